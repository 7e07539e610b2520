extension UITextView: TextInputOwner {
  package var flowOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top - textContainer.region.top)
  }

  package func coreShownText(_ text: StyledText) -> StyledText { text }

  package func coreTextDidChange() {
    if let change = core.lastChange { synchronizeStorage(change) }
    contentDidChange()
    findInteraction?.textDidChange()
    storedDelegate?.textViewDidChangeSelection(self)
    storedDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    showCaret()
  }

  package func coreSelectionDidChange() {
    setNeedsLayout()
    storedDelegate?.textViewDidChangeSelection(self)
    showCaret()
  }

  /// Scrolls to the caret and reports its position to the input method.
  private func showCaret() {
    guard isFirstResponder, window != nil else { return }
    if isScrollEnabled {
      textViews.layOut()
      scrollRectToVisible(core.caretRect(at: core.selection.head).insetBy(dx: 0, dy: -2), animated: false)
    }
    window?.windowScene?.textInputDidChange()
  }

  package var selectionContainer: UIView { textViews.content }
  package var isTextEditable: Bool { isEditable }
  package func caretWasPlaced(again: Bool) { if again { core.showEditMenu() } }
  package func rangeWasSelected() { core.showEditMenu() }
  package func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    storedDelegate?.textView(
      self, editMenuForTextIn: NSRange(core.selection.range), suggestedActions: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    storedDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    storedDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Beginning and ending

  func beginEditing() {
    core.endTyping()
    setNeedsLayout()
    guard isEditable else { return }
    isEditing = true
    if clearsOnInsertion { core.selectAll() }
    storedDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    storedDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Links

  /// Opens a link for a tap if the text is not editable.
  package func interceptsTap(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable else { return false }
    if let (url, range) = core.link(at: point) {
      follow(url, range)
      return true
    }
    guard let found = core.characterRange(at: point), let range = core.offsets(of: found),
      let attachment = core.text.attributes(at: range.lowerBound)[.attachment] as? NSTextAttachment
    else { return false }
    return
      !(storedDelegate?.textView(
        self, shouldInteractWith: attachment, in: NSRange(range), interaction: .invokeDefaultAction) ?? true)
  }

  private func follow(_ url: URL, _ range: Range<Int>) {
    let open = UIAction { [weak self] _ in
      guard let self,
        storedDelegate?.textView(
          self, shouldInteractWith: url, in: NSRange(range), interaction: .invokeDefaultAction) ?? true
      else { return }
      UIApplication.shared.open(url)
    }
    let item = UITextItem(content: .link(url), range: NSRange(range))
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: open) } ?? open
    action?.perform(from: self)
  }
}

extension UITextView: UnrestoredScrollView {}

extension UITextView {
  func contentDidChange() {
    textViews.isMeasured = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var defaultInteractionState: Any {
    get { [isFirstResponder ? 1 : 0, core.selection.range.lowerBound, core.selection.range.upperBound] }
    set {
      guard let values = newValue as? [Int], values.count == 3, values[1] <= values[2] else { return }
      if values[0] == 1 { becomeFirstResponder() }
      core.select(TextSelection(core.text.clamped(values[1]..<values[2])))
    }
  }
}

// MARK: - Text as it is shown

extension UITextView {
  func decorationDidChange() {
    let attributes: [NSAttributedString.Key: Any] = linkTextAttributes ?? [:]
    let types = isEditable ? [] : dataDetectorTypes
    let layout = textLayout?.isDecorating == true ? textLayout : nil
    let hasLinks = !attributes.isEmpty || !types.isEmpty
    core.flow.decoration =
      !hasLinks && layout == nil
      ? nil
      : { [weak layout] in
        let shown = layout?.decorate($0, from: $1) ?? $0
        return hasLinks ? TextLinks.decorate(shown, types: types, attributes: attributes) : shown
      }
    defaultsDidChange()
  }

  func filled(_ range: Range<Int>) -> NSAttributedString {
    let part = core.text.attributedSubstring(in: range)
    let result = NSMutableAttributedString(string: part.string, attributes: defaultAttributes)
    part.enumerateAttributes(in: NSRange(location: 0, length: part.length)) {
      result.addAttributes($0, range: $1); _ = $2
    }
    return result
  }
}
