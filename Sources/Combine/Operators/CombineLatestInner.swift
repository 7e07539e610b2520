/// The latest value of an upstream.
final class LatestValue<Value>: LatestSource {
  fileprivate(set) var latest: Value?
  override var isEmpty: Bool { latest == nil }
  /// Returns the latest value. Call it only after one has arrived.
  func value() -> Value { latest! }
}

class LatestSource: JoinSource {
  var isEmpty: Bool { true }
}

/// The subscription to several publishers whose latest values are combined.
///
/// Without demand, intermediate combinations are dropped; the current combination is sent when there is
/// demand again.
final class CombineLatestInner<Downstream: Subscriber>: JoinInner<Downstream, Void> {
  private let values: [LatestSource]
  private let combineAll: () -> Output
  private var unfinished: Int
  private var missed = false

  /// - Parameter combineAll: Combines the latest values. Called only when each publisher has sent one.
  init(_ downstream: Downstream, _ values: [LatestSource], combineAll: @escaping () -> Output) {
    self.values = values
    self.combineAll = combineAll
    unfinished = values.count
    super.init("CombineLatest", downstream, values)
  }

  /// Subscribes to publishers and sends the tuple of their latest values to a subscriber.
  ///
  /// - Parameter subscribe: Functions that each attach a given subscriber to one publisher.
  static func subscribe<each Value>(
    _ downstream: Downstream, _ subscribe: repeat (ClosureSubscriber<each Value, Downstream.Failure>) -> Void
  ) where Downstream.Input == (repeat each Value) {
    let values = (repeat LatestValue<each Value>())
    var sources: [LatestSource] = []
    for source in repeat each values { sources.append(source) }
    let inner = CombineLatestInner(downstream, sources) { (repeat (each values).value()) }
    inner.begin()
    repeat (each subscribe)(inner.inlet(each values))
    inner.start()
  }

  /// Returns the latest values; `nil` while one is missing.
  private func combine() -> Output? {
    values.contains { $0.isEmpty } ? nil : combineAll()
  }

  private func inlet<Value>(_ source: LatestValue<Value>) -> ClosureSubscriber<Value, Downstream.Failure> {
    ClosureSubscriber(
      onSubscription: { self.attach($0, to: source) },
      onValue: { value in
        self.lock.lock()
        let old = source.latest
        source.latest = value
        guard let output = self.combine() else {
          self.lock.unlock()
          return .none
        }
        let hasDemand = self.demand > .none
        self.missed = !hasDemand
        self.lock.unlock()
        withExtendedLifetime(old) {}
        if hasDemand { self.offer(output, ()) }
        return .none
      },
      onCompletion: { completion in
        self.lock.lock()
        source.release()
        self.unfinished -= 1
        let isLast = self.unfinished == 0
        // An upstream that finishes without a value makes combinations impossible.
        let isHopeless = source.latest == nil
        self.lock.unlock()
        switch completion {
        case .failure: self.end(completion, droppingValues: true)
        case .finished: if isLast || isHopeless { self.finish() }
        }
      })
  }

  /// Sends a pending combination before completing.
  private func finish() {
    offerMissedValue()
    end(.finished)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    offerMissedValue()
    super.didRequest(demand)
  }

  private func offerMissedValue() {
    lock.lock()
    let missedValue = missed ? combine() : nil
    missed = false
    lock.unlock()
    if let missedValue { offer(missedValue, ()) }
  }
}
