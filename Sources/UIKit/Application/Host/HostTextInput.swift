/// What an input method must know of the text that is being edited.
package struct HostTextInput: Equatable, Sendable {
  package enum Purpose: Sendable { case text, password, email, number, phone, url, digits }

  /// The caret, in points of the window: where candidate lists open.
  package var caret: CGRect

  package var purpose: Purpose

  /// The paragraph about the caret, and the caret's place in it as a UTF-16 offset.
  package var surroundingText: String
  package var surroundingCaret: Int

  package init(
    caret: CGRect, purpose: Purpose = .text, surroundingText: String = "", surroundingCaret: Int = 0
  ) {
    self.caret = caret
    self.purpose = purpose
    self.surroundingText = surroundingText
    self.surroundingCaret = surroundingCaret
  }
}
