/// Presents a screen in a bubble whose arrow points at what it belongs to. Where there is little room it becomes a sheet,
/// or what the delegate makes of it, and changes back while it is open (Specification.md P11).
open class UIPopoverPresentationController: UIPresentationController {

  /// As what the popover shows itself.
  enum Form: Equatable {
    case popover, sheet
    case covering(UIModalPresentationStyle)
  }

  private(set) var form: Form?
  private var bubble: PopoverBubbleView?
  private var catcher: PresentationDimmingView?
  private var hidesPresenter = false
  /// Holds the presented view, and whatever that view presents in its own place, while the forms change around it.
  private lazy var stage = UIView()

  // MARK: Configuration

  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
  /// What the arrow points at: a view, or a rectangle in it.
  open var sourceView: UIView? { didSet { changed() } }
  /// In `sourceView`'s coordinates; null stands for its bounds.
  open var sourceRect: CGRect = .null { didSet { changed() } }
  /// Returns the rectangle for the size of `sourceView`, where it changes with that; it precedes `sourceRect`.
  package var sourceRectForSize: ((CGSize) -> CGRect)? { didSet { changed() } }
  open var canOverlapSourceViewRect = false { didSet { changed() } }
  open var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// A view or bar button item that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { changed() } }
  /// Where the arrow points now; `.unknown` before the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views beside the popover that touches reach while it is open.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble and its arrow; `nil` is the content's, or else the system's material.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Room kept free between the popover and the edges, in points.
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

  /// Places the popover anew after a layout in which its source may have moved.
  package func sourceDidMove() { changed() }

  private func changed() { containerView?.setNeedsLayout() }

  /// The view and the rectangle in it that the arrow points at.
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

  package override func mayStart(from presenter: UIViewController) -> Bool {
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
    if !isFirst { updatePresentersTint() }
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
        if let self, isAtRest { dismissByPerson() }
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

  /// Ends what the popover shows itself with, and lets go of the presented view.
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

  /// The arrow is of one piece with what it belongs to.
  private var contentColor: UIColor? {
    let screen = presentedViewController.shownScreen
    guard let color = screen.viewIfLoaded?.backgroundColor?.resolvedColor(with: screen.traitCollection),
      color.cgColor.alpha == 1
    else { return nil }
    return color
  }

  private func placeBubble() {
    guard let containerView, let bubble else { return }
    // The view that it points at may have to move first.
    presentingViewController.viewIfLoaded?.layoutIfNeeded()
    guard let placement else { return }
    catcher?.frame = containerView.bounds
    arrowDirection = placement.direction
    bubble.fillColor = backgroundColor ?? contentColor
    bubble.show(placement)
  }

  // MARK: Course of the presentation

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
    // The form is settled when the container is in place: the animator asks then.
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

/// Where a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover lies below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What a popover's arrow can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Hears of a popover's presentation, besides what every adaptive presentation tells.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  var defaultPopoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
