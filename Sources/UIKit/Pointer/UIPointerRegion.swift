/// A part of a view with one pointer style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// In the coordinates of the interaction's view, in points.
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the regions have the same identifier, or, without identifiers, the same rectangle.
  func isSame(as other: UIPointerRegion) -> Bool {
    guard identifier == other.identifier else { return false }
    return identifier != nil || rect == other.rect
  }
}

/// The pointer position for which a delegate is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view, in points.
  open private(set) var location: CGPoint
  /// The pressed modifier keys.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}
