import FoundationExtensions

/// The launch of an app in the process of its unit tests.
@MainActor
package enum TestHost {
  /// Whether the process runs unit tests, so that the app must return from its entry point.
  package static var isCurrent: Bool { ProcessInfo.processInfo.environment["PORTOLAN_TEST_HOST"] != nil }

  /// Launches the app without a main loop, which the tests run, and without state of earlier launches.
  static func launch(principalClass: UIApplication.Type?, delegateClass: NSObject.Type?) {
    ApplicationLauncher(principalClass: principalClass ?? UIApplication.self)
      .launch(delegateClass: delegateClass, urls: [])
  }
}
