import Foundation

/// Writes an attributed text as Rich Text Format.
///
/// Source: “Rich Text Format (RTF) Specification, version 1.9.1”. Lengths are in twips, a twentieth of a point, and sizes of fonts in
/// half points.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""
  private var paragraph: NSParagraphStyle?
  /// The files of attachments, by name.
  private(set) var files: [String: Data] = [:]
  private let writesAttachments: Bool

  init(writesAttachments: Bool) {
    self.writesAttachments = writesAttachments
  }

  /// Returns the document of a text.
  mutating func document(of text: NSAttributedString) -> Data {
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      add(string.substring(with: range), attributes)
    }
    let fontTable = fonts.enumerated().map { "\\f\($0.offset)\\fnil\\fcharset0 \($0.element);" }.joined()
    let colorTable = ";" + colors.map { "\($0);" }.joined()
    let head = "{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl\(fontTable)}\n{\\colortbl\(colorTable)}\n"
    return Data((head + body + "}").utf8)
  }

  private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    if paragraph != style {
      paragraph = style
      body += "\\pard" + Self.control(of: style) + "\n"
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return add(attachment)
    }
    // A space ends a control word. Without one it belongs to the text.
    let control = control(of: attributes)
    let run = "{" + control + (control.isEmpty ? "" : " ") + Self.escaped(text) + "}"
    guard let link = NSAttributedString.linkAddress(in: attributes) else {
      body += run
      return
    }
    body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt \(run)}}"
  }

  private mutating func add(_ attachment: NSTextAttachment) {
    let wrapper = attachment.fileWrapper
    guard writesAttachments,
      let data = attachment.contents ?? wrapper?.regularFileContents ?? attachment.image?.pngData()
    else { return }
    let wished = wrapper?.preferredFilename ?? wrapper?.filename ?? "Attachment.png"
    var name = wished
    var number = 1
    while files[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wished)"
    }
    files[name] = data
    let size = attachment.bounds.isEmpty ? attachment.image?.size ?? .zero : attachment.bounds.size
    body +=
      "{{\\NeXTGraphic \(Self.escaped(name)) \\width\(Self.twips(size.width)) \\height\(Self.twips(size.height))}\\'ac}"
  }

  // MARK: Controls

  private mutating func control(of attributes: [NSAttributedString.Key: Any]) -> String {
    var control = ""
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      control += "\\f\(Self.index(of: font.fontName, in: &fonts))"
      if traits.contains(.traitBold) { control += "\\b" }
      if traits.contains(.traitItalic) { control += "\\i" }
      control += "\\fs\(Int((font.pointSize * 2).rounded()))"
    }
    if let color = attributes[.foregroundColor] as? UIColor { control += "\\cf\(index(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor {
      control += "\\cb\(index(of: color))\\highlight\(index(of: color))"
    }
    switch NSAttributedString.number(attributes[.underlineStyle]).map({ NSUnderlineStyle(rawValue: Int($0)) })
    {
    case nil, []?: break
    case let style? where style.contains(.double): control += "\\uldb"
    case let style? where style.contains(.thick): control += "\\ulth"
    default: control += "\\ul"
    }
    switch NSAttributedString.number(attributes[.strikethroughStyle]).map({
      NSUnderlineStyle(rawValue: Int($0))
    }) {
    case nil, []?: break
    case let style? where style.contains(.double): control += "\\striked1"
    default: control += "\\strike"
    }
    if let offset = NSAttributedString.number(attributes[.baselineOffset]), offset != 0 {
      control += (offset > 0 ? "\\up" : "\\dn") + "\(Int((abs(offset) * 2).rounded()))"
    }
    if let kern = NSAttributedString.number(attributes[.kern]) { control += "\\expndtw\(Self.twips(kern))" }
    return control
  }

  private static func control(of style: NSParagraphStyle) -> String {
    var control =
      switch style.alignment {
      case .left: "\\ql"
      case .center: "\\qc"
      case .right: "\\qr"
      case .justified: "\\qj"
      default: ""
      }
    func add(_ word: String, _ length: CGFloat) {
      if length != 0 { control += "\\\(word)\(twips(length))" }
    }
    add("li", style.headIndent)
    add("fi", style.firstLineHeadIndent - style.headIndent)
    add("ri", -style.tailIndent)
    add("sb", style.paragraphSpacingBefore)
    add("sa", style.paragraphSpacing)
    if style.lineHeightMultiple != 0 {
      control += "\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1"
    } else if style.minimumLineHeight != 0 {
      // Negative for an exact height.
      let isExact = style.minimumLineHeight == style.maximumLineHeight
      control += "\\sl\(isExact ? "-" : "")\(twips(style.minimumLineHeight))\\slmult0"
    }
    add("slleading", style.lineSpacing)
    if style.baseWritingDirection == .rightToLeft { control += "\\rtlpar" }
    return control
  }

  // MARK: Tables and text

  private mutating func index(of color: UIColor) -> Int {
    let bytes = color.byteComponents?.parts ?? [0, 0, 0]
    // The first entry is the automatic color.
    return Self.index(of: "\\red\(bytes[0])\\green\(bytes[1])\\blue\(bytes[2])", in: &colors) + 1
  }

  private static func index(of entry: String, in table: inout [String]) -> Int {
    if let index = table.firstIndex(of: entry) { return index }
    table.append(entry)
    return table.count - 1
  }

  private static func twips(_ length: CGFloat) -> Int { Int((length * 20).rounded()) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x09: result += "\\tab "
      case 0x0A, 0x0D, 0x2029: result += "\\par\n"
      case 0x2028: result += "\\line\n"
      case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      // Units are signed.
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
