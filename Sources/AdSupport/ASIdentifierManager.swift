@_exported import Foundation

// Stores nothing. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The identifier for advertising: only zeros, as on a device whose owner does not allow tracking.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let instance = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { instance }

  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
