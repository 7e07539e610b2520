/// The queued values of an upstream.
final class ZipQueue<Value>: ZipSource {
  private var values = Queue<Value>()
  override var isEmpty: Bool { values.isEmpty }
  func append(_ value: Value) { values.append(value) }
  /// Removes the first value. The queue must not be empty.
  func take() -> Value { values.popFirst()! }
}

class ZipSource: JoinSource {
  var isEmpty: Bool { true }
  fileprivate(set) var isFinished = false
}

/// The subscription to several publishers whose corresponding values are combined.
final class ZipInner<Downstream: Subscriber>: JoinInner<Downstream, Void> {
  private let queues: [ZipSource]
  private let take: () -> Output

  /// - Parameter take: Removes a value from each queue; called only if none is empty.
  init(_ downstream: Downstream, _ queues: [ZipSource], take: @escaping () -> Output) {
    self.queues = queues
    self.take = take
    super.init("Zip", downstream, queues)
  }

  /// Subscribes to publishers and sends tuples with a value of each to a subscriber.
  ///
  /// - Parameter subscribe: Functions that each attach a given subscriber to one publisher.
  static func subscribe<each Value>(
    _ downstream: Downstream, _ subscribe: repeat (ClosureSubscriber<each Value, Downstream.Failure>) -> Void
  ) where Downstream.Input == (repeat each Value) {
    let values = (repeat ZipQueue<each Value>())
    var sources: [ZipSource] = []
    for source in repeat each values { sources.append(source) }
    let inner = ZipInner(downstream, sources) { (repeat (each values).take()) }
    inner.begin()
    repeat (each subscribe)(inner.inlet(each values))
    inner.start()
  }

  private func inlet<Value>(_ source: ZipQueue<Value>) -> ClosureSubscriber<Value, Downstream.Failure> {
    ClosureSubscriber(
      onSubscription: { self.attach($0, to: source) },
      onValue: { value in
        self.receive { source.append(value) }
        return .none
      },
      onCompletion: { completion in
        switch completion {
        case .failure: self.end(completion, droppingValues: true)
        case .finished: self.finish(source)
        }
      })
  }

  private func receive(_ append: () -> Void) {
    lock.lock()
    append()
    guard queues.allSatisfy({ !$0.isEmpty }) else {
      lock.unlock()
      return
    }
    let value = take()
    let isLast = queues.contains { $0.isFinished && $0.isEmpty }
    lock.unlock()
    offer(value, ())
    if isLast { end(.finished) }
  }

  private func finish(_ source: ZipSource) {
    lock.lock()
    source.isFinished = true
    source.release()
    let isLast = source.isEmpty
    lock.unlock()
    if isLast { end(.finished) }
  }
}
