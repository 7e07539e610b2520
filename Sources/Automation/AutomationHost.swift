import AutomationProtocol
import Foundation
import OffscreenHost
import SystemPermissions
import UIKit

/// Prepares an app that was launched by a test runner.
@MainActor
enum AutomationHost {
  private static var server: AutomationServer?

  /// Returns the host of the app: a simulated device in virtual time, or `nil` to open a window.
  static func start() -> (any UIKit.Host)? {
    let environment = ProcessInfo.processInfo.environment
    if let file = environment[AutomationEnvironment.recording] {
      unsetenv(AutomationEnvironment.recording)
      ActionRecorder.start(file: URL(fileURLWithPath: file))
      return nil
    }
    guard let descriptor = connection(in: environment) else { return nil }
    // Prevents child processes of the app from keeping the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let server = AutomationServer(channel: MessageChannel(descriptor: descriptor))
    self.server = server
    server.start()
    SystemAlerts.install()
    SimulatedPlace.current = environment[AutomationEnvironment.location]
      .flatMap { DeviceLocation(text: $0) }.map { SimulatedPlace($0) }
    guard environment[AutomationEnvironment.showsWindow] == nil else { return nil }
    let orientation = environment[AutomationEnvironment.orientation].flatMap { Int($0) }
    let host = OffscreenHost(
      device: .requested,
      orientation: orientation.flatMap(UIInterfaceOrientation.init(rawValue:)) ?? .portrait)
    host.isDark = environment[AutomationEnvironment.appearance] == "dark"
    host.isDriven = true
    FrameClock.shared.setMode(.virtual)
    return host
  }

  /// The descriptor of the connection to the runner. A prewarmed process waits here until the app is launched.
  private static func connection(in environment: [String: String]) -> Int32? {
    guard let descriptor = environment[AutomationEnvironment.socket].flatMap({ Int32($0) }) else {
      return nil
    }
    unsetenv(AutomationEnvironment.socket)
    guard environment[AutomationEnvironment.isPrewarmed] != nil else { return descriptor }
    unsetenv(AutomationEnvironment.isPrewarmed)
    if environment[AutomationEnvironment.bindsNow] != nil {
      unsetenv(AutomationEnvironment.bindsNow)
      unsetenv("LD_BIND_NOW")
    }
    PrewarmedTables.load()
    return PrewarmedProcess.waitForLaunch(MessageChannel(descriptor: descriptor))
  }
}

/// Called before `main`, so it may only register the host.
@_cdecl("ptl_automation_register")
func registerAutomation() {
  HostRegistry.connectedHosts.append { AutomationHost.start() }
}
