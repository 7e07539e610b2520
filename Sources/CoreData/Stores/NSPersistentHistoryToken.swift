import Foundation

/// A place in the history of a store.
///
/// Differs from iOS: stores keep no history, so that none of their tokens exist.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {
  public override init() {}

  public required init?(coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
