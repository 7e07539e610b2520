/// A rule that decides whether a person may go where a route leads, and what happens instead. It is asked with the route
/// and the state that the person is in; it changes nothing.
public struct RouteGuard<R: Route> {
  public enum Verdict: Equatable {
    case allow
    /// Somewhere else instead.
    case redirect(R)
    /// Somewhere else first (the sign-in); the route waits until `Navigator.resume()`.
    case first(R)
    /// Nowhere, and why.
    case refuse(String)
  }

  public let name: String
  public let verdict: (R, NavigationState<R.Screen>) -> Verdict

  public init(_ name: String, verdict: @escaping (R, NavigationState<R.Screen>) -> Verdict) {
    self.name = name
    self.verdict = verdict
  }
}
