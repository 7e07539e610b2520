// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

@_exported import Foundation

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = Self(rawValue: "PKPushTypeVoIP")
  public static let complication = Self(rawValue: "PKPushTypeComplication")
  public static let fileProvider = Self(rawValue: "PKPushTypeFileProvider")
}

open class PKPushCredentials: NSObject, @unchecked Sendable {
  open var type: PKPushType { .voIP }
  open var token: Data { Data() }
}

open class PKPushPayload: NSObject, @unchecked Sendable {
  open var type: PKPushType { .voIP }
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

@preconcurrency
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) {}
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Pushes of calls. Without a push service no token arrives, and the delegate is never called.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?
  public init(queue: DispatchQueue?) {}
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
