/// The change of a view while it is pressed, as far as a host can show it before the app does.
package enum PressFeedback {
  /// The content becomes translucent.
  case fade(to: CGFloat, content: UIView)
  /// The row is filled with a color, below its text.
  case fill(UIColor)
}

/// A view that shows that it is pressed.
@MainActor
package protocol PressFeedbackProvider: UIView {
  /// The change at a press; `nil` if a press shows nothing now.
  var pressFeedback: PressFeedback? { get }
}

extension UIButton: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    guard isEnabled else { return nil }
    if configuration != nil { return .fade(to: 0.75, content: self) }
    // A custom button may show anything else.
    return buttonType == .system ? .fade(to: 0.2, content: self) : nil
  }
}

extension BarButtonView: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    isEnabled && item.customView == nil ? .fade(to: 0.2, content: self) : nil
  }
}

extension BackButtonView: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? { .fade(to: 0.2, content: self) }
}

extension UITableViewCell: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    guard selectionStyle != .none, !isSelected, selectedBackgroundView == nil, let table,
      let path = table.indexPath(for: self), table.engineAllowsSelection, table.engineShouldHighlight(path)
    else { return nil }
    return .fill(.systemGray4)
  }
}

extension UICollectionViewListCell: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    guard !isSelected, selectedBackgroundView == nil, let collection = superview as? UICollectionView,
      let path = collection.indexPath(for: self), collection.engineAllowsSelection,
      collection.engineShouldHighlight(path)
    else { return nil }
    var state = configurationState
    state.isHighlighted = true
    let pressed = (backgroundConfiguration ?? defaultBackgroundConfiguration()).updated(for: state)
    return pressed.backgroundColor.map { .fill($0) }
  }
}
