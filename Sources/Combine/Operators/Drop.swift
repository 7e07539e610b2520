extension Publishers {
  /// A publisher that drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var missing = count
      upstream.subscribe(
        FilterInner<Output, Failure, S>("Drop", subscriber) {
          guard missing > 0 else { return .emit($0) }
          missing -= 1
          return .skip
        })
    }
  }

  /// A publisher that drops values while a predicate is true.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var drops = true
      upstream.subscribe(
        FilterInner<Output, Failure, S>("DropWhile", subscriber) {
          drops = drops && predicate($0)
          return drops ? .skip : .emit($0)
        })
    }
  }

  /// A variant of ``DropWhile`` with a throwing predicate.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var drops = true
      upstream.subscribe(
        FilterInner<Output, Upstream.Failure, S>(
          "TryDropWhile", subscriber,
          trying: {
            if drops { drops = try predicate($0) }
            return drops ? .skip : .emit($0)
          }))
    }
  }

  /// A publisher that drops values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = DropUntilOutputInner<S>("DropUntilOutput", subscriber)
      inner.begin()
      inner.watch(other, onFailure: { [weak inner] in inner?.end(.failure($0)) })
      upstream.subscribe(inner.source())
    }
  }
}

private final class DropUntilOutputInner<Downstream: Subscriber>: TriggeredSubscription<Downstream> {
  private var isOpen = false

  override func didTrigger() { lock.with { isOpen = true } }

  override func lets(_ value: Downstream.Input) -> Bool { lock.with { isOpen } }

  override func didEndTrigger() {
    // The trigger can no longer fire.
    if !lock.with({ isOpen }) { end(.finished) }
  }
}

extension Publisher {
  /// Drops the given number of values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "a count cannot be negative")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Drops values while a predicate is true.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values while a predicate is true; fails if it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
