/// The user info key for the errors that one error combines.
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreSaveError = 134030
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSPersistentHistoryTokenExpiredError = 134301

/// The errors of Core Data.
enum ManagedError {
  static func make(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
    NSError(
      domain: CocoaError.errorDomain, code: code,
      userInfo: [NSLocalizedDescriptionKey: text].merging(information) { first, _ in first })
  }

  /// One error for several.
  static func combined(_ errors: [NSError]) -> NSError {
    if errors.count == 1 { return errors[0] }
    return make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
  }
}

extension NSManagedObject {
  final func validateProperties() throws {
    var errors: [NSError] = []
    for index in entity.layout.kinds.indices {
      let property = entity.layout.property(at: index)
      do {
        try validate(read(index), property)
      } catch let error as NSError {
        errors.append(error)
      }
    }
    if !errors.isEmpty { throw ManagedError.combined(errors) }
  }

  final func validate(_ value: Any?, _ property: NSPropertyDescription) throws {
    switch property {
    case let attribute as NSAttributeDescription:
      guard let value else {
        if attribute.isOptional || attribute is NSDerivedAttributeDescription { return }
        throw failure(NSValidationMissingMandatoryPropertyError, attribute, nil)
      }
      try validate(attribute, value)
    case let relationship as NSRelationshipDescription:
      // Members are not read if their number is not limited.
      if relationship.isToMany, relationship.isOptional, relationship.minCount == 0,
        relationship.maxCount == 0
      {
        return
      }
      let count = (value as? ToManyMembers).map { loadedCount($0, relationship) } ?? (value == nil ? 0 : 1)
      if count == 0 {
        if relationship.isOptional { return }
        throw failure(
          relationship.isToMany
            ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError,
          relationship, nil)
      }
      guard relationship.isToMany else { return }
      if count < relationship.minCount {
        throw failure(NSValidationRelationshipLacksMinimumCountError, relationship, value)
      }
      if relationship.maxCount > 1, count > relationship.maxCount {
        throw failure(NSValidationRelationshipExceedsMaximumCountError, relationship, value)
      }
    default: return
    }
  }

  private func loadedCount(_ members: ToManyMembers, _ relationship: NSRelationshipDescription) -> Int {
    guard let index = entity.layout.indexes[relationship.name] else { return members.count }
    return loaded(members, index).count
  }

  private func validate(_ attribute: NSAttributeDescription, _ value: Any) throws {
    switch value {
    case let text as String:
      let length = Double(text.count)
      if let minimum = attribute.minimum, length < minimum {
        throw failure(NSValidationStringTooShortError, attribute, value)
      }
      if let maximum = attribute.maximum, length > maximum {
        throw failure(NSValidationStringTooLongError, attribute, value)
      }
      if let pattern = attribute.pattern,
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
      {
        throw failure(NSValidationStringPatternMatchingError, attribute, value)
      }
    case let date as Date:
      let seconds = date.timeIntervalSinceReferenceDate
      if let minimum = attribute.minimum, seconds < minimum {
        throw failure(NSValidationDateTooSoonError, attribute, value)
      }
      if let maximum = attribute.maximum, seconds > maximum {
        throw failure(NSValidationDateTooLateError, attribute, value)
      }
    case let number as NSNumber:
      if let minimum = attribute.minimum, number.doubleValue < minimum {
        throw failure(NSValidationNumberTooSmallError, attribute, value)
      }
      if let maximum = attribute.maximum, number.doubleValue > maximum {
        throw failure(NSValidationNumberTooLargeError, attribute, value)
      }
    default: break
    }
    for (index, predicate) in attribute.validationPredicates.enumerated()
    where !predicate.evaluate(with: value) {
      let warning = index < attribute.validationWarnings.count ? attribute.validationWarnings[index] : nil
      throw failure(
        warning as? Int ?? NSManagedObjectValidationError, attribute, value, text: warning as? String)
    }
  }

  final func validateDeletion() throws {
    for (index, kind) in entity.layout.kinds.enumerated() {
      let relationship: NSRelationshipDescription
      switch kind {
      case .toOne(let own), .toMany(let own): relationship = own
      case .attribute: continue
      }
      guard relationship.deleteRule == .denyDeleteRule else { continue }
      let remaining: [NSManagedObjectID] =
        switch read(index) {
        case let members as ToManyMembers: loaded(members, index).ids
        case let id as NSManagedObjectID: [id]
        default: []
        }
      let isReferred = remaining.contains { managedObjectContext?.object(with: $0).isDeleted == false }
      if isReferred { throw failure(NSValidationRelationshipDeniedDeleteError, relationship, nil) }
    }
  }

  private func failure(_ code: Int, _ property: NSPropertyDescription, _ value: Any?, text: String? = nil)
    -> NSError
  {
    var information: [String: Any] = [
      NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
    ]
    if let value, !(value is ToManyMembers) { information[NSValidationValueErrorKey] = value }
    return ManagedError.make(code, text ?? message(code, property), information)
  }

  private func message(_ code: Int, _ property: NSPropertyDescription) -> String {
    let name = property.name
    return switch code {
    case NSValidationMissingMandatoryPropertyError: "\(name) is a required value."
    case NSValidationRelationshipLacksMinimumCountError: "Too few items in \(name)."
    case NSValidationRelationshipExceedsMaximumCountError: "Too many items in \(name)."
    case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(name)."
    case NSValidationNumberTooLargeError: "\(name) is too large."
    case NSValidationNumberTooSmallError: "\(name) is too small."
    case NSValidationDateTooLateError: "\(name) is too late."
    case NSValidationDateTooSoonError: "\(name) is too soon."
    case NSValidationStringTooLongError: "\(name) is too long."
    case NSValidationStringTooShortError: "\(name) is too short."
    default: "\(name) is not valid."
    }
  }
}
