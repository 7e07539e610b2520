/// The tables and columns of a model, named as Core Data names them.
///
/// An entity and those that inherit from it share a table. A relationship to one object is a column with its key; a
/// relationship to several is found through the inverse column, or through a table of pairs.
final class SQLSchema {
  struct Column {
    let name: String
    let attribute: NSAttributeDescription?
    let relationship: NSRelationshipDescription?

    var declaration: String {
      guard let attribute else { return "\(name) INTEGER" }
      return "\(name) \(SQLValue.columnType(attribute.attributeType))"
    }
  }

  /// A table of pairs.
  struct Pairs {
    let table: String
    /// The column with the key of the object that has the relationship.
    let owner: String
    let member: String
    /// The column with the position in an ordered relationship.
    let order: String?
  }

  let entities: [NSEntityDescription]
  private let numbers: [String: Int]
  private let byNumber: [Int: NSEntityDescription]

  init(_ entities: [NSEntityDescription]) {
    self.entities = entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
    var numbers: [String: Int] = [:]
    var byNumber: [Int: NSEntityDescription] = [:]
    for (index, entity) in self.entities.enumerated() {
      numbers[entity.name ?? ""] = index + 1
      byNumber[index + 1] = entity
    }
    self.numbers = numbers
    self.byNumber = byNumber
  }

  func contains(_ entity: NSEntityDescription) -> Bool { numbers[entity.name ?? ""] != nil }
  func number(of entity: NSEntityDescription) -> Int { numbers[entity.name ?? ""] ?? 0 }
  func entity(_ number: Int64) -> NSEntityDescription? { byNumber[Int(number)] }

  func table(of entity: NSEntityDescription) -> String { "Z" + (entity.root.name ?? "").uppercased() }

  static func column(of property: NSPropertyDescription) -> String { "Z" + property.name.uppercased() }

  /// The column with the number of the entity that a relationship to one object refers to.
  static func entityColumn(of relationship: NSRelationshipDescription) -> String? {
    guard let destination = relationship.destinationEntity, destination.family.count > 1 else { return nil }
    return "Z_E_" + relationship.name.uppercased()
  }

  /// The column of an inverse relationship to one object that orders the members of an ordered one.
  static func orderColumn(of inverse: NSRelationshipDescription) -> String {
    "Z_FOK_" + inverse.name.uppercased()
  }

  /// The stored columns of an entity, other than its key, kind and version.
  static func columns(of entity: NSEntityDescription) -> [Column] {
    var columns: [Column] = []
    for property in entity.properties where !property.isTransient {
      switch property {
      case let attribute as NSAttributeDescription:
        columns.append(Column(name: column(of: attribute), attribute: attribute, relationship: nil))
      case let relationship as NSRelationshipDescription where !relationship.isToMany:
        columns.append(Column(name: column(of: relationship), attribute: nil, relationship: relationship))
        if let name = entityColumn(of: relationship) {
          columns.append(Column(name: name, attribute: nil, relationship: nil))
        }
        if relationship.inverseRelationship?.isOrdered == true {
          columns.append(Column(name: orderColumn(of: relationship), attribute: nil, relationship: nil))
        }
      default: break
      }
    }
    return columns
  }

  /// The columns of a table: those of all entities in it.
  func columns(ofTable root: NSEntityDescription) -> [Column] {
    var seen: Set<String> = []
    return root.family.flatMap(Self.columns).filter { seen.insert($0.name).inserted }
  }

  /// The table of pairs of a relationship; nil if an inverse column has its members.
  func pairs(of relationship: NSRelationshipDescription) -> Pairs? {
    guard relationship.isToMany else { return nil }
    let inverse = relationship.inverseRelationship
    if let inverse, !inverse.isToMany { return nil }
    let own = key(relationship)
    // Both ends use the table of the one that is first in the alphabet.
    let isFirst = inverse.map { own <= key($0) } ?? true
    let table = isFirst ? own : key(inverse!)
    let isSelf = inverse === relationship
    let order = relationship.isOrdered ? "Z_FOK_" + relationship.name.uppercased() : nil
    if isFirst {
      return Pairs(table: table, owner: "Z_OWNER", member: isSelf ? "Z_OTHER" : "Z_MEMBER", order: order)
    }
    return Pairs(table: table, owner: "Z_MEMBER", member: "Z_OWNER", order: order)
  }

