import UIKit

/// A section of fetched objects.
final class FetchedSection: NSObject, NSFetchedResultsSectionInfo {
  let name: String
  let range: Range<Int>
  private let source: [NSManagedObject]

  init(name: String, range: Range<Int>, of source: [NSManagedObject]) {
    self.name = name
    self.range = range
    self.source = source
  }

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { range.count }
  var objects: [Any]? { Array(source[range]) }
}

/// The changes of fetched results in one notification.
struct FetchedChanges {
  struct Section {
    var section: FetchedSection
    var index: Int
    var type: NSFetchedResultsChangeType
  }

  struct Object {
    var object: NSManagedObject
    var old: IndexPath?
    var new: IndexPath?
    var type: NSFetchedResultsChangeType
  }

  var sections: [Section] = []
  var objects: [Object] = []
  var difference = CollectionDifference<NSManagedObjectID>([])!
  /// The objects whose values changed.
  var updated: [NSManagedObjectID] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }
}

/// Fetched objects in order, which follow the changes of their context.
///
/// A change of a few objects moves only them: removed ones are found by identity, and new places by a binary search.
final class FetchedResults {
  private let context: NSManagedObjectContext
  private let sectionPath: String?
  private var predicate: NSPredicate?
  private var order = ManagedOrder([])
  private var entity: NSEntityDescription?
  private var includesSubentities = true
  private var fetchLimit = 0
  private var observer: (any NSObjectProtocol)?
  private(set) var isFetched = false
  private(set) var objects: [NSManagedObject] = []
  private(set) var sections: [FetchedSection] = []
  var report: (FetchedChanges) -> Void = { _ in }

