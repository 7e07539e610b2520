/// The common implementation of fields and text views: the editor, its layout, and `UITextInput`.
@MainActor
package final class TextInputCore {
  package private(set) var editor = TextEditor()
  package private(set) var flow: TextFlow!
  // Only the field or text view owns the core; `ownerIfAlive` is for the undo manager, which apps may retain.
  unowned(unsafe) let owner: any TextInputOwner
  @BackReference private var ownerIfAlive: AnyObject?
  private var secureText: SecureText?
  package weak var inputDelegate: (any UITextInputDelegate)?
  package var markedTextStyle: [NSAttributedString.Key: Any]?
  package lazy var undoManager = UndoManager()
  package lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: owner)
  /// The horizontal position kept while the caret moves up and down.
  var verticalX: CGFloat?

  init(owner: any TextInputOwner, defaults: AttributedTextLayout.Defaults) {
    self.owner = owner
    _ownerIfAlive = BackReference(wrappedValue: owner)
    flow = TextFlow(defaults: defaults, traits: owner.traitCollection) { [weak self] in
      self?.shownText ?? StyledText()
    }
  }

  // MARK: Text

  var text: StyledText { editor.text }

  private var shownText: StyledText {
    if owner.isSecureTextEntry {
      if let secureText { return secureText.text }
      let made = SecureText(editor.text)
      secureText = made
      return made.text
    }
    return owner.coreShownText(editor.text)
  }

  private func shown(_ offset: Int) -> Int {
    guard owner.isSecureTextEntry else { return offset }
    _ = shownText
    return secureText?.shown(offset) ?? offset
  }

  private func original(_ offset: Int) -> Int {
    guard owner.isSecureTextEntry else { return offset }
    _ = shownText
    return secureText?.original(offset) ?? offset
  }

  /// Called when secure text entry was turned on or off.
  func secrecyDidChange() {
    secureText = nil
    flow.invalidate()
  }

  /// Sets the entire text programmatically.
  func setText(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(owner)
    let hadHistory = editor.history.canUndo || editor.history.canRedo
    editor.setText(text)
    if hadHistory { undoManager.removeAllActions(withTarget: self) }
    secureText = nil
    flow.invalidate()
    verticalX = nil
    inputDelegate?.textDidChange(owner)
  }

  func clearHistory() {
    editor.clearHistory()
    undoManager.removeAllActions(withTarget: self)
  }

  func endTyping() { editor.endTyping() }

  func changeAttributes(in range: Range<Int>, _ change: (NSMutableAttributedString, NSRange) -> Void) {
    flow.apply(editor.changeAttributes(in: range, change))
  }

  /// Resizes preferred and scaled fonts for the current traits.
  ///
  /// - Returns: Whether the text contains such fonts.
  @discardableResult
  func adjustFonts(for traits: UITraitCollection) -> Bool {
    let whole = NSRange(location: 0, length: editor.text.length)
    var hasFonts = false
    editor.text.attributed.enumerateAttribute(.font, in: whole) { font, _, _ in
      if font != nil { hasFonts = true }
    }
    guard hasFonts else { return false }
    changeAttributes(in: 0..<editor.text.length) { text, range in
      text.enumerateAttribute(.font, in: range) { font, part, _ in
        guard let font = font as? UIFont else { return }
        text.addAttribute(.font, value: font.adjusted(for: traits), range: part)
      }
    }
    return true
  }

  var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.attributesForInsertion(at: editor.rangeForInsertion) }
    set {
      editor.typingAttributes = newValue
      flow.emptyAttributes = newValue
    }
  }

  // MARK: Editing

  func insert(_ string: String) {
    let range = editor.rangeForInsertion
    let new = NSAttributedString(string: string, attributes: editor.attributesForInsertion(at: range))
    if editor.markedRange != nil {
      finish(editor.commit(new))
    } else {
      let merges = range.isEmpty && !string.contains { $0.isNewline }
      finish(editor.edit(range, with: new, merges: merges))
    }
  }

  func insert(_ attributed: NSAttributedString) {
    finish(editor.edit(editor.rangeForInsertion, with: attributed))
  }

  func deleteBackward() {
    let range = editor.rangeForDeletingBackward
    guard !range.isEmpty else { return }
    finish(editor.edit(range, with: NSAttributedString(string: ""), merges: editor.selection.isCaret))
  }

  func replace(_ range: Range<Int>, with string: String) {
    let range = editor.text.clamped(range)
    let new = NSAttributedString(string: string, attributes: editor.attributesForInsertion(at: range))
    finish(editor.edit(range, with: new))
  }

  func replace(_ range: Range<Int>, with attributed: NSAttributedString) {
    finish(editor.edit(range, with: attributed))
  }

  func setMarkedText(_ string: String, selected: NSRange) {
    if string.isEmpty, editor.markedRange == nil { return }
    var attributes = editor.attributesForInsertion(at: editor.rangeForInsertion)
    if !string.isEmpty { editor.typingAttributes = attributes }
    attributes.merge(markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
    let new = NSAttributedString(string: string, attributes: attributes)
    let lower = min(max(selected.location, 0), new.length)
    finish(editor.mark(new, selected: lower..<min(max(lower + selected.length, lower), new.length)))
  }

  func unmark() {
    guard let marked = editor.markedRange else { return }
    flow.apply(
      editor.changeAttributes(in: marked) { text, range in
        for key in (self.markedTextStyle ?? [.underlineStyle: 1]).keys {
          text.removeAttribute(key, range: range)
        }
      })
    editor.unmark()
    owner.coreSelectionDidChange()
  }

  /// The range of the last edit, before and after it, until it was reported.
  private(set) var lastChange: (old: Range<Int>, new: Range<Int>)?

  /// Adopts an external change without notifications.
  func absorb(_ new: NSAttributedString, replacing range: Range<Int>, keepsSelection: Bool = false) {
    let old = editor.selection
    let (_, splice) = editor.replace(range, with: new, selecting: old)
    let change = new.length - range.count
    if !keepsSelection, change != 0 {
      editor.select(
        TextSelection(caret: min(old.head >= range.upperBound ? old.head + change : old.head, text.length)))
      clearHistory()
    }
    contentDidChange(splice)
  }

  func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
    changeAttributes(
      in: range.isEmpty ? text.range(ofParagraph: text.paragraphIndex(at: range.lowerBound)) : range
    ) {
      text, range in
      let old =
        text.length > 0 ? text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) : nil
      let style =
        (old as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
  }

  /// Returns the link at a point of the owner.
  func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
    let origin = owner.flowOrigin
    return flow.characterOffset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).flatMap {
      flow.link(at: $0)
    }
  }

  private func finish(_ result: (isNewChange: Bool, splice: StyledText.Splice)) {
    inputDelegate?.textWillChange(owner)
    if result.isNewChange { registerUndo() }
    contentDidChange(result.splice)
    inputDelegate?.textDidChange(owner)
    lastChange = editor.lastReplacement
    owner.coreTextDidChange()
    lastChange = nil
  }

  private func contentDidChange(_ splice: StyledText.Splice) {
    if owner.isSecureTextEntry {
      secureText = nil
      flow.invalidate()
    } else {
      flow.apply(splice)
    }
    verticalX = nil
    hideEditMenu()
  }

  // MARK: Undoing

  private func registerUndo() {
    // The text input's window uses its undo manager on the main thread.
    undoManager.registerUndo(withTarget: self) { core in MainActor.assumeIsolated { core.undo() } }
    undoManager.setActionName(SystemString.typing.text)
  }

  private func undo() {
    guard ownerIfAlive != nil, let splice = editor.undo() else { return }
    // The text input's window uses its undo manager on the main thread.
    undoManager.registerUndo(withTarget: self) { core in MainActor.assumeIsolated { core.redo() } }
    undoManager.setActionName(SystemString.typing.text)
    contentDidChange(splice)
    lastChange = editor.lastReplacement
    owner.coreTextDidChange()
    lastChange = nil
  }

  private func redo() {
    guard ownerIfAlive != nil, let splice = editor.redo() else { return }
    registerUndo()
    contentDidChange(splice)
    lastChange = editor.lastReplacement
    owner.coreTextDidChange()
    lastChange = nil
  }

  // MARK: Selecting

  package var selection: TextSelection { editor.selection }

  func select(_ selection: TextSelection, keepsVertical: Bool = false) {
    if !keepsVertical { verticalX = nil }
    let old = editor.selection
    if old == selection { return }
    inputDelegate?.selectionWillChange(owner)
    owner.willChange("selectedTextRange")
    editor.select(selection)
    owner.didChange("selectedTextRange")
    inputDelegate?.selectionDidChange(owner)
    if editor.selection != old { owner.coreSelectionDidChange() }
  }

  var selectedTextRange: UITextRange? {
    get { TextOffsetRange(editor.selection.range) }
    set {
      guard let newValue, let range = offsets(of: newValue) else { return }
      select(TextSelection(text.clamped(range)))
    }
  }

  var markedTextRange: UITextRange? { editor.markedRange.map { TextOffsetRange($0) } }

  // MARK: Places

  func offset(of position: UITextPosition) -> Int? { (position as? TextOffset)?.offset }

  func offsets(of range: UITextRange) -> Range<Int>? {
    if let range = range as? TextOffsetRange { return range.range }
    guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return min(start, end)..<max(start, end)
  }

  func string(in range: UITextRange) -> String? { offsets(of: range).map { text.substring(in: $0) } }

  var beginning: UITextPosition { TextOffset(0) }
  var end: UITextPosition { TextOffset(text.length) }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = offset(of: start), let end = offset(of: end) else { return nil }
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(of: position) else { return nil }
    let place = start + offset
    return place >= 0 && place <= text.length ? TextOffset(place) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    guard let start = offset(of: position) else { return nil }
    var place = TextSelection(caret: start, affinity: (position as? TextOffset)?.affinity ?? .downstream)
    let x = caretRect(at: start).minX
    for _ in 0..<abs(count) {
      let direction = count < 0 ? direction.opposite : direction
      guard let next = moved(place, direction, x: x) else { return nil }
      place = next
    }
    return TextOffset(place.head, affinity: place.affinity)
  }

  private func moved(_ place: TextSelection, _ direction: UITextLayoutDirection, x: CGFloat) -> TextSelection?
  {
    switch direction {
    case .left, .right:
      let offset = original(flow.offset(from: shown(place.head), toTheRight: direction == .right))
      return offset == place.head ? nil : TextSelection(caret: offset)
    case .up, .down:
      let found = flow.offset(
        from: shown(place.head), affinity: place.affinity, up: direction == .up, x: x - owner.flowOrigin.x)
      return found.map { TextSelection(caret: original($0.offset), affinity: $0.affinity) }
    }
  }

  /// Returns the position one line up or down, nearest to a horizontal position of the owner.
  func line(from place: TextSelection, up: Bool, x: CGFloat) -> TextSelection? {
    moved(place, up ? .up : .down, x: x)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position) ?? 0, offset(of: other) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    (offset(of: end) ?? 0) - (offset(of: start) ?? 0)
  }

  /// Returns the next offset by a unit.
  func offset(from offset: Int, by unit: TextFlow.Unit, forward: Bool) -> Int {
    if owner.isSecureTextEntry, unit == .word { return forward ? text.length : 0 }
    return original(flow.offset(from: shown(offset), by: unit, forward: forward))
  }

  func wordRange(at offset: Int) -> Range<Int> {
    if owner.isSecureTextEntry { return 0..<text.length }
    return flow.wordRange(at: offset)
  }

  // MARK: Geometry, in the owner's coordinates

  package func caretRect(at offset: Int, affinity: TextLayout.Affinity = .downstream) -> CGRect {
    let origin = owner.flowOrigin
    let rect = flow.caretRect(at: shown(offset), affinity: affinity).offsetBy(dx: origin.x, dy: origin.y)
    // Metrics.md 1.8: reported with a width of 1 point, and 1.5 points higher than the line.
    return CGRect(x: rect.minX, y: rect.minY - 0.75, width: 1, height: rect.height + 1.5)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    let place = position as? TextOffset
    return caretRect(at: place?.offset ?? 0, affinity: place?.affinity ?? .downstream)
  }

  func selectionRects(for range: Range<Int>) -> [CGRect] {
    let origin = owner.flowOrigin
    return flow.selectionRects(for: shown(range.lowerBound)..<shown(range.upperBound))
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = offsets(of: range) else { return [] }
    let boxes = selectionRects(for: range)
    return boxes.enumerated().map {
      TextSelectionBox($1, isFirst: $0 == 0, isLast: $0 == boxes.count - 1)
    }
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = offsets(of: range) else { return .null }
    return selectionRects(for: range).first ?? caretRect(at: range.lowerBound)
  }

  func closestSelection(to point: CGPoint) -> TextSelection {
    let origin = owner.flowOrigin
    let found = flow.closestOffset(to: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return TextSelection(caret: original(found.offset), affinity: found.affinity)
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    let found = closestSelection(to: point)
    return TextOffset(found.head, affinity: found.affinity)
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = offsets(of: range) else { return nil }
    let found = closestSelection(to: point)
    return TextOffset(min(max(found.head, range.lowerBound), range.upperBound), affinity: found.affinity)
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let origin = owner.flowOrigin
    guard let offset = flow.characterOffset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) else {
      return nil
    }
    let start = text.roundedToCharacter(original(offset))
    return TextOffsetRange(start..<text.characterBoundary(after: start))
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    flow.isRightToLeft(at: shown(offset(of: position) ?? 0)) ? .rightToLeft : .leftToRight
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  {
    guard let start = offset(of: position),
      let next = self.position(from: position, in: direction, offset: 1),
      let end = offset(of: next)
    else { return nil }
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}

/// A view that edits text with a `TextInputCore`.
@MainActor
package protocol TextInputOwner: UIView, UITextInput {
  var core: TextInputCore { get }
  /// The top left corner of the text layout, in the coordinates of the view.
  var flowOrigin: CGPoint { get }
  /// Returns the displayed text, with some characters replaced, and the same number of UTF-16 units.
  func coreShownText(_ text: StyledText) -> StyledText
  /// Called when the text was edited by the user, or by an equivalent call.
  func coreTextDidChange()
  func coreSelectionDidChange()
  /// The container of the caret and the selection.
  var selectionContainer: UIView { get }
  /// Whether text can be edited, rather than only selected.
  var isTextEditable: Bool { get }
  /// Returns whether a tap has another purpose than placing the caret, such as opening a link.
  func interceptsTap(at point: CGPoint) -> Bool
  /// - Parameter again: Whether the caret was already there.
  func caretWasPlaced(again: Bool)
  func rangeWasSelected()
  /// Returns the delegate's menu for the selection.
  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu?
  /// Tells the delegate that the edit menu appears.
  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu disappears.
  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating)
}
