extension UIControl {
  func readControl(_ coder: InterfaceCoder) {
    applyControl(coder)
  }

  func applyControl(_ coder: InterfaceCoder) {
    if let enabled = coder.bool("enabled") { isEnabled = enabled }
    if let selected = coder.bool("selected") { isSelected = selected }
    if let highlighted = coder.bool("highlighted") { isHighlighted = highlighted }
    let horizontal: KeyValuePairs<String, ContentHorizontalAlignment> = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    if let alignment = coder.choice("contentHorizontalAlignment", horizontal) {
      contentHorizontalAlignment = alignment
    }
    let vertical: KeyValuePairs<String, ContentVerticalAlignment> = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    if let alignment = coder.choice("contentVerticalAlignment", vertical) {
      contentVerticalAlignment = alignment
    }
  }
}
