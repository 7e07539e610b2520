/// Presents a screen as a sheet: along the bottom of a phone, at one of several heights, or as a card on a
/// pad.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(controller, animated: true)
open class UISheetPresentationController: UIPresentationController {
  /// Metrics.md 1.12
  static let standardCornerRadius: CGFloat = 10
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  private(set) var card: SheetCardView?
  private var dimming: PresentationDimmingView?
  private var drag: SheetDragGesture?
  private var backdrop: SheetPresenterBackdrop?
  /// The distance of the sheet below its resting position, in points.
  private(set) var offset: CGFloat = 0
  /// The height set by a drag.
  var dragHeight: CGFloat?
  /// The presentation that is shown as this sheet: a popover in compact width.
  package weak var owner: UIPresentationController?
  private(set) var shownKind: SheetGeometry.Kind?

  // MARK: Configuration

  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The heights at which the sheet can rest, from the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { configurationDidChange() } }
  /// The selected detent; `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { configurationDidChange() } }
  /// The largest detent at which the screen behind is not dimmed and receives touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { configurationDidChange() } }
  /// Whether scrolling up at the edge of the content first expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false { didSet { configurationDidChange() } }
  /// Whether a phone in landscape shows the sheet along the bottom instead of in full screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { configurationDidChange() } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { configurationDidChange() } }
  /// The corner radius in points; `nil` for the system's radius, 10.
  open var preferredCornerRadius: CGFloat? { didSet { configurationDidChange() } }
  /// Whether a form sheet has the size of a page sheet.
  open var prefersPageSizing = false { didSet { configurationDidChange() } }
  /// The source view of the sheet.
  open weak var sourceView: UIView?

  /// Animates changes to the configuration.
  open func animateChanges(_ changes: () -> Void) {
    guard let containerView else { return changes() }
    containerView.layoutIfNeeded()
    changes()
    UIView.animate(springDuration: 2 * .pi / SheetDragGesture.springFrequency, bounce: 0) {
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  /// Recalculates custom detents.
  open func invalidateDetents() { configurationDidChange() }

  private func configurationDidChange() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  package var presentation: UIPresentationController { owner ?? self }

  var floatingSize: SheetGeometry.FloatingSize {
    presentation.resolvedStyle == .formSheet && !prefersPageSizing ? .form : .page
  }

  var geometry: SheetGeometry? { containerView.map { SheetGeometry(of: self, in: $0) } }

  var currentHeight: CGFloat { dragHeight ?? geometry?.height(of: selectedDetentIdentifier) ?? 0 }

  /// The distance that moves the sheet off screen.
  var distanceToHide: CGFloat { geometry.map { $0.distanceToHide(from: currentHeight) } ?? 0 }

  open override var containerView: UIView? { owner?.containerView ?? super.containerView }
  open override var presentedView: UIView? { card ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.map { $0.frame(height: $0.height(of: selectedDetentIdentifier)) } ?? .zero
  }

  /// Places the sheet, the dimming view and the screen behind.
  /// - Parameter offset: The distance of the sheet below its resting position, in points.
  func place(offset: CGFloat) {
    place(offset: offset, in: geometry)
  }

  private func place(offset: CGFloat, in geometry: SheetGeometry?) {
    self.offset = offset
    guard let containerView, let card, let geometry else { return }
    let height = dragHeight ?? geometry.height(of: selectedDetentIdentifier)
    let frame = geometry.frame(
      height: height, aboveKeyboard: containerView.keyboardOverlap, top: containerView.safeAreaInsets.top)
    let center = CGPoint(x: frame.midX, y: frame.midY + offset)
    let moves = card.center != center || card.bounds.size != frame.size
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = center
    let presence = 1 - min(max(offset / max(geometry.distanceToHide(from: height), 1), 0), 1)
    dimming?.frame = containerView.bounds
    dimming?.alpha = dimming(at: height, in: geometry) * presence
    dimming?.isUserInteractionEnabled = !isUndimmed(height, in: geometry)
    card.showUndimmedShadow(1 - dimming(at: height, in: geometry))
    if presentation.isAtRest { presentation.updatePresenterTint() }
    backdrop?.follow(containerView.bounds)
    let recedes = geometry.kind == .attached && containerView.traitCollection.verticalSizeClass != .compact
    let amount = recedes ? geometry.expansion(at: height) * presence : 0
    backdrop?.show(amount, below: frame.minY)
    darkensStatusBar = backdrop != nil && amount > 0.5
    // A sheet above this one moves the card back from its new position.
    if moves, let above = sheetAbove, above.backdrop != nil { above.place(offset: above.offset) }
  }

  private var sheetAbove: UISheetPresentationController? {
    presentedViewController.presentedAbove?.rare?.presentation as? UISheetPresentationController
  }

  /// Whether the screen behind is moved back, so that the status bar is over black.
  package private(set) var darkensStatusBar = false {
    didSet { if darkensStatusBar != oldValue { containerView?.window?.setNeedsStatusBarUpdate() } }
  }

  /// Returns the dimming of the screen behind, from 0 to 1.
  private func dimming(at height: CGFloat, in geometry: SheetGeometry) -> CGFloat {
    guard let undimmed = undimmedHeight(in: geometry) else { return 1 }
    guard let next = geometry.stops.first(where: { $0.height > undimmed })?.height else { return 0 }
    return min(max((height - undimmed) / (next - undimmed), 0), 1)
  }

  private func undimmedHeight(in geometry: SheetGeometry) -> CGFloat? {
    guard let identifier = largestUndimmedDetentIdentifier else { return nil }
    return geometry.stops.first { $0.identifier == identifier }?.height
  }

  private func isUndimmed(_ height: CGFloat, in geometry: SheetGeometry) -> Bool {
    undimmedHeight(in: geometry).map { height <= $0 } ?? false
  }

  package override var dimsPresentersTint: Bool {
    guard largestUndimmedDetentIdentifier != nil else { return containerView != nil }
    guard let geometry else { return false }
    return !isUndimmed(dragHeight ?? geometry.height(of: selectedDetentIdentifier), in: geometry)
  }

  func select(_ identifier: Detent.Identifier, byPerson: Bool) {
    let old = selectedDetentIdentifier ?? geometry?.stops.first?.identifier
    guard identifier != old else { return }
    selectedDetentIdentifier = identifier
    if byPerson { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }

  // MARK: Interactive dismissal

  var isDismissibleByUser: Bool { !presentedViewController.refusesDismissal }

  var isDraggable: Bool {
    guard presentation.isAtRest, presentedViewController.presentedAbove == nil, let geometry else {
      return false
    }
    return geometry.kind != .filling
  }

  private func backgroundTapped() {
    guard presentation.isAtRest, shownKind != .filling else { return }
    presentation.dismissByUser()
  }

  // MARK: Presentation and dismissal

  package override var endsInLaterTurn: Bool { true }

  open override func containerViewWillLayoutSubviews() {
    place(offset: offset, in: updateKind())
  }

  /// Whether the delegate requests a full-screen presentation for the current size class. A presentation that
  /// begins in this size class has no sheet; this is for a sheet whose size class changes while it is
  /// presented.
  var coversScreen: Bool {
    guard let traits = containerView?.traitCollection, owner == nil, adaptiveDelegate != nil else {
      return false
    }
    let room = [traits.horizontalSizeClass, traits.verticalSizeClass]
    if let answer = adaptation, answer.room == room { return answer.covers }
    let style = room.contains(.compact) ? adaptivePresentationStyle(for: traits) : .automatic
    let covers = style == .fullScreen || style == .overFullScreen
    if covers || adaptation?.covers == true {
      adaptiveDelegate?.presentationController(
        self, willPresentWithAdaptiveStyle: covers ? style : .none, transitionCoordinator: transition)
    }
    adaptation = (room, covers)
    return covers
  }
  private var adaptation: (room: [UIUserInterfaceSizeClass], covers: Bool)?

  /// Updates the style of the card for the current kind of sheet. Returns the geometry, which is the same in the
  /// rest of the layout pass.
  private func updateKind() -> SheetGeometry? {
    let geometry = updateTraits()
    guard let shownKind, let card else { return geometry }
    card.style(
      shownKind, cornerRadius: preferredCornerRadius ?? Self.standardCornerRadius,
      showsGrabber: prefersGrabberVisible)
    return geometry
  }

  /// Updates the traits of the presented controller, which may change its preferred size in response.
  @discardableResult
  private func updateTraits() -> SheetGeometry? {
    guard let geometry, geometry.kind != shownKind else { return geometry }
    shownKind = geometry.kind
    presentation.overrideTraitCollection = geometry.kind == .floating ? Self.cardTraits : Self.sheetTraits
    return self.geometry
  }

  private static let sheetTraits = UITraitCollection(userInterfaceLevel: .elevated)
  private static let cardTraits = UITraitCollection(traitsFrom: [
    sheetTraits, UITraitCollection(horizontalSizeClass: .compact),
  ])

  open override func presentationTransitionWillBegin() { install() }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { uninstall() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { uninstall() }
  }

  /// Creates the views of the sheet.
  package func install() {
    guard let containerView, card == nil, let content = presentation.framedView else { return }
    let dimming = PresentationDimmingView(color: PresentationDimmingView.colorBehindSheets) { [weak self] in
      self?.backgroundTapped()
    }
    containerView.addSubview(dimming)
    self.dimming = dimming
    updateTraits()
    let card = SheetCardView(content: content)
    containerView.addSubview(card)
    self.card = card
    let drag = SheetDragGesture(self)
    card.addGestureRecognizer(drag.pan)
    self.drag = drag
    backdrop = viewBehind.map(SheetPresenterBackdrop.init)
    dragHeight = nil
    place(offset: 0, in: updateKind())
    card.installContent()
    // The presented view has its size before it appears (Conformance.md L32).
    card.layoutIfNeeded()
  }

  package func uninstall() {
    drag?.abandon()
    drag = nil
    backdrop?.restore()
    if let containerView { backdrop?.follow(containerView.bounds) }
    backdrop = nil
    darkensStatusBar = false
    dimming?.removeFromSuperview()
    dimming = nil
    card?.releaseContent()
    card?.removeFromSuperview()
    card = nil
    shownKind = nil
    dragHeight = nil
    offset = 0
  }

  /// The view that moves back: that of the presenter, or the sheet that contains it. It must fill the width.
  private var viewBehind: UIView? {
    let presenter = presentation.presentingViewController
    if let below = presenter.rare?.presentation as? UISheetPresentationController { return below.card }
    guard
      presenter.rare?.presentation == nil
        || presenter.rare?.presentation?.resolvedStyle.hidesPresenter == true
    else { return nil }
    return presenter.viewIfLoaded
  }

  package override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    SheetAnimator(self, isPresenting: isPresenting)
  }

  package override func chainWillDismiss() { place(offset: distanceToHide) }

  package override func view(hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    // Without dimming, touches outside the sheet go to the screen behind.
    hit === containerView && dimming?.isUserInteractionEnabled == false ? nil : hit
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
}

extension UIPresentationController {
  /// Dismisses the sheet at the request of the user, if the delegate allows it (Conformance.md C10).
  package func dismissByUser() {
    let delegate = adaptiveDelegate
    guard !presentedViewController.refusesDismissal,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    PresentationTransition(self, source: presentedViewController, animated: true).scheduleDismissal {
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIViewController {
  /// Whether this controller, or a visible child, prevents interactive dismissal.
  var refusesDismissal: Bool { isModalInPresentation || appearanceChildren.contains { $0.refusesDismissal } }

  var defaultSheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
