extension UIImage {
  // Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
  /// Traits that select a variant of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    open private(set) var traitCollection: UITraitCollection?
    open private(set) var locale: Locale?

    init(traitCollection: UITraitCollection?, locale: Locale? = nil) {
      self.traitCollection = traitCollection
      self.locale = locale
    }

    public convenience init(locale: Locale) {
      self.init(traitCollection: nil, locale: locale)
    }

    /// Returns a configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      copy(traits: traitCollection) as! Self
    }

    /// Returns this configuration with the values of `otherConfiguration` on top. It is a symbol
    /// configuration if either is.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      let traits = [traitCollection, otherConfiguration.traitCollection].compactMap { $0 }
      let merged = traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
      if let mine = self as? SymbolConfiguration {
        var values = mine.values
        if let theirs = otherConfiguration as? SymbolConfiguration { values.merge(theirs.values) }
        return SymbolConfiguration(values, traitCollection: merged) as! Self
      }
      let result: Configuration =
        (otherConfiguration as? SymbolConfiguration).map {
          SymbolConfiguration($0.values, traitCollection: merged)
        }
        ?? Configuration(traitCollection: merged, locale: otherConfiguration.locale ?? locale)
      // A plain configuration becomes a symbol configuration, which is a subclass; other subclasses do not
      // exist.
      return result as! Self
    }

    func copy(traits: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traits, locale: locale)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return other === self || (other.traitCollection == traitCollection && other.locale == locale)
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// The weights of symbols, which match those of fonts.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the matching font weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to the cap height of the adjacent text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  // Immutable, as its superclass.
  /// The appearance of a symbol: size, weight and colors. Unspecified values depend on where it is shown.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      enum Colors: Hashable {
        case monochrome
        case hierarchical(UIColor?)
        case palette([UIColor])
        case multicolor
      }

      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: Colors?

      mutating func merge(_ other: Values) {
        if other.pointSize != nil || other.textStyle != nil {
          pointSize = other.pointSize
          textStyle = other.textStyle
        }
        if other.weight != .unspecified { weight = other.weight }
        if other.scale != .unspecified { scale = other.scale }
        if let theirs = other.colors { colors = theirs }
      }
    }

    let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      var values = Values(scale: scale)
      values.weight = font.specification.weight.symbolWeight()
      if let style = font.followedTextStyle, font.scaling?.baseSize == nil {
        values.textStyle = style
      } else {
        values.pointSize = font.pointSize
      }
      self.init(values)
    }

    /// Creates a configuration with shades of one color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with a color for each layer; the last one applies to all further layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors.isEmpty ? .monochrome : .palette(paletteColors)))
    }

    /// Returns a configuration that prefers the symbol's own colors, if it has any.
    public class func preferringMulticolor() -> Self {
      SymbolConfiguration(Values(colors: .multicolor)) as! Self
    }

    /// Returns a configuration that uses only the tint color.
    public class func preferringMonochrome() -> Self {
      SymbolConfiguration(Values(colors: .monochrome)) as! Self
    }

    public func configurationWithoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
      var values = values
      change(&values)
      return SymbolConfiguration(values, traitCollection: traitCollection)
    }

    override func copy(traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traitCollection: traits)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { values.hashValue }
  }
}

extension UIFont.Weight {
  /// Returns the matching symbol weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: min(max((number + 50) / 100, 1), 9)) ?? .regular
  }
}
