/// Text that is edited: its content, what is selected, what an input method composes, and what can be taken back.
/// Fields and text views share it. Offsets count UTF-16 units.
package struct TextEditor {
  package private(set) var text = StyledText()
  package private(set) var selection = TextSelection(caret: 0)
  /// What an input method is composing.
  package private(set) var markedRange: Range<Int>?
  package private(set) var history = TextHistory()
  /// What inserted text looks like, until the selection moves; `nil` takes it from the text before.
  package var typingAttributes: [NSAttributedString.Key: Any]?

  /// What the last edit replaced, in the text before it, and what stands there now.
  package private(set) var lastReplacement: (old: Range<Int>, new: Range<Int>)?

  package init() {}

  package var length: Int { text.length }

  // MARK: Selecting

  /// Selects, within the text and never within a character.
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

  /// Sets all of the text. It cannot be taken back.
  package mutating func setText(_ new: NSAttributedString) {
    text = StyledText(new)
    selection = TextSelection(caret: text.length)
    markedRange = nil
    history.clear()
  }

  /// Replaces a range and puts the caret behind the new text, or selects what `selecting` says.
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

  /// Replaces like `replace`, and remembers it.
  /// - Parameter merges: whether it is a part of the typing before.
  /// - Returns: whether a new change was remembered, and the paragraphs that changed.
  package mutating func edit(
    _ range: Range<Int>, with new: NSAttributedString, selecting: TextSelection? = nil, merges: Bool = false
  ) -> (isNewChange: Bool, splice: StyledText.Splice) {
    let (change, splice) = replace(range, with: new, selecting: selecting)
    markedRange = nil
    return (history.record(change, merges: merges), splice)
  }

  /// Replaces what is composed, or the selection, by text that is still being composed.
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

  /// Ends composing, with the text as it is.
  package mutating func unmark() {
    markedRange = nil
    selection = TextSelection(caret: selection.range.upperBound)
    history.close()
  }

  /// A composition is one change, from what was there before it to what it is now.
  private mutating func remember(composed change: TextChange, goesOn: Bool) -> Bool {
    guard goesOn, let begun = history.popUndo() else { return history.record(change, merges: false) }
    _ = history.record(
      TextChange(
        location: begun.location, old: begun.old, new: change.new, selectionBefore: begun.selectionBefore,
        selectionAfter: change.selectionAfter), merges: false)
    return false
  }

  /// Ends composing with text of the input method's choice.
  package mutating func commit(
    _ new: NSAttributedString
  ) -> (isNewChange: Bool, splice: StyledText.Splice) {
    let result = mark(new, selected: new.length..<new.length)
    markedRange = nil
    history.close()
    return result
  }

  // MARK: Undoing

  /// Takes the last change back.
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

  package mutating func forgetHistory() { history.clear() }
  package mutating func endTyping() { history.close() }

  // MARK: Attributes

  /// Changes attributes without changing the characters.
  package mutating func changeAttributes(
    in range: Range<Int>, _ change: (NSMutableAttributedString, NSRange) -> Void
  ) -> StyledText.Splice {
    let touched = text.changeAttributes(in: range, change)
    return StyledText.Splice(paragraphs: touched, count: touched.count)
  }

  /// What text inserted in place of a range looks like: like the text before it.
  package func attributesForInsertion(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var attributes = text.attributes(at: source)
    attributes[.link] = nil
    attributes[.attachment] = nil
    return attributes
  }

  // MARK: What keys mean

  /// What typed text takes the place of.
  package var rangeForInsertion: Range<Int> { markedRange ?? selection.range }

  /// What the key for deleting backward deletes: the selection, or the character before the caret.
  package var rangeForDeletingBackward: Range<Int> {
    if !selection.isCaret { return selection.range }
    return text.characterBoundary(before: selection.head)..<selection.head
  }

  package var rangeForDeletingForward: Range<Int> {
    if !selection.isCaret { return selection.range }
    return selection.head..<text.characterBoundary(after: selection.head)
  }
}
