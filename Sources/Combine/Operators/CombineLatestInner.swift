/// The latest value of an upstream.
final class LatestValue<Value>: JoinSource {
  fileprivate(set) var latest: Value?
}

/// The subscription to several publishers whose latest values are combined.
///
/// Without demand, intermediate combinations are dropped; the current combination is sent when there is
/// demand again.
final class CombineLatestInner<Downstream: Subscriber>: JoinInner<Downstream, JoinSource> {
  private let combine: () -> Output?
  private var unfinished: Int
  private var missed = false

  /// - Parameter combine: Returns the latest values; `nil` while one is missing.
  init(_ downstream: Downstream, _ sources: [JoinSource], combine: @escaping () -> Output?) {
    self.combine = combine
    unfinished = sources.count
    super.init("CombineLatest", downstream, sources)
  }

  func inlet<Value>(_ source: LatestValue<Value>) -> Inlet<Value, Downstream.Failure> {
    Inlet(
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
    offerOwed()
    end(.finished)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    offerOwed()
    super.didRequest(demand)
  }

  private func offerOwed() {
    lock.lock()
    let owed = missed ? combine() : nil
    missed = false
    lock.unlock()
    if let owed { offer(owed, ()) }
  }
}
