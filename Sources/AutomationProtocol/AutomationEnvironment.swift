/// The environment by which a test runner starts an app.
package enum AutomationEnvironment {
  /// The descriptor of the socket to the runner.
  package static let socket = "PORTOLAN_AUTOMATION"
  /// The name of the simulated device, such as `iPhone 15`.
  package static let device = "PORTOLAN_AUTOMATION_DEVICE"
  /// Whether the app shows itself in a window, in real time; the device is drawn in memory otherwise.
  package static let showsWindow = "PORTOLAN_AUTOMATION_WINDOW"
  /// `dark` or `light`.
  package static let appearance = "PORTOLAN_AUTOMATION_APPEARANCE"
  /// The raw value of a `UIInterfaceOrientation`.
  package static let orientation = "PORTOLAN_AUTOMATION_ORIENTATION"
}
