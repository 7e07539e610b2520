/// The state of the edited text for input methods.
package struct HostTextInput: Equatable, Sendable {
  package enum Purpose: Sendable { case text, password, email, number, phone, url, digits }

  /// The caret in points of the window, for placing candidate lists.
  package var caret: CGRect

  package var purpose: Purpose

  /// The current paragraph and the caret's UTF-16 offset in it.
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
