/// The positions of an entity's properties in the values of its objects.
final class EntityLayout {
  enum Kind {
    case attribute(NSAttributeDescription)
    case toOne(NSRelationshipDescription)
    case toMany(NSRelationshipDescription)
  }

  let kinds: [Kind]
  let names: [String]
  let indexes: [String: Int]
  /// The values of a new object.
  let defaults: [Any?]
  let fetched: [String: NSFetchedPropertyDescription]

  init(_ entity: NSEntityDescription) {
    var kinds: [Kind] = []
    var names: [String] = []
    var indexes: [String: Int] = [:]
    var fetched: [String: NSFetchedPropertyDescription] = [:]
    for property in entity.properties {
      let kind: Kind
      switch property {
      case let attribute as NSAttributeDescription: kind = .attribute(attribute)
      case let relationship as NSRelationshipDescription:
        kind = relationship.isToMany ? .toMany(relationship) : .toOne(relationship)
      case let property as NSFetchedPropertyDescription:
        fetched[property.name] = property
        continue
      default: continue
      }
      // A subentity may declare a property again.
      if let index = indexes[property.name] {
        kinds[index] = kind
      } else {
        indexes[property.name] = kinds.count
        kinds.append(kind)
        names.append(property.name)
      }
    }
    self.kinds = kinds
    self.names = names
    self.indexes = indexes
    self.fetched = fetched
    defaults = kinds.map { kind in
      if case .attribute(let attribute) = kind { attribute.stored(attribute.defaultValue) } else { nil }
    }
  }

  func property(at index: Int) -> NSPropertyDescription {
    switch kinds[index] {
    case .attribute(let attribute): attribute
    case .toOne(let relationship), .toMany(let relationship): relationship
    }
  }
}
