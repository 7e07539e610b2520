import Foundation
import SystemPermissions

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public let CNErrorDomain = "CNErrorDomain"

public struct CNError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CNError
    case communicationError = 1, dataAccessError = 2, authorizationDenied = 100,
      noAccessibleWritableContainers = 101
    case recordDoesNotExist = 200
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CNErrorDomain }
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Changes of the address book.
open class CNSaveRequest: NSObject {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

// Stores nothing: the lock of `PermissionStore` guards the permission.
/// The address book: empty and read-only, after the person's permission.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch PermissionStore.shared.answer(.contacts) {
    case nil: .notDetermined
    case .denied: .denied
    case .limited, .once: .limited
    case .allowed: .authorized
    }
  }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    PermissionStore.shared.request(.contacts) { answer in
      completionHandler(answer != .denied, answer == .denied ? CNError(.authorizationDenied) : nil)
    }
  }

  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGranted, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isGranted)
        }
      }
    }
  }

  private func check() throws {
    guard [.authorized, .limited].contains(Self.authorizationStatus(for: .contacts)) else {
      throw CNError(.authorizationDenied)
    }
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { try check() }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try check()
    return []
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    try check()
    throw CNError(.recordDoesNotExist)
  }

  /// Throws `CNError.noAccessibleWritableContainers`.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    try check()
    throw CNError(.noAccessibleWritableContainers)
  }

  open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The settings of contacts, from the language of the session.
open class CNContactsUserDefaults: NSObject {
  private static let instance = CNContactsUserDefaults()

  open class func shared() -> Self { instance as! Self }

  /// The code of the country or region, in lowercase letters.
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
  open var sortOrder: CNContactSortOrder { .userDefault }
}
