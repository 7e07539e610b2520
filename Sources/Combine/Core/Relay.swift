/// The subscriber of an operator that keeps no state: the downstream's subscription is the upstream's.
struct Relay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let downstream: Downstream
  /// Nil skips the value.
  let value: (Input) -> Downstream.Input?
  let failure: (UpstreamFailure) -> Downstream.Failure

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = value(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    downstream.receive(completion: completion.mapError(failure))
  }
}

extension Relay where UpstreamFailure == Downstream.Failure {
  init(_ downstream: Downstream, _ value: @escaping (Input) -> Downstream.Input?) {
    self.init(downstream: downstream, value: value, failure: { $0 })
  }
}
