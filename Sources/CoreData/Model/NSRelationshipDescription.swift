/// The effect of a deletion on the objects at the other end of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property that refers to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false

  /// Whether the relationship refers to several objects.
  open var isToMany: Bool { maxCount != 1 }

  override func duplicate() -> NSPropertyDescription {
    let copy = copied(to: NSRelationshipDescription())
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    return copy
  }

}
