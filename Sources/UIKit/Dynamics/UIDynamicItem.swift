/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The largest circle in the item's bounds. Differs from iOS: an ellipse that is no circle is taken for one.
  case ellipse
  /// The convex hull of `collisionBoundingPath`, whose origin is the item's centre.
  case path
}

/// Something that the laws of a dynamic animator can move: a view, or the attributes of a collection view's layout.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  /// Its size is read when the item comes to the animator; the origin does not count.
  var bounds: CGRect { get }
  /// Turned by the animator, and not read again before `updateItem(usingCurrentState:)`.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
