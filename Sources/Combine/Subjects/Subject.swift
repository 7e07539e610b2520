/// A publisher through which external code can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)

  /// Sends a completion to every subscriber.
  func send(completion: Subscribers.Completion<Failure>)

  /// Adds the subscription to an upstream, from which the subject requests values for its subscribers.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() {
    send(())
  }
}
