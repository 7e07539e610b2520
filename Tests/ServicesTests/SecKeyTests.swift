import Security
import XCTest

/// Tests of keys and their operations.
final class SecKeyTests: XCTestCase {
  private func key(_ type: CFString, _ bits: Int, _ item: [AnyHashable: Any] = [:]) throws -> SecKey {
    let parameters: [AnyHashable: Any] = [
      kSecAttrKeyType: type, kSecAttrKeySizeInBits: bits, kSecPrivateKeyAttrs: item,
    ]
    var error: Unmanaged<CFError>?
    let key = SecKeyCreateRandomKey(parameters as CFDictionary, &error)
    XCTAssertNil(error)
    return try XCTUnwrap(key)
  }

  private let message = Data("Genoa".utf8)

  func testSignatures() throws {
    let rsa: [SecKeyAlgorithm] = [
      .rsaSignatureMessagePKCS1v15SHA1, .rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA256,
      .rsaSignatureMessagePKCS1v15SHA512, .rsaSignatureRaw, .rsaSignatureDigestPKCS1v15Raw,
    ]
    let curve: [SecKeyAlgorithm] = [
      .ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA384, .ecdsaSignatureDigestX962,
    ]
    for (type, bits, algorithms) in [
      (kSecAttrKeyTypeRSA, 1024, rsa), (kSecAttrKeyTypeEC, 256, curve),
      (kSecAttrKeyTypeECSECPrimeRandom, 521, curve),
    ] {
      let key = try key(type, bits)
      let publicKey = try XCTUnwrap(SecKeyCopyPublicKey(key))
      for algorithm in algorithms {
        let name = algorithm.rawValue
        XCTAssertTrue(SecKeyIsAlgorithmSupported(key, .sign, algorithm), name)
        XCTAssertFalse(SecKeyIsAlgorithmSupported(publicKey, .sign, algorithm), name)
        let signature = try XCTUnwrap(SecKeyCreateSignature(key, algorithm, message, nil), name)
        XCTAssertTrue(SecKeyVerifySignature(publicKey, algorithm, message, signature, nil), name)
        var error: Unmanaged<CFError>?
        XCTAssertFalse(
          SecKeyVerifySignature(publicKey, algorithm, Data("Venice".utf8), signature, &error), name)
        XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecVerifyFailed), name)
      }
    }
  }

  func testADigestIsSignedAsItsMessage() throws {
    let key = try key(kSecAttrKeyTypeRSA, 1024)
    // The digest of "Genoa".
    let digest = Data(base64Encoded: "DzcJKsZuQ0JMp4PJ0m2c9lV04A4pZVuuRDlisLkyinQ=")
    let whole = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, message, nil)
    XCTAssertEqual(whole?.count, 128)
    XCTAssertEqual(
      SecKeyCreateSignature(key, .rsaSignatureDigestPKCS1v15SHA256, try XCTUnwrap(digest), nil), whole)
  }

  func testEncryption() throws {
    let key = try key(kSecAttrKeyTypeRSA, 1024)
    let publicKey = try XCTUnwrap(SecKeyCopyPublicKey(key))
    for algorithm: SecKeyAlgorithm in [.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256]
    {
      let secret = try XCTUnwrap(SecKeyCreateEncryptedData(publicKey, algorithm, message, nil))
      XCTAssertEqual(SecKeyCreateDecryptedData(key, algorithm, secret, nil), message)
      XCTAssertNil(SecKeyCreateDecryptedData(publicKey, algorithm, secret, nil))
    }
    let block = try XCTUnwrap(SecKeyCreateEncryptedData(publicKey, .rsaEncryptionRaw, message, nil))
    let plain = try XCTUnwrap(SecKeyCreateDecryptedData(key, .rsaEncryptionRaw, block, nil))
    XCTAssertEqual(plain.count, SecKeyGetBlockSize(key))
    XCTAssertEqual(plain.drop { $0 == 0 }, message)
    var error: Unmanaged<CFError>?
    XCTAssertNil(SecKeyCreateEncryptedData(publicKey, .rsaEncryptionPKCS1, Data(count: 200), &error))
    XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecParam))
  }

  func testKeysAreReadFromTheirData() throws {
    for (type, bits, count) in [(kSecAttrKeyTypeRSA, 1024, nil), (kSecAttrKeyTypeEC, 384, 145)] {
      let key = try key(type, bits)
      let publicKey = try XCTUnwrap(SecKeyCopyPublicKey(key))
      for (key, keyClass) in [(key, kSecAttrKeyClassPrivate), (publicKey, kSecAttrKeyClassPublic)] {
        let data = try XCTUnwrap(SecKeyCopyExternalRepresentation(key, nil))
        if keyClass == kSecAttrKeyClassPrivate, let count { XCTAssertEqual(data.count, count) }
        let attributes: [AnyHashable: Any] = [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass]
        let read = SecKeyCreateWithData(data, attributes as CFDictionary, nil)
        XCTAssertEqual(read, key)
        XCTAssertEqual(read.flatMap(SecKeyCopyAttributes)?[kSecAttrKeySizeInBits] as? Int, bits)
        XCTAssertNil(SecKeyCreateWithData(Data("no key".utf8), attributes as CFDictionary, nil))
      }
      XCTAssertNotEqual(key, publicKey)
    }
  }

  func testKeysShareASecret() throws {
    let (first, second) = (try key(kSecAttrKeyTypeEC, 256), try key(kSecAttrKeyTypeEC, 256))
    func secret(_ key: SecKey, _ other: SecKey) throws -> Data? {
      SecKeyCopyKeyExchangeResult(
        key, .ecdhKeyExchangeStandard, try XCTUnwrap(SecKeyCopyPublicKey(other)), [:], nil)
    }
    XCTAssertEqual(try secret(first, second)?.count, 32)
    XCTAssertEqual(try secret(first, second), try secret(second, first))
  }

  func testPermanentKeysAreInTheKeychain() throws {
    let tag = Data("example.harbour".utf8)
    let query: [AnyHashable: Any] = [
      kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true,
    ]
    defer { SecItemDelete(query as CFDictionary) }
    let key = try key(kSecAttrKeyTypeEC, 256, [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag])
    var found: CFTypeRef?
    XCTAssertEqual(SecItemCopyMatching(query as CFDictionary, &found), errSecSuccess)
    XCTAssertEqual(found as? SecKey, key)
    XCTAssertEqual(SecItemDelete(query as CFDictionary), errSecSuccess)
    let item: [AnyHashable: Any] = [
      kSecClass: kSecClassKey, kSecAttrApplicationTag: tag,
      kSecValueRef: try XCTUnwrap(SecKeyCopyPublicKey(key)),
    ]
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    XCTAssertEqual(SecItemCopyMatching(query as CFDictionary, &found), errSecSuccess)
    XCTAssertEqual(found as? SecKey, SecKeyCopyPublicKey(key))
  }

  func testThereIsNoSecureEnclave() {
    var error: Unmanaged<CFError>?
    let parameters: [AnyHashable: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256, kSecAttrTokenID: "com.apple.setoken",
    ]
    XCTAssertNil(SecKeyCreateRandomKey(parameters as CFDictionary, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecUnimplemented))
  }
}
