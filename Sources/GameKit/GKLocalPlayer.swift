// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

@_exported import Foundation
@_exported import GameplayKit
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = GKError
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
    case playerStatusExceedsMaximumLength, playerStatusInvalid
    case matchRequestInvalid = 13
    case underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { GKErrorDomain }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var cancelled: Code { .cancelled }

  static var withoutAccount: GKError {
    GKError(
      .notAuthenticated,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The requested operation could not be completed because local player has not been authenticated."
      ])
  }
  public static var unknown: Code { .unknown }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var userDenied: Code { .userDenied }
  public static var invalidCredentials: Code { .invalidCredentials }
  public static var authenticationInProgress: Code { .authenticationInProgress }
  public static var invalidPlayer: Code { .invalidPlayer }
  public static var scoreNotSet: Code { .scoreNotSet }
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  public static var underage: Code { .underage }
  public static var gameUnrecognized: Code { .gameUnrecognized }
  public static var notSupported: Code { .notSupported }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unexpectedConnection: Code { .unexpectedConnection }
}

/// Calls a completion handler with the refusal, in a later turn of the main thread.
func refuse(_ completion: (@Sendable ((any Error)?) -> Void)?) {
  DispatchQueue.main.async { completion?(GKError.withoutAccount) }
}

/// A player of Game Center. There are none.
open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var displayName: String? { "" }
  open var playerID: String? { "" }
}

open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }

  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open func scopedIDsArePersistent() -> Bool { false }
  open func loadPhoto(
    for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { refuse { completionHandler?(nil, $0) } }
}

/// The person who plays on this device.
///
/// As on a device without a Game Center account: the person is not authenticated, the handler receives
/// `GKError.notAuthenticated`, and so does every request.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let shared = GKLocalPlayer()
  open class var local: GKLocalPlayer { shared }
  @available(*, deprecated, renamed: "local")
  open class func localPlayer() -> GKLocalPlayer { shared }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  open var isPersonalizedCommunicationRestricted: Bool { true }

  /// Called once, in a later turn, with an error and without a screen to present.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let handler = authenticateHandler else { return }
      DispatchQueue.main.async { handler(nil, GKError.withoutAccount) }
    }
  }

  open func loadFriends(completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil) {
    refuse { completionHandler?(nil, $0) }
  }
  open func loadDefaultLeaderboardIdentifier(
    completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil
  ) { refuse { completionHandler?(nil, $0) } }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// Methods that receive invitations and turns, which do not arrive.
public protocol GKLocalPlayerListener: NSObjectProtocol {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
}

extension GKLocalPlayerListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
}

/// An invitation. Never delivered.
open class GKInvite: NSObject, @unchecked Sendable {
  open var sender: GKPlayer { GKPlayer() }
}

extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}
