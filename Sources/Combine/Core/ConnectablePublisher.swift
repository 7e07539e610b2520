/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects to the publisher. Canceling the result disconnects.
  func connect() -> any Cancellable
}
