import InterfaceDocuments

extension UIActivityIndicatorView {
  func readIndicator(_ coder: InterfaceCoder) {
    let styles: KeyValuePairs<String, Style> = [
      "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
    ]
    if let style = coder.choice("style", styles) { self.style = style }
    if let color = coder.color("color") { self.color = color }
    if let hides = coder.bool("hidesWhenStopped") {
      hidesWhenStopped = hides
    } else {
      hidesWhenStopped = false
    }
    if coder.bool("animating") == true { startAnimating() }
  }
}

extension UIVisualEffectView {
  func readEffect(_ coder: InterfaceCoder) {
    if let vibrancy = coder.element.first("vibrancyEffect") {
      let blur = vibrancy.first("blurEffect").flatMap { Self.blur(coder.coder(for: $0)) }
      effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
    } else if let child = coder.element.first("blurEffect") {
      effect = Self.blur(coder.coder(for: child))
    }
    guard let content = coder.child("contentView") else { return }
    coder.loader.fill(contentView, content)
  }

  static let blurStyles: KeyValuePairs<String, UIBlurEffect.Style> = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  static func blur(_ coder: InterfaceCoder) -> UIBlurEffect? {
    return coder.choice("style", blurStyles).map { UIBlurEffect(style: $0) }
  }
}

extension InterfaceLoader {
  /// Decodes an element into a view that another view created itself, such as a content view.
  /// - Parameter standard: The identifiers of subviews that already exist.
  func fill(_ view: UIView, _ element: InterfaceElement, without standard: Set<String> = []) {
    var element = element
    if !standard.isEmpty { element = element.removingSubviews(standard) }
    view.readView(InterfaceCoder(element, self))
  }
}
