/// Hands values to one subscriber as fast as it asks for them: one at a time, in order, from whatever thread.
///
/// A value offered while another is being received waits for its turn, also when the subscriber itself causes it.
/// Subclasses are the subscriptions of operators that have several upstreams, or that keep values back.
class Outlet<Downstream: Subscriber, Tag>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input

  let description: String
  /// Guards the fields here; subclasses may guard their own with it, but call nothing of others meanwhile.
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

  // MARK: For subclasses to override

  /// A value went to the subscriber.
  func didDeliver(_ tag: Tag) {}

  /// The subscriber asked for more, by ``request(_:)`` or by its answer to a value.
  func didRequest(_ demand: Subscribers.Demand) {}

  /// The subscriber cancelled, or was told of the end: upstreams are to be cancelled and released.
  func didEnd(cancelled: Bool) {}

  // MARK: For subclasses to call

  /// Hands this subscription to the subscriber.
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

  /// How many values wait for demand.
  final var waitingCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return waiting.count
  }

  /// Hands a value over, at once or when it is its turn.
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
    demand -= 1
    lock.unlock()
    deliver(value, tag, to: downstream)
    lock.lock()
    isDraining = false
    let hasMore = !waiting.isEmpty || ending != nil
    lock.unlock()
    if hasMore { drain() }
  }

  /// Forgets the value that has waited longest.
  final func dropOldest() {
    lock.lock()
    let dropped = waiting.popFirst()
    lock.unlock()
    withExtendedLifetime(dropped) {}
  }

  /// Tells the subscriber of the end, after the values that wait or instead of them.
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
        demand -= 1
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

/// A subscriber that hands all it receives to closures.
struct Inlet<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let onSubscription: (any Subscription) -> Void
  let onValue: (Input) -> Subscribers.Demand
  let onCompletion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
