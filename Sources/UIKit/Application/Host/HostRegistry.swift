/// The registry of the application's host.
@MainActor
package enum HostRegistry {
  /// Creates a host, or throws a one-line reason why it is unavailable.
  package typealias Factory = @MainActor () throws -> any Host

  /// The factory of the linked window host, set before `main` by the host's module.
  package nonisolated(unsafe) static var windowHost: Factory?

  /// Returns the host of an app launched by a UI test; `nil` otherwise. Set before `main`.
  package nonisolated(unsafe) static var automationHost: (@MainActor () -> (any Host)?)?

  private static var installed: (any Host)?

  /// The host of this process. Defaults to a `HeadlessHost`.
  package static var current: any Host {
    if let installed { return installed }
    let host = HeadlessHost()
    install(host)
    return host
  }

  /// Installs the host of the process. `UITraitCollection.current` gets the traits of its display.
  package static func install(_ host: any Host) {
    installed = host
    UITraitCollection.fallback = UIScreen.main.traitCollection
  }

  /// Installs the host for an application: the linked window host, unless the environment variable
  /// `PORTOLAN_HOST` is `headless` or none is linked.
  package static func installForApplication() throws {
    if installed == nil, let host = automationHost?() { installed = host }
    guard installed == nil, ProcessInfo.processInfo.environment["PORTOLAN_HOST"] != "headless",
      let windowHost
    else { return }
    install(try windowHost())
  }
}
