import CoreData

/// The criteria and order of a fetch.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  /// Without effect: objects load all attributes together.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Without effect: relationships load when they are read.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// Returns the request to the store, and the predicate to evaluate in memory if SQL cannot express it.
  func request() throws -> (NSFetchRequest<NSManagedObject>, Predicate<Model>?) {
    let request = NSFetchRequest<NSManagedObject>(entityName: Schema.entityName(for: Model.self))
    request.includesPendingChanges = includePendingChanges
    request.sortDescriptors = try sortBy.map { descriptor in
      let text = descriptor.localizedText
      guard let keyPath = text?.keyPath ?? descriptor.keyPath,
        let path = KeyPathNames.name(keyPath, Model.self)
      else { throw SwiftDataError.unsupportedPredicate }
      let isAscending = descriptor.order == .forward
      guard let text else { return NSSortDescriptor(key: path, ascending: isAscending) }
      return NSSortDescriptor(key: path, ascending: isAscending, selector: Selector(text.kind.selectorName))
    }
    var rest: Predicate<Model>?
    if let predicate {
      var translator = PredicateTranslator()
      if let translated = translator.translate(predicate) {
        request.predicate = translated
      } else {
        rest = predicate
      }
    }
    if rest == nil {
      request.fetchLimit = fetchLimit ?? 0
      request.fetchOffset = fetchOffset ?? 0
    }
    return (request, rest)
  }

  /// The part of results between the offset and the limit.
  func window(_ models: [Model]) -> [Model] {
    let rest = models.dropFirst(fetchOffset ?? 0)
    return Array(fetchLimit.map { rest.prefix($0) } ?? rest)
  }
}

/// The names of properties in key paths.
enum KeyPathNames {
  /// Returns the path of a key path, such as `author.name`.
  static func name(_ keyPath: AnyKeyPath, _ type: any PersistentModel.Type) -> String? {
    if let property = ModelRegistry.shared.property(type, keyPath) { return property.name }
    // A path through a relationship: one of the prefixes leads to an object whose class has the rest.
    for property in type._properties {
      guard let destination = property.kind.destination else { continue }
      for other in destination._properties {
        if property.keyPath.appending(path: other.keyPath) == keyPath {
          return "\(property.name).\(other.name)"
        }
      }
    }
    return nil
  }
}
