import FoundationExtensions
import Synchronization

/// The items of the app's keychain, in an encrypted file.
///
/// The file is `Library/Keychains/keychain.data` in the app's container. Its key is in the desktop's secret service, or,
/// where there is none, in the file `keychain.key` beside it; both files have the permissions 0600. Without a container, as
/// in tests, items are kept in memory. Differs from iOS: without a secret service any program of the user can read the key.
package final class Keychain: Sendable {
  package static let shared = Keychain()

  /// The keys of a container in the folder of installed apps; `nil` for a prepared container of a test, whose keys are in
  /// files.
  private let service: @Sendable (URL) -> (any KeychainKeys)?

  private init() {
    service = { container in
      let isInstalled = container.deletingLastPathComponent().path.hasSuffix("/Portolan/Containers")
      return isInstalled ? SecretServiceKeys() : nil
    }
  }

  /// Creates a keychain with keys of a test.
  package init(service keys: any KeychainKeys) { service = { _ in keys } }

  /// The attributes of an item and its secret, by the keys of the API.
  package typealias Item = [String: Any]

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

  package func add(_ query: Item) -> (status: OSStatus, item: Item) {
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

  package func items(matching query: Item) throws -> [Item] {
    try state.withLock { try loaded(&$0).filter { Self.matches($0, query) } }
  }

  package func update(_ query: Item, with changes: Item) -> OSStatus {
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

  package func delete(_ query: Item) -> OSStatus {
    change { items in
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return (items.count == count ? errSecItemNotFound : errSecSuccess, [:])
    }.status
  }

  // MARK: File

  private var file: KeychainFile? {
    AppContainer.current.map { container in
      KeychainFile(
        url: container.appendingPathComponent("Library/Keychains/keychain.data"),
        application: container.lastPathComponent, service: service(container))
    }
  }

  private func loaded(_ state: inout State) throws -> [Item] {
    let file = file
    if let items = state.items, state.file == file?.url { return items }
    let items = try file?.read() ?? []
    state.file = file?.url
    state.items = items
    return items
  }

  /// Changes the items and writes them, if the operation succeeds.
  private func change(_ body: (inout [Item]) -> (status: OSStatus, item: Item)) -> (
    status: OSStatus, item: Item
  ) {
    state.withLock { state in
      do {
        var items = try loaded(&state)
        let result = body(&items)
        guard result.status == errSecSuccess else { return result }
        try file?.write(items)
        state.items = items
        return result
      } catch { return (Self.status(error), [:]) }
    }
  }

  static func status(_ error: any Error) -> OSStatus {
    switch error as? KeychainFault {
    case .unavailable: errSecNotAvailable
    case .unreadable: errSecDecode
    case nil: errSecIO
    }
  }
}
