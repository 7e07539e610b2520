/// Forwards input from keys, an input method and the on-screen keyboard to the first responder of a scene.
@MainActor
package final class TextInputController {
  @OwnerReference private var scene: UIWindowScene

  init(scene: UIWindowScene) { _scene = OwnerReference(wrappedValue: scene) }

  /// The current text input.
  package var client: (any UIResponder & UIKeyInput)? {
    scene.keyWindow?.firstResponder as? any UIResponder & UIKeyInput
  }

  private var input: (any UIResponder & UITextInput)? { client as? any UIResponder & UITextInput }
  private var owner: (any TextInputOwner)? { client as? any TextInputOwner }

  // MARK: Input method

  func receive(_ event: HostTextEvent) {
    switch event {
    case .commit(let text): commit(text)
    case .preedit(let text, let caret): compose(text, caret: caret)
    case .deleteSurrounding(let offset, let count): deleteSurrounding(offset: offset, count: count)
    }
  }

  /// Whether there is marked text, which an input method is composing.
  var isComposing: Bool { input?.markedTextRange != nil }

  /// Whether marked text is supported.
  var canCompose: Bool { input != nil }

  private func commit(_ text: String) {
    guard let input, let marked = input.markedTextRange else { return type(text) }
    if input.text(in: marked) == text {
      input.unmarkText()
    } else if input.shouldChangeText(in: marked, replacementText: text) {
      input.insertText(text)
    }
  }

  private func compose(_ text: String, caret: Int) {
    guard let input, !text.isEmpty || input.markedTextRange != nil,
      let range = input.markedTextRange ?? input.selectedTextRange,
      input.shouldChangeText(in: range, replacementText: text)
    else { return }
    input.setMarkedText(text, selectedRange: NSRange(location: caret, length: 0))
  }

  private func deleteSurrounding(offset: Int, count: Int) {
    guard let owner, count > 0 else { return }
    let head = owner.core.selection.head
    // Input methods count Unicode scalars.
    func moved(_ start: Int, by scalars: Int) -> Int {
      let paragraph = owner.core.text.range(ofParagraph: owner.core.text.paragraphIndex(at: start))
      let string = owner.core.text.substring(in: paragraph)
      let index = String.Index(utf16Offset: start - paragraph.lowerBound, in: string)
      let limit = scalars < 0 ? string.startIndex : string.endIndex
      let end = string.unicodeScalars.index(index, offsetBy: scalars, limitedBy: limit) ?? limit
      return paragraph.lowerBound + end.utf16Offset(in: string)
    }
    let start = moved(head, by: offset)
    let end = moved(start, by: count)
    replace(start..<end, with: "")
  }

  /// Asks the delegate, then replaces the range.
  @discardableResult
  private func replace(_ range: Range<Int>, with text: String) -> Bool {
    guard let owner, !range.isEmpty || !text.isEmpty else { return false }
    let range = TextOffsetRange(range)
    guard owner.shouldChangeText(in: range, replacementText: text) else { return false }
    owner.core.replace(range.range, with: text)
    return true
  }

  // MARK: Typing

  /// Types text like the user.
  package func type(_ text: String) {
    guard let client else { return }
    if text == "\n" || text == "\r" { return pressReturn() }
    if let input = client as? any UIResponder & UITextInput, let range = input.selectedTextRange {
      guard input.shouldChangeText(in: range, replacementText: text) else { return }
    }
    client.insertText(text)
  }

  /// Replaces text before the caret, with the delegate calls of typing.
  /// - Parameter length: The length of the replaced text, in UTF-16 units.
  func replaceBackward(_ length: Int, with text: String) {
    guard let head = owner?.core.selection.head else { return }
    replace(max(0, head - length)..<head, with: text)
  }

  package func pressReturn() {
    guard let client else { return }
    if let handler = client as? any ReturnKeyHandler, handler.returnKeyPressed() { return }
    if let input, let range = input.selectedTextRange {
      guard input.shouldChangeText(in: range, replacementText: "\n") else { return }
    }
    client.insertText("\n")
  }

  package func deleteBackward() {
    guard let client else { return }
    if let owner {
      let range = owner.core.editor.rangeForDeletingBackward
      if !range.isEmpty, !owner.shouldChangeText(in: TextOffsetRange(range), replacementText: "") { return }
    }
    client.deleteBackward()
  }

  private func delete(_ unit: TextFlow.Unit, forward: Bool) {
    guard let owner else { return forward ? () : deleteBackward() }
    let core = owner.core
    if !core.selection.isCaret { return deleteBackward() }
    if unit == .character, !forward { return deleteBackward() }
    let head = core.selection.head
    let other =
      unit == .character
      ? core.editor.rangeForDeletingForward.upperBound : core.offset(from: head, by: unit, forward: forward)
    replace(min(head, other)..<max(head, other), with: "")
  }

  // MARK: Keys

  /// Performs the editing action of a key.
  func press(_ key: UIKey) {
    guard client != nil else { return }
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let isShifted = held.contains(.shift)
    // The desktop's shortcut modifier moves by words, like Option.
    let unit: TextFlow.Unit = held.isDisjoint(with: [.command, .alternate]) ? .character : .word
    switch key.keyCode {
    case .keyboardLeftArrow: move(.left, unit, extending: isShifted)
    case .keyboardRightArrow: move(.right, unit, extending: isShifted)
    case .keyboardUpArrow: moveVertically(up: true, unit, extending: isShifted)
    case .keyboardDownArrow: moveVertically(up: false, unit, extending: isShifted)
    case .keyboardHome: move(to: unit == .word ? .document : .line, forward: false, extending: isShifted)
    case .keyboardEnd: move(to: unit == .word ? .document : .line, forward: true, extending: isShifted)
    case .keyboardPageUp: movePage(up: true, extending: isShifted)
    case .keyboardPageDown: movePage(up: false, extending: isShifted)
    case .keyboardDeleteOrBackspace: delete(unit, forward: false)
    case .keyboardDeleteForward: delete(unit, forward: true)
    case .keyboardReturnOrEnter, .keypadEnter: if held.subtracting(.shift).isEmpty { pressReturn() }
    case .keyboardTab: if held.isEmpty, (client as? any ReturnKeyHandler) == nil, owner != nil { type("\t") }
    case .keyboardEscape: break
    default:
      if held.contains(.command) { return shortcut(key) }
      if held.contains(.control) { return }
      if key.characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
        !key.characters.isEmpty
      {
        type(key.characters)
      }
    }
  }

  private func shortcut(_ key: UIKey) {
    guard let client else { return }
    func perform(_ name: StaticString, _ action: (any UIResponder & UIKeyInput) -> Void) {
      if client.canPerformAction(Selector("\(name)"), withSender: key) { action(client) }
    }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": perform("selectAll:") { $0.selectAll(nil) }
    case "c": perform("copy:") { $0.copy(nil) }
    case "x": perform("cut:") { $0.cut(nil) }
    case "v": perform("paste:") { $0.paste(nil) }
    case "z", "y": _ = client.undoManager?.perform(key)
    default: break
    }
  }

  private func move(_ direction: UITextLayoutDirection, _ unit: TextFlow.Unit, extending: Bool) {
    guard let owner else {
      guard let input, let range = input.selectedTextRange,
        let next = input.position(
          from: direction == .left ? range.start : range.end, in: direction, offset: 1)
      else { return }
      return input.selectedTextRange = input.textRange(from: next, to: next)
    }
    let core = owner.core
    let selection = core.selection
    if unit == .character, !extending, !selection.isCaret {
      let isForward =
        (direction == .right) != (core.writingDirection(at: TextOffset(selection.head)) == .rightToLeft)
      return core.select(
        TextSelection(caret: isForward ? selection.range.upperBound : selection.range.lowerBound))
    }
    if unit == .character {
      guard let next = core.position(from: TextOffset(selection.head), in: direction, offset: 1),
        let offset = core.offset(of: next)
      else { return }
      return place(TextSelection(caret: offset), extending)
    }
    let isForward =
      (direction == .right) != (core.writingDirection(at: TextOffset(selection.head)) == .rightToLeft)
    place(TextSelection(caret: core.offset(from: selection.head, by: unit, forward: isForward)), extending)
  }

  private func move(to unit: TextFlow.Unit, forward: Bool, extending: Bool) {
    guard let core = owner?.core else { return }
    let offset = core.offset(from: core.selection.head, by: unit, forward: forward)
    place(
      TextSelection(caret: offset, affinity: forward && unit == .line ? .upstream : .downstream), extending)
  }

  private func moveVertically(up: Bool, _ unit: TextFlow.Unit, extending: Bool) {
    guard let core = owner?.core else { return }
    let selection = core.selection
    if unit == .word {
      return place(
        TextSelection(caret: core.offset(from: selection.head, by: .paragraph, forward: !up)), extending)
    }
    let x = core.verticalX ?? core.caretRect(at: selection.head, affinity: selection.affinity).minX
    let y = core.caretRect(at: selection.head, affinity: selection.affinity)
    let found = core.line(from: selection, up: up, x: x)
    place(found ?? TextSelection(caret: up ? 0 : core.text.length), extending, keepsVertical: true)
    core.verticalX = found == nil || y.isNull ? nil : x
  }

  /// Moves by the height of the visible text.
  private func movePage(up: Bool, extending: Bool) {
    guard let owner, let scrollView = owner as? UIScrollView else { return }
    let core = owner.core
    let caret = core.caretRect(at: core.selection.head, affinity: core.selection.affinity)
    let x = core.verticalX ?? caret.minX
    let height = max(caret.height, scrollView.bounds.height - caret.height)
    let goal = CGPoint(x: x, y: caret.midY + (up ? -height : height))
    place(core.closestSelection(to: goal), extending, keepsVertical: true)
    core.verticalX = x
  }

  private func place(_ caret: TextSelection, _ extending: Bool, keepsVertical: Bool = false) {
    guard let core = owner?.core else { return }
    var new = caret
    if extending { new.anchor = core.selection.anchor }
    core.select(new, keepsVertical: keepsVertical)
  }

  // MARK: State for input methods

  var hostTextInput: HostTextInput? {
    guard let client else { return nil }
    guard let input, let view = input as? UIView else {
      return HostTextInput(caret: .zero, purpose: client.purpose)
    }
    let position = input.selectedTextRange?.end ?? input.endOfDocument
    let caret = input.textInputView.convert(input.caretRect(for: position), to: nil as UIView?)
    var result = HostTextInput(caret: caret.isNull ? view.frame : caret, purpose: client.purpose)
    if let core = owner?.core, !client.isSecureTextEntry {
      let head = core.selection.head
      let paragraph = core.text.range(ofParagraph: core.text.paragraphIndex(at: head))
      // Input methods need only a few words; a paragraph may be long.
      let near =
        max(
          paragraph.lowerBound, core.text.roundedToCharacter(head - 200))..<min(
          paragraph.upperBound, core.text.roundedToCharacter(head + 200))
      result.surroundingText = core.text.substring(in: near)
      result.surroundingCaret = head - near.lowerBound
    }
    return result
  }
}

/// A text input with its own handling of the return key.
@MainActor
package protocol ReturnKeyHandler: UIResponder {
  /// - Returns: Whether the key was handled.
  func returnKeyPressed() -> Bool
}

extension UITextInputTraits {
  fileprivate var purpose: HostTextInput.Purpose {
    if isSecureTextEntry { return .password }
    switch keyboardType {
    case .URL: return .url
    case .emailAddress: return .email
    case .phonePad: return .phone
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad: return .number
    default: return .text
    }
  }
}
