extension UITableViewCell {
  /// The width of the editing controls before the content (Metrics.md 1.7).
  static let editingIndent: CGFloat = 40

  var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  // MARK: Frames

  var showsEditControl: Bool {
    place.isEditing && (place.editingStyle != .none || place.marksSelection)
  }

  private var showsReorder: Bool { place.isEditing && showsReorderControl }

  /// Returns the position and width of the content in a cell of a given width, left to right.
  private func contentSpan(width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    var left: CGFloat = 0
    if place.isEditing, shouldIndentWhileEditing || showsEditControl {
      left = showsEditControl ? Self.editingIndent : 0
    }
    var right = width
    if showsReorder { right -= CellReorderControl.width + place.margin }
    if let accessory = accessoryInForce {
      right -= (showsReorder ? 8 : place.margin) + accessory.bounds.width
    }
    return (left, max(0, right - left))
  }

  func layOutParts() {
    updateAccessory()
    updateControls()
    contentView.frame = contentFrame(in: bounds.size)
    layOutAccessories()
    layOutLabels()
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, parts.background] {
      view?.frame = CGRect(origin: .zero, size: bounds.size)
    }
    layOutSeparator()
    roundCorners()
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let span = contentSpan(width: size.width)
    let height = max(0, size.height - (hasSeparator ? pixel : 0))
    let x = isRightToLeft ? size.width - span.x - span.width : span.x
    return CGRect(x: x, y: 0, width: span.width, height: height)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Accessories

  private var accessoryInForce: UIView? {
    let isEditing = place.isEditing
    if parts.accessory == nil || parts.accessoriesAreStale || parts.accessoryIsForEditing != isEditing {
      updateAccessory()
    }
    return parts.accessory
  }

