/// A tokenizer for the text of any text input, based on its characters.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  private struct Content {
    var string: String
    var offset: Int
    var input: any UITextInput
  }

  private func content(at position: UITextPosition) -> Content? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let string = input.text(in: all)
    else { return nil }
    return Content(
      string: string, offset: input.offset(from: input.beginningOfDocument, to: position), input: input)
  }

  private static func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue
      || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  /// Returns the units of a text, in order.
  private static func units(_ granularity: UITextGranularity, of string: String) -> [Range<Int>] {
    let text = StyledText(NSAttributedString(string: string))
    switch granularity {
    case .document: return [0..<text.length]
    case .character:
      var offset = 0
      return string.map { character in
        defer { offset += character.utf16.count }
        return offset..<(offset + character.utf16.count)
      }
    case .word: return words(of: text)
    case .sentence: return sentences(of: string)
    case .paragraph, .line: return text.paragraphs.indices.map { text.contentRange(ofParagraph: $0) }
    }
  }

  private static func words(of text: StyledText) -> [Range<Int>] {
    let flow = TextFlow(
      defaults: .init(font: .systemFont(ofSize: 17), color: .label), traits: UITraitCollection.current
    ) { text }
    var result: [Range<Int>] = []
    var offset = 0
    while offset < text.length {
      let end = flow.offset(from: offset, by: .word, forward: true)
      let start = flow.offset(from: end, by: .word, forward: false)
      guard end > offset, start >= offset, start < end else { break }
      result.append(start..<end)
      offset = end
    }
    return result
  }

  /// Returns the sentences. A sentence ends after its punctuation mark and the following space, or with its
  /// line.
  private static func sentences(of string: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, offset) = (0, 0)
    var (hasMark, hasSpace) = (false, false)
    func close() {
      if offset > start { result.append(start..<offset) }
      (start, hasMark, hasSpace) = (offset, false, false)
    }
    for character in string {
      if hasMark, hasSpace, !character.isWhitespace { close() }
      offset += character.utf16.count
      if character.isNewline {
        close()
      } else if character.isWhitespace {
        hasSpace = true
      } else {
        if "。！？".contains(character) { (hasMark, hasSpace) = (true, true) }
        if ".!?…".contains(character) { (hasMark, hasSpace) = (true, false) }
        if character.isLetter || character.isNumber { hasMark = false }
      }
    }
    close()
    return result
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let content = content(at: position) else { return nil }
    let forward = Self.isForward(direction)
    let found = Self.units(granularity, of: content.string).first {
      forward
        ? $0.lowerBound <= content.offset && content.offset < $0.upperBound
        : $0.lowerBound < content.offset && content.offset <= $0.upperBound
    }
    guard let found else { return nil }
    let input = content.input
    guard let start = input.position(from: input.beginningOfDocument, offset: found.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: found.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let content = content(at: position) else { return false }
    let forward = Self.isForward(direction)
    return Self.units(granularity, of: content.string).contains {
      content.offset == (forward ? $0.upperBound : $0.lowerBound)
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let content = content(at: position) else { return nil }
    let units = Self.units(granularity, of: content.string)
    let offset =
      Self.isForward(direction)
      ? units.first { $0.upperBound > content.offset }?.upperBound
      : units.last { $0.lowerBound < content.offset }?.lowerBound
    return offset.flatMap { content.input.position(from: content.input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
