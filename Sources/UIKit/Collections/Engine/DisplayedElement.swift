/// An element with a view: visible, appearing or disappearing.
@MainActor
package final class DisplayedElement {
  package let view: any CollectionElementView
  package internal(set) var key: ElementKey
  /// The last applied attributes.
  package internal(set) var attributes: UICollectionViewLayoutAttributes
  /// The last pass in which it was visible.
  var pass = 0
  /// The number of animations that require the view outside the visible rectangle.
  var holds = 0
  var isDisplayed = false
  /// The size offered when the view was last measured.
  var measuredSize: CGSize?
  /// Whether animations may still be running.
  var wasAnimated = false
  /// Whether the user is moving it.
  var isHeld = false

  init(_ view: any CollectionElementView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    self.view = view
    self.key = key
    self.attributes = attributes
  }

  /// Applies attributes to the view. Animates inside an animation block.
  func apply(_ new: UICollectionViewLayoutAttributes, always: Bool = false, keepingDepth: Bool = false) {
    let old = attributes
    attributes = new
    let layer = view.layer
    var resized = false
    if new.isTransformed || !CATransform3DIsIdentity(layer.transform) {
      if view.bounds.size != new.size {
        view.bounds.size = new.size
        resized = true
      }
      if view.center != new.center { view.center = new.center }
      view.transform3D = new.transform3D
    } else {
      let frame = new.frame
      if view.frame != frame {
        resized = view.bounds.size != frame.size
        view.frame = frame
      }
    }
    if view.alpha != new.alpha { view.alpha = new.alpha }
    // Keeps views hidden that the app has hidden during configuration.
    if new.isHidden || old.isHidden != new.isHidden || view.elementRecord.isWaiting {
      view.elementRecord.isWaiting = false
      if view.isHidden != new.isHidden { view.isHidden = new.isHidden }
    }
    let z = CGFloat(max(-999, min(999, new.zIndex)))
    if !keepingDepth, layer.zPosition != z { layer.zPosition = z }
    if always || (old !== new && !old.isEqual(new)) { view.elementApply(new) }
    if resized, UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
  }
}
