import Routing

/// Who uses the app.
@MainActor
final class Session {
  var email: String?
  var isSignedIn: Bool { email != nil }
}

extension RouteGuard where R == FlowsRoute {
  /// What is personal comes after signing in.
  @MainActor
  static func signedIn(_ session: Session) -> Self {
    RouteGuard("Account") { route, _ in
      MainActor.assumeIsolated { session.isSignedIn || route.isOpenToEverybody ? .allow : .first(.signIn) }
    }
  }
}
