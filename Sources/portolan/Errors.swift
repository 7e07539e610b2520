/// What could not be done, in one line.
struct CommandError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// What was not understood of the command line.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
