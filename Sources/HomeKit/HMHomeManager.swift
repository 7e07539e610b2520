// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import Foundation
import SystemPermissions

/// The app's use of the home: restricted.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1 << 0)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 1 << 1)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 1 << 2)
}

@preconcurrency @MainActor
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// The homes of the person: none, and the app may not see any.
@preconcurrency @MainActor
open class HMHomeManager: NSObject {
  open weak var delegate: (any HMHomeManagerDelegate)?
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }

  public override init() {
    super.init()
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.homeManager(self, didUpdate: self.authorizationStatus)
      self.delegate?.homeManagerDidUpdateHomes(self)
    }
  }

  /// Fails, because homes are restricted.
  open func addHome(
    withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
  ) {
    // Called on the main thread only.
    nonisolated(unsafe) let completion = completion
    laterOnMainThread { completion(nil, HMError(.homeAccessNotAuthorized)) }
  }
}

public let HMErrorDomain = "HMErrorDomain"

/// An error of a home.
public struct HMError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = HMError
    case notFound = 2, accessoryNotReachable = 4, operationTimedOut = 8, homeAccessNotAuthorized = 47
    case keychainSyncNotEnabled = 48, cloudDataSyncNotEnabled = 49
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { HMErrorDomain }
  public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
  public static var notFound: Code { .notFound }
  public static var accessoryNotReachable: Code { .accessoryNotReachable }
  public static var operationTimedOut: Code { .operationTimedOut }
  public static var keychainSyncNotEnabled: Code { .keychainSyncNotEnabled }
  public static var cloudDataSyncNotEnabled: Code { .cloudDataSyncNotEnabled }
}

// Nobody creates one.
/// A home. There is none.
open class HMHome: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isPrimary: Bool { false }
  open var accessories: [HMAccessory] { [] }
  open var rooms: [HMRoom] { [] }
}

// Nobody creates one.
/// A room. There is none.
open class HMRoom: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var accessories: [HMAccessory] { [] }
}

// Nobody creates one.
/// An accessory. There is none.
open class HMAccessory: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isReachable: Bool { false }
  open var room: HMRoom? { nil }
}
