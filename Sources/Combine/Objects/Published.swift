/// A property wrapper that publishes each new value just before it is set.
///
/// `$name` is the publisher, which first sends the current value to each subscriber. While a new value is
/// sent, the property still has the old one.
@propertyWrapper
public struct Published<Value> {
  private enum Storage {
    case value(Value)
    case publisher(Publisher)
  }

  private var storage: Storage

  public init(initialValue: Value) {
    storage = .value(initialValue)
  }

  public init(wrappedValue: Value) {
    storage = .value(wrappedValue)
  }

  /// A publisher of the values of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get {
      switch storage {
      case .publisher(let publisher): return publisher
      case .value(let value):
        let publisher = Publisher(subject: PublishedSubject(value))
        storage = .publisher(publisher)
        return publisher
      }
    }
    set {
      // The property keeps its value and subscribers, as in Combine.
      _ = newValue
    }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      switch object[keyPath: storageKeyPath].storage {
      case .value(let value): value
      case .publisher(let publisher): publisher.subject.value
      }
    }
    set {
      switch object[keyPath: storageKeyPath].storage {
      case .value: object[keyPath: storageKeyPath].storage = .value(newValue)
      case .publisher(let publisher): publisher.subject.send(newValue)
      }
    }
  }
}

// The object synchronizes accesses to its property, as on iOS; a lock guards the value of a subject.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

/// A published property, accessed by its address.
protocol PublishedProperty {
  static func objectWillChange(at place: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
  static func install(_ publisher: ObservableObjectPublisher, at place: UnsafeMutableRawPointer)
}

extension Published: PublishedProperty {
  static func objectWillChange(at place: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
    guard case .publisher(let publisher) = place.assumingMemoryBound(to: Published.self).pointee.storage
    else {
      return nil
    }
    return publisher.subject.objectWillChange
  }

  static func install(_ publisher: ObservableObjectPublisher, at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Published.self).pointee.projectedValue.subject.objectWillChange = publisher
  }
}
