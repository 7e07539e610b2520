/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects to the publisher. Cancelling the result disconnects.
  func connect() -> any Cancellable
}
