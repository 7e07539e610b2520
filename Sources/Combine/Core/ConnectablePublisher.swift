/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending; cancelling the answer stops it.
  func connect() -> any Cancellable
}
