/// Presents a screen in a bubble whose arrow points at its source. In compact width it becomes a sheet, or
/// another style that the delegate chooses, and changes back while it is presented (Specification.md P11).
open class UIPopoverPresentationController: UIPresentationController {

  /// The current presentation style.
  enum Form: Equatable {
    case popover, sheet
    case covering(UIModalPresentationStyle)
  }

  private(set) var form: Form?
  private var bubble: PopoverBubbleView?
  private var catcher: PresentationDimmingView?
  private var hidesPresenter = false
  /// Contains the presented view, and presentations in its context, while the style changes around it.
  private lazy var stage = UIView()

  // MARK: Configuration

  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
  /// The view that the arrow points at, or in which `sourceRect` is.
  open var sourceView: UIView? { didSet { changed() } }
  /// The source in the coordinates of `sourceView`; null for its bounds.
  open var sourceRect: CGRect = .null { didSet { changed() } }
  /// Returns the source rectangle for the size of `sourceView`, if it depends on it; overrides `sourceRect`.
  package var sourceRectForSize: ((CGSize) -> CGRect)? { didSet { changed() } }
  open var canOverlapSourceViewRect = false { didSet { changed() } }
  open var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The view or bar button item that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { changed() } }
  /// The current direction of the arrow; `.unknown` before the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views outside the popover that receive touches while it is presented.
  open var passthroughViews: [UIView]?
  /// The color of the bubble and its arrow; `nil` uses that of the content, or else the system material.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The minimum space between the popover and the edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changed() }
  }

  /// The sheet that the popover becomes in compact width.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.owner = self
    return sheet
  }()

  /// Updates the position of the popover after a layout that may have moved its source.
  package func sourceDidMove() { changed() }

  private func changed() { containerView?.setNeedsLayout() }

  /// The source view and the source rectangle in it.
  private var source: (view: UIView, rect: CGRect)? {
    if let view = sourceView ?? sourceItem as? UIView {
      if let sourceRectForSize { return (view, sourceRectForSize(view.bounds.size)) }
      return (view, sourceRect.isNull ? view.bounds : sourceRect)
    }
    guard let item = barButtonItem ?? sourceItem as? UIBarButtonItem, let view = item.presentedInView else {
      return nil
    }
    return (view, view.bounds)
  }

  package override func canStart(from presenter: UIViewController) -> Bool {
    let form = form(for: presenter.traitCollection)
    switch form {
    case .sheet: adaptPresentedController(to: .pageSheet, asking: self)
    case .covering(let style): adaptPresentedController(to: style, asking: self)
    case .popover: break
    }
    guard form == .popover, sourceView == nil, barButtonItem == nil,
      sourceItem == nil
    else { return true }
    UIKitFault.raise(
      .generic,
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the "
        + "presentation occurs.")
    return false
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] _ in self?.askForPlace() }
  }

  /// Lets the delegate reposition the popover after a layout for another size.
  private func askForPlace() {
    guard form == .popover, var view = sourceView, let delegate else { return }
    let known = sourceRect.isNull ? view.bounds : sourceRect
    var rect = known
    let source = view
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== source { sourceView = view }
    if rect != known { sourceRect = rect }
  }

  // MARK: Adaptation

  func form(for traits: UITraitCollection) -> Form {
    guard traits.horizontalSizeClass == .compact else { return .popover }
    switch adaptivePresentationStyle(for: traits) {
    case .none, .popover: return .popover
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      return .covering(adaptivePresentationStyle(for: traits))
    case .automatic, .pageSheet, .formSheet: return .sheet
    }
  }

  private func adapt() {
    guard let containerView else { return }
    let wanted = form(for: containerView.traitCollection)
    guard wanted != form else { return }
    let isFirst = form == nil
    uninstall()
    form = wanted
    announce(wanted)
    install()
    if !isFirst, wanted == .sheet { adaptiveSheetPresentationController.place(offset: 0) }
    if !isFirst { updatePresenterTint() }
  }

  private func announce(_ form: Form) {
    let style: UIModalPresentationStyle
    switch form {
    case .popover:
      delegate?.prepareForPopoverPresentation(self)
      style = .none
    case .sheet:
      style = .pageSheet
      adaptiveDelegate?.presentationController(self, prepare: adaptiveSheetPresentationController)
    case .covering(let covering): style = covering
    }
    adaptiveDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
  }

  private func install() {
    guard let containerView, let form, let content = framedView else { return }
    switch form {
    case .popover:
      let catcher = PresentationDimmingView { [weak self] in
        if let self, isAtRest { dismissByUser() }
      }
      catcher.frame = containerView.bounds
      containerView.addSubview(catcher)
      self.catcher = catcher
      let bubble = PopoverBubbleView(content: content, tone: presentedViewController.view.backgroundColor)
      containerView.addSubview(bubble)
      self.bubble = bubble
      overrideTraitCollection = UITraitCollection { traits in
        traits.userInterfaceLevel = .elevated
        traits.horizontalSizeClass = .compact
      }
      placeBubble()
    case .sheet: adaptiveSheetPresentationController.install()
    case .covering:
      overrideTraitCollection = nil
      content.frame = containerView.bounds
      containerView.addSubview(content)
    }
  }

  private func uninstall() {
    adaptiveSheetPresentationController.uninstall()
    bubble?.releaseContent()
    bubble?.removeFromSuperview()
    bubble = nil
    catcher?.removeFromSuperview()
    catcher = nil
    form = nil
  }

  /// Removes the views of the presentation, and the presented view from them.
  private func close() {
    uninstall()
    stage.removeFromSuperview()
    if let view = presentedViewController.viewIfLoaded, view.superview === stage {
      view.removeFromSuperview()
    }
  }

  // MARK: Geometry

  open override var presentedView: UIView? {
    switch form {
    case .popover: bubble
    case .sheet: adaptiveSheetPresentationController.presentedView
    case .covering: stage
    case nil: super.presentedView
    }
  }

  package override var framedView: UIView? { stage }

  open override var frameOfPresentedViewInContainerView: CGRect {
    switch form {
    case .popover: placement?.frame ?? .zero
    case .sheet: adaptiveSheetPresentationController.frameOfPresentedViewInContainerView
    case .covering, nil: super.frameOfPresentedViewInContainerView
    }
  }

  private var placement: PopoverPlacement? {
    guard let containerView else { return nil }
    let bounds = containerView.bounds
    var safe = containerView.safeAreaInsets
    safe.bottom = max(safe.bottom, containerView.keyboardOverlap)
    let room = bounds.inset(by: safe).inset(by: popoverLayoutMargins)
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    let target =
      source.map { $0.view.convert($0.rect, to: containerView) }
      ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    return PopoverPlacement(
      size: size, target: target, room: room, permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
  }

  /// The background color of the content, which the arrow matches.
  private var contentColor: UIColor? {
    let screen = presentedViewController.shownScreen
    guard let color = screen.viewIfLoaded?.backgroundColor?.resolvedColor(with: screen.traitCollection),
      color.cgColor.alpha == 1
    else { return nil }
    return color
  }

  private func placeBubble() {
    guard let containerView, let bubble else { return }
    // The source view may have to be laid out first.
    presentingViewController.viewIfLoaded?.layoutIfNeeded()
    guard let placement else { return }
    catcher?.frame = containerView.bounds
    arrowDirection = placement.direction
    bubble.fillColor = backgroundColor ?? contentColor
    bubble.show(placement)
  }

  // MARK: Presentation and dismissal

  open override var shouldRemovePresentersView: Bool { hidesPresenter }

  open override func presentationTransitionWillBegin() {
    if let view = presentedViewController.view {
      if let containerView { stage.frame = containerView.bounds }
      view.frame = stage.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.addSubview(view)
    }
    let form = form(for: traitCollection)
    if case .covering(let style) = form { hidesPresenter = style.hidesPresenter }
    adapt()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { close() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { close() }
  }

  open override func containerViewWillLayoutSubviews() {
    if isAtRest { adapt() }
    switch form {
    case .popover: placeBubble()
    case .sheet: adaptiveSheetPresentationController.containerViewWillLayoutSubviews()
    case .covering: presentedView?.frame = frameOfPresentedViewInContainerView
    case nil: break
    }
  }

  package override var dimsPresentersTint: Bool {
    switch form {
    case .popover: true
    case .sheet: adaptiveSheetPresentationController.dimsPresentersTint
    case .covering, nil: false
    }
  }

  package override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    // The style is determined when the container is in place, before the animator uses it.
    PopoverAnimator(self, isPresenting: isPresenting)
  }

  package override func view(hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    if form == .sheet { return adaptiveSheetPresentationController.view(hit: hit, at: point, with: event) }
    guard form == .popover, hit === catcher || hit === containerView, let containerView else { return hit }
    for view in passthroughViews ?? [] {
      if let through = view.hitTest(view.convert(point, from: containerView), with: event) { return through }
    }
    return hit
  }
}

/// The possible directions of a popover arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// A source that a popover arrow can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Receives events of a popover presentation, in addition to those of adaptive presentations.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Earlier API: returns whether a tap outside dismisses the popover. Called if
  /// `presentationControllerShouldDismiss(_:)` is not implemented.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Earlier API: called after a tap outside has dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the source of the popover has moved. The delegate can change the position through the parameters.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    (presentationController as? UIPopoverPresentationController).map {
      popoverPresentationControllerShouldDismissPopover($0)
    } ?? true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if let popover = presentationController as? UIPopoverPresentationController {
      popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}

extension UIViewController {
  var defaultPopoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
