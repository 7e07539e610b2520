/// What could not be done, in one line.
package struct CommandError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// What was not understood of the command line.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
