/// The subscription of one subscriber to a subject.
class Conduit<Output, Failure: Error>: Subscription {
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The interface between a conduit and its subject.
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// Called on the first demand: from now on, unlimited demand is requested from upstreams.
  func conduitWantsValues()
  func remove(_ conduit: Conduit<Output, Failure>)
  /// The value to send to a subscriber that missed one or has received none, as soon as it has demand.
  var latest: Output? { get }
}

final class SubjectConduit<Owner: ConduitOwner, Downstream: Subscriber>: Conduit<Owner.Output, Owner.Failure>,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Owner.Output, Downstream.Failure == Owner.Failure {
  let description: String
  private let lock = Lock()
  private var owner: Owner?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// Whether the latest value must still be sent.
  private var owesLatest: Bool
  private let keepsLatest: Bool

  init(_ name: String, _ owner: Owner, _ downstream: Downstream, keepsLatest: Bool) {
    description = name
    self.owner = owner
    self.downstream = downstream
    self.keepsLatest = keepsLatest
    owesLatest = keepsLatest
  }

  var customMirror: Mirror {
    lock.lock()
    defer { lock.unlock() }
    return Mirror(
      self,
      children: [
        ("parent", owner as Any), ("downstream", downstream as Any), ("demand", demand),
        ("subject", owner as Any),
      ] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  override func offer(_ value: Owner.Output) {
    lock.lock()
    guard let downstream, demand > .none else {
      owesLatest = keepsLatest
      lock.unlock()
      return
    }
    demand.consume()
    owesLatest = false
    lock.unlock()
    let more = downstream.receive(value)
    if more > .none { lock.with { demand += more } }
  }

  override func finish(_ completion: Subscribers.Completion<Owner.Failure>) {
    release().0?.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    guard let downstream, let owner else { return lock.unlock() }
    self.demand += demand
    let owes = owesLatest
    lock.unlock()
    owner.conduitWantsValues()
    // Read outside the lock because the owner has its own lock.
    guard owes, let value = owner.latest else { return }
    lock.lock()
    guard owesLatest, self.downstream != nil else { return lock.unlock() }
    owesLatest = false
    self.demand.consume()
    lock.unlock()
    let more = downstream.receive(value)
    if more > .none { lock.with { self.demand += more } }
  }

  override func cancel() {
    let (downstream, owner) = release()
    owner?.remove(self)
    withExtendedLifetime(downstream) {}
  }

  private func release() -> (Downstream?, Owner?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (downstream, owner)
    downstream = nil
    owner = nil
    return old
  }
}

/// The subscribers of a subject, in order of subscription, and its upstreams.
struct ConduitList<Output, Failure: Error> {
  private(set) var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var upstreams: [any Subscription] = []
  private(set) var wantsValues = false

  mutating func append(_ conduit: Conduit<Output, Failure>) { conduits.append(conduit) }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    guard let index = conduits.firstIndex(where: { $0 === conduit }) else { return }
    conduits.remove(at: index)
  }

  /// Returns the subscribers to complete; empty if the subject was completed before.
  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { conduits = [] }
    return conduits
  }

  /// Returns whether to request values from the upstream immediately.
  mutating func append(_ upstream: any Subscription) -> Bool {
    upstreams.append(upstream)
    return wantsValues
  }

  /// Returns the upstreams to request values from.
  mutating func askForValues() -> [any Subscription] {
    guard !wantsValues else { return [] }
    wantsValues = true
    return upstreams
  }
}
