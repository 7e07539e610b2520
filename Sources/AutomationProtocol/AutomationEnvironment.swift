/// The environment variables with which a test runner launches an app.
package enum AutomationEnvironment {
  /// The descriptor of the socket to the runner.
  package static let socket = "PORTOLAN_AUTOMATION"
  /// Set where the process is prewarmed, and launches are requested on the socket.
  package static let isPrewarmed = "PORTOLAN_AUTOMATION_PREWARMED"
  /// Set where the runner has added `LD_BIND_NOW`, which is not part of the app's environment.
  package static let bindsNow = "PORTOLAN_AUTOMATION_BINDS_NOW"
  /// The name of the simulated device, such as `iPhone 15`.
  package static let device = "PORTOLAN_AUTOMATION_DEVICE"
  /// Whether to use a window in real time instead of an in-memory device.
  package static let showsWindow = "PORTOLAN_AUTOMATION_WINDOW"
  /// The pause after each input of a test in a window, in seconds, so that a person can follow.
  package static let pace = "PORTOLAN_AUTOMATION_PACE"
  /// The path of the file for the UI test that is recorded from a person's actions.
  package static let recording = "PORTOLAN_AUTOMATION_RECORDING"
  /// `dark` or `light`.
  package static let appearance = "PORTOLAN_AUTOMATION_APPEARANCE"
  /// The `text` of a `DeviceLocation`.
  package static let location = "PORTOLAN_AUTOMATION_LOCATION"
  /// The raw value of a `UIInterfaceOrientation`.
  package static let orientation = "PORTOLAN_AUTOMATION_ORIENTATION"
}
