/// A file as the compiler on Linux gets it.
package struct LoweredFile: Sendable {
  /// The text. Its lines and columns are the original's; what is added stands after the last line, or between a closing
  /// brace and what precedes it.
  package var text: String
}
