/// Coordinates the animations alongside a size change of a window.
@MainActor
package final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  package typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private let duration: TimeInterval
  package let targetTransform: CGAffineTransform
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isQueueing = true

  init(window: UIWindow, duration: TimeInterval, targetTransform: CGAffineTransform) {
    self.window = window
    self.duration = duration
    self.targetTransform = targetTransform
  }

  /// Notifies the root controller and all controllers presented above it, traits first.
  func announce(size: CGSize, traits: UITraitCollection, from old: UITraitCollection) {
    window.sizeTransition = self
    let changesTraits =
      traits.horizontalSizeClass != old.horizontalSizeClass
      || traits.verticalSizeClass != old.verticalSizeClass
    let changesSize = window.bounds.size != size
    var containers: [any UIContentContainer] = []
    var controller = window.rootViewController
    if let controller { containers.append(controller) }
    while let presented = controller?.presentedViewController, let presentation = presented.rare?.presentation
    {
      containers.append(presentation)
      controller = presented
    }
    for container in containers {
      if changesTraits { container.willTransition(to: traits, with: self) }
      if changesSize { container.viewWillTransition(to: size, with: self) }
    }
  }

  func runAlongside() {
    isQueueing = false
    for animation in animations { animation(self) }
    animations = []
  }

  func complete() {
    if window.sizeTransition === self { window.sizeTransition = nil }
    for completion in completions { completion(self) }
    completions = []
  }

  // MARK: Coordinator

  @discardableResult
  package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isQueueing { animations.append(animation) } else { animation(self) }
    return true
  }

  @discardableResult
  package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  package func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  // MARK: Context

  package var isAnimated: Bool { duration > 0 }
  package var presentationStyle: UIModalPresentationStyle { .none }
  package var initiallyInteractive: Bool { false }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var transitionDuration: TimeInterval { duration }
  package var percentComplete: CGFloat { 0 }
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package var containerView: UIView { window }
  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    window.rootViewController
  }
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    window.rootViewController?.viewIfLoaded
  }
}
