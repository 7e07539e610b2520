/// Tracks a drag of a sheet: between its detents, and down to dismiss it (Metrics.md 2.3).
final class SheetDragGesture: NSObject, UIGestureRecognizerDelegate {
  @OwnerReference private var sheet: UISheetPresentationController
  let pan = UIPanGestureRecognizer()
  private var startHeight: CGFloat = 0
  private var dismissal: SheetDismissal?
  private(set) var isActive = false

  /// The spring frequency in radians per second: the square root of 1000 / 3, critically damped (Metrics.md 2.3
  /// 2.3).
  static let springFrequency = 18.2574
  /// The speed, in points per second, above which a release continues in its direction (Metrics.md 2.3).
  private static let flingSpeed: CGFloat = 1000
  /// The resistance of a sheet that cannot be dismissed: the rubber band of Metrics.md 2.4 with a stiffer
  /// coefficient, which was chosen because there are no measurements.
  private static let resistance: CGFloat = 0.165

  init(_ sheet: UISheetPresentationController) {
    _sheet = OwnerReference(wrappedValue: sheet)
    super.init()
    pan.delegate = self
    pan.addHandler { [weak self] _ in self?.fingerMoved() }
  }

  // MARK: Gesture arbitration

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.isDraggable else { return false }
    let movement = pan.translation(in: sheet.containerView)
    guard abs(movement.y) >= abs(movement.x) else { return false }
    guard let scrollView = scrollViewUnderFinger else { return true }
    return sheet.acceptsDrag(movement.y, over: scrollView)
  }

  /// Makes an inner scroll view wait until the sheet has decided whether the drag moves it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard other is UIPanGestureRecognizer, let view = other.view as? UIScrollView else { return false }
    return sheet.presentedView.map { view.isDescendant(of: $0) } ?? false
  }

  private var scrollViewUnderFinger: UIScrollView? {
    guard let card = sheet.presentedView else { return nil }
    var candidate = card.hitTest(pan.location(in: card), with: nil)
    while let view = candidate, view !== card {
      if let scrollView = view as? UIScrollView, scrollView.movesVertically { return scrollView }
      candidate = view.superview
    }
    return nil
  }

  // MARK: Following

  private func fingerMoved() {
    let y = pan.translation(in: sheet.containerView).y
    switch pan.state {
    case .began:
      isActive = true
      startHeight = sheet.currentHeight
      follow(y)
    case .changed: follow(y)
    case .ended: release(at: y, velocity: pan.velocity(in: sheet.containerView).y)
    case .cancelled: release(at: 0, velocity: 0)
    default: break
    }
  }

  private func follow(_ y: CGFloat) {
    guard isActive, let geometry = sheet.geometry else { return }
    let wished = startHeight - y
    let below = geometry.smallest - wished
    guard below > 0 else {
      sheet.dragHeight = min(wished, geometry.largest)
      sheet.place(offset: 0)
      dismissal?.update(0)
      return
    }
    sheet.dragHeight = geometry.smallest
    guard sheet.isDismissibleByUser else {
      let c = Self.resistance
      let room = geometry.container.height
      return sheet.place(offset: c * below * room / (c * below + room))
    }
    if dismissal == nil { begin() }
    sheet.place(offset: below)
    dismissal?.update(below / geometry.smallest)
  }

  private func begin() {
    let dismissal = SheetDismissal()
    self.dismissal = dismissal
    let presentation = sheet.presentation
    let presented = sheet.presentedViewController
    let transition = PresentationTransition(presentation, source: presented, animated: true)
    transition.dismiss(with: dismissal) {
      presentation.adaptiveDelegate?.presentationControllerDidDismiss(presentation)
    }
  }

  // MARK: Letting go

  private func release(at y: CGFloat, velocity: CGFloat) {
    guard isActive, let geometry = sheet.geometry else { return }
    isActive = false
    let wished = startHeight - y
    let below = max(geometry.smallest - wished, 0)
    let leaves = below > 0 && (below > geometry.smallest / 2 || velocity >= Self.flingSpeed)
    if let dismissal {
      self.dismissal = nil
      return end(dismissal, leaves: leaves, velocity: velocity, geometry)
    }
    if leaves {
      let presentation = sheet.presentation
      presentation.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
    settle(in: geometry, from: wished, velocity: below > 0 ? 0 : velocity)
  }

  private func end(_ dismissal: SheetDismissal, leaves: Bool, velocity: CGFloat, _ geometry: SheetGeometry) {
    let presentation = sheet.presentation
    let delegate = presentation.adaptiveDelegate
    var leaves = leaves
    if leaves, delegate?.presentationControllerShouldDismiss(presentation) == false {
      leaves = false
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
    if leaves { delegate?.presentationControllerWillDismiss(presentation) }
    dismissal.release(completing: leaves)
    let sheet = self.sheet
    let target = leaves ? sheet.distanceToHide : 0
    if !leaves {
      sheet.select(geometry.stops[0].identifier, byPerson: true)
      sheet.dragHeight = nil
    }
    spring(distance: target - sheet.offset, velocity: velocity) {
      sheet.place(offset: target)
    } completion: {
      dismissal.complete(leaves)
    }
  }

  private func settle(in geometry: SheetGeometry, from wished: CGFloat, velocity: CGFloat) {
    let stops = geometry.stops
    let next: SheetGeometry.Stop
    if velocity <= -Self.flingSpeed {
      next = stops.first { $0.height > wished } ?? stops[stops.count - 1]
    } else if velocity >= Self.flingSpeed {
      next = stops.last { $0.height < wished } ?? stops[0]
    } else {
      next = stops.min { abs($0.height - wished) < abs($1.height - wished) } ?? stops[0]
    }
    let current = sheet.currentHeight
    sheet.select(next.identifier, byPerson: true)
    sheet.dragHeight = nil
    let distance = sheet.offset > 0 ? -sheet.offset : current - next.height
    spring(distance: distance, velocity: velocity) { [sheet] in
      sheet.place(offset: 0)
      sheet.containerView?.layoutIfNeeded()
    } completion: {
    }
  }

  /// The spring of every release, which starts with the velocity of the finger.
  private func spring(
    distance: CGFloat, velocity: CGFloat, _ changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let speed = abs(distance) > 0.5 ? velocity / distance : 0
    UIView.animate(
      springDuration: 2 * .pi / Self.springFrequency, bounce: 0, initialSpringVelocity: speed,
      animations: changes
    ) { _ in completion() }
  }

  /// Called when the sheet is dismissed without the drag.
  func abandon() {
    isActive = false
    dismissal?.abandon()
    dismissal = nil
  }
}
