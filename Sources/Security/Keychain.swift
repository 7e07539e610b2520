import FoundationExtensions
import Glibc
import Synchronization

/// The items of the app's keychain, in a file that only the user can read.
///
/// The file is `Library/Keychains/keychain.plist` in the app's container, with the permissions 0600. Without a container, as
/// in tests, items are kept in memory. Differs from iOS: the file is not encrypted; any program of the user can read it.
final class Keychain: Sendable {
  static let shared = Keychain()

  /// The attributes of an item and its secret, by the keys of the API.
  typealias Item = [String: Any]

  private struct State {
    var items: [Item]?
    var file: URL?
  }

  private let state = Mutex(State())

  /// The attributes that identify an item of a class.
  private static func identity(_ itemClass: String) -> [String] {
    switch itemClass {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPath, kSecAttrPort,
        kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrAccessGroup,
      ]
    case kSecClassKey:
      [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrAccessGroup]
    default: [kSecAttrLabel, kSecAttrSerialNumber, kSecAttrAccessGroup]
    }
  }

  private static let attributes: Set<String> = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrServer, kSecAttrProtocol,
    kSecAttrPath, kSecAttrPort, kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrApplicationTag,
    kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyClass, kSecAttrKeySizeInBits, kSecAttrLabel,
    kSecAttrSerialNumber, kSecAttrGeneric, kSecAttrDescription, kSecAttrComment, kSecAttrCreator,
    kSecAttrType,
    kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrAccessible, kSecAttrSynchronizable,
  ]

  static func attributes(of query: Item) -> Item { query.filter { attributes.contains($0.key) } }

  private static func equal(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): (a as AnyObject as? NSObject)?.isEqual(b as AnyObject) ?? false
    default: false
    }
  }

  private static func matches(_ item: Item, _ query: Item) -> Bool {
    if let reference = query[kSecValuePersistentRef] as? Data, item[persistentKey] as? Data != reference {
      return false
    }
    return attributes(of: query).allSatisfy { key, value in
      // Any value of this attribute matches by request; the level of protection is no property to search for.
      if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
      return equal(item[key], value)
    }
  }

  static let persistentKey = "portolan-reference"

  // MARK: Operations

  func add(_ query: Item) -> (status: OSStatus, item: Item) {
    guard let itemClass = query[kSecClass] as? String else { return (errSecParam, [:]) }
    return change { items in
      var item = Self.attributes(of: query)
      let isSame = { (other: Item) in
        other[kSecClass] as? String == itemClass
          && Self.identity(itemClass).allSatisfy { Self.equal(other[$0], item[$0]) }
      }
      if items.contains(where: isSame) { return (errSecDuplicateItem, [:]) }
      item[kSecValueData] = query[kSecValueData]
      item[kSecAttrAccessible] = query[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
      item[kSecAttrCreationDate] = Date()
      item[kSecAttrModificationDate] = Date()
      item[Self.persistentKey] = Data(UUID().uuidString.utf8)
      items.append(item)
      return (errSecSuccess, item)
    }
  }

  func items(matching query: Item) -> [Item] {
    state.withLock { loaded(&$0).filter { Self.matches($0, query) } }
  }

  func update(_ query: Item, with changes: Item) -> OSStatus {
    change { items in
      var status = errSecItemNotFound
      for index in items.indices where Self.matches(items[index], query) {
        var item = items[index]
        for (key, value) in Self.attributes(of: changes) { item[key] = value }
        if let data = changes[kSecValueData] { item[kSecValueData] = data }
        item[kSecAttrModificationDate] = Date()
        items[index] = item
        status = errSecSuccess
      }
      return (status, [:])
    }.status
  }

  func delete(_ query: Item) -> OSStatus {
    change { items in
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return (items.count == count ? errSecItemNotFound : errSecSuccess, [:])
    }.status
  }

  // MARK: File

  private static var file: URL? {
    AppContainer.current?.appendingPathComponent("Library/Keychains/keychain.plist")
  }

  private func loaded(_ state: inout State) -> [Item] {
    let file = Self.file
    if let items = state.items, state.file == file { return items }
    state.file = file
    let data = file.flatMap { try? Data(contentsOf: $0) }
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let items = list as? [Item] ?? []
    state.items = items
    return items
  }

  /// Changes the items and writes them, if the operation succeeds.
  private func change(_ body: (inout [Item]) -> (status: OSStatus, item: Item)) -> (
    status: OSStatus, item: Item
  ) {
    state.withLock { state in
      var items = loaded(&state)
      let result = body(&items)
      guard result.status == errSecSuccess else { return result }
      guard Self.write(items, to: state.file) else { return (errSecIO, [:]) }
      state.items = items
      return result
    }
  }

  /// Replaces the file in one step.
  private static func write(_ items: [Item], to file: URL?) -> Bool {
    guard let file else { return true }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard
      let data = try? PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
    else { return false }
    let new = file.path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { bytes in
      Glibc.write(descriptor, bytes.baseAddress, bytes.count) == bytes.count && fsync(descriptor) == 0
    }
    return close(descriptor) == 0 && isWritten && rename(new, file.path) == 0
  }
}
