/// The actions of the edit menu and its keys.
extension TextInputCore {
  /// Returns whether a standard edit action can currently be performed; `nil` for other actions.
  func canPerform(_ action: Selector) -> Bool? {
    let hasSelection = !selection.isCaret
    let isReadable = !owner.isSecureTextEntry
    switch action {
    case Selector("cut:"): return hasSelection && isReadable && owner.isTextEditable
    case Selector("copy:"): return hasSelection && isReadable
    case Selector("paste:"): return owner.isTextEditable && UIPasteboard.general.hasStrings
    case Selector("select:"): return !hasSelection && text.length > 0
    case Selector("selectAll:"): return text.length > 0 && selection.range != 0..<text.length
    case Selector("delete:"): return hasSelection && owner.isTextEditable
    case Selector("makeTextWritingDirectionLeftToRight:"), Selector("makeTextWritingDirectionRightToLeft:"),
      Selector("toggleBoldface:"), Selector("toggleItalics:"), Selector("toggleUnderline:"),
      Selector("increaseSize:"), Selector("decreaseSize:"):
      return false
    default: return nil
    }
  }

  func copy() {
    guard !selection.isCaret, !owner.isSecureTextEntry else { return }
    UIPasteboard.general.string = text.substring(in: selection.range)
  }

  func cut() {
    guard !selection.isCaret, !owner.isSecureTextEntry else { return }
    copy()
    deleteSelection()
  }

  func paste() {
    guard owner.isTextEditable, var string = UIPasteboard.general.string else { return }
    let range = TextOffsetRange(editor.rangeForInsertion)
    if let view = owner as? any UITextPasteConfigurationSupporting, let delegate = view.pasteDelegate {
      let item = PastedText(string, attributes: typingAttributes)
      delegate.textPasteConfigurationSupporting(view, transform: item)
      let parts = item.result.map { [$0] } ?? []
      let pasted = delegate.textPasteConfigurationSupporting(
        view, combineItemAttributedStrings: parts, for: range)
      string = pasted.string
      if string.isEmpty { return }
    }
    guard owner.shouldChangeText(in: range, replacementText: string) else { return }
    endTyping()
    owner.insertText(string)
    endTyping()
  }

  func deleteSelection() {
    guard !selection.isCaret, owner.isTextEditable,
      owner.shouldChangeText(in: TextOffsetRange(selection.range), replacementText: "")
    else { return }
    owner.deleteBackward()
  }

  func selectWord() {
    if selection.isCaret { select(TextSelection(wordRange(at: selection.head))) }
  }

  func selectAll() { select(TextSelection(0..<text.length)) }

  // MARK: Edit menu

  /// Shows the edit menu at the selection, unless this touch has just hidden it.
  func showEditMenu() {
    guard let presenter = owner.window?.windowScene?.editMenu, !presenter.wasJustHidden || !selection.isCaret
    else {
      return
    }
    owner.layoutIfNeeded()
    let boxes = selectionRects(for: selection.range)
    var rect =
      boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } } ?? caretRect(at: selection.head)
    rect = rect.intersection(owner.bounds)
    if rect.isNull { rect = owner.bounds }
    let controller = UIMenuController.shared
    let entries: [EditMenuEntry]
    if let menu = owner.editMenu(EditMenuEntry.suggestedActions(for: owner)) {
      entries = EditMenuEntry.entries(of: menu, for: owner)
    } else {
      controller.setTargetRect(rect, in: owner)
      entries = controller.entries(from: owner)
    }
    guard !entries.isEmpty else { return presenter.hide() }
    let appearing = EditMenuAnimator()
    owner.editMenuWillAppear(appearing)
    presenter.show(entries, target: rect, in: owner, sender: controller) { [weak owner] in
      let disappearing = EditMenuAnimator()
      owner?.editMenuWillDisappear(disappearing)
      disappearing.run()
    }
    appearing.run()
  }

  func hideEditMenu() { owner.window?.windowScene?.editMenu.hide() }
}
