// The lock guards the result and the waiting subscribers.
/// A publisher of a single result, produced by a closure that starts immediately.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that receives the result. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureConduit<Output, Failure>] = []

  /// Runs a closure immediately, which calls its argument then or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfil)
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else {
      lock.unlock()
      return
    }
    self.result = result
    let waiting = waiting
    self.waiting = []
    lock.unlock()
    for conduit in waiting { conduit.fulfil(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = FutureSubscription(self, subscriber)
    subscriber.receive(subscription: conduit)
    lock.lock()
    let result = result
    if result == nil { waiting.append(conduit) }
    lock.unlock()
    if let result { conduit.fulfil(result) }
  }

  fileprivate var fulfilled: Result<Output, Failure>? { lock.with { result } }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.with { waiting.removeAll { $0 === conduit } }
  }
}

extension Future where Failure == Never {
  /// The value, once it is available.
  public final var value: Output {
    get async { await withCheckedContinuation { resume(UncheckedContinuation($0)) } }
  }

  private func resume(_ continuation: UncheckedContinuation<Output, Never>) {
    subscribe(
      Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.base.resume(returning: $0) })
    )
  }
}

extension Future {
  /// The value, once it is available. Throws the error if the future fails.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { resume(UncheckedContinuation($0)) }
    }
  }

  private func resume(_ continuation: UncheckedContinuation<Output, any Error>) {
    subscribe(
      Subscribers.Sink<Output, Failure>(
        receiveCompletion: {
          if case .failure(let error) = $0 { continuation.base.resume(throwing: error) }
        }, receiveValue: { continuation.base.resume(returning: $0) }))
  }
}

/// Like in any publisher, the value may be of a type that is not sendable.
private struct UncheckedContinuation<Value, Failure: Error>: @unchecked Sendable {
  let base: CheckedContinuation<Value, Failure>
  init(_ base: CheckedContinuation<Value, Failure>) { self.base = base }
}

/// The part of a subscription that is independent of the subscriber's type.
private class FutureConduit<Output, Failure: Error> {
  func fulfil(_ result: Result<Output, Failure>) {}
}

/// The subscription of one subscriber to a future. A value waits for demand, a failure does not.
private final class FutureSubscription<Downstream: Subscriber>: FutureConduit<
  Downstream.Input, Downstream.Failure
>,
Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var parent: Future<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var isRequested = false

  init(_ parent: Future<Downstream.Input, Downstream.Failure>, _ downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String { "Future" }
  var customMirror: Mirror {
    lock.lock()
    defer { lock.unlock() }
    return Mirror(
      self,
      children: [
        ("parent", parent as Any), ("downstream", downstream as Any), ("hasAnyDemand", isRequested),
        ("subject", parent as Any),
      ] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  override func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
    if case .success = result, !lock.with({ isRequested }) { return }
    let (downstream, parent) = release()
    guard let downstream else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
    withExtendedLifetime(parent) {}
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    isRequested = true
    let parent = parent
    lock.unlock()
    if let result = parent?.fulfilled { fulfil(result) }
  }

  func cancel() {
    let (_, parent) = release()
    parent?.remove(self)
  }

  private func release() -> (Downstream?, Future<Downstream.Input, Downstream.Failure>?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (downstream, parent)
    downstream = nil
    parent = nil
    return old
  }
}
