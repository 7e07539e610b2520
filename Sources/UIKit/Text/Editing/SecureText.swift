/// A replacement for secure text: a bullet for each character.
struct SecureText {
  let text: StyledText
  /// The starts of the characters in the text, and its end.
  private let boundaries: [Int]

  init(_ original: StyledText) {
    var boundaries = [0]
    while let last = boundaries.last, last < original.length {
      boundaries.append(original.characterBoundary(after: last))
    }
    self.boundaries = boundaries
    text = StyledText(NSAttributedString(string: String(repeating: "•", count: boundaries.count - 1)))
  }

  func shown(_ offset: Int) -> Int { boundaries.firstIndex { $0 >= offset } ?? boundaries.count - 1 }
  func original(_ offset: Int) -> Int { boundaries[min(max(offset, 0), boundaries.count - 1)] }
}
