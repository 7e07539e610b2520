/// A publisher that code outside can send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)

  /// Tells every subscriber of the end.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject the subscription to an upstream, of which it asks what its subscribers ask.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() {
    send(())
  }
}
