extension Subscribers {
  /// A subscriber that assigns values to a property of an object, which it retains until completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    private let lock = Lock()
    private var root: Root?
    private var upstream: (any Subscription)?

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that assigns to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object; `nil` after completion.
    public var object: Root? { lock.with { root } }

    public var description: String { "Assign \(Root.self)." }
    public var playgroundDescription: Any { description }
    public var customMirror: Mirror {
      lock.with {
        Mirror(
          self,
          children: ["object": root as Any, "keyPath": keyPath, "status": upstream as Any] as KeyValuePairs)
      }
    }

    public func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, root != nil else {
        lock.unlock()
        return subscription.cancel()
      }
      upstream = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      lock.lock()
      let object = upstream == nil ? nil : root
      lock.unlock()
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = release()
    }

    public func cancel() {
      release()?.cancel()
    }

    private func release() -> (any Subscription)? {
      lock.lock()
      let old = (root, upstream)
      root = nil
      upstream = nil
      lock.unlock()
      return old.1
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object. Releasing or canceling the result stops the assignment
  /// and releases the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Assigns each value to a published property for the lifetime of the property: `ticks.assign(to:
  /// &model.$count)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.subject))
  }
}
