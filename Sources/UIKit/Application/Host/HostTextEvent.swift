/// What the input method says about the text that is being edited.
package enum HostTextEvent: Sendable {
  /// Insert this in place of the marked text.
  case commit(String)

  /// The text being composed and the caret within it as a UTF-16 offset; empty when composing ends.
  case preedit(String, caret: Int)

  /// Delete `count` characters beginning `offset` characters after the caret.
  case deleteSurrounding(offset: Int, count: Int)
}
