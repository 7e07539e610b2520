/// The collision outline of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds of the item.
  case rectangle
  /// The largest circle in the bounds of the item. Differs from iOS: a noncircular ellipse is treated as one.
  case ellipse
  /// The convex hull of `collisionBoundingPath`, whose origin is the center of the item.
  case path
}

/// An item that a dynamic animator can move: a view, or the attributes of a collection view layout.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  /// The bounds, of which the size is read when the item is added to the animator; the origin is ignored.
  var bounds: CGRect { get }
  /// Set by the animator, and read again only with `updateItem(usingCurrentState:)`.
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
