/// The result of processing a value in an operator.
enum Step<Output, Failure: Error> {
  /// Sends a value.
  case emit(Output)
  /// Sends nothing and requests another value.
  case skip
  /// Sends the last value.
  case last(Output)
  /// Finishes without a value.
  case finish
  case fail(Failure)
}

/// The subscriber of an operator that processes each value and may complete before its upstream.
final class FilterInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Body = (Input) -> Step<Downstream.Input, Downstream.Failure>

  let description: String
  private let lock = Lock()
  private var isOver: Bool
  private var upstream: (any Subscription)?
  private var downstream: Downstream?
  private var body: Body?
  private let failure: (UpstreamFailure) -> Downstream.Failure

  /// - Parameter isEmpty: Whether the operator never sends any values.
  init(
    _ name: String, _ downstream: Downstream, isEmpty: Bool = false,
    failure: @escaping (UpstreamFailure) -> Downstream.Failure, _ body: @escaping Body
  ) {
    description = name
    self.downstream = downstream
    self.failure = failure
    self.body = body
    isOver = isEmpty
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isFirst = upstream == nil && downstream != nil
    let isEmpty = isOver
    let downstream = downstream
    if isFirst, !isEmpty { upstream = subscription }
    if isEmpty { self.downstream = nil }
    lock.unlock()
    guard isFirst, let downstream else { return subscription.cancel() }
    if isEmpty {
      subscription.cancel()
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(subscription: self)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard !isOver, let body, let downstream else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    switch body(input) {
    case .emit(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      guard end(cancelling: true) != nil else { return .none }
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .finish:
      end(cancelling: true)?.receive(completion: .finished)
    case .fail(let error):
      end(cancelling: true)?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    end(cancelling: false)?.receive(completion: completion.mapError(failure))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    _ = end(cancelling: true)
  }

  /// Releases all resources. Returns the subscriber if it has not been completed yet.
  private func end(cancelling: Bool) -> Downstream? {
    lock.lock()
    let wasOver = isOver
    let oldUpstream = upstream
    let oldDownstream = downstream
    let oldBody = body
    isOver = true
    upstream = nil
    downstream = nil
    body = nil
    lock.unlock()
    if cancelling { oldUpstream?.cancel() }
    // Captured values are released outside the lock.
    return withExtendedLifetime(oldBody) { wasOver ? nil : oldDownstream }
  }
}

extension FilterInner where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, isEmpty: Bool = false, _ body: @escaping Body
  ) {
    self.init(name, downstream, isEmpty: isEmpty, failure: { $0 }, body)
  }
}

extension FilterInner where Downstream.Failure == any Error {
  /// Creates a subscriber for a throwing closure.
  convenience init(
    _ name: String, _ downstream: Downstream,
    trying body: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(name, downstream, failure: { $0 }) { input in
      do { return try body(input) } catch { return .fail(error) }
    }
  }
}
