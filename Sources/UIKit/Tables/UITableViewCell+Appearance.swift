/// Backgrounds, separators and corners.
extension UITableViewCell {
  func stateDidChange(animated: Bool = false) {
    setNeedsUpdateConfiguration()
    let shows = place.isSelected || place.isHighlighted
    let change = { [self] in
      Self.highlight(shows && selectionStyle != .none, in: contentView)
      parts.editControl?.isMarked = place.isSelected
      updateConfigurationIfNeeded()
      showBackground()
      table?.updateSeparators(around: self)
    }
    guard animated, window != nil else { return change() }
    // The highlight appears immediately and fades out (Metrics.md 1.7).
    UIView.animate(withDuration: shows ? 0 : 0.3, animations: change)
  }

  private static func highlight(_ isHighlighted: Bool, in view: UIView) {
    for child in view._subviews {
      switch child {
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case let label as UILabel: label.isHighlighted = isHighlighted
      case is UIControl: continue
      default: break
      }
      highlight(isHighlighted, in: child)
    }
  }

  var isGroupedStyle: Bool { place.tableStyle != .plain }

  private var standardBackground: UIBackgroundConfiguration {
    var configuration: UIBackgroundConfiguration =
      isGroupedStyle ? .listGroupedCell() : .listPlainCell()
    if place.hasOwnColor { configuration.backgroundColor = .clear }
    let marks = place.marksSelection && place.isEditing
    var state = configurationState
    if selectionStyle == .none {
      state.isSelected = false
      state.isHighlighted = false
    }
    let updated = configuration.updated(for: state)
    guard marks, state.isSelected, !state.isHighlighted else { return updated }
    var tinted = updated
    tinted.backgroundColor = tintColor.withAlphaComponent(0.15)
    return tinted
  }

  /// Updates the background.
  func showBackground() {
    let isActive = (place.isSelected || place.isHighlighted) && selectionStyle != .none
    let (own, isOwn) = backgroundInForce
    let selectedView =
      place.marksSelection && place.isEditing
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    let usesSelectedView = isActive && !isOwn && selectedView != nil
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      guard let view else { continue }
      if usesSelectedView, view === selectedView {
        if view.superview !== self { insertSubview(view, belowSubview: contentView) }
        view.alpha = 1
      } else {
        view.removeFromSuperview()
      }
    }
    let configuration = own ?? (backgroundView == nil || isActive ? standardBackground : nil)
    if let configuration, isOwn || !usesSelectedView || backgroundView == nil {
      show(configuration)
    } else {
      parts.background?.removeFromSuperview()
    }
    if let backgroundView, !isOwn {
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
      sendSubviewToBack(backgroundView)
    }
  }

  private func show(_ configuration: UIBackgroundConfiguration) {
    let view = configuration.show(in: parts.background, of: self)
    if view !== parts.background { parts.background?.removeFromSuperview() }
    parts.background = view
    view.frame = CGRect(origin: .zero, size: bounds.size)
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  // MARK: Separators

  var hasSeparator: Bool { place.separatorStyle != .none && table != nil }

  /// The separator inset, unless the cell specifies one.
  var effectiveSeparatorInset: UIEdgeInsets {
    if let own = place.tableSeparatorInset, place.insetsFromCellEdges { return own }
    let safe = separatorSafeArea
    var start = place.margin + safe.start
    if let content = configuredView as? UIListContentView {
      start =
        content.textStart + (isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX)
    } else if let label = labels.text, labels.image?.image != nil, label.superview != nil {
      start =
        isRightToLeft
        ? bounds.width - contentView.frame.minX - label.frame.maxX : contentView.frame.minX + label.frame.minX
    } else if contentView.frame.minX > 0, !isRightToLeft {
      start = contentView.frame.minX + 16
    }
    if let added = place.tableSeparatorInset {
      return UIEdgeInsets(top: 0, left: start + added.left, bottom: 0, right: safe.end + added.right)
    }
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: safe.end)
  }

  /// The distance of the row from the safe area at its leading and trailing side; the card is between them.
  private var separatorSafeArea: (start: CGFloat, end: CGFloat) {
    guard place.tableStyle != .insetGrouped, table?.insetsContentViewsToSafeArea == true else {
      return (0, 0)
    }
    let insets = safeAreaInsets
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  func layOutSeparator() {
    guard hasSeparator else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    let view = parts.separator ?? CellSeparatorView()
    if parts.separator == nil {
      addSubview(view)
      parts.separator = view
    }
    let inset = place.separatorInset ?? effectiveSeparatorInset
    let (left, right) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    view.frame = CGRect(
      x: left, y: bounds.height - pixel, width: max(0, bounds.width - left - right), height: pixel)
    view.show(place.separatorColor ?? .separator, place.separatorEffect)
    updateSeparator()
  }

  /// Updates the separator, which is hidden at the end of a card and at selected rows (Metrics.md 1.7).
  func updateSeparator() {
    let isActive = (place.isSelected || place.isHighlighted) && selectionStyle != .none
    parts.separator?.isHidden = place.hidesSeparator || isActive || (isGroupedStyle && place.isLast)
  }

  /// Rounds the corners of an inset group's card.
  func roundCorners() {
    let isInCard = place.tableStyle == .insetGrouped
    CardCorners.apply(
      isInCard ? CardCorners(isFirst: place.isFirst, isLast: place.isLast, isSwiped: place.isSwiped) : nil,
      to: self)
  }
}

extension UITableViewCell: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    guard selectionStyle != .none, !isSelected, selectedBackgroundView == nil, let table,
      let path = table.indexPath(for: self), table.engineAllowsSelection, table.engineShouldHighlight(path)
    else { return nil }
    return .fill(.systemGray4)
  }
}
