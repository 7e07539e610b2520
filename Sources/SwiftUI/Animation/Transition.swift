/// The phase of a transition: before insertion, visible, or after removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// -1 before insertion, 0 while visible, 1 after removal.
  public var value: Double { self == .willAppear ? -1 : self == .didDisappear ? 1 : 0 }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition defined by the appearance in each phase.
@preconcurrency @MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: PlaceholderContentView(
        erased: AnyView(first.body(content: PlaceholderContentView(erased: AnyView(content)), phase: phase))),
      phase: phase)
  }
}

public struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  public func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: PlaceholderContentView(erased: AnyView(content)), phase: phase)
      .transaction { if $0.animation != nil { $0.animation = animation } }
  }
}

public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
public struct OffsetTransition: Transition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let isUp: Bool
    public static let downUp = Configuration(isUp: false)
    public static let upUp = Configuration(isUp: true)
  }
  public var configuration: Configuration
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: CGFloat = phase.isIdentity ? 1 : phase == .didDisappear && configuration.isUp ? 1.2 : 0.8
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0).scaleEffect(scale)
  }
}
/// Moves a view by its own size toward an edge.
private struct EdgeOffset: GeometryEffect {
  var edge: Edge
  /// The fraction of the view's size: 0 at its own place, 1 beyond the edge.
  var fraction: CGFloat
  let isMirrored: Bool
  nonisolated var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let forward: CGFloat = isMirrored ? -1 : 1
    let offset: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width * forward, height: 0)
      case .trailing: CGSize(width: size.width * forward, height: 0)
      }
    return ProjectionTransform(
      CGAffineTransform(translationX: offset.width * fraction, y: offset.height * fraction))
  }
}
private struct EdgeOffsetModifier: ViewModifier {
  let edge: Edge
  let fraction: CGFloat
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.modifier(EdgeOffset(edge: edge, fraction: fraction, isMirrored: direction == .rightToLeft))
  }
}
extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Inserts and removes views over the same edge.
public struct MoveTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}
/// Inserts views over the leading edge and removes them over the trailing edge.
public struct SlideTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeOffsetModifier(
        edge: phase == .willAppear ? .leading : .trailing, fraction: phase.isIdentity ? 0 : 1))
  }
}
/// Inserts views over an edge with a fade, and removes them over the opposite edge.
public struct PushTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .modifier(
        EdgeOffsetModifier(
          edge: phase == .didDisappear ? edge.opposite : edge, fraction: phase.isIdentity ? 0 : 1))
  }
}
/// Inserts views with one transition and removes them with another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  // Set by the initializer, which is not isolated, before the value is shared.
  public nonisolated(unsafe) var insertion: Insertion
  public nonisolated(unsafe) var removal: Removal
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.body(
      content: PlaceholderContentView(
        erased: AnyView(
          insertion.body(
            content: PlaceholderContentView(erased: AnyView(content)),
            phase: phase == .didDisappear ? .identity : phase))),
      phase: phase == .willAppear ? .identity : phase)
  }
}
/// Inserts symbols by scaling them up and fading them in, and removes them in reverse.
public struct SymbolEffectTransition: Transition {
  let options: SymbolEffectOptions
  nonisolated public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) { self.options = options }
  nonisolated init() { options = .default }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.6).opacity(phase.isIdentity ? 1 : 0)
      .transaction { if let animation = $0.animation { $0.animation = animation.speed(options.speedFactor) } }
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { .init() }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}
extension Transition where Self == SymbolEffectTransition {
  nonisolated public static var symbolEffect: SymbolEffectTransition { .init() }
  nonisolated public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}
extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { .init(1e-5) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    .init(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: configuration) }
}

/// The phase of views, observed by each visible view individually.
@MainActor
package final class TransitionState {
  private let location = StoredLocation(TransitionPhase.identity)
  /// Returns the appearance of a view in a phase.
  var appearance: (@MainActor (AnyView, TransitionPhase) -> AnyView)?
  /// The environment of the views.
  var environment: EnvironmentValues?
  nonisolated init() {}
  var phase: TransitionPhase { location.get() }
  package func set(_ phase: TransitionPhase, _ animation: Animation?) {
    location.set(phase, Transaction(animation: animation))
    UpdateQueue.flush()
  }
}

/// Applies the body of a transition in the current phase.
private struct PhasedContent<Content: View>: ViewModifier {
  let transition: AnyTransition
  let appearance: @MainActor (AnyView, TransitionPhase) -> AnyView
  @State private var state = TransitionState()
  func body(content: _ViewModifier_Content<PhasedContent>) -> some View {
    state.appearance = appearance
    return appearance(AnyView(content), state.phase)
      .modifier(TransitionModifier(transition: transition.following(state)))
  }
}

/// Shows the removal transition of a view that has left its tree.
@MainActor
private final class RemovalTransitionView: UIView {
  private struct Content: View {
    let state: TransitionState
    let view: UIView
    let appearance: @MainActor (AnyView, TransitionPhase) -> AnyView
    var body: some View { appearance(AnyView(Picture(view: view)), state.phase) }
  }
  /// The last state of the view.
  private struct Picture: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      view.bounds.size
    }
  }

  private let host: ViewHost

  init(_ view: UIView, _ state: TransitionState, _ environment: EnvironmentValues, in parent: UIView) {
    host = ViewHost(environment: environment)
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    center = view.center
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    host.respectsSafeArea = false
    parent.insertSubview(self, aboveSubview: view)
    let content = Content(state: state, view: view, appearance: state.appearance ?? { content, _ in content })
    host.start { AnyView._makeNode(AnyView(content), $0) }
    host.view.frame = bounds
    addSubview(host.view)
    host.setVisible(true)
    host.view.layoutIfNeeded()
  }
  required init?(coder: NSCoder) { return nil }

  func leave() {
    host.end()
    removeFromSuperview()
  }
}

extension TransitionState {
  /// Removes a view with the transition.
  func remove(
    _ view: UIView, from parent: UIView, _ animation: Animation, _ removal: AnyTransition.TransitionAppearance
  ) {
    guard appearance != nil, let environment else { return view.removeFromSuperview() }
    let own = TransitionState()
    own.appearance = appearance
    var leaving: RemovalTransitionView!
    UIView.performWithoutAnimation { leaving = RemovalTransitionView(view, own, environment, in: parent) }
    CATransaction.afterCommit { own.set(.didDisappear, animation) }
    animation.run { [leaving] in if let leaving { removal.apply(to: leaving) } }
    FrameClock.shared.schedule(after: animation.duration) { [leaving] in leaving?.leave() }
  }
}

extension View {
  /// Sets the transition of the view.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(
      PhasedContent<Self>(
        transition: .identity,
        appearance: { content, phase in
          AnyView(transition.body(content: PlaceholderContentView(erased: content), phase: phase))
        }))
  }
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) {
    self.init(wrapping: { content, phase in
      AnyView(transition.body(content: PlaceholderContentView(erased: content), phase: phase))
    })
  }
  /// A transition between the `active` modifier and the `identity` modifier.
  @preconcurrency @MainActor
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(wrapping: { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    })
  }
}

extension View {
  /// Sets the transition of the view.
  @ViewBuilder
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    if let wrap = t.wrap {
      modifier(PhasedContent<Self>(transition: t, appearance: wrap))
    } else {
      modifier(TransitionModifier(transition: t))
    }
  }
}
