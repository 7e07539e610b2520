// Every `assumeIsolated`: text that has layout managers is edited on the main thread, as on iOS.

/// Attributed text that notifies layout managers of its changes.
///
/// A subclass may keep the text itself. It overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each change. The inherited methods read a copy
/// that is updated by that call.
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
  /// Whether a subclass keeps the text.
  private lazy var keepsOwnText = TextStorageOverrides.keepsText(type(of: self))

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

  public init() { super.init(string: "") }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { AttributedStringRuns.release(self) }

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
    if keepsOwnText { copyOwnText(editedMask, from: editedRange, to: range) }
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

  /// Updates the inherited text from that of the subclass.
  private func copyOwnText(_ mask: EditActions, from old: NSRange, to new: NSRange) {
    if mask.contains(.editedCharacters) {
      super.replaceCharacters(in: old, with: (string as NSString).substring(with: new))
    }
    var start = new.location
    while start < new.upperBound {
      var run = NSRange()
      let values = attributes(at: start, effectiveRange: &run)
      let end = min(max(run.upperBound, start + 1), new.upperBound)
      super.setAttributes(values, range: NSRange(location: start, length: end - start))
      start = end
    }
  }

  /// Sets the attributes of each run in a range to changed ones, through the method of the subclass.
  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: range) { attributes, range, _ in runs.append((attributes, range)) }
    beginEditing()
    for var run in runs {
      change(&run.attributes)
      setAttributes(run.attributes, range: run.range)
    }
    endEditing()
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
    if keepsOwnText {
      replaceCharacters(in: range, with: attrString.string)
      attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { values, run, _ in
        setAttributes(values, range: NSRange(location: range.location + run.location, length: run.length))
      }
      return endEditing()
    }
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
    if keepsOwnText { return changeAttributes(in: range) { $0[name] = value } }
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    if keepsOwnText { return changeAttributes(in: range) { $0.merge(attrs) { $1 } } }
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if keepsOwnText { return changeAttributes(in: range) { $0[name] = nil } }
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
