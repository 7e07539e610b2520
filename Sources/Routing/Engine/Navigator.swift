import UIKit

/// Moves an app's screens to where routes lead. The state is read from the screens themselves, so that what a person does
/// by hand (the back button, a swipe, another tab) is always known.
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

  /// The route that waits until a guard lets it pass; see `resume()`.
  public private(set) var waiting: R?

  /// Hears of every route that was refused, once its completion has.
  public var onRefusal: (@MainActor (R, RouteRefusal) -> Void)?

  private struct Request {
    let route: R
    let isAnimated: Bool
    let completion: Completion?
  }

  private var requests: [Request] = []
  private var isMoving = false
  /// Animated transitions and presentations that the navigator has asked for.
  public private(set) var transitionCount = 0

  public init(window: UIWindow, builder: any ScreenBuilder<R.Screen>, guards: [RouteGuard<R>] = []) {
    self.window = window
    self.builder = builder
    resolver = RouteResolver(guards: guards)
  }

  // MARK: Going somewhere

  /// Shows `state`, or where `route` leads from there, as the window's first content: whole stacks at once, no screen in
  /// between is loaded or hears of anything.
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

  /// Goes where `route` leads. While another transition runs it waits for its end; routes are followed in the order in
  /// which they were asked for.
  /// - Parameter completion: called when the screens stand still, or with the reason why they did not move.
  public func open(_ route: R, animated: Bool = true, completion: Completion? = nil) {
    requests.append(Request(route: route, isAnimated: animated, completion: completion))
    next()
  }

  /// Goes where `route` leads, and returns when the screens stand still.
  public func open(_ route: R, animated: Bool = true) async throws(RouteRefusal) {
    let result = await withCheckedContinuation { continuation in
      open(route, animated: animated) { continuation.resume(returning: $0) }
    }
    try result.get()
  }

  /// Follows the route that waited for a guard, if there is one: to be called after signing in.
  /// - Returns: whether one waited.
  @discardableResult
  public func resume(animated: Bool = true, completion: Completion? = nil) -> Bool {
    guard let route = waiting else { return false }
    waiting = nil
    open(route, animated: animated, completion: completion)
    return true
  }

  /// Forgets the route that waited: the person gave up signing in.
  public func forgetWaiting() { waiting = nil }

  /// Where the person is. `nil` before the navigator has shown anything.
  public var state: State? {
    guard let root = window.rootViewController, let content = node(of: root) else { return nil }
    let modals = modalControllers.compactMap { controller -> Modal<Screen>? in
      node(of: controller).map { Modal($0, style: style(of: controller)) }
    }
    return NavigationState(root: content, modals: modals)
  }

  // MARK: One after the other

  private func next() {
    guard !isMoving, let request = requests.first else { return }
    if let running = runningTransition {
      isMoving = true
      let isWaiting = running.animate(alongsideTransition: nil) { [weak self] _ in
        // The coordinator reports before the containers have let go of the transition.
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

  /// The transition that is under way by somebody else's hand, if any.
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
