/// The appearance of the pointer, and of the content below it, in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  enum Kind {
    case system, hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, constrainedAxes: UIAxis)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a style with an effect on the content and an optional pointer shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// Creates a style with a pointer shape that stays centered in its region along the constrained axes.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.shape(shape, constrainedAxes: constrainedAxes))
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// Returns the default style.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
