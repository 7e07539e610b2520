/// The objects of a to-many relationship.
///
/// Members are read from the store on first use. Changes made before are kept as additions and removals.
final class ToManyMembers {
  /// The members in the store; nil until they are read.
  private(set) var base: Set<NSManagedObjectID>?
  /// All members in order, for an ordered relationship.
  private(set) var order: [NSManagedObjectID]?
  private(set) var added: Set<NSManagedObjectID> = []
  private(set) var removed: Set<NSManagedObjectID> = []
  /// The collection that was last returned.
  var collection: NSObject?
  let isOrdered: Bool

  init(isOrdered: Bool) { self.isOrdered = isOrdered }

  /// Creates the members of an object that is not in the store.
  static func empty(isOrdered: Bool) -> ToManyMembers {
    let members = ToManyMembers(isOrdered: isOrdered)
    members.load([])
    return members
  }

  var isLoaded: Bool { base != nil }
  var hasChanges: Bool { !added.isEmpty || !removed.isEmpty || isReordered }
  private(set) var isReordered = false

  func load(_ ids: [NSManagedObjectID]) {
    let base = Set(ids)
    self.base = base
    added.subtract(ids)
    removed.formIntersection(base)
    if isOrdered {
      let kept = ids.filter { !removed.contains($0) }
      order = kept + (order ?? []).filter { added.contains($0) }
    }
    collection = nil
  }

  /// All members. An unordered relationship has no particular order.
  var ids: [NSManagedObjectID] {
    if let order { return order }
    guard let base else { return Array(added) }
    if added.isEmpty, removed.isEmpty { return Array(base) }
    return base.filter { !removed.contains($0) } + added
  }

  var count: Int { order?.count ?? ((base?.count ?? 0) - removed.count + added.count) }

  func contains(_ id: NSManagedObjectID) -> Bool {
    added.contains(id) || (base?.contains(id) ?? false) && !removed.contains(id)
  }

  func insert(_ id: NSManagedObjectID, at index: Int? = nil) {
    if contains(id) { return }
    if removed.remove(id) == nil || base == nil { added.insert(id) }
    if isOrdered {
      let place = index ?? order?.count ?? 0
      order = order ?? []
      order?.insert(id, at: place)
      isReordered = true
    }
    collection = nil
  }

  func remove(_ id: NSManagedObjectID) {
    let wasAdded = added.remove(id) != nil
    if let base {
      if base.contains(id) { removed.insert(id) } else if !wasAdded { return }
    } else {
      removed.insert(id)
    }
    if isOrdered {
      order?.removeAll { $0 === id }
      isReordered = true
    }
    collection = nil
  }

  /// Replaces the order without changing the members.
  func reorder(_ ids: [NSManagedObjectID]) {
    order = ids
    isReordered = true
    collection = nil
  }

  /// Marks the current members as saved.
  func commit() {
    if var base {
      base.subtract(removed)
      base.formUnion(added)
      self.base = base
    }
    added = []
    removed = []
    isReordered = false
  }

  func copy() -> ToManyMembers {
    let copy = ToManyMembers(isOrdered: isOrdered)
    copy.base = base
    copy.order = order
    copy.added = added
    copy.removed = removed
    copy.isReordered = isReordered
    return copy
  }
}
