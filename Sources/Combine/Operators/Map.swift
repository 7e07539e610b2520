extension Publishers {
  /// A publisher that transforms values.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapSubscriber<Upstream.Output, S>("Map", subscriber, transform))
    }

    /// Joins two closures in one publisher.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Map<Upstream, T> {
      let inner = self.transform
      return Map<Upstream, T>(upstream: upstream) { transform(inner($0)) }
    }

    /// Joins two closures in one publisher; fails if the second one throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
      let inner = self.transform
      return TryMap<Upstream, T>(upstream: upstream) { try transform(inner($0)) }
    }
  }

  /// A publisher that transforms values with a throwing closure.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      var rules = FilterRules.permissive
      rules.failsUnconditionally = true
      upstream.subscribe(
        FilterInner<_, Upstream.Failure, _>("TryMap", subscriber, rules, trying: { .emit(try transform($0)) })
      )
    }

    /// Joins two closures in one publisher.
    public func map<T>(_ transform: @escaping (Output) -> T) -> TryMap<Upstream, T> { tryMap(transform) }

    /// Joins two closures in one publisher; fails if either throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
      let inner = self.transform
      return TryMap<Upstream, T>(upstream: upstream) { try transform(inner($0)) }
    }
  }

  /// A publisher of a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let keyPath = keyPath
      upstream.subscribe(
        MapSubscriber<Upstream.Output, S>("ValueForKey", subscriber, children: [("keyPath", keyPath)]) {
          $0[keyPath: keyPath]
        })
    }
  }

  /// A publisher of the values at two key paths.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (keyPath0, keyPath1) = (keyPath0, keyPath1)
      upstream.subscribe(
        MapSubscriber<Upstream.Output, S>(
          "ValueForKeys", subscriber, children: [("keyPath0", keyPath0), ("keyPath1", keyPath1)]
        ) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) })
    }
  }

  /// A publisher of the values at three key paths.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (keyPath0, keyPath1, keyPath2) = (keyPath0, keyPath1, keyPath2)
      upstream.subscribe(
        MapSubscriber<Upstream.Output, S>(
          "ValueForKeys", subscriber,
          children: [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
        ) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) })
    }
  }
}

private struct MapSubscriber<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  let combineIdentifier = CombineIdentifier()
  let description: String
  let downstream: Downstream
  let children: [Mirror.Child]
  let transform: (Input) -> Downstream.Input

  init(
    _ name: String, _ downstream: Downstream, children: [Mirror.Child] = [],
    _ transform: @escaping (Input) -> Downstream.Input
  ) {
    description = name
    self.downstream = downstream
    self.children = children
    self.transform = transform
  }

  var customMirror: Mirror { Mirror(self, children: children) }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value; fails if the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }

  /// Replaces each `nil` with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers.MapKeyPath: Equatable where Upstream: Equatable {}
extension Publishers.MapKeyPath2: Equatable where Upstream: Equatable {}
extension Publishers.MapKeyPath3: Equatable where Upstream: Equatable {}
