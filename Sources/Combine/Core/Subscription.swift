/// The link between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values, beyond what was asked for already.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for types that have to do with subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
