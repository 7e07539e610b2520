/// Objects in the order in which they were added.
struct ObjectSet {
  private var slots: [NSManagedObject?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  var all: [NSManagedObject] { slots.compactMap { $0 } }
  var set: Set<NSManagedObject> { Set(all) }

  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

  @discardableResult
  mutating func insert(_ object: NSManagedObject) -> Bool {
    guard places[ObjectIdentifier(object)] == nil else { return false }
    places[ObjectIdentifier(object)] = slots.count
    slots.append(object)
    return true
  }

  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    slots[place] = nil
    if places.isEmpty { slots = [] }
    return true
  }

  mutating func removeAll() {
    slots = []
    places = [:]
  }
}
