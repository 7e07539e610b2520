import Synchronization

/// A weak or strong reference that keeps its object's identity after deallocation.
struct ReferenceBox {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  let identity: ObjectIdentifier

  init(_ object: AnyObject, isWeak: Bool) {
    identity = ObjectIdentifier(object)
    weakObject = isWeak ? object : nil
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { strongObject ?? weakObject }
}

/// A table key, compared by identity or by the object's own equality. The key of a deallocated object equals
/// only itself, even if another object is allocated at the same address.
struct ReferenceKey: Hashable {
  let box: ReferenceBox
  private let hash: Int
  private let comparesValue: Bool
  private let serial: UInt64

  private static let counter = Atomic<UInt64>(0)

  /// - Parameter byIdentity: Whether to compare by identity. If `false`, hashable objects use their own
  ///   equality.
  init(_ object: AnyObject, isWeak: Bool, byIdentity: Bool) {
    box = ReferenceBox(object, isWeak: isWeak)
    let hashable = byIdentity ? nil : (object as? any Hashable).map { AnyHashable($0) }
    hash = hashable?.hashValue ?? box.identity.hashValue
    comparesValue = hashable != nil
    serial = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  static func == (lhs: ReferenceKey, rhs: ReferenceKey) -> Bool {
    if lhs.serial == rhs.serial { return true }
    guard let a = lhs.box.object, let b = rhs.box.object else { return false }
    if a === b { return true }
    guard lhs.comparesValue, rhs.comparesValue, let a = a as? any Hashable, let b = b as? any Hashable else {
      return false
    }
    return AnyHashable(a) == AnyHashable(b)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
