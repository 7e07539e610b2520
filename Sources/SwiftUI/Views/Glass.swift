/// The material of a glass effect. Differs from iOS 26: drawn with a material of iOS 17.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, tint: color) }
  /// Returns glass that reacts to touches. No effect: materials do not react.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The insertion and removal of a glass effect.
public struct GlassEffectTransition: Equatable, Sendable {
  let isPlain: Bool
  public static var identity: GlassEffectTransition { .init(isPlain: true) }
  public static var matchedGeometry: GlassEffectTransition { .init(isPlain: false) }
  public static var materialize: GlassEffectTransition { .init(isPlain: false) }
}

/// The default shape of a glass effect.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A container for views whose glass effects merge. Differs from iOS 26: each view keeps its own shape.
public struct GlassEffectContainer<Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let content: Content
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

extension View {
  /// Adds a glass effect behind the view: a thin material with the tint above it.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background {
      if glass.kind != .identity {
        shape.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
          .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.6)) } }
      }
    }
  }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }
  /// Sets the identity of the glass effect for transitions between views, which are matched as by
  /// `matchedGeometryEffect`.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  {
    modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
  }
  /// Merges the glass effects of several views. Differs from iOS 26: each view keeps its own shape.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  {
    self
  }
  /// Sets the transition of the glass effect. Differs from iOS 26: every transition is a fade.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self.transition(transition.isPlain ? .identity : .opacity)
  }
  /// Extends the background of the view under the surrounding bars and sidebars.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct GlassIdentity: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID
  func body(content: Content) -> some View {
    if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
  }
}
private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool
  func body(content: Content) -> some View {
    if isEnabled { content.ignoresSafeArea() } else { content }
  }
}

/// A button style with a glass background.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  nonisolated public init() { glass = .regular }
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    HighlightingButton(configuration: configuration, style: Appearance(glass: glass))
  }
  struct Appearance: ButtonStyle {
    let glass: Glass
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(Color.primary)
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .glassEffect(glass)
        .opacity(configuration.isPressed ? 0.7 : 1)
    }
  }
}
/// A button style with a glass background in the accent color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { .init() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
