@_spi(Reflection) import Swift

/// An object with a publisher that sends before its published properties change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before one of the object's published properties changes.
  ///
  /// Created on first use and installed in every published property. The published properties are determined
  /// once per class. The publisher of an object without published properties is kept in a side table.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: self))
    guard !fields.isEmpty else { return SideTablePublishers.publisher(of: self) }
    let base = Unmanaged.passUnretained(self).toOpaque()
    return installationLock.with {
      // The last field is set last: if it contains the publisher, all fields do.
      if let last = fields.last, let publisher = last.publisher(base) { return publisher }
      let publisher = ObservableObjectPublisher()
      for field in fields { field.install(publisher, base) }
      return publisher
    }
  }
}

private let installationLock = Lock()

/// A published property of a class, accessed by its offset.
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
  // Guarded by the lock.
  private static nonisolated(unsafe) var table: [ObjectIdentifier: [PublishedField]] = [:]

  static func of(_ type: AnyObject.Type) -> [PublishedField] {
    let key = ObjectIdentifier(type)
    if let fields = lock.with({ table[key] }) { return fields }
    var fields: [PublishedField] = []
    // The raw value of `classType`, which cannot be named in concurrent code.
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

/// Publishers of objects without published properties.
private enum SideTablePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  // Guarded by the lock.
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
