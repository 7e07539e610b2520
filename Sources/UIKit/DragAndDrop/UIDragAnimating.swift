/// Runs animations of the app alongside a lift, a drop or a cancellation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called with `.start` if everything returned to its origin.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations alongside one item.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animations; called inside an animation block.
  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete(at position: UIViewAnimatingPosition) {
    for completion in completions { completion(position) }
    completions = []
  }
}
