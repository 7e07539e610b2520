/// A view that shows an element of a collection view or a table.
@preconcurrency @MainActor
package protocol CollectionElementView: UIView {
  var elementRecord: ElementRecord { get set }
  func prepareForReuse()
  /// Takes over what a layout says beyond geometry, alpha, order and visibility.
  func elementApply(_ attributes: UICollectionViewLayoutAttributes)
  func elementPreferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  func elementSetSelected(_ isSelected: Bool, animated: Bool)
  func elementSetHighlighted(_ isHighlighted: Bool, animated: Bool)
  /// A tap on the view does something of its own in place of selecting the item.
  func elementTakesTap() -> Bool
  func elementWillTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
  func elementDidTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
}

/// What an engine notes on a view that it made.
package struct ElementRecord {
  package var reuseIdentifier: String?
  package var kind: ElementKind?
  /// The element that the view shows, or showed while it goes.
  package internal(set) weak var element: LiveElement?
  package weak var engine: CollectionEngine?
  /// What the view was told when it was dequeued, until it is shown.
  var applied: UICollectionViewLayoutAttributes?
  /// The width at which the view was measured last, in points.
  var measuredWidth: CGFloat?
  /// The view was hidden because nothing needs it.
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
  /// Whether the keyboard's focus can be on the item.
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
