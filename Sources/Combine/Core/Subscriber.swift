/// A type that can receive values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Called when the subscriber is attached. Values can be requested from the subscription.
  func receive(subscription: any Subscription)

  /// Receives a value. Returns additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called when no more values will be sent.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// A namespace for types related to subscribers.
public enum Subscribers {}