  private func updateAccessory() {
    let isEditing = place.isEditing
    guard parts.accessoriesAreStale || parts.accessoryIsForEditing != isEditing else { return }
    parts.accessoriesAreStale = false
    parts.accessoryIsForEditing = isEditing
    let own = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    let new = own ?? makeAccessory(type)
    guard new !== parts.accessory else { return }
    parts.accessory?.removeFromSuperview()
    parts.accessory = new
    if let new { addSubview(new) }
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return CellSymbolView(.chevron, tint: .tertiaryLabel)
    case .checkmark: return CellSymbolView(.checkmark, tint: nil)
    case .detailButton: return makeDetailButton()
    case .detailDisclosureButton:
      let button = makeDetailButton()
      let chevron = CellSymbolView(.chevron, tint: .tertiaryLabel)
      let pair = UIView(
        frame: CGRect(x: 0, y: 0, width: button.bounds.width + 10 + chevron.bounds.width, height: 22))
      button.center = CGPoint(x: button.bounds.width / 2, y: 11)
      chevron.center = CGPoint(x: pair.bounds.width - chevron.bounds.width / 2, y: 11)
      if isRightToLeft {
        button.center.x = pair.bounds.width - button.center.x
        chevron.center.x = pair.bounds.width - chevron.center.x
      }
      pair.addSubview(button)
      pair.addSubview(chevron)
      return pair
    }
  }

  private func makeDetailButton() -> UIView {
    let button = CellDetailAccessoryButton(frame: .zero)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        table?.accessoryWasTapped(of: self)
      }, for: .touchUpInside)
    return button
  }

  private func layOutAccessories() {
    let middle = (bounds.height - (hasSeparator ? pixel : 0)) / 2
    func snapped(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
    var right = bounds.width
    if let control = parts.reorderControl {
      control.frame = mirrored(
        CGRect(
          x: right - place.margin - CellReorderControl.width, y: 0, width: CellReorderControl.width,
          height: bounds.height))
      right -= place.margin + CellReorderControl.width - (place.margin - 8)
    }
    if let view = parts.accessory {
      let size = view.bounds.size
      view.frame = mirrored(
        CGRect(
          x: right - place.margin - size.width, y: snapped(middle - size.height / 2), width: size.width,
          height: size.height))
    }
    if let control = parts.editControl {
      let frame = mirrored(CGRect(x: 15 - 2, y: snapped(middle - 13), width: 26, height: 26))
      control.center = CGPoint(x: frame.midX, y: frame.midY)
      control.isMarked = place.isSelected
    }
  }

  // MARK: Editing controls

  private func updateControls() {
    let kind: CellEditControl.Kind? =
      !showsEditControl
      ? nil
      : place.marksSelection ? .select : place.editingStyle == .insert ? .insert : .delete
    if parts.editControl?.kind != kind {
      parts.editControl?.removeFromSuperview()
      parts.editControl = kind.map { makeEditControl($0) }
    }
    if showsReorder != (parts.reorderControl != nil) {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
      if showsReorder {
        let control = CellReorderControl()
        table?.attachReordering(to: control, of: self)
        addSubview(control)
        parts.reorderControl = control
      }
    }
    parts.editControl?.isOpen = place.isSwiped
  }

  private func makeEditControl(_ kind: CellEditControl.Kind) -> CellEditControl {
    let control = CellEditControl(kind)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        table?.editControlWasTapped(of: self)
      }, for: .touchUpInside)
    addSubview(control)
    return control
  }

  /// Changes the editing state, with the corresponding calls.
  func changeState(animated: Bool, _ change: () -> Void) {
    var state: StateMask = []
    let old = stateMask
    change()
    state = stateMask
    guard state != old || animated else {
      setNeedsUpdateConfiguration()
      setNeedsLayout()
      return
    }
    willTransition(to: state)
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    if animated, window != nil {
      layOutNewControls()
      UIView.animate(withDuration: 0.3) {
        self.layoutIfNeeded()
      } completion: { _ in
        self.didTransition(to: state)
      }
    } else {
      didTransition(to: state)
    }
  }

  /// Places new controls outside, so that they slide in.
  private func layOutNewControls() {
    UIView.performWithoutAnimation {
      let (hadEdit, hadReorder) = (parts.editControl != nil, parts.reorderControl != nil)
      updateControls()
      if !hadEdit, let control = parts.editControl {
        control.center = CGPoint(x: isRightToLeft ? bounds.width + 15 : -15, y: bounds.midY)
      }
      if !hadReorder, let control = parts.reorderControl {
        control.frame = CGRect(
          x: isRightToLeft ? -CellReorderControl.width : bounds.width, y: 0, width: CellReorderControl.width,
          height: bounds.height)
      }
    }
  }

  private var stateMask: StateMask {
    var mask: StateMask = []
    if place.isEditing { mask.insert(.showingEditControl) }
    if place.isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  // MARK: Labels

  func labelsDidChange() { setNeedsLayout() }

  private var arrangement: ListContentLayout? {
    guard labels.text != nil || labels.detail != nil || labels.image?.image != nil else { return nil }
    var result = ListContentLayout()
    result.margins = contentMargins
    result.margins.left += CGFloat(indentationLevel) * indentationWidth
    if let image = labels.image, image.image != nil {
      result.imageSize = image.displayedSize
      result.imageIsSymbol = image.image?.isSymbolImage == true
      if image.image?.isSymbolImage == true { result.reservedImageWidth = 28 }
    }
    func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
      guard let label, label.text?.isEmpty == false else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    result.text = measure(labels.text)
    result.secondaryText = measure(labels.detail)
    result.prefersSideBySide = style == .value1
    result.verticalPadding = 3
    return result
  }

  /// The margins inside the content view, left to right.
  private var contentMargins: UIEdgeInsets {
    let isTrimmed = parts.accessory != nil || parts.reorderControl != nil
    return UIEdgeInsets(
      top: 11, left: layoutMarginsStart, bottom: 11, right: isTrimmed ? 8 : layoutMarginsEnd)
  }

  private var layoutMarginsStart: CGFloat {
    let margins = layoutMargins
    let start = isRightToLeft ? margins.right : margins.left
    return showsEditControl ? max(8, start - Self.editingIndent) + 8 : start
  }

  private var layoutMarginsEnd: CGFloat { isRightToLeft ? layoutMargins.left : layoutMargins.right }

  private func layOutLabels() {
    guard let arrangement else { return }
    let size = contentView.bounds.size
    if style == .value2 { return layOutValue2(arrangement, size) }
    let frames = arrangement.frames(width: size.width, height: size.height, scale: 1 / pixel)
    place(labels.image, frames.image, in: size)
    place(labels.text, frames.text, in: size)
    place(labels.detail, frames.secondaryText, in: size)
  }

  /// Lays out the style value2: a column of 91 points for the first text, then the second.
  private func layOutValue2(_ arrangement: ListContentLayout, _ size: CGSize) {
    let left = arrangement.margins.left
    let top = { (label: UILabel?) -> CGFloat in
      let height = label?.sizeThatFits(CGSize(width: 10000, height: 0)).height ?? 0
      return ((size.height - height) / 2 / self.pixel).rounded() * self.pixel
    }
    let height = { (label: UILabel?) in label?.sizeThatFits(CGSize(width: 10000, height: 0)).height ?? 0 }
    place(
      labels.text, CGRect(x: left, y: top(labels.text), width: 91, height: height(labels.text)), in: size)
    place(
      labels.detail,
      CGRect(
        x: left + 97, y: top(labels.detail),
        width: max(0, size.width - left - 97 - arrangement.margins.right), height: height(labels.detail)),
      in: size)
  }

  private func place(_ view: UIView?, _ frame: CGRect, in size: CGSize) {
    var frame = frame
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    view?.frame = frame
  }

  // MARK: Height

  /// The minimum height of a standard row: 44 points, and more for larger body text (Metrics.md 1.7;
  /// https://github.com/pointfreeco/swift-snapshot-testing, testTableViewController).
  var standardHeight: CGFloat {
    max(
      44,
      UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection).rounded(.up))
  }

  /// Returns the height of the row for a width, including its separator.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    updateAccessory()
    // A content view that extended beyond the cell would add the overlap to its margins.
    let frame = contentFrame(in: CGSize(width: width, height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    let inner = frame.width
    if contentView.flags.contains(.hostsConstraints), !(contentView is UIListContentView) {
      let fitted = contentView.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if fitted > 0 { return roundedUp(fitted + (hasSeparator ? pixel : 0)) }
    }
    if let view = configuredView {
      let height = view.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      // The list content view includes the standard height itself; the separator is added.
      return view is UIListContentView
        ? roundedUp(max(standardHeight, height) + (hasSeparator ? pixel : 0)) : roundedUp(height)
    }
    guard let arrangement else { return standardHeight }
    let frames = arrangement.frames(width: inner, height: nil, scale: 1 / pixel)
    return max(standardHeight, roundedUp(frames.height))
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat { (value / pixel - 0.001).rounded(.up) * pixel }

  var spokenLabel: String? {
    let texts: [String?] =
      (configuredView as? UIListContentView).map { [$0.textLabel?.text, $0.secondaryTextLabel?.text] }
      ?? [labels.text?.text, labels.detail?.text]
    let known = texts.compactMap { $0 }.filter { !$0.isEmpty }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
}
