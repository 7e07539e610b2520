/// The transition of a screen on a stack.
public protocol NavigationTransition: Sendable {
  /// The source view of a zoom transition. For the framework's own types.
  var _source: _NavigationTransitionSource? { get }
}

public struct _NavigationTransitionSource: Sendable { let key: ZoomSource.Key }

/// The default transition from the side.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _NavigationTransitionSource? { nil }
}

/// A transition that zooms from a view of the previous screen.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _NavigationTransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms from the view with the same identifier in `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: .init(key: ZoomSource.Key(id: AnyHashable(sourceID), namespace: namespace)))
  }
}

extension View {
  /// Sets the screen's push and pop transition. Differs from iOS: has no effect on sheets and covers, and a
  /// zoomed screen cannot be dismissed by dragging it down.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    screen { $0.zoomSource = style._source?.key }
  }
  /// Makes the view the source of a zoom transition. If it is not visible, the default transition is used.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    modifier(ZoomSourceModifier(key: ZoomSource.Key(id: AnyHashable(id), namespace: namespace)))
  }
}

extension View {
  /// Makes the view the source of a zoom transition. The configuration has no effect: the view is zoomed as it is.
  nonisolated public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}

/// The appearance of a source during a zoom transition. Has no effect.
public protocol MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  /// Has no effect: the view is zoomed as it is.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Has no effect: the view is zoomed as it is.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Has no effect: the view is zoomed as it is.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
/// A configuration that changes nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// The source views of zoom transitions.
@MainActor
package enum ZoomSource {
  // Identifiers are immutable values.
  package struct Key: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  private static let views = NSMapTable<KeyBox, UIView>.strongToWeakObjects()
  private final class KeyBox: NSObject {
    let key: Key
    init(_ key: Key) { self.key = key }
    override var hash: Int { key.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? KeyBox)?.key == key }
  }

  static func set(_ view: UIView, _ key: Key) { views.setObject(view, forKey: KeyBox(key)) }
  static func view(_ key: Key) -> UIView? {
    views.object(forKey: KeyBox(key)).flatMap { $0.window == nil ? nil : $0 }
  }
}

private struct ZoomSourceModifier: ViewModifier, Equatable, ViewEffect {
  typealias Body = Never
  let key: ZoomSource.Key
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    ZoomSource.set(view, key)
  }
}

/// Animates a zoom transition from or to a view.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: UIView
  private let isOpening: Bool
  init(source: UIView, isOpening: Bool) {
    self.source = source
    self.isOpening = isOpening
  }

  /// The duration in seconds, after which the spring has settled.
  private static let duration: TimeInterval = 0.5

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isOpening ? .to : .from
    let controllerKey: UITransitionContextViewControllerKey = isOpening ? .to : .from
    guard let screen = transitionContext.view(forKey: key),
      let controller = transitionContext.viewController(forKey: controllerKey)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isOpening {
      screen.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(screen)
    } else if let below = transitionContext.view(forKey: .to),
      let arriving = transitionContext.viewController(forKey: .to)
    {
      below.frame = transitionContext.finalFrame(for: arriving)
      container.insertSubview(below, belowSubview: screen)
      below.layoutIfNeeded()
    }
    screen.layoutIfNeeded()
    let small = source.convert(source.bounds, to: container)
    let radius = screen.layer.cornerRadius
    let clips = screen.clipsToBounds
    let frame = screen.frame
    screen.clipsToBounds = true
    func shrink() {
      let scale = small.width / max(frame.width, 1)
      screen.transform = CGAffineTransform(
        translationX: small.midX - frame.midX, y: small.midY - frame.midY
      ).scaledBy(x: scale, y: small.height / max(frame.height, 1))
      screen.layer.cornerRadius = 12 / max(scale, 0.01)
      screen.alpha = 0
    }
    func grow() {
      screen.transform = .identity
      screen.layer.cornerRadius = radius
      screen.alpha = 1
    }
    if isOpening { UIView.performWithoutAnimation { shrink() } }
    UIView.animate(
      springDuration: Self.duration, bounce: 0, initialSpringVelocity: 0, delay: 0, options: [],
      animations: { self.isOpening ? grow() : shrink() }
    ) { _ in
      grow()
      screen.clipsToBounds = clips
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
