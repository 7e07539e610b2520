extension Optional {
  /// A publisher of an optional value that finishes afterward.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      guard let output else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(subscription: OnceSubscription("Optional", output, subscriber))
    }
  }

  /// A publisher of the value, if there is one. Libraries for iOS 13 declare a property of this name, too.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}
extension Optional.Publisher: Equatable where Wrapped: Equatable {}
