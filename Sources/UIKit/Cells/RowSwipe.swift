/// A cell with swipe actions.
@MainActor
protocol SwipeableCell: UIView {
  func swipeDidBegin()
  func swipeDidEnd()
}

/// A row to be swiped, with its actions.
@MainActor
struct SwipeTarget {
  let cell: any SwipeableCell
  let configuration: UISwipeActionsConfiguration
  /// Called when swiping begins, and when the row has returned.
  var didBegin: @MainActor () -> Void = {}
  var didEnd: @MainActor () -> Void = {}
}

/// Handles swiping of rows and their actions.
///
/// Moves the row's bounds, so that its frame remains as set by the layout.
@MainActor
final class RowSwipe {
  @OwnerReference private var view: UIScrollView
  let pan = SwipePanGestureRecognizer()
  /// Returns the row at a point and its actions on one side.
  var target: @MainActor (_ point: CGPoint, _ isLeading: Bool) -> SwipeTarget? = { _, _ in nil }

  private struct Open {
    let target: SwipeTarget
    let pull: SwipePullView
    let isLeading: Bool
    var offset: CGFloat = 0
    var start: CGFloat = 0
    var isPerforming = false
  }
  private var open: Open?
  private var next: (SwipeTarget, Bool)?

  /// The duration of the settling animation in seconds.
  private static let duration: TimeInterval = 0.3
  /// The fraction of the row's width for a full swipe (Metrics.md 1.7: between 250 and 260 of 375).
  private static let fullSwipe: CGFloat = 0.68

  init(_ view: UIScrollView) {
    _view = OwnerReference(wrappedValue: view)
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    view.addGestureRecognizer(pan)
  }

  var cell: (any SwipeableCell)? { open?.target.cell }

  // MARK: Gesture

  /// Whether a pan that is about to begin swipes a row.
  func canBegin() -> Bool {
    let movement = pan.movement
    guard abs(movement.x) > abs(movement.y) else { return false }
    if open != nil { return true }
    let goesRight = movement.x > 0
    let isLeading = goesRight != view.isRightToLeft
    let point = pan.location(in: view)
    let start = CGPoint(x: point.x - movement.x, y: point.y - movement.y)
    guard let found = target(start, isLeading), !found.configuration.actions.isEmpty else { return false }
    next = (found, isLeading)
    return true
  }

  private func panDidChange() {
    guard let view = $view else { return }
    switch pan.state {
    case .began:
      if let next { begin(next.0, isLeading: next.1) }
      next = nil
      let offset = open?.offset ?? 0
      open?.start = offset
      follow()
    case .changed: follow()
    case .ended: finish(velocity: along(pan.velocity(in: view).x))
    case .cancelled, .failed: settle(to: 0)
    default: break
    }
  }

  /// Converts a horizontal distance to the direction that reveals more.
  private func along(_ x: CGFloat) -> CGFloat {
    guard let open else { return 0 }
    return open.isLeading != view.isRightToLeft ? x : -x
  }

  private func begin(_ target: SwipeTarget, isLeading: Bool) {
    close(animated: false)
    let pull = SwipePullView(target.configuration.actions, isAtLeft: isLeading != view.isRightToLeft)
    pull.onChoice = { [weak self] action, button in self?.perform(action, from: button) }
    target.cell.addSubview(pull)
    open = Open(target: target, pull: pull, isLeading: isLeading)
    target.didBegin()
    target.cell.swipeDidBegin()
    show(0)
  }

  private func follow() {
    guard let open, !open.isPerforming else { return }
    let wanted = max(0, open.start + along(pan.translation(in: view).x))
    let full = open.pull.fullWidth
    let configuration = open.target.configuration
    if !configuration.performsFirstActionWithFullSwipe, wanted > full {
      return show(
        full + CGFloat(ScrollMotion.rubberBand(Double(wanted - full), extent: Double(view.bounds.width))))
    }
    let isFull =
      configuration.performsFirstActionWithFullSwipe && wanted > max(full, width * Self.fullSwipe)
    if isFull != open.pull.isFull {
      open.pull.isFull = isFull
      UIView.animate(withDuration: 0.2) {
        self.show(wanted)
        open.pull.layoutIfNeeded()
      }
    } else {
      show(wanted)
    }
  }

  private var width: CGFloat { open?.target.cell.bounds.width ?? 0 }

  private func show(_ offset: CGFloat) {
    guard let open else { return }
    self.open?.offset = offset
    let cell = open.target.cell
    let isAtLeft = open.isLeading != view.isRightToLeft
    cell.bounds.origin.x = isAtLeft ? -offset : offset
    open.pull.frame = CGRect(
      x: isAtLeft ? -offset : cell.bounds.width, y: 0, width: offset, height: cell.bounds.height)
    open.pull.layoutIfNeeded()
  }

  private func finish(velocity: CGFloat) {
    guard let open, !open.isPerforming else { return }
    if open.pull.isFull, let first = open.pull.actions.first { return perform(first, from: open.pull) }
    let full = open.pull.fullWidth
    let landing = open.offset + velocity * 0.15
    settle(to: landing > full / 2 ? full : 0)
  }

  // MARK: Rest

  private func settle(to offset: CGFloat, _ completion: (@MainActor () -> Void)? = nil) {
    guard let open else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.show(offset)
    } completion: { [weak self] _ in
      completion?()
      guard let self, offset == 0, self.open?.pull === open.pull else { return }
      forget()
    }
    if offset == 0 { self.open?.offset = 0 }
  }

  private func forget() {
    guard let open else { return }
    self.open = nil
    open.target.cell.bounds.origin.x = 0
    open.pull.removeFromSuperview()
    open.target.cell.swipeDidEnd()
    open.target.didEnd()
  }

  /// Closes the row.
  func close(animated: Bool) {
    guard open != nil else { return }
    if animated, view.window != nil { settle(to: 0) } else { forget() }
  }

  /// Opens a row programmatically.
  func open(_ target: SwipeTarget, isLeading: Bool) {
    guard !target.configuration.actions.isEmpty else { return }
    begin(target, isLeading: isLeading)
    settle(to: open?.pull.fullWidth ?? 0)
  }

  /// Whether a touch hits the revealed buttons.
  func owns(_ touch: UITouch) -> Bool {
    guard let open, let touched = touch.view else { return false }
    return touched.isDescendant(of: open.pull)
  }

  private func perform(_ action: UIContextualAction, from source: UIView) {
    guard let open, !open.isPerforming else { return }
    self.open?.isPerforming = true
    if open.pull.isFull { settle(to: width) }
    action.handler(action, source) { [weak self] _ in
      guard let self, self.open?.pull === open.pull else { return }
      self.open?.isPerforming = false
      open.pull.isFull = false
      settle(to: 0)
    }
  }
}

/// A pan recognizer for horizontal movements only.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  /// The movement when the gesture was about to begin, before the translation is reset.
  private(set) var movement = CGPoint.zero

  override func movesAsRequested(_ movement: CGPoint) -> Bool {
    self.movement = movement
    return abs(movement.x) > abs(movement.y)
  }
}
