import InterfaceDocuments

/// The colors in documents.
@MainActor
enum InterfaceColors {
  static func color(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = system[name] ?? legacy[name] { return color }
      if let remembered = loader.document.colors[name] { return plain(remembered) }
      loader.report(element, "there is no system colour \(name)")
      return nil
    }
    if let name = element["name"], element["colorSpace"] == nil {
      if let color = UIColor(named: name, in: loader.bundle, compatibleWith: nil) { return color }
      return loader.document.colors[name].flatMap(plain)
    }
    if let name = element["patternImage"] ?? element["image"],
      let image = loader.image(name, isSymbol: false, element: element)
    {
      return UIColor(patternImage: image)
    }
    if let xcode11 = element["xcode11CocoaTouchSystemColor"], let color = system[xcode11] { return color }
    return plain(element)
  }

  /// Returns a color from its components.
  private static func plain(_ element: InterfaceElement) -> UIColor? {
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else {
      return nil
    }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  private static let system: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "tintColor": .tintColor,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableCellPlainBackgroundColor": .systemBackground, "tableBackgroundColor": .systemBackground,
    "scrollViewTexturedBackgroundColor": .systemGray2, "viewFlipsideBackgroundColor": .darkGray,
    "systemWhiteColor": .white, "systemBlackColor": .black,
  ]

  private static let legacy: [String: UIColor] = [
    "whiteColor": .white, "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
    "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "clearColor": .clear,
  ]
}
