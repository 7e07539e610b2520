import Synchronization

// A mutex guards the state. The entity is not changed once a store uses its model.
/// The identity of a managed object.
///
/// A store creates one instance for each row, so identity is equality. The instance of an inserted object becomes
/// permanent when the object is saved. Differs from iOS: there the object receives a new one.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription

  private struct State {
    var store: StoreReference?
    var key: Int64 = 0
    var temporaryName: String?
  }
  private let state: Mutex<State>

  var store: NSPersistentStore? { state.withLock(\.store)?.store }
  /// The primary key; zero while the object has not been saved.
  var key: Int64 { state.withLock { $0.key } }
  private var temporaryName: String {
    state.withLock { state in
      let name = state.temporaryName ?? UUID().uuidString
      state.temporaryName = name
      return name
    }
  }

  init(entity: NSEntityDescription) {
    self.entity = entity
    state = Mutex(State())
  }

  init(entity: NSEntityDescription, store: StoreReference, key: Int64) {
    self.entity = entity
    state = Mutex(State(store: store, key: key))
  }

  func makePermanent(in store: StoreReference, key: Int64) {
    state.withLock { state in
      state.store = store
      state.key = key
    }
  }

  /// Whether the object has not been saved.
  open var isTemporaryID: Bool { key == 0 }

  /// The store with the object's row.
  open var persistentStore: NSPersistentStore? { store }

  /// A URL that identifies the object in later runs of the app, once it has been saved.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    guard key != 0, let store else { return URL(string: "x-coredata:///\(name)/t\(temporaryName)")! }
    return URL(string: "x-coredata://\(store.identifier ?? "")/\(name)/p\(key)")!
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  open override var hash: Int { ObjectIdentifier(self).hashValue }
  open override var description: String {
    key == 0
      ? "0x\(UInt(bitPattern: ObjectIdentifier(self).hashValue)) <\(uriRepresentation())>"
      : "<\(uriRepresentation())>"
  }
}

// Set once, in the initializer; the runtime guards the weak reference.
/// The store of identifiers. They share one weak reference, because each costs time and memory.
final class StoreReference: @unchecked Sendable {
  private(set) weak var store: NSPersistentStore?

  init(_ store: NSPersistentStore?) { self.store = store }
}
