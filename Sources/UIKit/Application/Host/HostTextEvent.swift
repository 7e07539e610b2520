/// An event of the input method.
package enum HostTextEvent: Sendable {
  /// Inserts text, replacing the marked text.
  case commit(String)

  /// The marked text and the caret in it as a UTF-16 offset; empty when composing ends.
  case preedit(String, caret: Int)

  /// Deletes `count` characters beginning `offset` characters after the caret.
  case deleteSurrounding(offset: Int, count: Int)
}
