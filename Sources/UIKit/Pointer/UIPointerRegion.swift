/// A part of a view over which the pointer has one style.
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

  /// Regions of the same name are one; without names, those of the same place.
  func isSame(as other: UIPointerRegion) -> Bool {
    guard identifier == other.identifier else { return false }
    return identifier != nil || rect == other.rect
  }
}

/// Where the pointer is when a delegate is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view, in points.
  open private(set) var location: CGPoint
  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}
