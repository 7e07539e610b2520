/// A text view or field whose delegate changes what is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is being pasted.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing for the item.
  func setNoResult()
  /// Pastes the item as without a delegate.
  func setDefaultResult()
}

/// Changes what is pasted.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    itemStrings.reduce(into: NSMutableAttributedString()) { $0.append($1) }
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

extension UITextView: UITextPasteConfigurationSupporting {}
extension UITextField: UITextPasteConfigurationSupporting {}

/// The text of the pasteboard while it is pasted.
@MainActor
final class PastedText: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  private let text: String
  private(set) var result: NSAttributedString?

  init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    self.text = text
    itemProvider = NSItemProvider(object: NSString(string: text))
    defaultAttributes = attributes
  }

  var localObject: Any? { nil }
  func setResult(string: String) {
    result = NSAttributedString(string: string, attributes: defaultAttributes)
  }
  func setResult(attributedString: NSAttributedString) { result = attributedString }
  func setResult(attachment textAttachment: NSTextAttachment) {
    result = NSAttributedString(attachment: textAttachment, attributes: defaultAttributes)
  }
  func setNoResult() { result = NSAttributedString(string: "") }
  func setDefaultResult() { setResult(string: text) }
}
