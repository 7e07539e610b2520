extension Publishers {
  /// A publisher that sends a value after a pause without further values.
  ///
  /// A pending value is dropped when the upstream finishes.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceInner(subscriber, dueTime, scheduler, options))
    }
  }
}

/// Each value starts a timer and cancels that of the value before.
private final class DebounceInner<Context: Scheduler, Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private enum Timer {
    case starting
    case running(any Cancellable)

    func cancel() {
      if case .running(let timer) = self { timer.cancel() }
    }
  }

  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var demand = Subscribers.Demand.none
  private var latest: Downstream.Input?
  private var generation: UInt64 = 0
  private var timers: [UInt64: Timer] = [:]

  init(
    _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    super.init("Debounce", downstream)
  }

  override var customMirror: Mirror {
    let (demand, latest) = lock.with { (self.demand, self.latest) }
    return Mirror(
      self,
      children: [
        ("downstream", downstream), ("downstreamDemand", demand), ("currentValue", latest as Any),
      ] as [Mirror.Child])
  }

  override func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    let due = scheduler.now.advanced(by: dueTime)
    lock.lock()
    generation += 1
    let generation = generation
    let (oldValue, oldTimers) = (latest, timers)
    latest = input
    timers = [generation: .starting]
    lock.unlock()
    withExtendedLifetime(oldValue) {}
    let timer = scheduler.schedule(
      after: due, interval: dueTime, tolerance: scheduler.minimumTolerance, options: options
    ) { self.fire(generation) }
    lock.lock()
    // The timer may have fired already, or a later value may have arrived.
    let isWanted = timers[generation] != nil
    if isWanted { timers[generation] = .running(timer) }
    lock.unlock()
    if !isWanted { timer.cancel() }
    for timer in oldTimers.values { timer.cancel() }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard finish() != nil else { return }
    cancelTimers()
    scheduler.schedule { self.downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.with { if state.subscription != nil { self.demand += demand } }
  }

  override func cancel() {
    guard let upstream = finish() else { return }
    cancelTimers()
    upstream.cancel()
  }

  private func cancelTimers() {
    lock.lock()
    let old = (timers, latest)
    timers = [:]
    latest = nil
    lock.unlock()
    for timer in old.0.values { timer.cancel() }
  }

  private func fire(_ generation: UInt64) {
    lock.lock()
    guard state.subscription != nil else { return lock.unlock() }
    guard generation == self.generation, let value = latest else {
      let timer = timers[generation]
      lock.unlock()
      timer?.cancel()
      return
    }
    guard let timer = timers.removeValue(forKey: generation) else { return lock.unlock() }
    let isWanted = demand > .none
    if isWanted { demand.consume() }
    lock.unlock()
    timer.cancel()
    guard isWanted else { return }
    let more = downstream.receive(value)
    if more > .none { lock.with { demand += more } }
  }
}

extension Publisher {
  /// Sends a value after a pause without further values.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
