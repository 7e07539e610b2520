/// A lowered source file: the text that is compiled on Linux.
package struct LoweredFile: Sendable {
  /// The lowered text. Lines and columns match the original; additions follow the last line, or precede a
  /// closing brace.
  package var text: String
}
