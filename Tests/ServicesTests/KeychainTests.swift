import FoundationExtensions
import Security
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
    let file = folder.appendingPathComponent("Library/Keychains/keychain.plist").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    XCTAssertEqual(mode?.intValue, 0o600)
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
    wait(for: [refused], timeout: 5)
  }

  func testGeneratedPasswords() throws {
    let first = try XCTUnwrap(SecCreateSharedWebCredentialPassword())
    XCTAssertEqual(first.split(separator: "-").map(\.count), [3, 3, 3, 3], first)
    XCTAssertNotEqual(first, SecCreateSharedWebCredentialPassword())
  }
}
