@_exported import Foundation

/// The app's use of Apple Music: restricted.
public struct MusicAuthorization: Sendable {
  public enum Status: String, Codable, Hashable, Sendable {
    case notDetermined, denied, restricted, authorized
  }
  public static var currentStatus: Status { .restricted }
  public static func request() async -> Status { .restricted }
}

/// The person's subscription: none.
public struct MusicSubscription: Equatable, Hashable, Sendable {
  public var canPlayCatalogContent: Bool { false }
  public var canBecomeSubscriber: Bool { false }
  public var hasCloudLibraryEnabled: Bool { false }

  public enum Error: Swift.Error, Sendable { case unknown, permissionDenied, privacyAcknowledgementRequired }

  /// Fails, because Apple Music is restricted.
  public static var current: MusicSubscription { get async throws { throw Error.permissionDenied } }
  /// Ends without values.
  public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }
}

/// The identifier of an item.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public protocol MusicItem: Sendable { var id: MusicItemID { get } }

/// Errors of requests.
public enum MusicTokenRequestError: Error, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn, userTokenRevoked
  case developerTokenRequestFailed, userTokenRequestFailed
}
