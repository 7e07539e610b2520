import Combine

/// A subscriber that requests values on command, and records what it receives.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var completions = 0
  private(set) var subscription: (any Subscription)?
  private(set) var asked = Subscribers.Demand.none
  /// The number of values beyond the demand, and of events after completion.
  private(set) var violations = 0
  private let initial: Subscribers.Demand
  private let answer: (Input) -> Subscribers.Demand

  init(
    _ initial: Subscribers.Demand = .none, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initial = initial
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { violations += 1 }
    self.subscription = subscription
    if initial > .none { request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    if completion != nil || subscription == nil || asked < values.count { violations += 1 }
    let more = answer(input)
    asked += more
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions += 1
    if completions > 1 { violations += 1 }
    self.completion = completion
  }

  func request(_ demand: Subscribers.Demand) {
    asked += demand
    subscription?.request(demand)
  }

  func request(_ count: Int) { request(.max(count)) }

  func cancel() { subscription?.cancel() }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var failure: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }
}

struct Broken: Error, Equatable {
  var code = 0
}

/// A publisher that counts its subscriptions, cancellations and demand.
final class Spring<Output, Failure: Error>: Publisher {
  private(set) var subscriptions = 0
  private(set) var cancellations = 0
  private(set) var asked = Subscribers.Demand.none
  private let subject = PassthroughSubject<Output, Failure>()

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions += 1
    subject
      .handleEvents(
        receiveCancel: { self.cancellations += 1 }, receiveRequest: { self.asked += $0 }
      )
      .subscribe(subscriber)
  }

  func send(_ value: Output) { subject.send(value) }
  func send(completion: Subscribers.Completion<Failure>) { subject.send(completion: completion) }
}
