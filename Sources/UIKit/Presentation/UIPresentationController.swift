/// Manages one presentation from its start to its end: where the presented view lies, what is drawn around
/// it, how it adapts.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  UIPresentationDelegateHolder
{
  @BackReference private var presented: UIViewController?
  @BackReference private var presenter: UIViewController?
  /// Keeps the presented controller alive while it is presented, and only then: before and after, it is the controller
  /// that keeps this.
  private var retainedPresented: UIViewController?
  package weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  package var _containerView: UIView?
  package var resolvedStyle = UIModalPresentationStyle.fullScreen
  package var isDismissing = false
  /// The transition that presents or dismisses, from its plan until every callback of its end has returned.
  package var transition: AppearanceTransition?
  /// The dismissal that has been asked for and has not begun.
  package var plannedDismissal: AppearanceTransition?
  package var runningTransition: AppearanceTransition? { transition?.stage == .ended ? nil : transition }
  /// What a person sees of the presentations above this one, while all of them are dismissed together.
  package var standIn: DismissedChain?
  /// The segue that presents, which lives as long as the presentation.
  package var segue: UIStoryboardSegue?
  /// Drives the next dismissal by a gesture.
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

  /// The presented controller's memory is about to be freed.
  package func presentedWasDeallocated() { presented = nil }

  /// Who presents; before the presentation starts, the presented controller itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  package func start(from presenter: UIViewController) {
    self.presenter = presenter
    retainedPresented = presented
  }

  /// Lets the delegate put another controller in the place of the presented one, as a rule one that contains it.
  /// Differs from iOS: where the size class changes during the presentation, the controller stays that it began with.
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

  /// Those who heard of a transition's end may have begun another.
  package func letGoOfTransition() { transition = runningTransition }

  package func stop() {
    isDismissing = false
    plannedDismissal = nil
    segue = nil
    letGoOfTransition()
    retainedPresented = nil
  }

  /// The transition that takes back a dismissal, after a finger has let go of it on the way.
  package var returningTransition: AppearanceTransition? {
    runningTransition.flatMap { isDismissing && $0.wasCancelled ? $0 : nil }
  }

  /// Whether it is on its way out, and not on its way back.
  package var isLeaving: Bool { isDismissing && returningTransition == nil }

  /// Whether the presentation has been asked for and has not begun.
  package var isPlanned: Bool { transition?.stage == .planned && !isDismissing }

  /// Whether nothing is moving and nothing is about to go.
  package var isAtRest: Bool { !isDismissing && runningTransition == nil }

  open var presentationStyle: UIModalPresentationStyle { resolvedStyle }

  /// The view in which the presentation takes place, from its start to its end.
  open var containerView: UIView? { _containerView }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// What a card or a bubble frames: the presented view, or the view that it lies in.
  package var framedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view is removed once the presented one covers it.
  open var shouldRemovePresentersView: Bool { resolvedStyle.hidesPresenter }
  open var shouldPresentInFullscreen: Bool { !resolvedStyle.usesPresentationContext }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Whether an unanimated presentation and its dismissal send their did-callbacks a turn of the run loop after their
  /// will-callbacks (Conformance.md L28).
  package var endsInLaterTurn: Bool { false }

  /// The animation used where no delegate supplies one.
  package func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(style: transitionStyle, isPresenting: isPresenting)
  }

  /// The presented controller's, or that of the context where it provides one.
  private var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController
    let provides =
      resolvedStyle.usesPresentationContext && context.definesPresentationContext
      && context.providesPresentationContextTransitionStyle
    return (provides ? context : presentedViewController).modalTransitionStyle
  }

  // MARK: Tint of the presenter

  /// Whether the presentation, as it stands now, takes the attention from the presenter, whose tint is grey then.
  package var dimsPresentersTint: Bool { false }
  /// The view whose tint is grey.
  private var tintDimmedView: UIView?

  /// Gives the presenter's view the tint that the presentation asks for.
  package func updatePresentersTint() {
    setPresentersTint(dimmed: dimsPresentersTint && _containerView != nil && !isLeaving)
  }

  /// Gives the presenter's view its tint back, where it is grey.
  package func restorePresentersTint() { setPresentersTint(dimmed: false) }

  private func setPresentersTint(dimmed isDimmed: Bool) {
    guard isDimmed != (tintDimmedView != nil) else { return }
    tintDimmedView?.dimTint(false)
    tintDimmedView = isDimmed ? presentingViewController.viewIfLoaded : nil
    tintDimmedView?.dimTint(true)
  }

  /// Takes away what surrounds the presented view, animated, while a picture of the chain above leaves in its place.
  package func chainWillLeave() {}

  /// Whether the presentation has all it needs; where not, UIKit's message has been said.
  package func mayStart(from presenter: UIViewController) -> Bool { true }

  /// Which view takes a touch in the container, where the view hierarchy alone would choose `hit`.
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

/// Gives presentation controllers their `delegate` in such a way that sheets and popovers can have one of a narrower kind
/// under the same name, as on iOS.
@preconcurrency @MainActor
public protocol UIPresentationDelegateHolder: AnyObject {}

extension UIPresentationDelegateHolder where Self: UIPresentationController {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

/// Answers how a presentation adapts, and hears of its dismissal by the person.
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
  /// `.automatic`: the system's own choice.
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
