/// A subscriber that forwards all events to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private weak var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  var description: String { "Subject" }
  var customMirror: Mirror {
    let (subject, upstream) = lock.with { (self.subject, self.upstream) }
    return Mirror(
      self,
      children: [
        ("downstreamSubject", subject as Any), ("upstreamSubscription", upstream as Any),
        ("subject", subject as Any),
      ] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let subject else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.lock()
    guard let subject, upstream != nil else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    subject.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    lock.lock()
    let isConnected = upstream != nil
    lock.unlock()
    guard isConnected else { return }
    release().0?.send(completion: completion)
  }

  func cancel() {
    release().1?.cancel()
  }

  private func release() -> (S?, (any Subscription)?) {
    lock.lock()
    let old = (subject, upstream)
    subject = nil
    upstream = nil
    lock.unlock()
    return old
  }
}

extension SubjectSubscriber: Subscription {
  func request(_ demand: Subscribers.Demand) {
    lock.with { upstream }?.request(demand)
  }
}
