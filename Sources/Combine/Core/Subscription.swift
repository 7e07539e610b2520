/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Adds to the demand.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for types related to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible, Sendable
{
  static let shared = EmptySubscription()
  var description: String { "Empty" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
