/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  /// The erased subscriber, for descriptions.
  private let base: Any?

  /// Creates a type-erased subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    base = subscriber
    onSubscription = subscriber.receive(subscription:)
    onValue = { subscriber.receive($0) }
    onCompletion = subscriber.receive(completion:)
  }

  /// Creates a subscriber that forwards all events to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Creates a subscriber with closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    base = nil
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public var description: String { base.map { "\($0)" } ?? "Anonymous AnySubscriber" }
  public var customMirror: Mirror { Mirror(reflecting: base ?? description) }
  public var playgroundDescription: Any { description }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