  init(_ context: NSManagedObjectContext, _ sectionPath: String?) {
    self.context = context
    self.sectionPath = sectionPath
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws {
    predicate = request.predicate
    order = ManagedOrder(request.sortDescriptors ?? [])
    includesSubentities = request.includesSubentities
    fetchLimit = request.fetchLimit
    let plain = request.duplicate()
    plain.resultType = .managedObjectResultType
    entity = (request.entityName ?? request.entity?.name).flatMap { context.model?.entitiesByName[$0] }
    objects = try context.fetch(plain) as? [NSManagedObject] ?? []
    sections = makeSections(objects)
    isFetched = true
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] notification in self?.follow(notification) }
  }

  // MARK: Places

  private func name(_ object: NSManagedObject) -> String {
    guard let sectionPath else { return "" }
    switch object.value(forKeyPath: sectionPath) {
    case let text as String: return text
    case let number as NSNumber: return number.stringValue
    case let value?: return "\(value)"
    case nil: return ""
    }
  }

  private func makeSections(_ objects: [NSManagedObject]) -> [FetchedSection] {
    guard sectionPath != nil else { return [FetchedSection(name: "", range: 0..<objects.count, of: objects)] }
    var result: [FetchedSection] = []
    var start = 0
    var current: String?
    for (index, object) in objects.enumerated() {
      let next = name(object)
      if let current, current != next {
        result.append(FetchedSection(name: current, range: start..<index, of: objects))
        start = index
      }
      current = next
    }
    if let current { result.append(FetchedSection(name: current, range: start..<objects.count, of: objects)) }
    return result
  }

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    objects.firstIndex { $0 === object }.map { Self.path($0, sections) }
  }

  private static func path(_ index: Int, _ sections: [FetchedSection]) -> IndexPath {
    var low = 0
    var high = sections.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return IndexPath(item: index - (sections.isEmpty ? 0 : sections[low].range.lowerBound), section: low)
  }

  func snapshot(_ changes: FetchedChanges? = nil) -> NSDiffableDataSourceSnapshotReference {
    var snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(objects[section.range].map(\.objectID), toSection: section.name)
    }
    if let changes { snapshot.reloadItems(changes.updated.filter { snapshot.indexOfItem($0) != nil }) }
    return snapshot
  }

  // MARK: Changes

  private func follow(_ notification: Notification) {
    guard isFetched, let entity else { return }
    func changed(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    func isOwn(_ object: NSManagedObject) -> Bool {
      includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }
    let gone = changed(NSDeletedObjectsKey)
    let touched = changed(NSInsertedObjectsKey).union(changed(NSUpdatedObjectsKey)).union(
      changed(NSRefreshedObjectsKey))
    let candidates = touched.subtracting(gone).filter(isOwn)
    let removed = gone.filter(isOwn)
    guard !candidates.isEmpty || !removed.isEmpty else { return }
    let before = (objects, sections)
    let dirty = Set(candidates.union(removed).map { ObjectIdentifier($0) })
    // The old places of the changed objects.
    var places: [ObjectIdentifier: Int] = [:]
    var kept: [NSManagedObject] = []
    kept.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      let id = ObjectIdentifier(object)
      if dirty.contains(id) { places[id] = index } else { kept.append(object) }
    }
    let wanted = candidates.filter { object in
      object.stage != .dead && object.stage != .deleted && !object.isMissing
        && (predicate?.evaluate(with: object) ?? true)
    }
    if places.isEmpty, wanted.isEmpty { return }
    // Objects without order among each other stay in their old order.
    let sorted = order.sorted(
      wanted.sorted {
        (places[ObjectIdentifier($0)] ?? .max, $0.objectID.key) < (
          places[ObjectIdentifier($1)] ?? .max, $1.objectID.key
        )
      })
    objects = merge(kept, sorted, places)
    var isCut = false
    if fetchLimit > 0, objects.count > fetchLimit {
      objects = Array(objects.prefix(fetchLimit))
      isCut = true
    }
    sections = makeSections(objects)
    let changes = difference(
      from: before.0, before.1, updated: wanted.filter { places[ObjectIdentifier($0)] != nil },
      steps: isCut
        ? objects.map(\.objectID).difference(from: before.0.map(\.objectID))
        : steps(from: before.0, places, wanted))
    if !changes.isEmpty { report(changes) }
  }

  /// The removals and insertions that a change of a few objects makes.
  ///
  /// An object stays if as many unchanged objects precede it as before, and if it keeps its order among the changed
  /// ones at that place.
  private func steps(
    from old: [NSManagedObject], _ oldPlaces: [ObjectIdentifier: Int], _ wanted: Set<NSManagedObject>
  ) -> CollectionDifference<NSManagedObjectID> {
    let newPlaces = places(of: wanted, in: objects)
    let before = oldPlaces.sorted { $0.value < $1.value }
    let after = newPlaces.sorted { $0.value < $1.value }
    var gaps: [ObjectIdentifier: Int] = [:]
    for (rank, item) in before.enumerated() { gaps[item.key] = item.value - rank }
    var staying: Set<ObjectIdentifier> = []
    for (rank, item) in after.enumerated() where gaps[item.key] == item.value - rank {
      staying.insert(item.key)
    }
    let crossed = after.map(\.key).filter(staying.contains).difference(
      from: before.map(\.key).filter(staying.contains))
    for case .remove(_, let id, _) in crossed { staying.remove(id) }
    var changes: [CollectionDifference<NSManagedObjectID>.Change] = []
    for item in before where !staying.contains(item.key) {
      changes.append(.remove(offset: item.value, element: old[item.value].objectID, associatedWith: nil))
    }
    for item in after where !staying.contains(item.key) {
      changes.append(.insert(offset: item.value, element: objects[item.value].objectID, associatedWith: nil))
    }
    return CollectionDifference(changes)!
  }

  /// Inserts sorted objects into sorted ones.
  private func merge(
    _ kept: [NSManagedObject], _ sorted: [NSManagedObject], _ places: [ObjectIdentifier: Int]
  )
    -> [NSManagedObject]
  {
    var result = kept
    for object in sorted {
      var low = 0
      var high = result.count
      while low < high {
        let middle = (low + high) / 2
        if order.compare(result[middle], object) == .orderedDescending {
          high = middle
        } else {
          low = middle + 1
        }
      }
      // An object whose order has not changed returns to its place among equals.
      if let old = places[ObjectIdentifier(object)], old < low, old <= result.count {
        let isSame = (old..<low).allSatisfy { order.compare(result[$0], object) == .orderedSame }
        if isSame { low = old }
      }
      result.insert(object, at: low)
    }
    return result
  }

  private func difference(
    from oldObjects: [NSManagedObject], _ oldSections: [FetchedSection], updated: Set<NSManagedObject>,
    steps: CollectionDifference<NSManagedObjectID>
  ) -> FetchedChanges {
    var changes = FetchedChanges()
    let oldNames = oldSections.map(\.name)
    let newNames = sections.map(\.name)
    if sectionPath != nil {
      for step in newNames.difference(from: oldNames) {
        switch step {
        case .remove(let index, _, _):
          changes.sections.append(
            FetchedChanges.Section(section: oldSections[index], index: index, type: .delete))
        case .insert(let index, _, _):
          changes.sections.append(
            FetchedChanges.Section(section: sections[index], index: index, type: .insert))
        }
      }
    }
    changes.difference = steps.inferringMoves()
    var removals: [ObjectIdentifier: Int] = [:]
    var insertions: [ObjectIdentifier: Int] = [:]
    for step in changes.difference {
      switch step {
      case .remove(let index, _, _): removals[ObjectIdentifier(oldObjects[index])] = index
      case .insert(let index, _, _): insertions[ObjectIdentifier(objects[index])] = index
      }
    }
    for (id, index) in removals.sorted(by: { $0.value < $1.value }) {
      let object = oldObjects[index]
      let old = Self.path(index, oldSections)
      if let new = insertions[id] {
        changes.objects.append(
          FetchedChanges.Object(object: object, old: old, new: Self.path(new, sections), type: .move))
      } else {
        changes.objects.append(FetchedChanges.Object(object: object, old: old, new: nil, type: .delete))
      }
    }
    for (id, index) in insertions.sorted(by: { $0.value < $1.value }) where removals[id] == nil {
      changes.objects.append(
        FetchedChanges.Object(
          object: objects[index], old: nil, new: Self.path(index, sections), type: .insert))
    }
    let oldPlaces = places(of: updated, in: oldObjects)
    let newPlaces = places(of: updated, in: objects)
    for object in updated {
      let id = ObjectIdentifier(object)
      changes.updated.append(object.objectID)
      guard removals[id] == nil, insertions[id] == nil, let old = oldPlaces[id], let new = newPlaces[id]
      else {
        continue
      }
      let oldPath = Self.path(old, oldSections)
      let newPath = Self.path(new, sections)
      // The object may stay in its place while its section changes its name.
      let isMove = oldNames[oldPath.section] != newNames[newPath.section]
      changes.objects.append(
        FetchedChanges.Object(object: object, old: oldPath, new: newPath, type: isMove ? .move : .update))
    }
    changes.updated.sort { $0.key < $1.key }
    return changes
  }

  private func places(of wanted: Set<NSManagedObject>, in objects: [NSManagedObject]) -> [ObjectIdentifier:
    Int]
  {
    if wanted.isEmpty { return [:] }
    var found: [ObjectIdentifier: Int] = [:]
    for (index, object) in objects.enumerated() where wanted.contains(object) {
      found[ObjectIdentifier(object)] = index
    }
    return found
  }
}

extension NSManagedObject {
  /// Whether the object's row has been deleted.
  var isMissing: Bool {
    fire()
    return values == nil
  }
}
