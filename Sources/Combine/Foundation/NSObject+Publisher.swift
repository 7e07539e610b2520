import Foundation
import ObjCRuntime

extension NSObject {
  /// A publisher of the values of an observed property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subscriber.receive(subscription: ObservingSubscription(object, keyPath, options, subscriber))
    }

    /// A publisher that sends nothing but the fact of each change.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }

    public static func == (a: Self, b: Self) -> Bool {
      a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property that is `@objc dynamic`, or for which the framework sends notifications.
  ///
  /// - Parameter options: With `.initial` the publisher begins with the present value.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Values without demand are dropped, except for the initial one.
private final class ObservingSubscription<Subject: NSObject, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  /// The initial value, until there is demand.
  private var kept: Downstream.Input?
  private var mayKeep: Bool

  init(
    _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>, _ options: NSKeyValueObservingOptions,
    _ downstream: Downstream
  ) {
    self.downstream = downstream
    mayKeep = options.contains(.initial)
    observation = object.observe(keyPath, options: options) { [weak self] object, _ in
      self?.receive(object[keyPath: keyPath])
    }
  }

  var description: String { "KVOSubscription" }

  private func receive(_ value: Downstream.Input) {
    lock.lock()
    guard let downstream, demand > .none else {
      if mayKeep { kept = value }
      mayKeep = false
      return lock.unlock()
    }
    demand.consume()
    lock.unlock()
    let more = downstream.receive(value)
    lock.with { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    guard let value = kept, let downstream, self.demand > .none else { return lock.unlock() }
    kept = nil
    self.demand.consume()
    lock.unlock()
    let more = downstream.receive(value)
    lock.with { self.demand += more }
  }

  func cancel() {
    lock.lock()
    let old = (downstream, observation, kept)
    downstream = nil
    observation = nil
    kept = nil
    lock.unlock()
    old.1?.invalidate()
  }
}
