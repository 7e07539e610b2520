/// The descriptors that a launched app inherits.
package struct LaunchDescriptors: Sendable {
  /// The app's end of the connection to the test runner.
  package let connection: Int32
  /// The app's standard error.
  package let errors: Int32

  package init(connection: Int32, errors: Int32) {
    self.connection = connection
    self.errors = errors
  }
}
