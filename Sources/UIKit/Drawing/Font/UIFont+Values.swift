extension UIFont {
  /// The weight of the strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// The width of the glyphs, from -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The role of a text; its font size follows the content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.Weight {
  /// The weight in the numbering of fonts, 100 to 900; interpolated between named weights.
  package var number: Int {
    let steps: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
      (0.62, 900),
    ]
    guard rawValue > steps[0].0 else { return 100 }
    for (low, high) in zip(steps, steps.dropFirst()) where rawValue <= high.0 {
      return Int((low.1 + (rawValue - low.0) / (high.0 - low.0) * (high.1 - low.1)).rounded())
    }
    return 900
  }

  /// Creates the named weight nearest to a number from 100 to 900.
  package init(number: Int) {
    let named: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = named[min(max((number + 50) / 100, 1), 9) - 1]
  }

  /// The weight used for text of this weight while the Bold Text setting is on.
  package var emphasized: UIFont.Weight {
    switch number {
    case ..<350: .regular
    case ..<450: .semibold
    case ..<550: .bold
    case ..<650: .heavy
    default: .black
    }
  }
}
