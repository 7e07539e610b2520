/// The subscriber of a stateless operator, which passes the upstream's subscription to the downstream.
struct StatelessInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let downstream: Downstream
  /// `nil` skips the value.
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

extension StatelessInner where UpstreamFailure == Downstream.Failure {
  init(_ downstream: Downstream, _ value: @escaping (Input) -> Downstream.Input?) {
    self.init(downstream: downstream, value: value, failure: { $0 })
  }
}
