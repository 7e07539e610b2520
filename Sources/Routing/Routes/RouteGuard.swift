/// A rule that decides whether a route may be followed, and what happens instead. It receives the route and
/// the current state, and must not have side effects.
public struct RouteGuard<R: Route> {
  public enum Verdict: Equatable {
    case allow
    /// Opens another route instead.
    case redirect(R)
    /// Opens another route first, such as signing in. The original route is deferred until
    /// `Navigator.resume()`.
    case first(R)
    /// Refuses the route, with a reason.
    case refuse(String)
  }

  public let name: String
  public let verdict: (R, NavigationState<R.Screen>) -> Verdict

  public init(_ name: String, verdict: @escaping (R, NavigationState<R.Screen>) -> Verdict) {
    self.name = name
    self.verdict = verdict
  }
}
