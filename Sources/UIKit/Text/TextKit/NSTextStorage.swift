// Every `assumeIsolated`: text that has layout managers is edited on the main thread, as on iOS.

/// Attributed text that notifies layout managers of its changes.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private let header = CoreFoundationHeader()
  private var depth = 0
  private var pending: (mask: EditActions, range: NSRange, change: Int)?
  private var isProcessing = false

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  /// Called with the changed range, as it is after the change, and the change in length.
  package final var onChange: ((NSRange, Int) -> Void)?
  /// The content storage that shows this text.
  final weak var contentStorage: NSTextContentStorage?

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  public convenience init() { self.init(string: "") }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    MainActor.assumeIsolated { aLayoutManager.storageDidChange(to: self) }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { aLayoutManager.storageDidChange(to: nil) }
  }

  // MARK: Editing

  /// Combines the edits up to `endEditing()` into one.
  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, pending != nil { processEditing() }
  }

  /// Notifies of an edit. Called by subclasses with their own storage.
  ///
  /// - `editedRange`: The edited range, as it was before.
  /// - `delta`: The change in length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if let known = pending {
      let shifted = NSRange(location: known.range.location, length: max(0, known.range.length + delta))
      pending = (known.mask.union(editedMask), NSUnionRange(shifted, range), known.change + delta)
    } else {
      pending = (editedMask, range, delta)
    }
    if depth == 0, !isProcessing { processEditing() }
  }

  open func processEditing() {
    guard let edit = pending else { return }
    (editedMask, editedRange, changeInLength) = edit
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    isProcessing = false
    // Changes by the delegate during the notification are part of the edit.
    let range = pending.map { NSUnionRange($0.range, edit.range) } ?? edit.range
    pending = nil
    let shown = NSIntersectionRange(range, NSRange(location: 0, length: length))
    onChange?(shown, edit.change)
    if let contentStorage {
      MainActor.assumeIsolated { contentStorage.textDidChange(in: shown, changeInLength: edit.change) }
    }
    for manager in layoutManagers {
      MainActor.assumeIsolated {
        manager.processEditing(
          for: self, edited: edit.mask, range: shown, changeInLength: edit.change, invalidatedRange: shown)
      }
    }
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
  }

  /// Attributes are fixed while an edit is processed.
  open var fixesAttributesLazily: Bool { false }
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) {}

  // MARK: Changing

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
    endEditing()
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

/// Receives edits before and after a text storage processes them.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
