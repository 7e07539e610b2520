/// The subscriber of a stateless operator, which passes the upstream's subscription to the downstream.
struct StatelessInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  let combineIdentifier = CombineIdentifier()
  let description: String
  let downstream: Downstream
  let children: [Mirror.Child]
  /// `nil` skips the value.
  let value: (Input) -> Downstream.Input?
  let failure: (UpstreamFailure) -> Downstream.Failure

  init(
    _ name: String, _ downstream: Downstream, children: [Mirror.Child] = [],
    value: @escaping (Input) -> Downstream.Input?, failure: @escaping (UpstreamFailure) -> Downstream.Failure
  ) {
    description = name
    self.downstream = downstream
    self.children = children
    self.value = value
    self.failure = failure
  }

  var customMirror: Mirror { Mirror(self, children: children) }
  var playgroundDescription: Any { description }

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
  init(_ name: String, _ downstream: Downstream, _ value: @escaping (Input) -> Downstream.Input?) {
    self.init(name, downstream, value: value, failure: { $0 })
  }
}
