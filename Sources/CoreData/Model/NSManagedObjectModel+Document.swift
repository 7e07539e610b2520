import DataModels

extension NSManagedObjectModel {
  /// Creates the descriptions of a document's entities.
  convenience init(_ document: DataModelDocument) {
    self.init()
    versionIdentifiers = document.versionIdentifier.isEmpty ? [] : [document.versionIdentifier]
    let made = document.entities.map(Self.entity)
    let byName = Dictionary(made.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for (source, entity) in zip(document.entities, made) {
      if let parent = source.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
    }
    for (source, entity) in zip(document.entities, made) {
      let relationships = source.relationships.map { relationship in
        Self.relationship(relationship, byName[relationship.destination])
      }
      let fetched = source.fetchedProperties.map { property in
        let made = NSFetchedPropertyDescription()
        made.name = property.name
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: property.entity)
        request.predicate = NSPredicate(format: property.predicate)
        made.fetchRequest = request
        return made
      }
      entity.properties += relationships as [NSPropertyDescription] + fetched
    }
    for (source, entity) in zip(document.entities, made) {
      for relationship in source.relationships {
        let own = entity.relationshipsByName[relationship.name]
        own?.inverseRelationship = relationship.inverse.flatMap {
          own?.destinationEntity?.relationshipsByName[$0]
        }
      }
      let indexed = source.attributes.filter(\.isIndexed).map { [$0.name] }
      entity.indexes = (source.indexes + indexed).map { names in
        NSFetchIndexDescription(
          name: names.joined(separator: "_"),
          elements: names.compactMap { entity.propertiesByName[$0] }.map {
            NSFetchIndexElementDescription(property: $0, collationType: .binary)
          })
      }
    }
    entities = made
    for (name, members) in document.configurations {
      setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
    }
    for request in document.fetchRequests {
      let template = NSFetchRequest<NSFetchRequestResult>(entityName: request.entity)
      template.predicate = request.predicate.map { NSPredicate(format: $0) }
      setFetchRequestTemplate(template, forName: request.name)
    }
  }

  private static func entity(_ source: DataModelDocument.Entity) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = source.name
    entity.managedObjectClassName = source.className ?? "NSManagedObject"
    entity.isAbstract = source.isAbstract
    entity.renamingIdentifier = source.renamingIdentifier
    entity.userInfo = source.userInfo
    entity.uniquenessConstraints = source.uniquenessConstraints
    entity.properties = source.attributes.map(attribute)
    return entity
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  private static func attribute(_ source: DataModelDocument.Attribute) -> NSAttributeDescription {
    let attribute: NSAttributeDescription
    if let derivation = source.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivationExpression = PTExpression(
        format: derivation.replacingOccurrences(of: ":(", with: "("), argumentArray: [])
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = source.name
    attribute.attributeType = types[source.type] ?? .undefinedAttributeType
    attribute.isOptional = source.isOptional
    attribute.isTransient = source.isTransient
    attribute.renamingIdentifier = source.renamingIdentifier
    attribute.valueTransformerName = source.transformer
    attribute.attributeValueClassName = source.customClass
    attribute.minimum = source.minimum.flatMap(Double.init)
    attribute.maximum = source.maximum.flatMap(Double.init)
    attribute.pattern = source.pattern
    attribute.userInfo = source.userInfo
    attribute.defaultValue = defaultValue(source, attribute.attributeType)
    return attribute
  }

  private static func defaultValue(_ source: DataModelDocument.Attribute, _ type: NSAttributeType) -> Any? {
    if let seconds = source.defaultDate { return Date(timeIntervalSinceReferenceDate: seconds) }
    guard let text = source.defaultValue else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1")
    case .stringAttributeType: return text
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }

  private static func relationship(
    _ source: DataModelDocument.Relationship, _ destination: NSEntityDescription?
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = source.name
    relationship.destinationEntity = destination
    relationship.isOptional = source.isOptional
    relationship.isTransient = source.isTransient
    relationship.isOrdered = source.isOrdered
    relationship.minCount = source.minimum
    relationship.maxCount = source.isToMany ? source.maximum : 1
    relationship.renamingIdentifier = source.renamingIdentifier
    relationship.userInfo = source.userInfo
    relationship.deleteRule =
      switch source.deleteRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }
}

/// A text that changes with the stored properties of an entity.
enum EntitySignature {
  static func text(of entity: NSEntityDescription) -> String {
    var lines = ["\(entity.name ?? ""):\(entity.superentity?.name ?? ""):\(entity.versionHashModifier ?? "")"]
    for property in entity.properties.sorted(by: { $0.name < $1.name }) where !property.isTransient {
      switch property {
      case let attribute as NSAttributeDescription:
        lines.append("\(attribute.name) \(attribute.attributeType.rawValue) \(attribute.isOptional)")
      case let relationship as NSRelationshipDescription:
        lines.append(
          "\(relationship.name) \(relationship.isToMany) \(relationship.isOrdered) "
            + "\(relationship.destinationEntity?.name ?? "") \(relationship.inverseRelationship?.name ?? "")")
      default: break
      }
    }
    for constraint in entity.uniquenessConstraints {
      lines.append("unique " + SQLSchema.names(constraint).joined(separator: ","))
    }
    return lines.joined(separator: ";")
  }
}
