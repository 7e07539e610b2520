extension UIStackView {
  func readStack(_ coder: InterfaceCoder) {
    applyStack(coder)
    for view in subviews { addArrangedSubview(view) }
  }

  func applyStack(_ coder: InterfaceCoder) {
    let axes: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    if let axis = coder.choice("axis", axes) { self.axis = axis }
    let distributions: KeyValuePairs<String, Distribution> = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let distribution = coder.choice("distribution", distributions) { self.distribution = distribution }
    let alignments: KeyValuePairs<String, Alignment> = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    if let alignment = coder.choice("alignment", alignments) { self.alignment = alignment }
    if let spacing = coder.number("spacing") { self.spacing = spacing }
    if let relative = coder.bool("baselineRelativeArrangement") { isBaselineRelativeArrangement = relative }
    if let relative = coder.bool("layoutMarginsRelativeArrangement") {
      isLayoutMarginsRelativeArrangement = relative
    } else if coder.insets("layoutMargins") != nil
      || coder.directionalInsets("directionalLayoutMargins") != nil
    {
      // Stacks with margins in the document apply them: the pictures of Instructions, recorded with iOS 17, and
      // the frames in storyboards show the arranged views inside of them.
      isLayoutMarginsRelativeArrangement = true
    }
  }
}
