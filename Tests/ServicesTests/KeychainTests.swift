import CryptoKit
import FoundationExtensions
import Security
import Synchronization
import XCTest

final class KeychainTests: XCTestCase {
  private var folder: URL!

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
    AppContainer.use(folder)
  }

  override func tearDown() {
    AppContainer.use(nil)
    try? FileManager.default.removeItem(at: folder)
  }

  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
      kSecAttrAccount as String: account,
    ]
  }

  private func add(_ account: String, _ secret: String) -> OSStatus {
    var item = query(account)
    item[kSecValueData as String] = Data(secret.utf8)
    return SecItemAdd(item as CFDictionary, nil)
  }

  private func secret(_ account: String) -> String? {
    var item = query(account)
    item[kSecReturnData as String] = kCFBooleanTrue!
    item[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    guard SecItemCopyMatching(item as CFDictionary, &result) == errSecSuccess else { return nil }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  func testItemsAreAddedFoundChangedAndDeleted() {
    XCTAssertEqual(SecItemCopyMatching(query("ann") as CFDictionary, nil), errSecItemNotFound)
    XCTAssertEqual(add("ann", "1234"), errSecSuccess)
    XCTAssertEqual(add("ann", "5678"), errSecDuplicateItem)
    XCTAssertEqual(add("bob", "abcd"), errSecSuccess)
    XCTAssertEqual(secret("ann"), "1234")
    let change = [kSecValueData as String: Data("9".utf8)]
    XCTAssertEqual(SecItemUpdate(query("ann") as CFDictionary, change as CFDictionary), errSecSuccess)
    XCTAssertEqual(secret("ann"), "9")
    XCTAssertEqual(secret("bob"), "abcd")
    XCTAssertEqual(SecItemDelete(query("ann") as CFDictionary), errSecSuccess)
    XCTAssertNil(secret("ann"))
    XCTAssertEqual(SecItemDelete(query("ann") as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemUpdate(query("ann") as CFDictionary, change as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemAdd([:] as CFDictionary, nil), errSecParam)
  }

  func testAllItemsAreListedWithTheirAttributes() throws {
    _ = add("ann", "1")
    _ = add("bob", "2")
    let all: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
    ]
    var result: CFTypeRef?
    XCTAssertEqual(SecItemCopyMatching(all as CFDictionary, &result), errSecSuccess)
    let items = try XCTUnwrap(result as? [[String: Any]])
    XCTAssertEqual(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted(), ["ann", "bob"])
    XCTAssertEqual(items.compactMap { $0[kSecValueData as String] as? Data }.count, 2)
  }

  func testItemsSurviveTheAppInAFileOfTheUserAlone() throws {
    _ = add("ann", "1234")
    // Another container reads its own file, and the first is read anew.
    AppContainer.use(folder.appendingPathComponent("other"))
    XCTAssertNil(secret("ann"))
    AppContainer.use(folder)
    XCTAssertEqual(secret("ann"), "1234")
    let file = folder.appendingPathComponent("Library/Keychains/keychain.data").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    XCTAssertEqual(mode?.intValue, 0o600)
  }

  private var file: URL { folder.appendingPathComponent("Library/Keychains/keychain.data") }

  func testTheFileIsEncrypted() throws {
    _ = add("ann", "a long secret")
    let data = try Data(contentsOf: file)
    XCTAssertNil(data.range(of: Data("a long secret".utf8)))
    XCTAssertNil(data.range(of: Data("ann".utf8)))
  }

  func testADamagedFileIsKept() throws {
    _ = add("ann", "1234")
    var data = try Data(contentsOf: file)
    data[data.count - 20] ^= 1
    try data.write(to: file)
    // Another container and back: the file is read anew.
    AppContainer.use(folder.appendingPathComponent("other"))
    _ = secret("ann")
    AppContainer.use(folder)
    XCTAssertEqual(SecItemCopyMatching(query("ann") as CFDictionary, nil), errSecDecode)
    XCTAssertEqual(add("bob", "5"), errSecDecode)
    XCTAssertEqual(try Data(contentsOf: file), data)
  }

  /// A secret service that may be out of reach.
  private final class TestKeys: KeychainKeys {
    private let state = Mutex((keys: [String: SymmetricKey](), isReachable: true))
    var isReachable: Bool {
      get { state.withLock { $0.isReachable } }
      set { state.withLock { $0.isReachable = newValue } }
    }
    var applications: [String] { state.withLock { $0.keys.keys.sorted() } }

    func key(of application: String) throws -> SymmetricKey? {
      guard isReachable else { throw KeychainFault.unavailable }
      return state.withLock { $0.keys[application] }
    }

    func store(_ key: SymmetricKey, of application: String) throws {
      guard isReachable else { throw KeychainFault.unavailable }
      state.withLock { $0.keys[application] = key }
    }
  }

  private func item(_ account: String) -> Keychain.Item {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecValueData: Data("1".utf8)]
  }

  func testTheSecretServiceHasTheKey() throws {
    let keys = TestKeys()
    XCTAssertEqual(Keychain(service: keys).add(item("ann")).status, errSecSuccess)
    XCTAssertEqual(keys.applications, [folder.lastPathComponent])
    XCTAssertEqual(try Keychain(service: keys).items(matching: [kSecAttrAccount: "ann"]).count, 1)
    let keyFile = file.deletingPathExtension().appendingPathExtension("key").path
    XCTAssertFalse(FileManager.default.fileExists(atPath: keyFile))

    keys.isReachable = false
    let data = try Data(contentsOf: file)
    let later = Keychain(service: keys)
    XCTAssertThrowsError(try later.items(matching: [:])) {
      XCTAssertEqual($0 as? KeychainFault, .unavailable)
    }
    XCTAssertEqual(later.add(item("bob")).status, errSecNotAvailable)
    XCTAssertEqual(try Data(contentsOf: file), data, "nothing is lost")
    keys.isReachable = true
    XCTAssertEqual(later.add(item("bob")).status, errSecSuccess)
    XCTAssertEqual(try later.items(matching: [kSecClass: kSecClassGenericPassword]).count, 2)
  }

  func testWithoutASecretServiceTheKeyIsInAFile() throws {
    let keys = TestKeys()
    keys.isReachable = false
    XCTAssertEqual(Keychain(service: keys).add(item("ann")).status, errSecSuccess)
    keys.isReachable = true
    XCTAssertEqual(try Keychain(service: keys).items(matching: [kSecAttrAccount: "ann"]).count, 1)
    XCTAssertEqual(keys.applications, [], "the file's key stays where it is")
  }

  func testRandomBytesDiffer() {
    var first = [UInt8](repeating: 0, count: 32)
    var second = first
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, 32, &first), errSecSuccess)
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, 32, &second), errSecSuccess)
    XCTAssertNotEqual(first, second)
  }

  func testSensorsCannotProtectItems() {
    var error: Unmanaged<NSError>?
    XCTAssertNil(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecUnimplemented))
  }

  func testWebsitesShareNoPasswords() {
    let refused = expectation(description: "refused")
    SecRequestSharedWebCredential(nil, nil) { credentials, error in
      XCTAssertNil(credentials)
      XCTAssertEqual(error.map(CFErrorGetCode), Int(errSecMissingEntitlement))
      refused.fulfill()
    }
    wait(for: [refused], timeout: 60)
  }

  func testGeneratedPasswords() throws {
    let first = try XCTUnwrap(SecCreateSharedWebCredentialPassword())
    XCTAssertEqual(first.split(separator: "-").map(\.count), [3, 3, 3, 3], first)
    XCTAssertNotEqual(first, SecCreateSharedWebCredentialPassword())
  }
}
