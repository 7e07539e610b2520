extension UIContentUnavailableConfiguration {
  /// How the image looks.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      pointSize: 48)
    /// The colour of symbols and templates; nil takes the view's tint.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The image is drawn no larger; zero sets no limit.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// How many lines at most; zero means as many as it takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var role = UIButton.Role.normal
    public var isEnabled = true
  }
}

/// What a controller without content is like.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for in the controller's search bar.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
