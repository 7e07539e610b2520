/// A view of an element in a collection view or table.
@preconcurrency @MainActor
package protocol CollectionElementView: SelfSizingView {
  var elementRecord: ElementRecord { get set }
  func prepareForReuse()
  /// Applies layout attributes other than geometry, alpha, z-order and visibility.
  func elementApply(_ attributes: UICollectionViewLayoutAttributes)
  func elementPreferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  func elementSetSelected(_ isSelected: Bool, animated: Bool)
  func elementSetHighlighted(_ isHighlighted: Bool, animated: Bool)
  /// Handles a tap instead of selecting the item. Returns whether it was handled.
  func elementTakesTap() -> Bool
  func elementWillTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
  func elementDidTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
}

/// The engine's record of a view.
package struct ElementRecord {
  package var reuseIdentifier: String?
  package var kind: ElementKind?
  /// The element of the view, also during its removal.
  @BackReference package internal(set) var element: DisplayedElement?
  @BackReference package var engine: CollectionEngine?
  /// The attributes applied when the view was dequeued, until it is shown.
  var applied: UICollectionViewLayoutAttributes?
  /// The width at which the view was last measured, in points.
  var measuredWidth: CGFloat?
  /// Whether the view is hidden because it is waiting for reuse.
  var isWaiting = false

  package init() {}
}

extension CollectionElementView {
  package func elementSetSelected(_ isSelected: Bool, animated: Bool) {}
  package func elementSetHighlighted(_ isHighlighted: Bool, animated: Bool) {}
  package func elementTakesTap() -> Bool { false }
  package func elementWillTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  package func elementDidTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
}

extension CollectionElementView {
  /// Whether the item can have keyboard focus.
  var elementMayHaveFocus: Bool {
    guard let engine = elementRecord.engine, let key = engine.key(of: self) else { return true }
    return engine.host.engineCanFocus(key.indexPath)
  }
}

extension UICollectionReusableView: CollectionElementView {
  package func elementApply(_ attributes: UICollectionViewLayoutAttributes) { apply(attributes) }
  package func elementPreferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { preferredLayoutAttributesFitting(attributes) }
  package func elementSetSelected(_ isSelected: Bool, animated: Bool) {
    (self as? UICollectionViewCell)?.isSelected = isSelected
  }
  package func elementSetHighlighted(_ isHighlighted: Bool, animated: Bool) {
    (self as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }
  package func elementTakesTap() -> Bool {
    (self as? UICollectionViewListCell)?.toggleOutlineHeader() ?? false
  }
  package func elementWillTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    willTransition(from: old, to: new)
  }
  package func elementDidTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    didTransition(from: old, to: new)
  }
}
