/// The controller of a view that replaces the keyboard or is shown above it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The view of the controller, which replaces the keyboard.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  }

  /// The text that is edited.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  private lazy var proxy = TextDocumentProxy()

  /// The language of the keyboard, for example `en-US`.
  open var primaryLanguage: String?
  /// Whether the keyboard has a dictation key of its own. Without effect.
  open var hasDictationKey = false
  /// Whether the person allows the keyboard to use the network.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard has to show a key for the next keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Ends editing.
  open func dismissKeyboard() { proxy.target?.resignFirstResponder() }
  /// Shows the next keyboard. Differs from iOS: the app's own keyboard stays.
  open func advanceToNextInputMode() {}
  /// Shows the list of keyboards. Differs from iOS: there is one keyboard for each language of the desktop.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text around the cursor, as a keyboard sees it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  /// Moves the cursor by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// A proxy of the first responder.
private final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()

  var target: (UIResponder & UITextInput)? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .compactMap { $0.firstResponder as? UIResponder & UITextInput }.first
  }

  private func text(_ range: (any UITextInput) -> UITextRange?) -> String? {
    guard let target, let found = range(target) else { return nil }
    return target.text(in: found)
  }

  var documentContextBeforeInput: String? {
    text { input in
      input.selectedTextRange.flatMap { input.textRange(from: input.beginningOfDocument, to: $0.start) }
    }
  }
  var documentContextAfterInput: String? {
    text { input in
      input.selectedTextRange.flatMap { input.textRange(from: $0.end, to: input.endOfDocument) }
    }
  }
  var selectedText: String? {
    let selected = text { $0.selectedTextRange }
    return selected?.isEmpty == false ? selected : nil
  }
  var documentInputMode: UITextInputMode? { target?.textInputMode }
  var hasText: Bool { target?.hasText ?? false }
  func insertText(_ text: String) { target?.insertText(text) }
  func deleteBackward() { target?.deleteBackward() }
  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let target, let range = target.selectedTextRange,
      let place = target.position(from: range.end, offset: offset)
    else { return }
    target.selectedTextRange = target.textRange(from: place, to: place)
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    target?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { target?.unmarkText() }
}
