extension Result {
  /// A publisher of a result: sends the value and finishes, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The value or the error.
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: OnceSubscription("Once", value, subscriber))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// A publisher of the result: sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
