/// The registry of the application's host.
@MainActor
package enum HostRegistry {
  /// Creates a host, or throws a one-line reason why it is unavailable.
  package typealias Factory = @MainActor () throws -> any Host

  // Set before `main`, when there is one thread.
  /// The factory of the linked window host, set before `main` by the host's module.
  package nonisolated(unsafe) static var windowHost: Factory?

  // Set before `main`, when there is one thread.
  /// Return the host of an app that another process launched: a UI test or the server of a browser's page; `nil` otherwise.
  /// Added before `main`, by the hosts' modules.
  package nonisolated(unsafe) static var connectedHosts: [@MainActor () -> (any Host)?] = []

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
    // Each is called once at most, since it takes over a connection.
    for makeHost in connectedHosts where installed == nil { installed = makeHost() }
    guard installed == nil, ProcessInfo.processInfo.environment["PORTOLAN_HOST"] != "headless",
      let windowHost
    else { return }
    install(try windowHost())
  }
}
