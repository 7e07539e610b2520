import FoundationExtensions

/// Reads a `.colorset`: one color for each appearance.
enum AssetColorSet {
  static func read(_ folder: URL, name: String) -> UIColor? {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    let list = folder.appendingPathComponent("Contents.json")
    let idiom = UITraitCollection.current.userInterfaceIdiom
    var table: [String: (color: UIColor, isOwn: Bool)] = [:]
    for entry in contents["colors"]?.array ?? [] {
      guard let conditions = AssetConditions(entry), let tree = entry["color"],
        conditions.idiom == .unspecified || conditions.idiom == idiom
      else { continue }
      guard let color = color(tree) else {
        ResourceReport.warn(list, line: tree.line, "the colour “\(name)” has components that are no numbers")
        continue
      }
      let key = "\(conditions.isDark == true ? "dark" : "light")\(conditions.isHighContrast ? " high" : "")"
      let isOwn = conditions.idiom != .unspecified
      if let known = table[key], known.isOwn, !isOwn { continue }
      table[key] = (color, isOwn)
    }
    guard let light = table["light"]?.color ?? table["dark"]?.color else {
      // Xcode creates the set of the accent color with an entry without components, which means the default.
      let entries = contents["colors"]?.array ?? []
      if entries.isEmpty || entries.contains(where: { $0["color"] != nil }) {
        ResourceReport.warn(list, line: contents.line, "there is no colour for “\(name)”")
      }
      return nil
    }
    if table.count == 1 { return light }
    return UIColor(
      .variants(
        ColorVariants(
          name: name, light: light, dark: table["dark"]?.color ?? light,
          lightHighContrast: table["light high"]?.color,
          darkHighContrast: table["dark high"]?.color ?? table["light high"]?.color)))
  }

  private static func color(_ tree: JSONTree) -> UIColor? {
    if let reference = tree["reference"]?.string { return systemColor(reference) }
    guard let components = tree["components"] else { return nil }
    let alpha = components["alpha"].map(component) ?? 1
    guard let alpha else { return nil }
    if let white = components["white"] {
      return component(white).map { UIColor(white: $0, alpha: alpha) }
    }
    let parts = ["red", "green", "blue"].map { components[$0].flatMap(component) }
    guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    return tree["color-space"]?.string == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// "0.5", "0x7F" or "127", the three formats of Xcode's color panel.
  private static func component(_ tree: JSONTree) -> CGFloat? {
    if let number = tree.number { return number.isFinite ? CGFloat(number) : nil }
    guard let text = tree.string?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
  }

  private static func systemColor(_ reference: String) -> UIColor? {
    switch reference {
    case "systemRedColor": .systemRed
    case "systemGreenColor": .systemGreen
    case "systemBlueColor": .systemBlue
    case "systemOrangeColor": .systemOrange
    case "systemYellowColor": .systemYellow
    case "systemPinkColor": .systemPink
    case "systemPurpleColor": .systemPurple
    case "systemTealColor": .systemTeal
    case "systemIndigoColor": .systemIndigo
    case "systemBrownColor": .systemBrown
    case "systemMintColor": .systemMint
    case "systemCyanColor": .systemCyan
    case "systemGrayColor": .systemGray
    case "systemGray2Color": .systemGray2
    case "systemGray3Color": .systemGray3
    case "systemGray4Color": .systemGray4
    case "systemGray5Color": .systemGray5
    case "systemGray6Color": .systemGray6
    case "labelColor": .label
    case "secondaryLabelColor": .secondaryLabel
    case "tertiaryLabelColor": .tertiaryLabel
    case "quaternaryLabelColor": .quaternaryLabel
    case "linkColor": .link
    case "placeholderTextColor": .placeholderText
    case "separatorColor": .separator
    case "opaqueSeparatorColor": .opaqueSeparator
    case "systemBackgroundColor": .systemBackground
    case "secondarySystemBackgroundColor": .secondarySystemBackground
    case "tertiarySystemBackgroundColor": .tertiarySystemBackground
    case "systemGroupedBackgroundColor": .systemGroupedBackground
    case "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground
    default: nil
    }
  }
}
