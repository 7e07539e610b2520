/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OnceSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// A subscription that sends one value when it is requested, then finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  let description: String
  private let lock = Lock()
  private let value: Downstream.Input
  private var downstream: Downstream?

  init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
    description = name
    self.value = value
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    guard let downstream = release() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
  var playgroundDescription: Any { description }

  func cancel() {
    _ = release()
  }

  private func release() -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    let old = downstream
    downstream = nil
    return old
  }
}
