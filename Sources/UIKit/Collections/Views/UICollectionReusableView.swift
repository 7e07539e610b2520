/// A view that a collection view uses again for other elements when it has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  package var elementRecord = ElementRecord()

  /// The identifier under which the view was dequeued.
  open var reuseIdentifier: String? { elementRecord.reuseIdentifier }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that the content has another size: the collection view measures it anew.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  /// Called before a view that was used already is handed out again.
  open func prepareForReuse() {}

  /// Takes over what a layout says beyond frame, transform, alpha, order and visibility, which are set already. Called when
  /// the attributes are others than before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view's place changes from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like, given what the layout offers. By default what Auto Layout finds for the view,
  /// or what `sizeThatFits` answers.
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

  /// The size that the content of a view asks for. Axes that the layout does not leave open keep their extent.
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
