/// The state of text editing: content, selection, composition by an input method, and undo history. Shared by
/// fields and text views. Offsets are in UTF-16 units.
package struct TextEditor {
  package private(set) var text = StyledText()
  package private(set) var selection = TextSelection(caret: 0)
  /// The range being composed by an input method.
  package private(set) var markedRange: Range<Int>?
  package private(set) var history = TextHistory()
  /// The attributes of inserted text until the selection changes; `nil` for those of the preceding text.
  package var typingAttributes: [NSAttributedString.Key: Any]?

  /// The range replaced by the last edit, before and after it.
  package private(set) var lastReplacement: (old: Range<Int>, new: Range<Int>)?

  package init() {}

  package var length: Int { text.length }

  // MARK: Selecting

  /// Sets the selection, limited to the text and to character boundaries.
  package mutating func select(_ new: TextSelection) {
    var new = new
    new.anchor = text.roundedToCharacter(new.anchor)
    new.head = text.roundedToCharacter(new.head)
    guard new != selection else { return }
    selection = new
    history.close()
    typingAttributes = nil
  }

  // MARK: Replacing

  /// Sets the entire text. Not undoable.
  package mutating func setText(_ new: NSAttributedString) {
    text = StyledText(new)
    selection = TextSelection(caret: text.length)
    markedRange = nil
    history.clear()
  }

  /// Replaces a range and places the caret after the new text, or selects `selecting`.
  package mutating func replace(
    _ range: Range<Int>, with new: NSAttributedString, selecting: TextSelection? = nil
  ) -> (change: TextChange, splice: StyledText.Splice) {
    let range = text.clamped(range)
    let after = selecting ?? TextSelection(caret: range.lowerBound + new.length)
    let change = TextChange(
      location: range.lowerBound, old: text.attributedSubstring(in: range), new: new,
      selectionBefore: selection, selectionAfter: after)
    let splice = text.replace(range, with: new)
    lastReplacement = (range, change.newRange)
    selection = after
    return (change, splice)
  }

  /// Replaces a range and records it for undo.
  /// - Parameter merges: Whether it continues the previous typing.
  /// - Returns: Whether a new undo step was recorded, and the changed paragraphs.
  package mutating func edit(
    _ range: Range<Int>, with new: NSAttributedString, selecting: TextSelection? = nil, merges: Bool = false
  ) -> (isNewChange: Bool, splice: StyledText.Splice) {
    let (change, splice) = replace(range, with: new, selecting: selecting)
    markedRange = nil
    return (history.record(change, merges: merges), splice)
  }

  /// Replaces the marked text, or the selection, with new marked text.
  package mutating func mark(
    _ new: NSAttributedString, selected: Range<Int>
  ) -> (isNewChange: Bool, splice: StyledText.Splice) {
    let range = rangeForInsertion
    let place = selected.clamped(to: 0..<new.length)
    let selection = TextSelection(
      anchor: range.lowerBound + place.lowerBound, head: range.lowerBound + place.upperBound)
    let wasMarked = markedRange != nil
    let (change, splice) = replace(range, with: new, selecting: selection)
    markedRange = new.length == 0 ? nil : range.lowerBound..<(range.lowerBound + new.length)
    return (remember(composed: change, goesOn: wasMarked), splice)
  }

  /// Ends the composition, keeping the text.
  package mutating func unmark() {
    markedRange = nil
    selection = TextSelection(caret: selection.range.upperBound)
    history.close()
  }

  /// Records a composition as one change, from the original text to the current one.
  private mutating func remember(composed change: TextChange, goesOn: Bool) -> Bool {
    guard goesOn, let begun = history.popUndo() else { return history.record(change, merges: false) }
    _ = history.record(
      TextChange(
        location: begun.location, old: begun.old, new: change.new, selectionBefore: begun.selectionBefore,
        selectionAfter: change.selectionAfter), merges: false)
    return false
  }

  /// Ends the composition with text from the input method.
  package mutating func commit(
    _ new: NSAttributedString
  ) -> (isNewChange: Bool, splice: StyledText.Splice) {
    let result = mark(new, selected: new.length..<new.length)
    markedRange = nil
    history.close()
    return result
  }

  // MARK: Undoing

  /// Undoes the last change.
  package mutating func undo() -> StyledText.Splice? {
    guard let change = history.popUndo() else { return nil }
    return apply(change.inverse)
  }

  package mutating func redo() -> StyledText.Splice? {
    guard let change = history.popRedo() else { return nil }
    return apply(change)
  }

  private mutating func apply(_ change: TextChange) -> StyledText.Splice {
    markedRange = nil
    let splice = text.replace(change.oldRange, with: change.new)
    lastReplacement = (change.oldRange, change.newRange)
    selection = change.selectionAfter
    return splice
  }

  package mutating func clearHistory() { history.clear() }
  package mutating func endTyping() { history.close() }

  // MARK: Attributes

  /// Changes attributes without changing characters.
  package mutating func changeAttributes(
    in range: Range<Int>, _ change: (NSMutableAttributedString, NSRange) -> Void
  ) -> StyledText.Splice {
    let touched = text.changeAttributes(in: range, change)
    return StyledText.Splice(paragraphs: touched, count: touched.count)
  }

  /// Returns the attributes for text inserted in a range: those of the preceding text.
  package func attributesForInsertion(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var attributes = text.attributes(at: source)
    attributes[.link] = nil
    attributes[.attachment] = nil
    return attributes
  }

  // MARK: Ranges for typing

  /// The range that typed text replaces.
  package var rangeForInsertion: Range<Int> { markedRange ?? selection.range }

  /// The range to delete backward: the selection, or the character before the caret.
  package var rangeForDeletingBackward: Range<Int> {
    if !selection.isCaret { return selection.range }
    return text.characterBoundary(before: selection.head)..<selection.head
  }

  package var rangeForDeletingForward: Range<Int> {
    if !selection.isCaret { return selection.range }
    return selection.head..<text.characterBoundary(after: selection.head)
  }
}
