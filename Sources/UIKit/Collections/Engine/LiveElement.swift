/// An element that has its view: on the screen, or on its way there or away from it.
@MainActor
package final class LiveElement {
  package let view: any CollectionElementView
  package internal(set) var key: ElementKey
  /// What the view was last told.
  package internal(set) var attributes: UICollectionViewLayoutAttributes
  /// The pass that found it visible last.
  var pass = 0
  /// How many animations need the view although it may lie outside the visible rectangle.
  var holds = 0
  var isDisplayed = false
  /// The size that was offered when the view was last asked which it prefers.
  var measuredSize: CGSize?
  /// Whether animations may still run on the view.
  var wasAnimated = false
  /// A person moves it; it goes where the finger is.
  var isHeld = false

  init(_ view: any CollectionElementView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    self.view = view
    self.key = key
    self.attributes = attributes
  }

  /// Gives the view its place and looks. Animates inside an animation block.
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
    // What the app hides while it fills the view stays hidden.
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
