import Foundation

/// Reads Rich Text Format into an attributed text: without tables, lists and headers.
///
/// Source: “Rich Text Format (RTF) Specification, version 1.9.1”.
struct RTFReader {
  private enum Destination { case text, fonts, colors, instruction, graphic, picture, none }

  private struct State {
    var destination = Destination.text
    var style = RTFStyle()
    var isHidden = false
    /// The number of characters after `\u` that stand for the same character.
    var fallback = 1
  }

  /// The greatest depth of nested groups.
  private static let depth = 256

  private let bytes: [UInt8]
  private let files: [String: FileWrapper]
  private var at = 0
  private var state = State()
  private var stack: [State] = []
  private var skipped = 0
  private var run: [UInt16] = []
  private var fonts: [Int: String] = [:]
  private var fontNumber = 0
  private var fontName = ""
  private var colors: [UIColor?] = []
  private var color: (red: CGFloat, green: CGFloat, blue: CGFloat)?
  private var instruction = ""
  private var graphic = ""
  private var picture = RTFPicture()
  private let result = NSMutableAttributedString()

  private init(_ data: Data, _ files: [String: FileWrapper]) {
    bytes = [UInt8](data)
    self.files = files
  }

  /// Returns the text of a document; `nil` if it is none.
  /// - Parameter files: The files of attachments, by name.
  static func read(_ data: Data, files: [String: FileWrapper] = [:]) -> NSAttributedString? {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    var reader = RTFReader(data, files)
    reader.read()
    return NSAttributedString(attributedString: reader.result)
  }

