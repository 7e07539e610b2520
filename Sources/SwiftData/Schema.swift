import CoreData

/// One property in the table of a model class.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let kind: PropertyKind
  let isOptional: Bool
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Reads the value of an object.
  let read: (any PersistentModel) -> Any

  private init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, attribute: Schema.Attribute?,
    relationship: Schema.Relationship?
  ) {
    self.name = name
    self.keyPath = keyPath
    kind = PropertyKind(Value.self)
    isOptional = Value.self is any OptionalValue.Type
    self.attribute = attribute
    self.relationship = relationship
    read = { ($0 as! Model)[keyPath: keyPath] }
  }

  public init<Model: PersistentModel, Value>(_ name: String, _ keyPath: KeyPath<Model, Value>) {
    self.init(name, keyPath, attribute: nil, relationship: nil)
  }
  public init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ attribute: Schema.Attribute
  ) { self.init(name, keyPath, attribute: attribute, relationship: nil) }
  public init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ relationship: Schema.Relationship
  ) { self.init(name, keyPath, attribute: nil, relationship: relationship) }
}

/// The classes of a store. Unchecked because of metatypes; it is immutable.
public final class Schema: @unchecked Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }

  /// The options of an attribute.
  public struct Attribute {
    public struct Option: Hashable, Sendable {
      fileprivate let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      public static let spotlight = Option(name: "spotlight")
      public static func transformable(by transformer: String) -> Option { Option(name: "transformable") }
      public static func transformable(by transformer: ValueTransformer.Type) -> Option {
        Option(name: "transformable")
      }
    }
    public let options: [Option]
    public let originalName: String?
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName) = (options, originalName)
    }
  }

  /// The options of a relationship.
  public struct Relationship {
    public enum DeleteRule: Hashable, Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Hashable, Sendable {
      fileprivate let name: String
      public static let unique = Option(name: "unique")
    }
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let originalName: String?
    public let inverse: AnyKeyPath?
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = nil,
      maximumModelCount: Int? = nil, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
      (self.originalName, self.inverse) = (originalName, inverse)
    }
  }

  public let version: Version
  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    self.types = Self.withDestinations(types)
  }
  @_disfavoredOverload
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types as [any PersistentModel.Type], version: version)
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }

  /// The classes together with those that they have relationships to.
  private static func withDestinations(_ types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var open = types
    while let type = open.popLast() {
      guard !found.contains(where: { $0 == type }) else { continue }
      found.append(type)
      open += type._properties.compactMap { $0.kind.destination }
    }
    return found.sorted { entityName(for: $0) < entityName(for: $1) }
  }

  // MARK: Model

  func makeModel() -> NSManagedObjectModel {
    var entities: [String: NSEntityDescription] = [:]
    for type in types {
      ModelRegistry.shared.add(type)
      let entity = NSEntityDescription()
      entity.name = Self.entityName(for: type)
      entities[Self.entityName(for: type)] = entity
    }
    for type in types { addProperties(of: type, entities) }
    for type in types { connect(type, entities) }
    let model = NSManagedObjectModel()
    model.entities = types.compactMap { entities[Self.entityName(for: $0)] }
    return model
  }

  private func addProperties(of type: any PersistentModel.Type, _ entities: [String: NSEntityDescription]) {
    guard let entity = entities[Self.entityName(for: type)] else { return }
    entity.properties = type._properties.map { property in
      guard let destination = property.kind.destination else {
        let attribute = NSAttributeDescription()
        attribute.name = property.name
        if case .attribute(let stored) = property.kind {
          attribute.attributeType = stored.attributeType
        } else {
          attribute.attributeType = .binaryDataAttributeType
        }
        attribute.renamingIdentifier = property.attribute?.originalName
        attribute.isTransient = property.attribute?.options.contains(.ephemeral) ?? false
        return attribute
      }
      let relationship = NSRelationshipDescription()
      relationship.name = property.name
      relationship.destinationEntity = entities[Self.entityName(for: destination)]
      if case .toOne = property.kind { relationship.maxCount = 1 }
      relationship.renamingIdentifier = property.relationship?.originalName
      switch property.relationship?.deleteRule ?? .nullify {
      case .noAction: relationship.deleteRule = .noActionDeleteRule
      case .nullify: relationship.deleteRule = .nullifyDeleteRule
      case .cascade: relationship.deleteRule = .cascadeDeleteRule
      case .deny: relationship.deleteRule = .denyDeleteRule
      }
      return relationship
    }
    entity.uniquenessConstraints = type._properties.compactMap {
      $0.attribute?.options.contains(.unique) == true ? [$0.name] : nil
    }
  }

  /// Sets the inverses: those that are declared, and those of the only two relationships between two classes.
  private func connect(_ type: any PersistentModel.Type, _ entities: [String: NSEntityDescription]) {
    guard let entity = entities[Self.entityName(for: type)] else { return }
    for property in type._properties {
      guard let destination = property.kind.destination,
        let relationship = entity.relationshipsByName[property.name],
        let target = entities[Self.entityName(for: destination)]
      else { continue }
      let inverse: _ModelProperty?
      if let declared = property.relationship?.inverse {
        inverse = ModelRegistry.shared.property(destination, declared)
      } else {
        let back = destination._properties.filter {
          guard let end = $0.kind.destination, end == type, $0.keyPath != property.keyPath else {
            return false
          }
          return $0.relationship?.inverse.map { $0 == property.keyPath } ?? true
        }
        let same = type._properties.filter {
          $0.kind.destination.map { $0 == destination } ?? false && $0.relationship?.inverse == nil
        }
        let declared = back.first { $0.relationship?.inverse == property.keyPath }
        inverse = declared ?? (back.count == 1 && same.count == 1 ? back[0] : nil)
      }
      guard let inverse, let other = target.relationshipsByName[inverse.name] else { continue }
      relationship.inverseRelationship = other
      other.inverseRelationship = relationship
    }
  }
}

extension NSManagedObjectModel {
  /// Returns the model of classes and of those that they have relationships to, for use by Core Data.
  ///
  /// - Parameter models: Models whose other entities are added.
  public static func makeManagedObjectModel(
    for types: [any PersistentModel.Type], mergedWith models: [NSManagedObjectModel]? = nil
  ) -> NSManagedObjectModel? {
    let made = Schema(types).makeModel()
    guard let models else { return made }
    return NSManagedObjectModel(byMerging: [made] + models)
  }
}

/// A version of an app's model classes.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of an app's model classes and the steps between them.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step between two versions.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// An error of SwiftData.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
}
