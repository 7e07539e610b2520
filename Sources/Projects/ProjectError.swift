/// Why something cannot be done, in one line.
package struct ProjectError: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
