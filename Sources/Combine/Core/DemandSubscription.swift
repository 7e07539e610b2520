/// A subscription that delivers values to a subscriber according to its demand: serially, in order, from any
/// thread.
///
/// Values offered during a delivery are queued, even if the subscriber itself causes them. Base class for
/// subscriptions of operators that buffer values or have several upstreams.
class DemandSubscription<Downstream: Subscriber, Tag>: Subscription, CustomStringConvertible,
  CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  typealias Output = Downstream.Input

  let description: String
  /// Protects the fields of this class. Subclasses may use it for their own, but must not call external code
  /// while holding it.
  let lock = Lock()
  private var downstream: Downstream?
  private(set) var demand = Subscribers.Demand.none
  private var waiting = Queue<(Output, Tag)>()
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  final var playgroundDescription: Any { description }

  // MARK: For subclasses to override

  /// Called after a value was delivered.
  func didDeliver(_ tag: Tag) {}

  /// Called when the subscriber requests more, with ``request(_:)`` or by its return value.
  func didRequest(_ demand: Subscribers.Demand) {}

  /// Called after cancellation or completion, to cancel and release upstreams.
  func didEnd(cancelled: Bool) {}

  // MARK: For subclasses to call

  /// Sends this subscription to the subscriber.
  final func begin() {
    lock.lock()
    let downstream = downstream
    lock.unlock()
    downstream?.receive(subscription: self)
  }

  final var isOver: Bool {
    lock.lock()
    defer { lock.unlock() }
    return downstream == nil || ending != nil
  }

  /// The number of values waiting for demand.
  final var waitingCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return waiting.count
  }

  /// Delivers a value immediately or enqueues it.
  final func offer(_ value: Output, _ tag: Tag) {
    lock.lock()
    guard let downstream, ending == nil else {
      lock.unlock()
      return
    }
    guard !isDraining, waiting.isEmpty, demand > .none else {
      waiting.append((value, tag))
      lock.unlock()
      return drain()
    }
    isDraining = true
    demand.consume()
    lock.unlock()
    deliver(value, tag, to: downstream)
    lock.lock()
    isDraining = false
    let hasMore = !waiting.isEmpty || ending != nil
    lock.unlock()
    if hasMore { drain() }
  }

  /// Drops the oldest queued value.
  final func dropOldest() {
    lock.lock()
    let dropped = waiting.popFirst()
    lock.unlock()
    withExtendedLifetime(dropped) {}
  }

  /// Completes the subscriber, after delivering or dropping queued values.
  final func end(_ completion: Subscribers.Completion<Downstream.Failure>, droppingValues: Bool = false) {
    lock.lock()
    guard downstream != nil, ending == nil else {
      lock.unlock()
      return
    }
    ending = completion
    var dropped: Queue<(Output, Tag)>?
    if droppingValues {
      dropped = waiting
      waiting.removeAll()
    }
    lock.unlock()
    withExtendedLifetime(dropped) {}
    drain()
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return
    }
    self.demand += demand
    lock.unlock()
    if demand > .none { didRequest(demand) }
    drain()
  }

  final func cancel() {
    lock.lock()
    let old = downstream
    let dropped = waiting
    downstream = nil
    waiting.removeAll()
    lock.unlock()
    if old != nil { didEnd(cancelled: true) }
    withExtendedLifetime((old, dropped)) {}
  }

  // MARK: Delivery

  private func deliver(_ value: Output, _ tag: Tag, to downstream: Downstream) {
    let more = downstream.receive(value)
    if more > .none {
      lock.lock()
      demand += more
      lock.unlock()
      didRequest(more)
    }
    didDeliver(tag)
  }

  private func drain() {
    lock.lock()
    guard !isDraining else {
      lock.unlock()
      return
    }
    isDraining = true
    while let downstream {
      if demand > .none, let (value, tag) = waiting.popFirst() {
        demand.consume()
        lock.unlock()
        deliver(value, tag, to: downstream)
        lock.lock()
      } else if waiting.isEmpty, let ending {
        self.downstream = nil
        lock.unlock()
        didEnd(cancelled: false)
        downstream.receive(completion: ending)
        lock.lock()
      } else {
        break
      }
    }
    isDraining = false
    lock.unlock()
  }
}

/// A subscriber that forwards all events to closures.
struct ClosureSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let onSubscription: (any Subscription) -> Void
  let onValue: (Input) -> Subscribers.Demand
  let onCompletion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
