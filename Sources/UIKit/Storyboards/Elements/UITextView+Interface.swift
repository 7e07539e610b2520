extension UITextView {
  func readTextView(_ coder: InterfaceCoder) {
    applyView(coder)
    applyScrollView(coder)
    if let font = coder.font("fontDescription") { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    if let alignment = coder.choice("textAlignment", InterfaceNames.textAlignment) {
      textAlignment = alignment
    }
    if let text = coder.attributedString("attributedText") {
      attributedText = text
    } else if let text = coder.string("text") {
      self.text = text
    }
    if let editable = coder.bool("editable") { isEditable = editable }
    if let selectable = coder.bool("selectable") { isSelectable = selectable }
    if let allows = coder.bool("allowsEditingTextAttributes") { allowsEditingTextAttributes = allows }
    if let clears = coder.bool("clearsOnInsertion") { clearsOnInsertion = clears }
    if let adjusts = coder.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    if let traits = coder.child("textInputTraits") {
      InterfaceInputTraits.apply(coder.coder(for: traits), to: self)
    }
  }
}
