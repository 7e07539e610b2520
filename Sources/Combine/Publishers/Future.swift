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
    let conduit = FutureSubscription(subscriber) { [weak self] in self?.remove($0) }
    conduit.begin()
    lock.lock()
    let result = result
    if result == nil { waiting.append(conduit) }
    lock.unlock()
    if let result { conduit.fulfil(result) }
  }

  private func remove(_ conduit: FutureConduit<Output, Failure>) {
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

private final class FutureSubscription<Downstream: Subscriber>: FutureConduit<
  Downstream.Input, Downstream.Failure
>
{
  private let outlet: CancelableSubscription<Downstream>

  init(
    _ downstream: Downstream,
    onCancel: @escaping (FutureConduit<Downstream.Input, Downstream.Failure>) -> Void
  ) {
    outlet = CancelableSubscription("Future", downstream)
    super.init()
    outlet.onCancel = { [weak self] in if let self { onCancel(self) } }
  }

  func begin() { outlet.begin() }

  override func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      outlet.offer(value, ())
      outlet.end(.finished)
    case .failure(let error): outlet.end(.failure(error))
    }
  }
}

/// A subscription that reports its cancellation.
private final class CancelableSubscription<Downstream: Subscriber>: DemandSubscription<Downstream, Void> {
  var onCancel: (() -> Void)?

  override func didEnd(cancelled: Bool) {
    if cancelled { onCancel?() }
    onCancel = nil
  }
}
