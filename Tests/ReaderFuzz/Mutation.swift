import SeededRandom

/// Mutations of a text.
enum Mutation {
  private static let values: [[UInt8]] = [
    "", "NaN", "-1", "1e308", "YES", "NO", "one", "two", "list", "label", "0", "999999999999", "0x", "1:0",
    "&#0;",
    "&amp;", "\u{FEFF}",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "/", "#/", "@objc ",
    "@objc(",
    "@IBOutlet ", "@IBAction ", "#selector(", "#keyPath(", "#if os(iOS)\n", "#else\n", "#endif\n", "class ",
    "protocol ",
    "extension ", "override ", "func ", "var ", "?(", "`", "\n", "\r\n", "é", "\u{0}", "#Preview {",
    "@NSManaged ",
    "optional ", "dynamic ", "<", ">", "@objcMembers ", "import ", "where ", "init?(", "-> ", "case ",
  ].map { Array($0.utf8) }

  static func damageDocument(_ bytes: inout [UInt8], _ random: inout SeededNumbers) {
    guard !bytes.isEmpty else { return bytes.append(60) }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[place], at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<60, using: &random)))
    case 4:
      // Replaces a quoted value.
      guard let start = bytes[place...].firstIndex(of: 34),
        let end = bytes[(start + 1)...].firstIndex(of: 34)
      else { return }
      bytes.replaceSubrange((start + 1)..<end, with: values.randomElement(using: &random)!)
    case 5:
      // Repeats a tag elsewhere.
      guard let start = bytes[place...].firstIndex(of: 60), let end = bytes[start...].firstIndex(of: 62)
      else { return }
      let part = Array(bytes[start...end])
      bytes.insert(contentsOf: part, at: Int.random(in: 0..<bytes.count, using: &random))
    default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
    }
  }

  static func damageSource(_ bytes: inout [UInt8], _ random: inout SeededNumbers) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: bytes.insert(contentsOf: pieces.randomElement(using: &random)!, at: place)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<40, using: &random)))
    case 3:
      let part = Array(bytes[place..<min(bytes.count, place + Int.random(in: 0..<60, using: &random))])
      bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
    default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    }
  }
}
