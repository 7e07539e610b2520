/// Which host the application runs in.
@MainActor
package enum HostRegistry {
  /// Makes a host, or says in one line why it cannot be had.
  package typealias Factory = @MainActor () throws -> any Host

  /// The window host that is linked into the process. It is set before `main`, by the module that holds that host.
  package nonisolated(unsafe) static var windowHost: Factory?

  /// Answers the host for an app that a UI test has started; nil for any other start. It is set before `main`.
  package nonisolated(unsafe) static var automationHost: (@MainActor () -> (any Host)?)?

  private static var installed: (any Host)?

  /// The host of this process. Without one that was installed it is a `HeadlessHost`.
  package static var current: any Host {
    if let installed { return installed }
    let host = HeadlessHost()
    install(host)
    return host
  }

  /// Makes `host` the host of the process. `UITraitCollection.current` has its display's traits from now on.
  package static func install(_ host: any Host) {
    installed = host
    UITraitCollection.fallback = UIScreen.main.traitCollection
  }

  /// Installs the host that an application shows itself in: the linked window host, unless the environment's
  /// `PORTOLAN_HOST` is `headless`, or none is linked.
  package static func installForApplication() throws {
    if installed == nil, let host = automationHost?() { installed = host }
    guard installed == nil, ProcessInfo.processInfo.environment["PORTOLAN_HOST"] != "headless",
      let windowHost
    else { return }
    install(try windowHost())
  }
}
