import Foundation

/// Reads HTML into an attributed text, as `NSAttributedString` does on iOS: without tables, images and scripts.
struct HTMLReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
    var itemNumber = 0
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "li",
    "main", "nav", "ol", "p", "pre", "section", "table", "td", "th", "tr", "ul",
  ]
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr",
  ]
  /// Elements whose end tags may be missing: the next one of them ends them.
  private static let implied: Set<String> = ["p", "li", "dt", "dd", "tr", "td", "th"]
  /// Sizes of headings, relative to the text.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// The greatest depth of nested elements.
  private static let depth = 256

  private let result = NSMutableAttributedString()
  private var stack: [Element] = []
  private var sheet = HTMLStyleSheet()
  /// Whether the text ends with a space, or with a paragraph, so that further spaces collapse.
  private var endsWithSpace = true
  /// The last character, if it is a space or ends a paragraph.
  private var last: Unicode.Scalar?
  /// Whether text that follows belongs to a new paragraph.
  private var needsParagraph = false

  static func read(_ text: String) -> NSAttributedString {
    var reader = HTMLReader()
    for token in HTMLTokenizer(text) { reader.add(token) }
    reader.removeTrailingSpace()
    if reader.needsParagraph { reader.append("\n", reader.style) }
    return NSAttributedString(attributedString: reader.result)
  }

  private var style: HTMLStyle { stack.last?.style ?? HTMLStyle() }

  private mutating func add(_ token: HTMLTokenizer.Token) {
    switch token {
    case .text(let text): addText(text)
    case .start(let name, let attributes, let isClosed): start(name, attributes, isClosed)
    case .end(let name): end(name)
    }
  }

  // MARK: Elements

  private mutating func start(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
    if name == "br" { return addBreak() }
    if Self.blocks.contains(name) {
      if Self.implied.contains(name), stack.last?.name == name { end(name) }
      endParagraph()
    }
    guard !Self.empty.contains(name), stack.count < Self.depth else { return }
    stack.append(Element(name: name, style: style(of: name, attributes)))
    if name == "li" { addMarker() }
    if name == "td" || name == "th", !endsWithSpace { append("\t", style) }
    if isClosed { end(name) }
  }

  private mutating func end(_ name: String) {
    guard let position = stack.lastIndex(where: { $0.name == name }) else {
      if name == "p" { endParagraph() }
      return
    }
    let ended = stack[position...].lazy.map(\.name)
    // The text of a document without other blocks is no paragraph.
    if ended.contains(where: { Self.blocks.contains($0) && $0 != "html" && $0 != "body" }) { endParagraph() }
    stack.removeSubrange(position...)
  }

  private func style(of name: String, _ attributes: [String: String]) -> HTMLStyle {
    var style = style
    if Self.blocks.contains(name) { style.background = nil }
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "pre": (style.isMonospaced, style.keepsSpaces) = (true, true)
    case "small": style.size *= 5 / 6
    case "big": style.size *= 1.2
    case "sup": (style.baselineOffset, style.size) = (style.size / 3, style.size * 5 / 6)
    case "sub": (style.baselineOffset, style.size) = (-style.size / 6, style.size * 5 / 6)
    case "center": style.alignment = .center
    case "mark": style.background = HTMLStyle.color("yellow")
    case "head", "script", "style", "title", "noscript", "template": style.isHidden = true
    case "a":
      if let link = attributes["href"].flatMap(URL.init(string:)) {
        style.link = link
        style.isUnderlined = true
        style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
      }
    case "font":
      if let color = attributes["color"].flatMap(HTMLStyle.color) { style.color = color }
      if let face = attributes["face"] { style.apply("font-family: \(face)") }
      if let size = attributes["size"].flatMap({ Int($0) }), (1...7).contains(size) {
        style.size = [10, 13, 16, 18, 24, 32, 48][size - 1] * 0.75
      }
    default: break
    }
    if let factor = Self.headings[name] {
      style.size *= factor
      style.isBold = true
    }
    if let align = attributes["align"].flatMap(HTMLStyle.alignment) { style.alignment = align }
    for declarations in sheet.declarations(name, attributes) { style.apply(declarations) }
    if let own = attributes["style"] { style.apply(own) }
    return style
  }

  // MARK: Text

  private mutating func addText(_ text: String) {
    if stack.last?.name == "style" { return sheet.add(text) }
    guard !style.isHidden else { return }
    if style.keepsSpaces { return append(text, style) }
    var collapsed = ""
    for character in text.unicodeScalars {
      if character == " " || character == "\n" || character == "\t" || character == "\r" {
        if !endsWithSpace { collapsed += " " }
        endsWithSpace = true
      } else {
        collapsed.unicodeScalars.append(character)
        endsWithSpace = false
      }
    }
    append(collapsed, style)
  }

  private mutating func addBreak() {
    guard !style.isHidden else { return }
    removeTrailingSpace()
    append(style.keepsSpaces ? "\n" : "\u{2028}", style)
    endsWithSpace = true
  }

  /// Adds the bullet or number of a list's item.
  private mutating func addMarker() {
    guard let list = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
    stack[list].itemNumber += 1
    let marker = stack[list].name == "ol" ? "\(stack[list].itemNumber)." : "•"
    append("\t\(marker)\t", style)
    endsWithSpace = true
  }

  private mutating func removeTrailingSpace() {
    guard last == " ", !style.keepsSpaces else { return }
    result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    last = nil
  }

  private mutating func endParagraph() {
    removeTrailingSpace()
    endsWithSpace = true
    needsParagraph = result.length > 0 && last != "\n"
  }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    guard !text.isEmpty else { return }
    if needsParagraph {
      needsParagraph = false
      let attributes = result.attributes(at: result.length - 1, effectiveRange: nil)
      result.append(NSAttributedString(string: "\n", attributes: attributes))
      last = "\n"
      if text == "\n" { return }
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment ?? .natural
    if stack.contains(where: { $0.name == "li" }) {
      let level = CGFloat(stack.count { $0.name == "ul" || $0.name == "ol" })
      paragraph.headIndent = 36 * level
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: 36 * level - 25),
        NSTextTab(textAlignment: .natural, location: 36 * level),
      ]
    }
    result.append(NSAttributedString(string: text, attributes: style.attributes(paragraph)))
    last = text.unicodeScalars.last
  }
}
