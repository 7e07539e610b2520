extension Text {
  /// The size of text relative to its surroundings.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    adding(.scale(isEnabled ? scale : .default))
  }
}

/// Whether text can be selected and copied.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

private struct SelectableKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  package var isTextSelectable: Bool {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  package var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

/// The transition when the content of a text or image changes.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case identity, fade }
  let kind: Kind
  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .fade)
  public static let interpolate = ContentTransition(kind: .fade)
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
  public static func numericText(value: Double) -> ContentTransition { .opacity }
  public static let symbolEffect = ContentTransition(kind: .fade)
  /// Adds an effect for the replacement of symbols.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(kind: .fade) }
}

/// The rendering mode of a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)

  @MainActor
  func configuration(_ environment: EnvironmentValues) -> UIImage.SymbolConfiguration? {
    let base = environment.foregroundStyle?.color(in: environment) ?? .label
    switch kind {
    case .monochrome: return nil
    case .multicolor: return .preferringMulticolor()
    case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: base)
    case .palette:
      let levels = environment.foregroundLevels.map { $0.color(in: environment) }
      return UIImage.SymbolConfiguration(paletteColors: [base] + levels)
    }
  }
}

extension Image {
  public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = renderingMode
    return copy
  }
}

extension View {
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.textStyles) { $0.append(.width(width)) }
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textStyles) { $0.append(.scale(isEnabled ? scale : .default)) }
  }
  /// Sets the semantic type of text fields.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
  /// Prevents submissions of fields from reaching outer actions.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
  }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, size < first {
        size = first
      } else if let last = allowed.last {
        size = last
      }
    }
  }
  /// Redacts the view when private content is redacted.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) {
      if sensitive, $0.contains(.privacy) { $0.insert(.placeholder) }
    }
  }
  /// Redacts the view when outdated content is redacted.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) {
      if invalidatable, $0.contains(.invalidated) { $0.insert(.placeholder) }
    }
  }
}