  private func key(_ relationship: NSRelationshipDescription) -> String {
    "Z_\(number(of: relationship.entity.root))\(relationship.name.uppercased())"
  }

  /// The statements that create all tables and indexes.
  func statements() -> [String] {
    var result = [
      "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
      "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
    ]
    for entity in entities {
      let parent = entity.superentity.map { number(of: $0) } ?? 0
      result.append(
        "INSERT OR IGNORE INTO Z_PRIMARYKEY VALUES (\(number(of: entity)), '\(entity.name ?? "")', \(parent), 0)"
      )
    }
    for entity in entities where entity.superentity == nil {
      let columns = columns(ofTable: entity).map(\.declaration)
      result.append(
        "CREATE TABLE IF NOT EXISTS \(table(of: entity)) ("
          + (["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"] + columns).joined(separator: ", ")
          + ")")
    }
    for entity in entities {
      for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription })
      where relationship.entity === entity && !relationship.isTransient {
        if let pairs = pairs(of: relationship) { result += statements(pairs, relationship) }
      }
    }
    return result + indexes()
  }

  private func statements(_ pairs: Pairs, _ relationship: NSRelationshipDescription) -> [String] {
    let orders = [relationship, relationship.inverseRelationship].compactMap { $0 }.filter(\.isOrdered)
      .map { "Z_FOK_\($0.name.uppercased()) INTEGER" }
    let other = pairs.member == "Z_OTHER" ? "Z_OTHER" : "Z_MEMBER"
    let columns = ["Z_OWNER INTEGER", "\(other) INTEGER"] + Array(Set(orders)).sorted()
    return [
      "CREATE TABLE IF NOT EXISTS \(pairs.table) (\(columns.joined(separator: ", ")), PRIMARY KEY (Z_OWNER, \(other)))",
      "CREATE INDEX IF NOT EXISTS \(pairs.table)_BACK ON \(pairs.table) (\(other), Z_OWNER)",
    ]
  }

  /// The statements that create the indexes.
  func indexes() -> [String] {
    var result: [String] = []
    for entity in entities {
      let table = table(of: entity)
      let name = entity.name ?? ""
      for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription })
      where !relationship.isToMany && !relationship.isTransient && relationship.entity === entity {
        let column = Self.column(of: relationship)
        result.append("CREATE INDEX IF NOT EXISTS \(table)_\(column)_INDEX ON \(table) (\(column))")
      }
      for constraint in entity.uniquenessConstraints {
        let columns = Self.names(constraint).compactMap { entity.propertiesByName[$0] }.filter {
          !$0.isTransient && !(($0 as? NSRelationshipDescription)?.isToMany ?? false)
        }.map { Self.column(of: $0) }
        if columns.isEmpty { continue }
        result.append(
          "CREATE INDEX IF NOT EXISTS \"Z_\(name)_UNIQUE_\(columns.joined(separator: "_"))\" ON \(table) "
            + "(\(columns.joined(separator: ", ")))")
      }
      for index in entity.indexes {
        let columns = index.elements.compactMap(\.property).filter { !$0.isTransient }.map {
          Self.column(of: $0)
        }
        if columns.isEmpty { continue }
        result.append(
          "CREATE INDEX IF NOT EXISTS \"Z_\(name)_\(index.name)\" ON \(table) (\(columns.joined(separator: ", ")))"
        )
      }
    }
    return result
  }

  /// The names in a uniqueness constraint.
  static func names(_ constraint: [Any]) -> [String] {
    constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
  }
}
