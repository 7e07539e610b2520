/// Runs what an app animates alongside a lift, a drop or a return.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Told `.start` where everything went back to where it had begun.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what runs alongside one item.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Called inside an animation block.
  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete(at position: UIViewAnimatingPosition) {
    for completion in completions { completion(position) }
    completions = []
  }
}
