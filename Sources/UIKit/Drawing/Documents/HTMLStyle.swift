import Foundation

/// The properties of CSS that attributed texts have.
struct HTMLStyle {
  var family: String?
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var isStruck = false
  var baselineOffset: CGFloat = 0
  var color: UIColor?
  var background: UIColor?
  var alignment: NSTextAlignment?
  var link: URL?
  var keepsSpaces = false
  var isHidden = false

  /// Applies declarations such as `color: red; font-size: 14px`.
  mutating func apply(_ declarations: String) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      apply(
        parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(
          in: .whitespacesAndNewlines))
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    switch property {
    case "color": color = Self.color(value) ?? color
    case "background", "background-color": background = Self.color(value) ?? background
    case "font-size": size = Self.length(value, relativeTo: size) ?? size
    case "font-family": family = Self.family(value) ?? family
    case "font-weight": isBold = value.hasPrefix("bold") || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "text-align": alignment = Self.alignment(value) ?? alignment
    case "display": isHidden = isHidden || value == "none"
    case "white-space": keepsSpaces = value.hasPrefix("pre")
    case "font": applyFont(value)
    default: break
    }
  }

  /// Applies a shorthand such as `italic bold 17px/1.2 Georgia, serif`.
  private mutating func applyFont(_ value: String) {
    let words = value.split(separator: " ")
    guard let position = words.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil }) else {
      return
    }
    for word in words[..<position] {
      apply(word == "italic" || word == "oblique" ? "font-style" : "font-weight", String(word))
    }
    apply("font-size", String(words[position].prefix { $0 != "/" }))
    apply("font-family", words[(position + 1)...].joined(separator: " "))
  }

  static func alignment(_ value: String) -> NSTextAlignment? {
    switch value.lowercased() {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justify": .justified
    default: nil
    }
  }

  private static func family(_ value: String) -> String? {
    value.split(separator: ",").first.map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\""))
    }
  }

  private static let sizes: [String: CGFloat] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
  ]

  /// Returns a length in points: a pixel is a point, as in web views.
  static func length(_ value: String, relativeTo size: CGFloat) -> CGFloat? {
    if let named = sizes[value] { return named }
    let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let amount = Double(number), amount.isFinite, amount > 0, amount < 10_000 else { return nil }
    switch value.dropFirst(number.count).lowercased() {
    case "em": return size * amount
    case "%": return size * amount / 100
    case "rem": return 12 * amount
    default: return amount
    }
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
    "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkred": 0x8B0000, "darkgreen": 0x006400,
    "darkblue": 0x00008B, "crimson": 0xDC143C, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072,
  ]

  /// Returns a color by name or in one of the notations `#rgb`, `#rrggbb`, `rgb()` and `rgba()`.
  static func color(_ value: String) -> UIColor? {
    let value = value.lowercased()
    if let number = names[value] { return color(number) }
    if value.hasPrefix("#") {
      let digits = value.dropFirst()
      let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      guard full.count == 6, let number = UInt32(full, radix: 16) else { return nil }
      return color(number)
    }
    guard value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), value.hasSuffix(")") else {
      return nil
    }
    let parts = value[value.index(after: open)...].dropLast().split { ", /".contains($0) }.compactMap {
      part in
      part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
    }
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func color(_ number: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }

  /// Source: `-apple-system` names the system font in web pages on iOS.
  private var font: UIFont {
    var base: UIFont
    switch family?.lowercased() {
    case "-apple-system"?, "system-ui"?, "-apple-system-body"?, "blinkmacsystemfont"?:
      base = .systemFont(ofSize: size)
    case "sans-serif"?: base = UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
    case let name? where name != "serif":
      base = UIFont(name: name, size: size) ?? Self.serif(size)
    default: base = isMonospaced ? UIFont(name: "Courier", size: size) ?? Self.serif(size) : Self.serif(size)
    }
    var traits = base.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if traits != base.fontDescriptor.symbolicTraits,
      let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
    {
      base = UIFont(descriptor: descriptor, size: size)
    }
    return base
  }

  private static func serif(_ size: CGFloat) -> UIFont {
    UIFont(name: "Times New Roman", size: size) ?? .systemFont(ofSize: size)
  }

  func attributes(_ paragraph: NSParagraphStyle) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
    ]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    if let link { attributes[.link] = link }
    return attributes
  }
}

/// The rules of a style sheet that select elements by name, class or identifier.
struct HTMLStyleSheet {
  private var rules: [(selector: String, declarations: String)] = []

  mutating func add(_ text: String) {
    var text = text
    while let start = text.range(of: "/*") {
      let end = text.range(of: "*/", range: start.upperBound..<text.endIndex)?.upperBound ?? text.endIndex
      text.removeSubrange(start.lowerBound..<end)
    }
    for block in text.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        rules.append(
          (selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), String(parts[1])))
      }
    }
  }

  /// The declarations for an element, in the order of the sheet.
  func declarations(_ name: String, _ attributes: [String: String]) -> [String] {
    guard !rules.isEmpty else { return [] }
    var selectors: Set<String> = ["*", name]
    for word in (attributes["class"] ?? "").lowercased().split(separator: " ") {
      selectors.formUnion([".\(word)", "\(name).\(word)"])
    }
    if let identifier = attributes["id"]?.lowercased() {
      selectors.formUnion(["#\(identifier)", "\(name)#\(identifier)"])
    }
    return rules.filter { selectors.contains($0.selector) }.map(\.declarations)
  }
}
