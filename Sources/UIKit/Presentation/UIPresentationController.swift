/// Manages one presentation from start to end: the frame of the presented view, additional views, and
/// adaptation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  UIPresentationDelegateHolder
{
  @BackReference private var presented: UIViewController?
  @BackReference private var presenter: UIViewController?
  /// Retains the presented controller while it is presented, and only then: before and after, the controller
  /// retains this object.
  private var retainedPresented: UIViewController?
  package weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  package var _containerView: UIView?
  package var resolvedStyle = UIModalPresentationStyle.fullScreen
  package var isDismissing = false
  /// The transition that presents or dismisses, from scheduling until all of its final callbacks have
  /// returned.
  package var transition: AppearanceTransition?
  /// The requested dismissal that has not begun.
  package var plannedDismissal: AppearanceTransition?
  package var runningTransition: AppearanceTransition? { transition?.stage == .ended ? nil : transition }
  /// The visible part of the presentations above this one, while all of them are dismissed together.
  package var chainSnapshot: DismissalSnapshot?
  /// The presenting segue, retained during the presentation.
  package var segue: UIStoryboardSegue?
  /// The interactive transitioning object of the next dismissal.
  package var dismissalInteraction: (any UIViewControllerInteractiveTransitioning)?
  /// The superview of the presenter's view when the presentation began.
  @BackReference package var presenterPlace: UIView?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    presenter = presenting
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  open var presentedViewController: UIViewController {
    guard let presented = presented ?? _presented.deallocating else {
      preconditionFailure("What \(self) presented is no longer there")
    }
    return presented
  }

  /// Called before the presented controller is deallocated.
  package func presentedWasDeallocated() { presented = nil }

  /// Called before the presenting controller is deallocated, as a window is with all that it shows. Ends the presentation, which
  /// would retain what it presents for ever.
  package func presenterWasDeallocated() {
    _containerView?.removeFromSuperview()
    stop()
  }

  /// The presenting controller; before the presentation starts, the presented controller itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  package func start(from presenter: UIViewController) {
    self.presenter = presenter
    retainedPresented = presented
  }

  /// Lets the delegate replace the presented controller, usually with one that contains it. Differs from iOS:
  /// if the size class changes during the presentation, the initial controller stays.
  package func adaptPresentedController(
    to style: UIModalPresentationStyle, asking original: UIPresentationController
  ) {
    guard
      let other = adaptiveDelegate?.presentationController(
        original, viewControllerForAdaptivePresentationStyle: style)
    else { return }
    presented = other
    retainedPresented = other
  }

  /// Releases a finished transition, unless another one was started in its callbacks.
  package func clearTransition() { transition = runningTransition }

  package func stop() {
    isDismissing = false
    plannedDismissal = nil
    segue = nil
    clearTransition()
    retainedPresented = nil
  }

  /// The transition that reverses a dismissal after an interactive one was canceled.
  package var returningTransition: AppearanceTransition? {
    runningTransition.flatMap { isDismissing && $0.wasCancelled ? $0 : nil }
  }

  /// Whether the presentation is being dismissed, and not returning.
  package var isLeaving: Bool { isDismissing && returningTransition == nil }

  /// Whether the presentation was requested and has not begun.
  package var isPlanned: Bool { transition?.stage == .planned && !isDismissing }

  /// Whether no transition is running or about to begin.
  package var isAtRest: Bool { !isDismissing && runningTransition == nil }

  open var presentationStyle: UIModalPresentationStyle { resolvedStyle }

  /// The view in which the presentation takes place, from its start to its end.
  open var containerView: UIView? { _containerView }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The view framed by a card or a bubble: the presented view, or the view that contains it.
  package var framedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view is removed after it was covered.
  open var shouldRemovePresentersView: Bool { resolvedStyle.hidesPresenter }
  open var shouldPresentInFullscreen: Bool { !resolvedStyle.usesPresentationContext }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Whether a presentation and dismissal without animation have their did-callbacks one run loop turn after
  /// their will-callbacks (Conformance.md L28).
  package var endsInLaterTurn: Bool { false }

  /// Returns the animator used if the delegate supplies none.
  package func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(style: transitionStyle, isPresenting: isPresenting)
  }

  /// The transition style of the presented controller, or of the context if it provides one.
  private var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController
    let provides =
      resolvedStyle.usesPresentationContext && context.definesPresentationContext
      && context.providesPresentationContextTransitionStyle
    return (provides ? context : presentedViewController).modalTransitionStyle
  }

  // MARK: Tint of the presenter

  /// Whether the presentation currently dims the tint of the presenter.
  package var dimsPresentersTint: Bool { false }
  /// The view whose tint is dimmed.
  private var tintDimmedView: UIView?

  /// Updates the tint of the presenter's view for the presentation.
  package func updatePresenterTint() {
    dimPresenterTint(dimmed: dimsPresentersTint && _containerView != nil && !isLeaving)
  }

  /// Restores the tint of the presenter's view, if it is dimmed.
  package func restorePresenterTint() { dimPresenterTint(dimmed: false) }

  private func dimPresenterTint(dimmed isDimmed: Bool) {
    guard isDimmed != (tintDimmedView != nil) else { return }
    tintDimmedView?.dimTint(false)
    tintDimmedView = isDimmed ? presentingViewController.viewIfLoaded : nil
    tintDimmedView?.dimTint(true)
  }

  /// Removes the decoration of the presented view with animation, while a snapshot of the chain above is
  /// animated in its place.
  package func chainWillDismiss() {}

  /// Returns whether the presentation can start; if not, UIKit's message has been raised.
  package func canStart(from presenter: UIViewController) -> Bool { true }

  /// Returns the view that receives a touch in the container, where hit-testing alone would choose `hit`.
  package func view(hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? { hit }

  // MARK: Adaptation

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }

  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.updateTraitsIfNeeded() }
  }

  // MARK: Traits

  /// The traits that the presented controller gets instead of those of its surroundings.
  open var traitOverrides = UITraitOverrides() { didSet { presentedViewController.updateTraitsIfNeeded() } }

  open var traitCollection: UITraitCollection {
    _containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content container

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    _containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

/// Provides the `delegate` property of presentation controllers so that sheets and popovers can redeclare it
/// with a narrower type, as on iOS.
@preconcurrency @MainActor
public protocol UIPresentationDelegateHolder: AnyObject {}

extension UIPresentationDelegateHolder where Self: UIPresentationController {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

/// Adapts a presentation, and receives its dismissal by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `.automatic`: the default of the system.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
