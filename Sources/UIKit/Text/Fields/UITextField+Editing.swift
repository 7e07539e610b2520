extension UITextField: TextInputOwner {
  package var flowOrigin: CGPoint { textViews.flowOrigin }

  /// Returns the displayed text with line breaks as spaces, because a field has one line.
  package func coreShownText(_ text: StyledText) -> StyledText {
    guard text.paragraphs.count > 1 else { return text }
    let line = NSMutableAttributedString(attributedString: text.attributed)
    let string = line.string.utf16
    for (offset, unit) in string.enumerated() where unit == 10 || unit == 13 || unit == 0x2029 {
      line.replaceCharacters(in: NSRange(location: offset, length: 1), with: " ")
    }
    return StyledText(line)
  }

  package func coreTextDidChange() {
    contentDidChange()
    storedDelegate?.textFieldDidChangeSelection(self)
    selectionWasShown()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package func coreSelectionDidChange() {
    setNeedsLayout()
    storedDelegate?.textFieldDidChangeSelection(self)
    selectionWasShown()
  }

  private func selectionWasShown() {
    if isFirstResponder { window?.windowScene?.textInputDidChange() }
  }

  package var selectionContainer: UIView { textViews.content }
  package var isTextEditable: Bool { true }
  package func interceptsTap(at point: CGPoint) -> Bool { false }
  package func caretWasPlaced(again: Bool) { if again { core.showEditMenu() } }
  package func rangeWasSelected() { core.showEditMenu() }
  package func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    storedDelegate?.textField(
      self, editMenuForCharactersIn: NSRange(core.selection.range), suggestedActions: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    storedDelegate?.textField(self, willPresentEditMenuWith: animator)
  }
  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    storedDelegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Beginning and ending

  func beginEditing() {
    core.endTyping()
    if clearsOnBeginEditing, hasText {
      core.setText(NSAttributedString(string: ""))
      contentDidChange()
    }
    core.select(TextSelection(caret: core.text.length))
    if clearsOnInsertion { core.select(TextSelection(0..<core.text.length)) }
    editingDidSwitch()
    storedDelegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing(reason: DidEndEditingReason) {
    editingDidSwitch()
    storedDelegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
  }

  private func editingDidSwitch() {
    if !isFirstResponder { scrollX = 0 }
    textViews.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Clears the field like its clear button: with delegate calls before and after (Metrics.md 3.6).
  func clearByUser() {
    guard storedDelegate?.textFieldShouldClear(self) ?? true else { return }
    core.replace(0..<core.text.length, with: "")
    if !isFirstResponder { becomeFirstResponder() }
  }
}

extension UITextField: ReturnKeyHandler {
  package func returnKeyPressed() -> Bool {
    if core.markedTextRange != nil {
      core.unmark()
      return true
    }
    guard storedDelegate?.textFieldShouldReturn(self) ?? true else { return true }
    returnWasAllowed()
    return true
  }
}

// MARK: - Drawing

extension UITextField {
  func drawContent(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if !isEditing, core.flow.size.width > rect.width {
      var defaults = core.flow.defaults
      defaults.paragraph.lineBreakMode = .truncatingTail
      let layout = AttributedTextLayout(
        core.flow.text.attributed, defaults: defaults, traits: traitCollection,
        size: CGSize(width: rect.width, height: .infinity), maxLines: 1)
      return layout.draw(on: context, at: CGPoint(x: rect.minX, y: flowOrigin.y))
    }
    let origin = flowOrigin
    for fragment in core.flow.fragments(from: 0, to: .infinity) {
      fragment.draw(
        on: context, at: CGPoint(x: origin.x + fragment.frame.minX, y: origin.y + fragment.frame.minY))
    }
  }

  /// Draws the placeholder in the font of the field and the placeholder color.
  func drawStandardPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = attributedPlaceholder, text.length > 0
    else { return }
    let layout = placeholderLayout(text, width: rect.width)
    let height = layout.layout.usedSize.height
    layout.draw(on: context, at: CGPoint(x: rect.minX, y: textViews.lineTop(in: rect, height: height)))
  }

  func placeholderLayout(_ text: NSAttributedString, width: CGFloat) -> AttributedTextLayout {
    var paragraph = ParagraphStyle(
      alignment: ParagraphStyle.Alignment(textAlignment), lineBreakMode: .truncatingTail)
    paragraph.naturalAlignmentIsRight = isRightToLeft
    return AttributedTextLayout(
      text, defaults: .init(font: usedFont, color: .placeholderText, paragraph: paragraph),
      traits: traitCollection,
      size: CGSize(width: width, height: .infinity), maxLines: 1)
  }
}