  private mutating func read() {
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: "\\"): control()
      case 0x0A, 0x0D: break
      default: add(UInt16(byte))
      }
    }
    flush()
  }

  // MARK: Groups

  private mutating func open() {
    flush()
    // Deeper groups are read as part of their parent.
    if stack.count < Self.depth { stack.append(state) }
    skipped = 0
  }

  private mutating func close() {
    flush()
    switch state.destination {
    case .graphic: addGraphic()
    case .picture: addPicture()
    default: break
    }
    let wasInstruction = state.destination == .instruction
    if let last = stack.popLast() { state = last }
    // The result of a field follows in the same group as its instruction.
    if wasInstruction, state.destination != .instruction, let link = Self.link(instruction) {
      state.style.link = link
    }
    skipped = 0
  }

  /// The address in an instruction such as `HYPERLINK "https://example.org"`.
  private static func link(_ instruction: String) -> URL? {
    guard instruction.contains("HYPERLINK") else { return nil }
    let parts = instruction.split(separator: "\"")
    return parts.count > 1 ? URL(string: String(parts[1])) : nil
  }

  // MARK: Controls

  private mutating func control() {
    guard at < bytes.count else { return }
    let first = bytes[at]
    guard Self.isLetter(first) else {
      at += 1
      return symbol(first)
    }
    let start = at
    while at < bytes.count, Self.isLetter(bytes[at]) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    let numberStart = at
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") { at += 1 }
    while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
    let number = Int(String(decoding: bytes[numberStart..<at], as: UTF8.self))
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    if word == "bin", let number, number > 0 {
      let end = at + min(number, bytes.count - at)
      if state.destination == .picture { picture.add(bytes: bytes[at..<end]) }
      at = end
      return
    }
    handle(word, number)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      guard at + 1 < bytes.count,
        let code = UInt8(String(decoding: bytes[at...at + 1], as: UTF8.self), radix: 16)
      else { return }
      at += 2
      for unit in (String(data: Data([code]), encoding: .windowsCP1252) ?? "?").utf16 { add(unit) }
    case UInt8(ascii: "*"): state.destination = .none
    case UInt8(ascii: "~"): add(0xA0)
    case UInt8(ascii: "-"): add(0xAD)
    case UInt8(ascii: "_"): add(0x2011)
    case 0x0A, 0x0D: add(0x0A)
    default: add(UInt16(byte))
    }
  }

  private static let characters: [String: UInt16] = [
    "par": 0x0A, "line": 0x2028, "tab": 0x09, "emdash": 0x2014, "endash": 0x2013, "emspace": 0x2003,
    "enspace": 0x2002, "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201C, "rdblquote": 0x201D,
    "bullet": 0x2022, "page": 0x0C, "sect": 0x0A, "cell": 0x09, "row": 0x0A,
  ]

  /// Destinations whose contents are no text.
  private static let ignored: Set<String> = [
    "stylesheet", "info", "nonshppict", "object", "header", "footer", "headerl", "headerr", "headerf",
    "footerl", "footerr", "footerf", "footnote", "listtable", "listoverridetable", "expandedcolortbl",
    "generator", "filetbl", "revtbl", "rsidtbl", "themedata", "colorschememapping", "datastore",
    "latentstyles", "xmlnstbl", "mmathPr", "comment", "private",
  ]

  private mutating func handle(_ word: String, _ number: Int?) {
    if let character = Self.characters[word] { return add(character) }
    if Self.ignored.contains(word) { return state.destination = .none }
    switch word {
    case "fonttbl": state.destination = .fonts
    case "colortbl": state.destination = .colors
    case "fldinst":
      state.destination = .instruction
      instruction = ""
    case "shppict": if stack.last?.destination == .text { state.destination = .text }
    case "pict":
      guard state.destination == .text else { return }
      state.destination = .picture
      picture = RTFPicture()
    case "NeXTGraphic":
      state.destination = .graphic
      graphic = ""
    case "u":
      guard let number else { return }
      add(UInt16(truncatingIfNeeded: number))
      skipped = state.fallback
    case "uc": state.fallback = max(0, number ?? 1)
    case "f" where state.destination == .fonts: fontNumber = number ?? 0
    case "red", "green", "blue": addColor(word, number ?? 0)
    default:
      if state.destination == .picture { picture.apply(word, number) } else { applyStyle(word, number) }
    }
  }

  private mutating func applyStyle(_ word: String, _ number: Int?) {
    guard state.destination == .text else { return }
    var style = state.style
    switch word {
    case "v": return state.isHidden = number != 0
    case "f": style.family = number.flatMap { fonts[$0] }
    case "cf": style.color = color(number)
    case "cb", "highlight", "chcbpat": style.background = color(number)
    default: guard style.apply(word, number) else { return }
    }
    flush()
    state.style = style
  }

  // MARK: Tables

  private mutating func addColor(_ word: String, _ value: Int) {
    guard state.destination == .colors else { return }
    var parts = color ?? (0, 0, 0)
    switch word {
    case "red": parts.red = CGFloat(value) / 255
    case "green": parts.green = CGFloat(value) / 255
    default: parts.blue = CGFloat(value) / 255
    }
    color = parts
  }

  private func color(_ number: Int?) -> UIColor? {
    guard let number, colors.indices.contains(number) else { return nil }
    return colors[number]
  }

  // MARK: Text

  private mutating func add(_ unit: UInt16) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    switch state.destination {
    case .text: if !state.isHidden { run.append(unit) }
    case .instruction: instruction.append(String(decoding: [unit], as: UTF16.self))
    case .graphic: graphic.append(String(decoding: [unit], as: UTF16.self))
    case .picture: if let digit = UInt8(exactly: unit) { picture.add(digit: digit) }
    case .fonts where unit == UInt16(UInt8(ascii: ";")):
      fonts[fontNumber] = fontName.trimmingCharacters(in: .whitespaces)
      fontName = ""
    case .fonts: fontName.append(String(decoding: [unit], as: UTF16.self))
    case .colors where unit == UInt16(UInt8(ascii: ";")):
      colors.append(color.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) })
      color = nil
    case .colors, .none: break
    }
  }

  /// Appends the pending text with the style that it was read with.
  private mutating func flush() {
    guard !run.isEmpty else { return }
    let text = String(decoding: run, as: UTF16.self)
    run = []
    result.append(NSAttributedString(string: text, attributes: state.style.attributes))
  }

  private mutating func addPicture() {
    guard let attachment = picture.attachment else { return }
    let text = NSMutableAttributedString(attachment: attachment)
    let style = stack.last?.style ?? state.style
    text.addAttributes(style.attributes, range: NSRange(location: 0, length: text.length))
    result.append(text)
  }

  private mutating func addGraphic() {
    let name = graphic.trimmingCharacters(in: .whitespaces)
    if let file = files[name] {
      let attachment = NSTextAttachment(data: file.regularFileContents, ofType: nil)
      attachment.fileWrapper = file
      result.append(NSAttributedString(attachment: attachment))
    }
    // A character of the old encoding follows, for readers without attachments.
    while at < bytes.count, bytes[at] == 0x0A || bytes[at] == 0x0D { at += 1 }
    if bytes[at...].starts(with: Array("\\'ac".utf8)) { at += 4 }
  }
}
