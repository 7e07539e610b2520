/// What becomes of the pointer, and of what is below it, in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  enum Kind {
    case system, hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, constrainedAxes: UIAxis)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The pointer takes a shape, or keeps its own, and the content answers.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// The pointer takes a shape, and along some axes stays in the middle of its region.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.shape(shape, constrainedAxes: constrainedAxes))
  }

  /// No pointer is seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// The pointer as it is anywhere else.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
