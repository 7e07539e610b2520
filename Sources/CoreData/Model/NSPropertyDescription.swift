/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying {
  open var name = "" { didSet { owner?.layoutDidChange() } }
  open var isOptional = true
  /// Whether the property is not saved.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  /// The name of the property in an earlier model, for migrations.
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false
  open fileprivate(set) var validationPredicates: [NSPredicate] = []
  open fileprivate(set) var validationWarnings: [Any] = []
  weak var owner: NSEntityDescription?

  public override init() { super.init() }

  /// The entity that declares the property.
  open var entity: NSEntityDescription {
    owner ?? NSEntityDescription()
  }

  /// Sets the predicates that a value must fulfil, each with a message or an error code.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [Any]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> NSPropertyDescription { copied(to: NSPropertyDescription()) }

  func copied<Property: NSPropertyDescription>(to copy: Property) -> Property {
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.validationPredicates = validationPredicates
    copy.validationWarnings = validationWarnings
    return copy
  }

  open override var description: String {
    "(<\(Swift.type(of: self))>), name \(name), isOptional \(isOptional)"
  }
}

/// A property whose values are the results of a fetch request.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

  override func duplicate() -> NSPropertyDescription {
    let copy = copied(to: NSFetchedPropertyDescription())
    copy.fetchRequest = fetchRequest
    return copy
  }
}

/// A computed column of a fetch request with dictionaries as results.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: PTExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
