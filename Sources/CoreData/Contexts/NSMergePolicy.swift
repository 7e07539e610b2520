/// How conflicts between a context and its store are resolved.
enum MergeBehavior { case error, storeTrump, objectTrump, overwrite, rollback }

/// The kind of a merge policy.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A policy for conflicts between the changes of a context and those of others.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Changes in the store win, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Changes of the context win, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The objects of the context replace the rows.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The changes of the context are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  var behavior: MergeBehavior {
    switch mergeType {
    case .errorMergePolicyType: .error
    case .mergeByPropertyStoreTrumpMergePolicyType: .storeTrump
    case .mergeByPropertyObjectTrumpMergePolicyType: .objectTrump
    case .overwriteMergePolicyType: .overwrite
    case .rollbackMergePolicyType: .rollback
    }
  }
}

// The policies are Sendable; Apple's type for the constants is not.
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyStoreTrump
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// An object whose row has changed since it was read.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let newVersionNumber: Int
  public let oldVersionNumber: Int

  init(source: NSManagedObject, newVersion: Int, oldVersion: Int) {
    sourceObject = source
    newVersionNumber = newVersion
    oldVersionNumber = oldVersion
  }
}

/// A new object whose values another object already has, although a constraint demands unique ones.
open class NSConstraintConflict: NSObject {
  /// The names of the properties.
  public let constraint: [String]
  public let constraintValues: [String: Any]
  /// The object in the store, if the conflict is with one.
  public let databaseObject: NSManagedObject?
  public let conflictingObjects: [NSManagedObject]

  init(constraint: [String], databaseObject: NSManagedObject?, conflictingObjects: [NSManagedObject]) {
    self.constraint = constraint
    self.databaseObject = databaseObject
    self.conflictingObjects = conflictingObjects
    constraintValues = Dictionary(
      constraint.compactMap { name in conflictingObjects.first?.value(forKey: name).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
