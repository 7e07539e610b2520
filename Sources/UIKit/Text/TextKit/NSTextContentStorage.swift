/// A part of the content that is laid out as a unit.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the content.
  open var elementRange: NSTextRange?

  public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
}

/// A paragraph.
open class NSTextParagraph: NSTextElement {
  open private(set) var attributedString: NSAttributedString

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  private var breakLength: Int {
    let string = attributedString.string
    return string.hasSuffix("\r\n") ? 2 : string.last?.isNewline == true ? 1 : 0
  }

  /// The range without the line break.
  open var paragraphContentRange: NSTextRange? {
    elementRange?.offsets.map { NSTextRange($0.lowerBound..<($0.upperBound - breakLength)) }
  }

  /// The range of the line break; nil if there is none.
  open var paragraphSeparatorRange: NSTextRange? {
    guard breakLength > 0 else { return nil }
    return elementRange?.offsets.map { NSTextRange(($0.upperBound - breakLength)..<$0.upperBound) }
  }
}

/// The content of layout managers, as elements.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  public override init() {}

  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  open var primaryTextLayoutManager: NSTextLayoutManager?
  open weak var delegate: (any NSTextContentManagerDelegate)? {
    didSet {
      contentDidChange()
      for manager in textLayoutManagers { manager.onChange?() }
    }
  }
  /// Whether changes are applied to all layout managers together. Layout is made when it is needed.
  open var automaticallySynchronizesTextLayoutManagers = true

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    primaryTextLayoutManager = primaryTextLayoutManager ?? textLayoutManager
    textLayoutManager.adopt(self)
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    textLayoutManager.adopt(nil)
  }

  open var documentRange: NSTextRange { NSTextRange(0..<shownText.length) }

  /// The content as attributed text.
  var shownText: NSAttributedString { NSAttributedString(string: "") }
  func element(_ index: Int, in text: StyledText) -> NSTextElement {
    let paragraph = NSTextParagraph(attributedString: text.paragraphs[index])
    paragraph.elementRange = NSTextRange(text.range(ofParagraph: index))
    paragraph.textContentManager = self
    return paragraph
  }

  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? ContentLocation)?.offset else { return nil }
    let place = start + offset
    return place >= 0 && place <= shownText.length ? ContentLocation(place) : nil
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let from = from as? ContentLocation, let to = to as? ContentLocation else { return NSNotFound }
    return to.offset - from.offset
  }

  /// Enumerates the elements from a location, or from the start; returns the end of the last one.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let text = StyledText(shownText)
    let start = (textLocation as? ContentLocation).map { text.paragraphIndex(at: $0.offset) }
    var indices = Array(text.paragraphs.indices)
    if options.contains(.reverse) {
      indices = Array(indices.prefix((start ?? indices.count - 1) + 1).reversed())
    } else {
      indices = Array(indices.dropFirst(start ?? 0))
    }
    var last: (any NSTextLocation)?
    for index in indices where !text.range(ofParagraph: index).isEmpty || text.length == 0 {
      let element = element(index, in: text)
      last = element.elementRange?.endLocation
      if !block(element) { break }
    }
    return last
  }

  /// Performs changes of the content, and lays it out again.
  open func performEditingTransaction(_ transaction: () -> Void) {
    transaction()
    contentDidChange()
  }

  /// Adds an edit of another object to the transaction.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    contentDidChange()
  }

  func contentDidChange() {
    for manager in textLayoutManagers { manager.contentDidChange() }
  }

  /// Moves the rendering attributes that follow an edit of the text.
  func textDidChange(in range: NSRange, changeInLength: Int) {
    for manager in textLayoutManagers where manager.hasRendering {
      manager.rendering.textDidChange(in: range, changeInLength: changeInLength)
    }
    contentDidChange()
  }
}

/// Decides about the elements of a content manager.
@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// The content of a text storage or an attributed string.
open class NSTextContentStorage: NSTextContentManager {
  private var storedText: NSTextStorage?

  /// The text; changes of the storage are laid out.
  open var textStorage: NSTextStorage? {
    get { storedText ?? makeStorage() }
    set {
      storedText?.contentStorage = nil
      storedText = newValue
      newValue?.contentStorage = self
      contentDidChange()
    }
  }

  private func makeStorage() -> NSTextStorage {
    let made = NSTextStorage(string: "")
    storedText = made
    made.contentStorage = self
    return made
  }

  open var attributedString: NSAttributedString? {
    get { textStorage }
    set {
      textStorage?.setAttributedString(newValue ?? NSAttributedString(string: ""))
      contentDidChange()
    }
  }

  override var shownText: NSAttributedString { storedText ?? super.shownText }

  override func element(_ index: Int, in text: StyledText) -> NSTextElement {
    let range = text.range(ofParagraph: index)
    if let own = (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(
      self, textParagraphWith: NSRange(range))
    {
      own.elementRange = NSTextRange(range)
      own.textContentManager = self
      return own
    }
    return super.element(index, in: text)
  }

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }
}

/// Provides the paragraphs of a content storage as they are shown.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns a paragraph that is shown for a range of the text; nil for the text itself.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
