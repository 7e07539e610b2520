/// The subscription of an operator that subscribes to publishers that it receives.
protocol ChildReceiver<ChildOutput, ChildFailure>: Subscription, CustomStringConvertible {
  associatedtype ChildOutput
  associatedtype ChildFailure: Error

  func receive(_ subscription: any Subscription, from id: Int)
  func receive(_ input: ChildOutput, from id: Int) -> Subscribers.Demand
  func receive(_ completion: Subscribers.Completion<ChildFailure>, from id: Int)
}

/// The subscriber to one of the publishers that an operator receives, which has a number.
struct ChildSubscriber<Inner: ChildReceiver>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  let combineIdentifier = CombineIdentifier()
  let inner: Inner
  let id: Int

  init(inner: Inner, id: Int) {
    self.inner = inner
    self.id = id
  }

  var description: String { inner.description }
  var customMirror: Mirror {
    Mirror(self, children: [("parentSubscription", inner.combineIdentifier)] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { inner.receive(subscription, from: id) }
  func receive(_ input: Inner.ChildOutput) -> Subscribers.Demand { inner.receive(input, from: id) }
  func receive(completion: Subscribers.Completion<Inner.ChildFailure>) { inner.receive(completion, from: id) }
}
