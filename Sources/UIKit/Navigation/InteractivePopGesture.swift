/// The swipe from the leading edge that interactively pops the top screen.
@MainActor
package final class InteractivePopGesture: NSObject, UIGestureRecognizerDelegate {
  @OwnerReference private var navigation: UINavigationController
  package let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The interaction of the current pop.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  /// The speed, in points per second, at which a swipe completes or cancels the pop regardless of its
  /// position (Metrics.md 2.2).
  static let decisiveSpeed: CGFloat = 300
  /// The frequency of the spring that finishes the transition, in radians per second (Metrics.md 2.3).
  static let frequency: CGFloat = 18.2574

  init(_ navigation: UINavigationController) {
    _navigation = OwnerReference(wrappedValue: navigation)
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.recognizerDidChange() }
  }

  /// Sets the leading edge as the start of the swipe.
  func updateEdge() { recognizer.edges = navigation.view.isRightToLeft ? .right : .left }

  private var direction: CGFloat { navigation.view.isRightToLeft ? -1 : 1 }

  private var progress: CGFloat {
    let width = max(1, navigation.view.bounds.width)
    return min(max(direction * recognizer.translation(in: navigation.view).x / width, 0), 1)
  }

  private func recognizerDidChange() {
    guard let navigation = $navigation else { return }
    switch recognizer.state {
    case .began: begin()
    case .changed: interaction?.update(progress)
    case .ended: end(velocity: direction * recognizer.velocity(in: navigation.view).x)
    case .cancelled, .failed: finish(completing: false, velocity: 0)
    default: break
    }
  }

  private func begin() {
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    navigation.popViewController(animated: true)
    CATransaction.flush()
  }

  private func end(velocity: CGFloat) {
    let completes: Bool
    if velocity >= Self.decisiveSpeed {
      completes = true
    } else if velocity <= -Self.decisiveSpeed {
      completes = false
    } else {
      completes = progress > 0.5
    }
    finish(completing: completes, velocity: velocity)
  }

  private func finish(completing: Bool, velocity: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    interaction.releaseFrequency = Self.frequency
    interaction.releaseVelocity = velocity / max(1, navigation.view.bounds.width)
    completing ? interaction.finish() : interaction.cancel()
  }

  // MARK: Delegate

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.viewControllers.count > 1, navigation.isIdle, let top = navigation.topScreen else {
      return false
    }
    // A nested navigation controller on top handles its own swipe.
    if let nested = navigation.topViewController as? UINavigationController, nested.stack.count > 1 {
      return false
    }
    let item = top.navigationItem
    return !item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
      || item.leftItemsSupplementBackButton
  }
}
