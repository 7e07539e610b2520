@_spi(Reflection) import Swift

/// An object that tells before one of its published properties changes.
public protocol ObservableObject: AnyObject {
  /// What tells of a change to come.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's published properties changes.
  ///
  /// The first use makes the publisher and gives it to every published property. Which those are is found out once for
  /// each class. An object without published properties keeps its publisher in a table beside it.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: self))
    guard !fields.isEmpty else { return SidePublishers.publisher(of: self) }
    let base = Unmanaged.passUnretained(self).toOpaque()
    return installationLock.with {
      // The last field is installed last, so that a publisher found in it is everywhere.
      if let last = fields.last, let publisher = last.publisher(base) { return publisher }
      let publisher = ObservableObjectPublisher()
      for field in fields { field.install(publisher, base) }
      return publisher
    }
  }
}

private let installationLock = Lock()

/// A published property of a class, reached by its place in the object.
private struct PublishedField {
  let offset: Int
  let property: any PublishedProperty.Type

  func publisher(_ base: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
    property.objectWillChange(at: base + offset)
  }

  func install(_ publisher: ObservableObjectPublisher, _ base: UnsafeMutableRawPointer) {
    property.install(publisher, at: base + offset)
  }
}

private enum PublishedFields {
  private static let lock = Lock()
  private static nonisolated(unsafe) var table: [ObjectIdentifier: [PublishedField]] = [:]

  static func of(_ type: AnyObject.Type) -> [PublishedField] {
    let key = ObjectIdentifier(type)
    if let fields = lock.with({ table[key] }) { return fields }
    var fields: [PublishedField] = []
    // The raw value is that of `classType`, which may not be named in concurrent code.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
      if let property = fieldType as? any PublishedProperty.Type {
        fields.append(PublishedField(offset: offset, property: property))
      }
      return true
    }
    return lock.with {
      table[key] = fields
      return fields
    }
  }
}

/// Publishers of objects that have no published property to keep them in.
private enum SidePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  private static nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]
  private static nonisolated(unsafe) var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.with {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
