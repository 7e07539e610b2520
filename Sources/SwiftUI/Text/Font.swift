/// A font that is resolved in the environment.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, CGFloat, relativeTo: TextStyle?, isFixed: Bool)
    case uiFont(UIFont)
  }
  package enum Change: Hashable, Sendable {
    case weight(Weight), italic, monospacedDigit, monospaced, leading(Leading), width(Width)
  }
  package var base: Base
  package var changes: [Change] = []

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    var uiKit: UIFont.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    var uiKit: UIFont.Weight { UIFont.Weight(rawValue: value) }
    init(_ weight: UIFont.Weight) { value = weight.rawValue }
    public static let ultraLight = Weight(.ultraLight)
    public static let thin = Weight(.thin)
    public static let light = Weight(.light)
    public static let regular = Weight(.regular)
    public static let medium = Weight(.medium)
    public static let semibold = Weight(.semibold)
    public static let bold = Weight(.bold)
    public static let heavy = Weight(.heavy)
    public static let black = Weight(.black)
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design, weight))
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, weight, design))
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size, relativeTo: .body, isFixed: false))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size, relativeTo: textStyle, isFixed: false))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, fixedSize, relativeTo: nil, isFixed: true))
  }
  public init(_ font: UIFont) { base = .uiFont(font) }
  package init(base: Base) { self.base = base }

  private func adding(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  public func bold() -> Font { adding(.weight(.bold)) }
  public func italic() -> Font { adding(.italic) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func monospaced() -> Font { adding(.monospaced) }
  /// Has no effect: the fonts have no small capitals.
  public func smallCaps() -> Font { self }
  /// Has no effect: the fonts have no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// Has no effect: the fonts have no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font with tighter or looser line spacing.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  public func width(_ width: Width) -> Font { adding(.width(width)) }

  /// The additional line spacing in points.
  package var extraLeading: CGFloat {
    for change in changes.reversed() {
      if case .leading(let leading) = change { return leading == .tight ? -2 : leading == .loose ? 2 : 0 }
    }
    return 0
  }

  /// Resolves the UIKit font for traits.
  package func resolve(_ traits: UITraitCollection) -> UIFont {
    var weight: Weight?
    var italic = false
    var digits = false
    var mono = false
    var width: Width?
    for change in changes {
      switch change {
      case .weight(let value): weight = value
      case .italic: italic = true
      case .monospacedDigit: digits = true
      case .monospaced: mono = true
      case .width(let value): width = value
      case .leading: break
      }
    }
    var font: UIFont
    switch base {
    case .style(let style, let design, let own):
      font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
      if let weight = weight ?? own {
        font = Self.system(font.pointSize, weight, design, mono)
      } else if mono || design != nil {
        font = Self.system(font.pointSize, style == .headline ? .semibold : .regular, design, mono)
      }
    case .system(let size, let own, let design):
      font = Self.system(size, weight ?? own ?? .regular, design, mono)
    case .custom(let name, let size, let style, let isFixed):
      let plain =
        UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size, weight: (weight ?? .regular).uiKit)
      font =
        isFixed
        ? plain
        : UIFontMetrics(forTextStyle: (style ?? .body).uiKit).scaledFont(for: plain, compatibleWith: traits)
    case .uiFont(let own): font = own
    }
    if digits, !mono {
      font = UIFont.monospacedDigitSystemFont(ofSize: font.pointSize, weight: (weight ?? .regular).uiKit)
    }
    if let width, width != .standard {
      let descriptor = font.fontDescriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.width: width.value]
      ])
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if italic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    return font
  }

  private static func system(_ size: CGFloat, _ weight: Weight, _ design: Design?, _ mono: Bool) -> UIFont {
    if mono || design == .monospaced { return .monospacedSystemFont(ofSize: size, weight: weight.uiKit) }
    let font = UIFont.systemFont(ofSize: size, weight: weight.uiKit)
    let uiDesign: UIFontDescriptor.SystemDesign? =
      switch design {
      case .serif: .serif
      case .rounded: .rounded
      default: nil
      }
    guard let uiDesign, let descriptor = font.fontDescriptor.withDesign(uiDesign) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
