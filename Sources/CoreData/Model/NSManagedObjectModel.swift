import DataModels

/// The entities of an app's data.
open class NSManagedObjectModel: NSObject, NSCopying {
  /// The fetch requests of the model by name.
  open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  open var localizationDictionary: [String: String]?
  open var versionIdentifiers: Set<AnyHashable> = []
  private var entitiesByConfiguration: [String: [NSEntityDescription]] = [:]
  /// The folder that the model was read from.
  private(set) var location: URL?

  public override init() { super.init() }

  /// Reads a model: a `.momd` in an app's resources, or an `.xcdatamodel`.
  public convenience init?(contentsOf url: URL) {
    guard let bundle = DataModelBundle(url), let document = DataModelBundle.document(in: bundle.current)
    else {
      return nil
    }
    self.init(document)
    location = url
  }

  /// The entities of the model, including those that inherit from others.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.model = self }
      byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private var byName: [String: NSEntityDescription] = [:]

  open var entitiesByName: [String: NSEntityDescription] {
    // Names may be set after the entities were added.
    if byName.count == entities.count, byName.allSatisfy({ $0.key == $0.value.name }) { return byName }
    return Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Configurations

  open var configurations: [String] { entitiesByConfiguration.keys.sorted() }

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { entitiesByConfiguration[$0] } ?? entities
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    entitiesByConfiguration[configuration] = entities
  }

  // MARK: Fetch requests

  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }

  /// Returns a copy of a template whose variables have values.
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<NSFetchRequestResult>?
  {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let copy = template.duplicate()
    copy.predicate = template.predicate?.withSubstitutionVariables(variables)
    return copy
  }

  // MARK: Versions

  /// A hash of each entity, which changes with its stored properties.
  open var entityVersionHashesByName: [String: Data] {
    entitiesByName.mapValues { Data(EntitySignature.text(of: $0).utf8) }
  }

  /// Whether stores with metadata have the tables of this model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  )
    -> Bool
  {
    guard let known = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return true }
    let own = (entities(forConfigurationName: configuration) ?? entities).map {
      ($0.name ?? "", Data(EntitySignature.text(of: $0).utf8))
    }
    return known == Dictionary(own, uniquingKeysWith: { first, _ in first })
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    let roots = entities.filter { $0.superentity == nil }.map { $0.copy() as! NSEntityDescription }
    copy.entities = roots.flatMap(\.family)
    for entity in copy.entities {
      for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
        relationship.destinationEntity = copy.entitiesByName[relationship.destinationEntity?.name ?? ""]
        relationship.inverseRelationship =
          relationship.destinationEntity?.relationshipsByName[relationship.inverseRelationship?.name ?? ""]
      }
    }
    copy.entitiesByConfiguration = entitiesByConfiguration.mapValues { list in
      list.compactMap { copy.entitiesByName[$0.name ?? ""] }
    }
    copy.fetchRequestTemplatesByName = fetchRequestTemplatesByName
    copy.versionIdentifiers = versionIdentifiers
    copy.location = location
    return copy
  }

  // MARK: Merging

  /// The models in the resources of bundles, as one; the main bundle's if the argument is nil.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [Bundle.main]).flatMap { bundle in
      ["momd", "mom", "xcdatamodel"].flatMap {
        (bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model with the entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    var seen: Set<String> = []
    entities = models.flatMap { ($0.copy() as! NSManagedObjectModel).entities }.filter {
      seen.insert($0.name ?? "").inserted
    }
    for model in models {
      fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { first, _ in first }
    }
  }
}
