import SwiftUI

/// A message of the App Store for the person. The store sends none.
public struct Message: Sendable {
  /// Why the App Store sends a message.
  public struct Reason: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  /// The messages of the store: none, so that the sequence waits until its task is canceled.
  public static var messages: AsyncStream<Message> { AsyncStream { _ in } }

  /// Shows the message. Without effect: there is none.
  @MainActor
  public func display(in scene: UIWindowScene) throws {}
}

/// Shows a message of the App Store, from `@Environment(\.displayStoreKitMessage)`.
@preconcurrency @MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws {}
}

private struct DisplayMessageKey: EnvironmentKey {
  static let defaultValue = DisplayMessageAction()
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { self[DisplayMessageKey.self] }
}
