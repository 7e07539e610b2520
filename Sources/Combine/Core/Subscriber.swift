/// Declares that a type can receive values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What the subscriber receives.
  associatedtype Input
  /// Why the values may end early; `Never` if they may not.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached and may ask for values.
  func receive(subscription: any Subscription)

  /// Hands over a value; the answer is how many more the subscriber wants, beyond what it asked for already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that no more values will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over an event that carries no value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// A namespace for types that have to do with subscribers.
public enum Subscribers {}
