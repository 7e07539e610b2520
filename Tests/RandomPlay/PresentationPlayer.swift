import OffscreenHost
import PortolanTesting
import SeededRandom
import UIKit

/// Presents, dismisses, drags, rotates and resizes at random times, and models the remaining screens with an
/// array.
///
/// The array is the chain of presentations. It grows when UIKit accepts a presentation: from the topmost
/// screen, while nothing is being dismissed. It shrinks when a dismissal has ended, as reported by the
/// completion or the delegate.
@MainActor
package final class PresentationPlayer {
  /// The root screen.
  package enum Root: CaseIterable, Sendable { case screen, stack, tabs, split }

  package enum Operation: CaseIterable, Sendable {
    case present, presentChain, presentFromBelow, dismiss, dismissFromBelow, drag, tap, rotate, resize,
      detent, content,
      wait
  }

  private let app: TestApp
  private let faults = FaultRecorder()
  private let root: UIViewController
  private let rootScreen: WatchedScreen
  private var random: SeededNumbers
  private var chain: [Link] = []
  /// The lowest position in the chain from which everything is being dismissed.
  private var leaving: Int?
  private var made: [Unowned<UIViewController>] = []
  private var next = 0
  private let custom = InsetTransition()
  package private(set) var violations: [String] = []
  package private(set) var history: [String] = []
  package private(set) var counts: [Operation: Int] = [:]
  /// The numbers of accepted presentations by style.
  package private(set) var presented: [Style: Int] = [:]

  package enum Style: CaseIterable, Hashable, Sendable {
    case automatic, pageSheet, formSheet, fullScreen, currentContext, overFullScreen, overCurrentContext,
      popover
    case detents, undimmedDetents, custom, alert, actionSheet

    /// Whether the presenter is removed (P6).
    var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
    var isAlert: Bool { self == .alert || self == .actionSheet }
    /// Whether the presenter can be touched outside.
    fileprivate var leavesRoom: Bool {
      self == .currentContext || self == .overCurrentContext || self == .undimmedDetents
    }
    fileprivate var seeksContext: Bool {
      self == .currentContext || self == .overCurrentContext || self == .custom
    }

    fileprivate var modalStyle: UIModalPresentationStyle {
      switch self {
      case .automatic, .alert, .actionSheet: .automatic
      case .pageSheet, .detents, .undimmedDetents: .pageSheet
      case .formSheet: .formSheet
      case .fullScreen: .fullScreen
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      case .custom: .custom
      }
    }
  }

  /// One presented screen.
  private final class Link: NSObject, UIAdaptivePresentationControllerDelegate {
    let controller: UIViewController
    let style: Style
    weak var screen: WatchedScreen?
    var willLeave: @MainActor () -> Void = {}
    var didLeave: @MainActor () -> Void = {}

    init(_ controller: UIViewController, _ style: Style, _ screen: WatchedScreen?) {
      self.controller = controller
      self.style = style
      self.screen = screen
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { willLeave() }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didLeave() }
  }

  package init(seed: UInt64, device: Device, root kind: Root) {
    random = SeededNumbers(seed: seed)
    app = TestApp(device: device)
    let report = Report()
    rootScreen = WatchedScreen(0) { report.add($0) }
    switch kind {
    case .screen: root = rootScreen
    case .stack: root = UINavigationController(rootViewController: rootScreen)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: rootScreen), UIViewController()]
      root = tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(rootScreen, for: .secondary)
      root = split
    }
    app.show(root)
    report.add = { [weak self] in self?.violations.append($0) }
  }

  /// Receives violations before there is a player.
  @MainActor private final class Report { var add: (String) -> Void = { _ in } }

  package func end() {
    faults.stop()
    app.end()
  }

  // MARK: One step

  package func step() {
    let operation = Operation.allCases.randomElement(using: &random)!
    let animated = Bool.random(using: &random)
    counts[operation, default: 0] += 1
    history.append("\(operation)\(animated ? " animated" : "") \(chain.map { "\($0.style)" })")
    if history.count > 60 { history.removeFirst(30) }
    switch operation {
    case .present: present(from: chain.count, animated)
    case .presentChain:
      // All in one turn, each from the previous one.
      for _ in 0..<Int.random(in: 2...3, using: &random) { present(from: chain.count, animated) }
    case .presentFromBelow: present(from: Int.random(in: 0...chain.count, using: &random), animated)
    case .dismiss: dismiss(at: chain.count, animated)
    case .dismissFromBelow: dismiss(at: Int.random(in: 0...chain.count, using: &random), animated)
    case .drag: drag()
    case .tap: tap()
    case .rotate:
      app.host.rotate(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
    case .resize: resize()
    case .detent: changeDetent()
    case .content: changeContent(animated)
    case .wait: break
    }
    app.advance(by: Double.random(in: 0...0.6, using: &random))
  }

  /// Returns the controller at a position in the chain: 0 is the root, 1 the first presentation.
  private func controller(at place: Int) -> UIViewController {
    place == 0 ? rootScreen : chain[place - 1].screen ?? chain[place - 1].controller
  }

  // MARK: Presenting

  private func present(from place: Int, _ animated: Bool) {
    let style = Style.allCases.randomElement(using: &random)!
    let link = makeLink(style)
    let source = controller(at: place)
    if place < chain.count,
      presenter(for: style, from: source) !== chain[place].controller.presentingViewController
    {
      // Another presenter may present beside the chain, which the model does not include.
      return
    }
    link.controller.popoverPresentationController?.sourceView = source.view
    if !style.isAlert { link.controller.presentationController?.delegate = link }
    let isAccepted = leaving == nil && place == chain.count
    source.present(link.controller, animated: animated)
    guard isAccepted else { return }
    presented[style, default: 0] += 1
    let index = chain.count
    link.willLeave = { [weak self] in self?.leaves(from: index) }
    link.didLeave = { [weak self] in self?.hasLeft(from: index) }
    chain.append(link)
  }

  /// Returns the presenter: for styles in a context, the nearest controller that defines one, otherwise the
  /// outermost container.
  private func presenter(for style: Style, from source: UIViewController) -> UIViewController {
    var candidate = source
    while let parent = candidate.parent {
      if style.seeksContext, candidate.definesPresentationContext { return candidate }
      candidate = parent
    }
    return candidate
  }

  private func makeLink(_ style: Style) -> Link {
    next += 1
    let screen = WatchedScreen(next) { [weak self] in self?.violations.append($0) }
    screen.definesPresentationContext = Bool.random(using: &random)
    var controller: UIViewController = screen
    if style.isAlert {
      let alert = UIAlertController(
        title: "\(next)", message: nil, preferredStyle: style == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      if style == .alert, Bool.random(using: &random) { alert.addTextField() }
      made.append(Unowned(alert))
      return Link(alert, style, nil)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: controller = UINavigationController(rootViewController: screen)
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen), UIViewController()]
      controller = tabs
    default: break
    }
    controller.modalPresentationStyle = style.modalStyle
    if style == .custom { controller.transitioningDelegate = custom }
    if style == .detents || style == .undimmedDetents, let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .custom(identifier: .init("low")) { _ in 180 }, .large()]
      sheet.prefersGrabberVisible = Bool.random(using: &random)
      sheet.prefersEdgeAttachedInCompactHeight = Bool.random(using: &random)
      if style == .undimmedDetents { sheet.largestUndimmedDetentIdentifier = .medium }
    }
    made.append(Unowned(controller))
    made.append(Unowned(screen))
    return Link(controller, style, screen)
  }

  // MARK: Dismissing

  private func dismiss(at place: Int, _ animated: Bool) {
    let first = place < chain.count ? place : place - 1
    let isAccepted = first >= 0 && first < (leaving ?? chain.count)
    if isAccepted { leaves(from: first) }
    controller(at: place).dismiss(animated: animated) { [weak self] in
      if isAccepted { self?.hasLeft(from: first) }
    }
  }

  private func leaves(from index: Int) { leaving = min(index, leaving ?? index) }

  private func hasLeft(from index: Int) {
    guard leaving == index else { return }
    leaving = nil
    chain.removeSubrange(index...)
  }

  // MARK: User input

  /// Whether a finger can reach an alert, which is dismissed without notification: it is on top, or the
  /// topmost presentation leaves space beside it.
  private var alertIsInReach: Bool {
    for link in chain.reversed() {
      if link.style.isAlert { return true }
      if !link.style.leavesRoom { return false }
    }
    return false
  }

  private func drag() {
    guard !alertIsInReach else { return }
    let bounds = app.window.bounds
    let x = bounds.midX + CGFloat.random(in: -60...60, using: &random)
    let start = CGPoint(x: x, y: CGFloat.random(in: 0.1...0.6, using: &random) * bounds.height)
    let length = CGFloat.random(in: -0.5...0.9, using: &random) * bounds.height
    app.fling(
      from: start, to: CGPoint(x: x, y: start.y + length),
      duration: Double.random(in: 0.1...0.4, using: &random))
  }

  /// Taps outside the presentation, mostly on the dimming view.
  private func tap() {
    guard !alertIsInReach else { return }
    let bounds = app.window.bounds
    app.tap(at: CGPoint(x: bounds.midX, y: CGFloat.random(in: 0.01...0.3, using: &random) * bounds.height))
  }

  private func resize() {
    let width = [320, 375, 507, 678, 820, 1024].randomElement(using: &random)!
    let height = Int.random(in: 320...1180, using: &random)
    let fills = Int.random(in: 0..<4, using: &random) == 0
    app.host.windows.first?.resize(to: fills ? nil : CGSize(width: width, height: height))
  }

  private func changeDetent() {
    guard let sheet = chain.last?.controller.presentationController as? UISheetPresentationController else {
      return
    }
    let identifiers: [UISheetPresentationController.Detent.Identifier?] = [
      .medium, .large, .init("low"), nil,
    ]
    let chosen = identifiers.randomElement(using: &random)!
    sheet.animateChanges { sheet.selectedDetentIdentifier = chosen }
  }

  /// Changes the content of a presentation.
  private func changeContent(_ animated: Bool) {
    guard leaving == nil, let screen = chain.last?.screen ?? (chain.isEmpty ? rootScreen : nil) else {
      return
    }
    if let tabs = screen.tabBarController, Bool.random(using: &random) {
      tabs.selectedIndex = 1
      app.advance(by: Double.random(in: 0...0.2, using: &random))
      tabs.selectedIndex = 0
    } else if let navigation = screen.navigationController {
      navigation.pushViewController(UIViewController(), animated: animated)
      app.advance(by: Double.random(in: 0...0.2, using: &random))
      navigation.popToViewController(screen, animated: animated)
    }
  }

  // MARK: Rest

  /// Waits until nothing moves, and compares everything with the model.
  package func settle() {
    if !app.settle() { violations.append("it never came to rest") }
    if let leaving { violations.append("the dismissal from \(leaving) never ended") }
    for place in 0...chain.count {
      let expected = place < chain.count ? chain[place].controller : nil
      let actual = controller(at: place).presentedViewController
      if actual !== expected {
        let found = actual.map { "\(type(of: $0)) \($0.title ?? "")" } ?? "nothing"
        violations.append("\(found) lies over \(place), in \(chain.map { "\($0.style)" })")
      }
    }
    let screens = [rootScreen] + chain.map(\.screen)
    for (place, screen) in screens.enumerated() {
      let isHidden = place < chain.count && chain[place].style.hidesPresenter
      if let screen, screen.isShown == isHidden {
        violations.append("screen \(screen.id) at \(place) is \(screen.state)")
      }
    }
    if controller(at: chain.count).viewIfLoaded?.window == nil {
      violations.append("the screen on top is in no window")
    }
    let kept = Set(chain.flatMap { [$0.controller, $0.screen].compactMap { $0.map(ObjectIdentifier.init) } })
    made.removeAll { $0.object == nil }
    for case let leaked? in made.map(\.object) where !kept.contains(ObjectIdentifier(leaked)) {
      violations.append("\(type(of: leaked)) \(leaked.title ?? "") is kept alive")
    }
    violations += faults.exceptions.map(\.message)
  }

  /// Dismisses everything; the root must be unchanged.
  package func finish() {
    settle()
    guard violations.isEmpty else { return }
    dismiss(at: 0, false)
    app.host.windows.first?.resize(to: nil)
    app.host.rotate(to: .portrait)
    settle()
    if root.view.convert(root.view.bounds, to: nil) != app.window.bounds {
      violations.append("the root lies at \(root.view.convert(root.view.bounds, to: nil))")
    }
  }
}

/// A custom presentation: a centered panel with a custom animation.
private final class InsetTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    InsetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimation(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { FadeAnimation(isPresenting: false) }
}

private final class InsetPresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 30, dy: 60) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.frame = containerView.bounds
    shade.backgroundColor = .black
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
      shade.alpha = 0.3
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
      shade.alpha = 0
    })
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class FadeAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let view {
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      view?.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
