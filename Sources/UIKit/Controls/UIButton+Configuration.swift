extension UIButton {
  /// The appearance of a button: its content, colors and shape.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    package enum Style: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    package var style: Style

    package init(style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
    /// The styles of iOS 26. Differs from iOS 26: drawn as capsules in the most similar style of iOS 17.
    public static func glass() -> Configuration { capsule(.gray) }
    public static func clearGlass() -> Configuration { capsule(.gray) }
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    public static func prominentClearGlass() -> Configuration { capsule(.tinted) }

    private static func capsule(_ style: Style) -> Configuration {
      var configuration = Configuration(style: style)
      configuration.cornerStyle = .capsule
      return configuration
    }

    // MARK: Content

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var indicator = Indicator.automatic
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?

    // MARK: Arrangement

    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and text.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether the background depends on the button's selected state, if the style supports that.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var defaultInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    // MARK: Colors and shape

    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic

    /// Returns the configuration for the current state of a button.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  @MainActor
  func titleFont(for button: UIButton) -> UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: button.traitCollection)
    case .medium, .large: .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
    }
  }

  @MainActor
  func foregroundColor(for button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    let color: UIColor
    if let own = baseForegroundColor ?? button.ownTitleColor {
      color = own
    } else {
      switch style {
      case .filled, .borderedProminent: color = .white
      case .plain, .gray, .tinted, .borderless, .bordered, .borderedTinted:
        color = button.role == .destructive ? .systemRed : button.tintColor
      }
    }
    return button.isHighlighted ? color.withAlphaComponent(0.75 * color.cgColor.alpha) : color
  }

  @MainActor
  func backgroundColor(for button: UIButton) -> UIColor {
    if let own = background.backgroundColor { return background.resolved(own, button.tintColor) }
    let base = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor!)
    let color: UIColor
    switch style {
    case .plain:
      color = button.isSelected && automaticallyUpdateForSelection ? base.withAlphaComponent(0.15) : .clear
    case .borderless: color = .clear
    case .gray, .bordered: color = baseBackgroundColor ?? .tertiarySystemFill
    case .tinted, .borderedTinted: color = base.withAlphaComponent(0.18)
    case .filled, .borderedProminent: color = button.isEnabled ? base : .tertiarySystemFill
    }
    guard button.isHighlighted, color !== UIColor.clear else { return color }
    return color.withAlphaComponent(0.75 * color.resolvedColor(with: button.traitCollection).cgColor.alpha)
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .capsule: height / 2
    case .fixed: background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 14
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 5.95
    }
  }

  @MainActor
  func resolvedTitle(for button: UIButton) -> NSAttributedString? {
    resolved(
      attributedTitle, title, font: titleFont(for: button), color: foregroundColor(for: button),
      titleTextAttributesTransformer)
  }

  @MainActor
  func resolvedSubtitle(for button: UIButton) -> NSAttributedString? {
    resolved(
      attributedSubtitle, subtitle, font: .preferredFont(forTextStyle: .footnote),
      color: foregroundColor(for: button), subtitleTextAttributesTransformer)
  }

  private func resolved(
    _ attributed: AttributedString?, _ plain: String?, font: UIFont, color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if let transformer { attributes = transformer.applied(to: attributes) }
    if let attributed {
      let text = NSMutableAttributedString(attributedString: NSAttributedString(attributed))
      let whole = NSRange(location: 0, length: text.length)
      for (key, value) in attributes {
        text.enumerateAttribute(key, in: whole) { present, range, _ in
          if present == nil { text.addAttribute(key, value: value, range: range) }
        }
      }
      return text
    }
    return plain.map { NSAttributedString(string: $0, attributes: attributes) }
  }
}

extension UIButton.Configuration {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(image)
    hasher.combine(style)
  }
}

extension UIButton: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    guard isEnabled else { return nil }
    if configuration != nil { return .fade(to: 0.75, content: self) }
    // A custom button may show anything else.
    return buttonType == .system ? .fade(to: 0.2, content: self) : nil
  }
}
