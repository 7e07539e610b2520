import InterfaceDocuments

/// The fonts in documents.
@MainActor
enum InterfaceFonts {
  static func font(_ element: InterfaceElement) -> UIFont? {
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = CGFloat(
      min(max(element.number("pointSize") ?? element.number("size") ?? metaSize(element) ?? 17, 0), 2000))
    if let name = element["name"], element["type"] == nil {
      return UIFont(name: name, size: size) ?? fallback(name, size)
    }
    if let text = element["weight"], let weight = weights[text] {
      return .systemFont(ofSize: size, weight: weight)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  private static func metaSize(_ element: InterfaceElement) -> Double? {
    switch element["size"] ?? element["metaFont"] {
    case "smallSystem": 12
    case "system": 14
    case "button": 18
    case "label": 17
    default: nil
    }
  }

  /// Returns a substitute for a missing font: the system font with the weight in the name.
  private static func fallback(_ name: String, _ size: CGFloat) -> UIFont {
    let name = name.lowercased()
    if name.contains("mono") || name.contains("menlo") || name.contains("courier") {
      return .monospacedSystemFont(ofSize: size, weight: name.contains("bold") ? .bold : .regular)
    }
    let marks: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold),
      ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    if let mark = marks.first(where: { name.contains($0.0) }) {
      return .systemFont(ofSize: size, weight: mark.1)
    }
    return name.contains("italic") || name.contains("oblique")
      ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

/// The images in documents.
@MainActor
enum InterfaceImages {
  /// Returns the symbol configuration from an element with a weight, a scale, a size or a text style.
  static func symbolConfiguration(_ coder: InterfaceCoder, scaleKey: String) -> UIImage.SymbolConfiguration? {
    var parts: [UIImage.SymbolConfiguration] = []
    if let style = coder.raw("textStyle") {
      parts.append(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
    }
    if let child = coder.child("font") ?? coder.child("configurationFont"),
      let font = InterfaceFonts.font(child)
    {
      parts.append(UIImage.SymbolConfiguration(font: font))
    }
    if let size = coder.number("pointSize") { parts.append(UIImage.SymbolConfiguration(pointSize: size)) }
    let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
      "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
      "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if let weight = coder.choice("weight", weights) {
      parts.append(UIImage.SymbolConfiguration(weight: weight))
    }
    let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
      "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]
    if let scale = coder.choice(scaleKey, scales) { parts.append(UIImage.SymbolConfiguration(scale: scale)) }
    guard var result = parts.first else { return nil }
    for part in parts.dropFirst() { result = result.applying(part) }
    return result
  }
}
