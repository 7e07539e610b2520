extension UIListContentConfiguration {
  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// As a size to reserve: what symbols of the text's size need (`reservedLayoutSize`).
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; `nil` takes the view's tint.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The image is drawn no larger; zero sets no limit.
    public var maximumSize = CGSize.zero
    /// The room kept for the image, in which it is centred, so that texts of several rows align; zero is its own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines at most; zero means as many as it takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour with the transformer applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
    }
  }
}
