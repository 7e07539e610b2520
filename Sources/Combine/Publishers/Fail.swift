/// Sends no value and fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// Why it fails.
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  /// As ``init(error:)``, with the type of the values given as a value.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
