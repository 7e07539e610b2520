/// Gives the pointer a style over a view.
///
/// The deepest view under the pointer with an interaction that has a region there determines the style.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {
    if view == nil { tracker?.leave(self) }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate again for the region and the style at the pointer.
  open func invalidate() { tracker?.invalidate(self) }

  private var tracker: PointerTracker? { view?.window?.windowScene?.hovering.tracker }
}

/// Determines regions and their pointer styles, and animates alongside.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at the pointer, or nil for none. Called for every movement.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style for a region that the pointer enters, or nil for the system style.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An animator for a pointer that enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animateAlongside(
      duration: PointerEffectPresenter.duration,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] finished in
      for completion in completions { completion(finished) }
    }
  }
}
