@_exported import Foundation

/// The constant part of a live activity.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// Errors of requests for live activities.
public enum ActivityAuthorizationError: Error {
  case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported,
    unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, malformedActivityIdentifier,
    unentitled, reconnectNotPermitted
}

/// The person's permission for live activities: denied, because nothing shows them.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  /// Ends without values: the permission does not change.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A state of a live activity with the time until it is current.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale }

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self(), immediate = Self()
  public static func after(_ date: Date) -> Self { Self() }
}

public struct PushType: Sendable {
  public static let token = PushType()
}

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  public let title: LocalizedText
  public let body: LocalizedText
  public typealias LocalizedText = String
  public init(title: String, body: String, sound: AlertSound) {
    self.title = title
    self.body = body
  }
}

/// A live activity. Nothing shows one: requests throw `ActivityAuthorizationError.denied`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .dismissed }
  public var pushToken: Data? { nil }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }

  /// Throws `ActivityAuthorizationError.denied`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  /// Throws `ActivityAuthorizationError.denied`.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  /// Does nothing: the activity is not shown.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil)
    async
  {
  }
  /// Does nothing: the activity is not shown.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Does nothing: the activity is not shown.
  public func end(
    _ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Does nothing: the activity is not shown.
  public func end(using contentState: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default)
    async
  {}
}
