/// The environment variables with which a test runner launches an app.
package enum AutomationEnvironment {
  /// The descriptor of the socket to the runner.
  package static let socket = "PORTOLAN_AUTOMATION"
  /// The name of the simulated device, such as `iPhone 15`.
  package static let device = "PORTOLAN_AUTOMATION_DEVICE"
  /// Whether to use a window in real time instead of an in-memory device.
  package static let showsWindow = "PORTOLAN_AUTOMATION_WINDOW"
  /// `dark` or `light`.
  package static let appearance = "PORTOLAN_AUTOMATION_APPEARANCE"
  /// The raw value of a `UIInterfaceOrientation`.
  package static let orientation = "PORTOLAN_AUTOMATION_ORIENTATION"
}
