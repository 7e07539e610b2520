import Routing

/// The user's session.
@MainActor
final class Session {
  var email: String?
  var isSignedIn: Bool { email != nil }
}

extension RouteGuard where R == FlowsRoute {
  /// Requires signing in for personal screens.
  @MainActor
  static func signedIn(_ session: Session) -> Self {
    RouteGuard("Account") { route, _ in
      MainActor.assumeIsolated { session.isSignedIn || route.isOpenToEverybody ? .allow : .first(.signIn) }
    }
  }
}
