import CCrypto
@_exported import CoreGraphics
@_exported import Foundation

public typealias OSStatus = Int32

/// Adds an item to the keychain.
/// - Parameter result: Receives the values that `kSecReturnData` and the other keys request.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let query = withKeyData(names(attributes))
  let added = Keychain.shared.add(query)
  if added.status == errSecSuccess { result?.pointee = value(added.item, query) }
  return added.status
}

/// Finds items of the keychain: one, or with `kSecMatchLimit` several.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = names(query)
  guard query[kSecClass] != nil || query[kSecValuePersistentRef] != nil else { return errSecParam }
  let found: [Keychain.Item]
  do { found = try Keychain.shared.items(matching: query) } catch { return Keychain.status(error) }
  guard !found.isEmpty else { return errSecItemNotFound }
  let limit: Int
  switch query[kSecMatchLimit] {
  case let text as String: limit = text == kSecMatchLimitAll ? .max : 1
  case let number as NSNumber: limit = number.intValue
  default: limit = 1
  }
  if limit == 1 {
    result?.pointee = value(found[0], query)
  } else {
    result?.pointee = found.prefix(limit).compactMap { value($0, query) } as NSArray
  }
  return errSecSuccess
}

/// Changes the items that a query matches.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(names(query), with: names(attributesToUpdate))
}

/// Deletes the items that a query matches.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(names(query)) }

/// Whether an attribute has the value true.
func isTrue(_ value: Any?) -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false }

func names(_ dictionary: CFDictionary) -> Keychain.Item {
  var query: Keychain.Item = [:]
  for (key, value) in dictionary {
    if let key = key.base as? String ?? (key.base as? NSString)?.description { query[key] = value }
  }
  return query
}

/// The value that a query asks for.
private func value(_ item: Keychain.Item, _ query: Keychain.Item) -> CFTypeRef? {
  func wants(_ key: String) -> Bool { isTrue(query[key]) }
  let data = item[kSecValueData] as? Data
  let reference = item[Keychain.persistentKey] as? Data
  if wants(kSecReturnAttributes) {
    var attributes = item
    attributes[Keychain.persistentKey] = nil
    if !wants(kSecReturnData) { attributes[kSecValueData] = nil }
    if wants(kSecReturnPersistentRef) { attributes[kSecValuePersistentRef] = reference }
    if wants(kSecReturnRef) { attributes[kSecValueRef] = key(in: item) }
    return attributes as NSDictionary
  }
  if wants(kSecReturnData), wants(kSecReturnPersistentRef) {
    return [kSecValueData: data as Any, kSecValuePersistentRef: reference as Any] as NSDictionary
  }
  if wants(kSecReturnPersistentRef) { return reference.map { $0 as NSData } }
  if wants(kSecReturnRef), let key = key(in: item) { return key }
  if wants(kSecReturnData) { return data.map { $0 as NSData } }
  return nil
}

/// The text of a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecIO: "I/O error"
  default: "OSStatus \(status)"
  }
}

// MARK: Random numbers

/// A generator of random numbers.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills a buffer with random bytes of libcrypto's generator.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  RAND_bytes(bytes.assumingMemoryBound(to: UInt8.self), Int32(count)) == 1 ? errSecSuccess : errSecIO
}

// MARK: Access control

/// Conditions for access to an item. Kept with the item and not enforced: there are no sensors.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// The earlier name of ``biometryAny``.
  public static var touchIDAny: SecAccessControlCreateFlags { biometryAny }
  /// The earlier name of ``biometryCurrentSet``.
  public static var touchIDCurrentSet: SecAccessControlCreateFlags { biometryCurrentSet }
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Conditions for access to an item.
public final class SecAccessControl: NSObject, Sendable {
  public let protection: String
  public let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// Fails with `errSecUnimplemented` for conditions that need a sensor or a passcode.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
  guard flags.isEmpty else {
    error?.pointee = Unmanaged.passRetained(
      NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
    return nil
  }
  return SecAccessControl(protection: protection as? String ?? "", flags: flags)
}

/// The domain of errors with the codes of results.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
