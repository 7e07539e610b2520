/// An object that receives text from keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A direction in the storage order of characters.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction in the visual layout of a text.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A storage or layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// An object whose text an input system edits: its positions and ranges, selection and marked text, and their
/// geometry.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether typed text may replace a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selected and marked text
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text being composed by an input method.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// - `selectedRange`: The selection within the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Places
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?

  // MARK: System
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?

  // MARK: Geometry, in the coordinates of `textInputView`
  var textInputView: UIView { get }
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { nil }

  /// Returns a range in UTF-16 units.
  package func offsets(of range: UITextRange) -> Range<Int> {
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<max(start, start + offset(from: range.start, to: range.end))
  }
}

extension UITextInput where Self: UIView {
  public var textInputView: UIView { self }
}

/// Receives changes that the input system did not make itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

extension UITextInputDelegate {
  public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
  {}
}

/// Determines the units of a text: words, sentences and lines.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
