/// A kind of managed object, with its properties.
open class NSEntityDescription: NSObject, NSCopying {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  open var indexes: [NSFetchIndexDescription] = []
  /// Arrays of property names, or of properties, whose values are unique together.
  open var uniquenessConstraints: [[Any]] = []
  open var coreSpotlightDisplayNameExpression: PTExpression?
  open internal(set) weak var superentity: NSEntityDescription?
  weak var model: NSManagedObjectModel?
  private var ownProperties: [NSPropertyDescription] = []
  private var knownLayout: EntityLayout?
  private var knownClass: AnyClass?

  public override init() { super.init() }

  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.layoutDidChange()
      }
    }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The properties of the entity and its ancestors.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in ownProperties { property.owner = self }
      layoutDidChange()
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] { byName(properties) }
  open var attributesByName: [String: NSAttributeDescription] {
    byName(properties.compactMap { $0 as? NSAttributeDescription })
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    byName(properties.compactMap { $0 as? NSRelationshipDescription })
  }

  private func byName<Property: NSPropertyDescription>(_ properties: [Property]) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is another one or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let next = current {
      if next === entity || next.name == entity.name { return true }
      current = next.superentity
    }
    return false
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.indexes = indexes
    copy.uniquenessConstraints = uniquenessConstraints
    copy.properties = ownProperties.map { $0.duplicate() }
    copy.subentities = subentities.map { $0.copy() as! NSEntityDescription }
    return copy
  }

  open override var description: String { "(<NSEntityDescription>) name \(name ?? "")" }

  // MARK: Lookup

  /// Returns the entity with a name in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model?.entitiesByName[entityName]
  }

  /// Creates an object and inserts it into a context. An unknown name is a programming error and traps.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "NSInternalInconsistencyException: +entityForName: could not locate an entity named '\(entityName)' in this model."
      )
    }
    return entity.makeObject(in: context)
  }

  // MARK: Layout and class

  func layoutDidChange() {
    knownLayout = nil
    for entity in subentities { entity.layoutDidChange() }
  }

  /// The positions of the properties in an object's values.
  var layout: EntityLayout {
    if let knownLayout { return knownLayout }
    let made = EntityLayout(self)
    knownLayout = made
    return made
  }

  /// The entity at the top of the inheritance, which has the table.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and those that inherit from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    if let knownClass { return knownClass as! NSManagedObject.Type }
    let name = managedObjectClassName ?? "NSManagedObject"
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let found: AnyClass? =
      short == "NSManagedObject"
      ? NSManagedObject.self : ClassNames.cls(named: name) ?? ManagedClasses.cls(named: short)
    let cls = found as? NSManagedObject.Type ?? superentity?.objectClass ?? NSManagedObject.self
    if found == nil {
      FileHandle.standardError.write(
        Data(
          "CoreData: no class \"\(name)\" for the entity \(self.name ?? ""); NSManagedObject is used\n".utf8))
    }
    knownClass = cls
    return cls
  }

  /// Creates an object of the entity's class.
  func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
    ManagedClasses.make(objectClass, self, context)
  }
}

/// An index of an entity.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

/// The order of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary, rTree
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject {
  open var property: NSPropertyDescription?
  open var propertyName: String? { property?.name }
  open var collationType: NSFetchIndexElementType
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
