extension UILabel {
  func readLabel(_ coder: InterfaceCoder) {
    applyLabel(coder)
    // Decoding set the defaults of views; a label ignores touches unless the document enables them.
    isUserInteractionEnabled = coder.bool("userInteractionEnabled") ?? (coder.element.name == "label")
  }

  func applyLabel(_ coder: InterfaceCoder) {
    if let font = coder.font("fontDescription") { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    if let text = coder.attributedString("attributedText") {
      attributedText = text
    } else if let text = coder.string("text") {
      self.text = text
    }
    if let color = coder.color("highlightedColor") { highlightedTextColor = color }
    if let color = coder.color("shadowColor") { shadowColor = color }
    if let offset = coder.size("shadowOffset") { shadowOffset = offset }
    if let alignment = coder.choice("textAlignment", InterfaceNames.textAlignment) {
      textAlignment = alignment
    }
    if let mode = coder.choice("lineBreakMode", InterfaceNames.lineBreakMode) { lineBreakMode = mode }
    if let lines = coder.integer("numberOfLines") { numberOfLines = max(0, lines) }
    if let enabled = coder.bool("enabled") { isEnabled = enabled }
    if let highlighted = coder.bool("highlighted") { isHighlighted = highlighted }
    if let width = coder.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    if let adjusts = coder.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    if let tightens = coder.bool("adjustsLetterSpacingToFitWidth") {
      allowsDefaultTighteningForTruncation = tightens
    }
    if let scale = coder.number("minimumScaleFactor") {
      minimumScaleFactor = scale
      adjustsFontSizeToFitWidth = true
    } else if let size = coder.number("minimumFontSize"), size > 0 {
      minimumScaleFactor = min(1, size / max(font.pointSize, 1))
      adjustsFontSizeToFitWidth = true
    }
    // A label without a minimum font size does not shrink.
    if coder.bool("adjustsFontSizeToFit") == false { adjustsFontSizeToFitWidth = false }
    let adjustments: KeyValuePairs<String, UIBaselineAdjustment> = [
      "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    if let adjustment = coder.choice("baselineAdjustment", adjustments) { baselineAdjustment = adjustment }
  }
}
