import Foundation

/// Writes an attributed text as HTML: a paragraph for each of its paragraphs, with styles in the elements.
enum HTMLWriter {
  static func document(of text: NSAttributedString) -> String {
    let string = text.string as NSString
    var body = ""
    string._enumerateSubstrings(in: NSRange(location: 0, length: string.length), options: .byParagraphs) {
      _, range, _, _ in
      body += paragraph(text.attributedSubstring(from: range))
    }
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static func paragraph(_ text: NSAttributedString) -> String {
    guard text.length > 0 else { return "<p><br></p>\n" }
    var runs = ""
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let css = declarations(attributes)
      var run = "<span style=\"\(escaped(css))\">\(escaped(string.substring(with: range)))</span>"
      if let link = NSAttributedString.linkAddress(in: attributes) {
        run = "<a href=\"\(escaped(link))\">\(run)</a>"
      }
      runs += run
    }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let alignment: String? =
      switch style?.alignment {
      case .left?: "left"
      case .center?: "center"
      case .right?: "right"
      case .justified?: "justify"
      default: nil
      }
    return "<p\(alignment.map { " style=\"text-align: \($0)\"" } ?? "")>\(runs)</p>\n"
  }

  private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> String {
    var style: [String] = []
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      style.append("font-family: '\(font.familyName.hasPrefix(".") ? "-apple-system" : font.familyName)'")
      style.append("font-size: \(Double(font.pointSize))px")
      if traits.contains(.traitBold) { style.append("font-weight: bold") }
      if traits.contains(.traitItalic) { style.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { style.append("color: \(notation(color))") }
    if let color = attributes[.backgroundColor] as? UIColor {
      style.append("background-color: \(notation(color))")
    }
    var lines: [String] = []
    if isLine(attributes[.underlineStyle]) { lines.append("underline") }
    if isLine(attributes[.strikethroughStyle]) { lines.append("line-through") }
    if !lines.isEmpty { style.append("text-decoration: \(lines.joined(separator: " "))") }
    return style.joined(separator: "; ")
  }

  private static func isLine(_ value: Any?) -> Bool {
    NSAttributedString.number(value).map { Int($0) } ?? 0 != 0
  }

  private static func notation(_ color: UIColor) -> String {
    let (bytes, alpha) = color.byteComponents ?? ([0, 0, 0], 1)
    let parts = bytes.map(String.init).joined(separator: ", ")
    return alpha < 1 ? "rgba(\(parts), \(Double(alpha)))" : "rgb(\(parts))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
