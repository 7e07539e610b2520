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

/// The behavior of a ``FilterInner`` outside of its connection, and what its mirror shows.
struct FilterRules {
  /// The treatment of values that a publisher sends before a subscription, against the rules.
  enum UnexpectedValues {
    case trap
    case ignore
    case process
    /// Values before a subscription are processed, those after a completion are ignored.
    case processEarly
  }

  var unexpectedValues = UnexpectedValues.trap
  /// Whether a failure of the closure is sent even if the operator is not connected.
  var failsUnconditionally = false
  /// Whether a request for no values traps.
  var requiresDemand = true
  /// The children of the mirror after the downstream; `nil` for an empty mirror.
  var children: (() -> [Mirror.Child])? = { [] }

  /// Values are processed whatever the state of the connection; the mirror is empty.
  static var permissive: FilterRules {
    FilterRules(unexpectedValues: .process, requiresDemand: false, children: nil)
  }
}

/// The subscriber of an operator that processes each value and may complete before its upstream.
final class FilterInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: OperatorInner<
  Input, UpstreamFailure, Downstream
>
{
  typealias Body = (Input) -> Step<Downstream.Input, Downstream.Failure>

  private let rules: FilterRules
  private let body: Body
  private let failure: (UpstreamFailure) -> Downstream.Failure

  init(
    _ name: String, _ downstream: Downstream, _ rules: FilterRules = FilterRules(),
    failure: @escaping (UpstreamFailure) -> Downstream.Failure, _ body: @escaping Body
  ) {
    self.rules = rules
    self.failure = failure
    self.body = body
    super.init(name, downstream)
  }

  override var customMirror: Mirror {
    guard let children = rules.children else { return super.customMirror }
    return Mirror(self, children: [("downstream", downstream)] + children())
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let state = state
    lock.unlock()
    switch (state, rules.unexpectedValues) {
    case (.subscribed, _), (_, .process), (.awaitingSubscription, .processEarly): return process(input)
    case (.awaitingSubscription, .trap): preconditionFailure("received a value before a subscription")
    case (.awaitingSubscription, .ignore), (.terminal, _): return .none
    }
  }

  private func process(_ input: Input) -> Subscribers.Demand {
    switch body(input) {
    case .emit(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      let demand = downstream.receive(output)
      complete(.finished)
      return demand
    case .finish:
      complete(.finished)
    case .fail(let error):
      complete(.failure(error))
    }
    return .none
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let upstream = finish()
    let isEarly = lock.with {
      guard case .awaitingSubscription = state, rules.unexpectedValues == .processEarly else { return false }
      state = .terminal
      return true
    }
    guard upstream != nil || isEarly || rules.failsUnconditionally else { return }
    upstream?.cancel()
    downstream.receive(completion: completion)
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    lock.lock()
    switch state {
    case .awaitingSubscription where rules.unexpectedValues == .trap:
      lock.unlock()
      preconditionFailure("received a completion before a subscription")
    case .awaitingSubscription where rules.unexpectedValues != .processEarly, .terminal:
      lock.unlock()
    case .awaitingSubscription, .subscribed:
      state = .terminal
      lock.unlock()
      downstream.receive(completion: completion.mapError(failure))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    if rules.requiresDemand { demand.requirePositive() }
    lock.lock()
    let state = state
    lock.unlock()
    switch state {
    case .awaitingSubscription where rules.unexpectedValues == .trap:
      preconditionFailure("received a request before a subscription")
    case .awaitingSubscription, .terminal: break
    case .subscribed(let subscription): subscription.request(demand)
    }
  }

  override func cancel() {
    if let upstream = finish() { return upstream.cancel() }
    if rules.unexpectedValues == .trap { lock.with { state = .terminal } }
  }
}

extension FilterInner where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, _ rules: FilterRules = FilterRules(), _ body: @escaping Body
  ) {
    self.init(name, downstream, rules, failure: { $0 }, body)
  }
}

extension FilterInner where Downstream.Failure == any Error {
  /// Creates a subscriber for a throwing closure.
  convenience init(
    _ name: String, _ downstream: Downstream, _ rules: FilterRules = FilterRules(),
    trying body: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(name, downstream, rules, failure: { $0 }) { input in
      do { return try body(input) } catch { return .fail(error) }
    }
  }
}
