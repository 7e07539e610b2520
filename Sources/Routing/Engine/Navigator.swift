import UIKit

/// Navigates an app's screens to routes. The state is read from the screens themselves, so it always includes
/// the user's own navigation (the back button, a swipe, another tab).
///
///     let navigator = Navigator<AppRoute>(window: window, builder: Screens(), guards: [signedIn])
///     navigator.start(at: NavigationState(root: .tabs(…)), opening: launchRoute)
///     navigator.open(.message(7))
@preconcurrency @MainActor
public final class Navigator<R: Route> {
  public typealias Screen = R.Screen
  public typealias State = NavigationState<R.Screen>
  public typealias Completion = @MainActor (Result<Void, RouteRefusal>) -> Void

  public let window: UIWindow
  public let resolver: RouteResolver<R>
  let builder: any ScreenBuilder<R.Screen>
  let tags = ScreenTags<R.Screen>()

  /// The route that is deferred by a guard. See `resume()`.
  public private(set) var waiting: R?

  /// Called for every refused route, after its completion handler.
  public var onRefusal: (@MainActor (R, RouteRefusal) -> Void)?

  private struct Request {
    let route: R
    let isAnimated: Bool
    let completion: Completion?
  }

  private var requests: [Request] = []
  private var isMoving = false
  /// The number of animated transitions and presentations requested by the navigator.
  public private(set) var transitionCount = 0

  public init(window: UIWindow, builder: any ScreenBuilder<R.Screen>, guards: [RouteGuard<R>] = []) {
    self.window = window
    self.builder = builder
    resolver = RouteResolver(guards: guards)
  }

  // MARK: Navigation

  /// Shows `state`, or the state after opening `route`, as the window's initial content. Stacks are set at
  /// once; no intermediate screen is loaded or receives appearance calls.
  public func start(at state: State, opening route: R? = nil) {
    var first = state
    var refusal: RouteRefusal?
    if let route {
      do throws(RouteRefusal) {
        let resolution = try resolver.resolve(route, from: state)
        first = resolution.state
        waiting = resolution.waiting
      } catch {
        refusal = error
      }
    }
    window.rootViewController = makeController(for: first.root)
    if !window.isKeyWindow || window.isHidden { window.makeKeyAndVisible() }
    isMoving = true
    perform(first.modals.map { NavigationMove(action: .present($0), isAnimated: false) }[...]) { [self] in
      if let route, let refusal { onRefusal?(route, refusal) }
      finish()
    }
  }

  /// Opens `route`, after any running transition. Routes are opened in the order of the calls.
  /// - `completion`: Called when navigation is complete, or with the reason why it did not happen.
  public func open(_ route: R, animated: Bool = true, completion: Completion? = nil) {
    requests.append(Request(route: route, isAnimated: animated, completion: completion))
    next()
  }

  /// Opens `route`, and returns when navigation is complete.
  public func open(_ route: R, animated: Bool = true) async throws(RouteRefusal) {
    let result = await withCheckedContinuation { continuation in
      open(route, animated: animated) { continuation.resume(returning: $0) }
    }
    try result.get()
  }

  /// Opens the deferred route, if any. Call after signing in.
  /// - Returns: Whether there was a deferred route.
  @discardableResult
  public func resume(animated: Bool = true, completion: Completion? = nil) -> Bool {
    guard let route = waiting else { return false }
    waiting = nil
    open(route, animated: animated, completion: completion)
    return true
  }

  /// Discards the deferred route, for example when the user cancels signing in.
  public func discardDeferredRoute() { waiting = nil }

  /// The current state; `nil` before the navigator has shown anything.
  public var state: State? {
    guard let root = window.rootViewController, let content = node(of: root) else { return nil }
    let modals = modalControllers.compactMap { controller -> Modal<Screen>? in
      node(of: controller).map { Modal($0, style: style(of: controller)) }
    }
    return NavigationState(root: content, modals: modals)
  }

  // MARK: Sequential execution

  private func next() {
    guard !isMoving, let request = requests.first else { return }
    if let running = runningTransition {
      isMoving = true
      let isWaiting = running.animate(alongsideTransition: nil) { [weak self] _ in
        // The coordinator completes before the containers have cleared their transition.
        DispatchQueue.main.async { self?.finish() }
      }
      if isWaiting { return }
      isMoving = false
    }
    requests.removeFirst()
    follow(request)
  }

  private func finish() {
    isMoving = false
    next()
  }

  private func follow(_ request: Request) {
    guard let state else { preconditionFailure("a navigator opens routes after start(at:opening:)") }
    isMoving = true
    do throws(RouteRefusal) {
      let resolution = try resolver.resolve(request.route, from: state)
      if let waiting = resolution.waiting { self.waiting = waiting }
      var moves = state.moves(to: resolution.state)
      if !request.isAnimated { for index in moves.indices { moves[index].isAnimated = false } }
      transitionCount += moves.count(where: \.isAnimated)
      perform(moves[...]) { [self] in
        request.completion?(.success(()))
        finish()
      }
    } catch {
      request.completion?(.failure(error))
      onRefusal?(request.route, error)
      finish()
    }
  }

  /// The coordinator of a running transition that the navigator did not start.
  private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    for controller in [window.rootViewController].compactMap({ $0 }) + modalControllers {
      if let running = transition(in: controller) { return running }
    }
    return nil
  }

  private func transition(in controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    if let running = controller.transitionCoordinator { return running }
    for child in controller.children {
      if let running = transition(in: child) { return running }
    }
    return nil
  }
}
