/// The swipe from the edge of a split view that shows columns, and the swipe over them that hides them.
@MainActor
final class SplitSwipeGesture: NSObject, UIGestureRecognizerDelegate {
  @OwnerReference private var split: UISplitViewController
  let edgePan = UIScreenEdgePanGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var travel: CGFloat = 1
  private var direction: CGFloat = 1

  init(_ split: UISplitViewController) {
    _split = OwnerReference(wrappedValue: split)
    super.init()
    for recognizer in [edgePan, pan] {
      recognizer.delegate = self
      recognizer.addHandler { [weak self] sender in
        if let sender = sender as? UIPanGestureRecognizer { self?.recognizerDidChange(sender) }
      }
    }
    updateEdge()
  }

  private var isMirrored: Bool { split.arrangement().isMirrored }

  private func updateEdge() { edgePan.edges = split.viewIfLoaded != nil && isMirrored ? .right : .left }

  private func progress(_ recognizer: UIPanGestureRecognizer) -> CGFloat {
    min(max(direction * recognizer.translation(in: split.view).x / travel, 0), 1)
  }

  private func recognizerDidChange(_ recognizer: UIPanGestureRecognizer) {
    guard let split = $split else { return }
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: interaction?.update(progress(recognizer))
    case .ended: end(recognizer, velocity: direction * recognizer.velocity(in: split.view).x)
    case .cancelled, .failed: finish(completing: false, velocity: 0)
    default: break
    }
  }

  private func begin(_ recognizer: UIPanGestureRecognizer) {
    let inward = recognizer === edgePan
    let arrangement = split.arrangement()
    let target =
      inward
      ? split.splitBehavior.mode(showing: split.mode.count + 1)
      : UISplitViewController.DisplayMode.secondaryOnly
    direction = (inward ? 1 : -1) * (isMirrored ? -1 : 1)
    travel = max(
      1,
      split.hasSupplementary && !(inward && split.mode.count == 1)
        ? arrangement.supplementaryWidth : arrangement.primaryWidth)
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    split.storedDelegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    split.chosenMode = target
    let fitting = split.resolvedMode(for: split.currentSize)
    split.change(to: fitting == split.mode ? target : fitting, animated: true, interactor: interaction)
  }

  private func end(_ recognizer: UIPanGestureRecognizer, velocity: CGFloat) {
    let isDecided = abs(velocity) >= InteractivePopGesture.decisiveSpeed
    finish(completing: isDecided ? velocity > 0 : progress(recognizer) > 0.5, velocity: velocity)
  }

  private func finish(completing: Bool, velocity: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    interaction.releaseFrequency = InteractivePopGesture.frequency
    interaction.releaseVelocity = velocity / travel
    completing ? interaction.finish() : interaction.cancel()
    split.storedDelegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  // MARK: Delegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    updateEdge()
    guard split.presentsWithGesture, !split.isCollapsed, split.running == nil else { return false }
    if gestureRecognizer === edgePan { return canShowNextColumn }
    guard split.mode.isOver else { return false }
    let movement = pan.translation(in: split.view)
    let outward = (isMirrored ? 1 : -1) * movement.x
    return outward > 0 && outward > abs(movement.y)
  }

  /// Whether a swipe may show another column. A navigation controller in the secondary column that the swipe
  /// would pop takes precedence.
  private var canShowNextColumn: Bool {
    guard split.mode.count < (split.hasSupplementary ? 2 : 1) else { return false }
    let outermost = split.allColumns.first { split.arrangement().isVisible($0) }
    let navigation = outermost.flatMap { split.columns[$0]?.container as? UINavigationController }
    return (navigation?.viewControllers.count ?? 1) <= 1
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    updateEdge()
    return true
  }
}
