import Foundation

/// A set of objects with optional weak references to its members.
///
/// A weakly referenced member is removed when it is deallocated.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: Set<ReferenceKey> = []
  private var sweepAt = 32

  /// Creates a table with the given memory and comparison options.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.options = options
    members.reserveCapacity(initialCapacity)
  }

  /// Creates a table with strong references.
  public override convenience init() {
    self.init(options: .strongMemory)
  }

  /// Creates a table with weak references.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  private func key(_ object: ObjectType) -> ReferenceKey {
    ReferenceKey(object, isWeak: options.isWeak, byIdentity: options.comparesIdentity)
  }

  /// The remaining members, in unspecified order.
  open var allObjects: [ObjectType] { members.compactMap { $0.box.object as? ObjectType } }

  /// An arbitrary member.
  open var anyObject: ObjectType? {
    for member in members { if let object = member.box.object { return object as? ObjectType } }
    return nil
  }

  /// The number of members, including deallocated ones that have not been purged yet.
  open var count: Int { members.count }

  /// The remaining members as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } })
  }

  /// The member that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = members.firstIndex(of: key(object)) else { return nil }
    return members[index].box.object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object else { return }
    if options.isWeak, members.count >= sweepAt { sweep() }
    members.insert(key(object))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.remove(key(object))
  }

  open func removeAllObjects() { members = [] }

  /// Adds the members of another table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the members of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Removes all members that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  private func sweep() {
    members = members.filter { $0.box.object != nil }
    sweepAt = max(32, members.count * 2)
  }
}
