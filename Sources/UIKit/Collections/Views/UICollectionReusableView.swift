/// A reusable view of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  package var elementRecord = ElementRecord()

  /// The reuse identifier of the view.
  open var reuseIdentifier: String? { elementRecord.reuseIdentifier }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Invalidates the content size; the collection view measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Applies changed layout attributes other than frame, transform, alpha, z-order and visibility, which are
  /// already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before a layout transition moves the view.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the preferred attributes for the proposed ones. By default determined by Auto Layout or
  /// `sizeThatFits`.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = fittedSize(layoutAttributes)
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }

  package func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    fittedSize(of: self, attributes)
  }

  /// The size for the content of a view. Axes that are not flexible keep their length.
  package func fittedSize(of content: UIView, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let (fitsWidth, fitsHeight) = (attributes.fitsWidth, attributes.fitsHeight)
    var size = attributes.size
    let fitted: CGSize
    if content.flags.contains(.hostsConstraints) {
      fitted = content.systemLayoutSizeFitting(
        CGSize(width: fitsWidth ? 0 : size.width, height: fitsHeight ? 0 : size.height),
        withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
        verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    } else {
      fitted = sizeThatFits(size)
    }
    if fitsWidth, fitted.width > 0 { size.width = fitted.width }
    if fitsHeight, fitted.height > 0 { size.height = fitted.height }
    return size
  }
}
