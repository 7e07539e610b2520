@_exported import Foundation

/// The title and others of a shared activity.
public struct GroupActivityMetadata: Sendable {
  public struct ActivityType: Hashable, Sendable {
    public static let generic = ActivityType(name: "generic"),
      watchTogether = ActivityType(name: "watchTogether")
    public static let listenTogether = ActivityType(name: "listenTogether")
    public static let createTogether = ActivityType(name: "createTogether")
    private let name: String
    private init(name: String) { self.name = name }
  }

  public var title: String?
  public var subtitle: String?
  public var type = ActivityType.generic
  public var fallbackURL: URL?
  public var supportsContinuationOnTV = false
  public init() {}
}

public enum GroupActivityActivationResult: Sendable {
  case activationDisabled, activationPreferred, cancelled
}

/// An activity that people share in a call.
public protocol GroupActivity: Codable, Sendable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
  public static var activityIdentifier: String { String(reflecting: Self.self) }
  /// Returns `activationDisabled`: there is no call, so the activity begins on this device only.
  public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
  /// Returns false: there is no call.
  public func activate() async throws -> Bool { false }
  /// Ends without sessions.
  public static func sessions() -> AsyncStream<GroupSession<Self>> { AsyncStream { $0.finish() } }
}

/// A shared activity. There is none.
public final class GroupSession<Activity: GroupActivity>: Sendable {
  public enum State: Sendable { case waiting, joined, invalidated(reason: any Error) }
  public let activity: Activity
  init(_ activity: Activity) { self.activity = activity }
  public func join() {}
  public func leave() {}
  public func end() {}
}

/// Whether the person may share activities: never, because there are no calls.
public final class GroupStateObserver: Sendable {
  public init() {}
  public var isEligibleForGroupSession: Bool { false }
}
