/// How glass behind a view looks: the materials of iOS 17 stand for it.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, tint: color) }
  /// Whether the glass answers touches. Materials do not.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  let isPlain: Bool
  public static var identity: GlassEffectTransition { .init(isPlain: true) }
  public static var matchedGeometry: GlassEffectTransition { .init(isPlain: false) }
  public static var materialize: GlassEffectTransition { .init(isPlain: false) }
}

/// The shape of glass that names none.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// Views whose glass belongs together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

extension View {
  /// Puts glass behind the view: a thin material, with the tint over it.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background {
      if glass.kind != .identity {
        shape.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
          .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.6)) } }
      }
    }
  }
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }
  /// Names the glass for a movement from one view to another; views are matched as by `matchedGeometryEffect`.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
  }
  /// Joins the glass of several views; each of them keeps its own.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    self
  }
  /// How the glass comes and goes: it fades in every case.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self.transition(transition.isPlain ? .identity : .opacity)
  }
  /// Extends the background of the view under the bars and sidebars around it.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
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

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    HighlightingButton(configuration: configuration, style: Look(glass: glass))
  }
  struct Look: ButtonStyle {
    let glass: Glass
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(.primary)
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .glassEffect(glass)
        .opacity(configuration.isPressed ? 0.7 : 1)
    }
  }
}
/// A button on glass in the accent color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
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
