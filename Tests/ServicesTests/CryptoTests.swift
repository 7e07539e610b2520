import CommonCrypto
import CryptoKit
import XCTest

/// Tests of cryptography with published vectors.
final class CryptoTests: XCTestCase {
  private func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var digits = text.filter(\.isHexDigit)[...]
    while digits.count >= 2 {
      bytes.append(UInt8(digits.prefix(2), radix: 16)!)
      digits = digits.dropFirst(2)
    }
    return bytes
  }

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func hex(key: SymmetricKey) -> String { key.withUnsafeBytes { hex($0) } }

  /// FIPS 180-4 and RFC 1321: the digest of "abc".
  func testDigests() {
    let abc = Data("abc".utf8)
    XCTAssertEqual(
      hex(SHA256.hash(data: abc)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      hex(SHA384.hash(data: abc)),
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    XCTAssertEqual(
      hex(SHA512.hash(data: abc)),
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    XCTAssertEqual(hex(Insecure.SHA1.hash(data: abc)), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(hex(Insecure.MD5.hash(data: abc)), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(
      "\(Insecure.MD5.hash(data: abc))", "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
  }

  func testARunningDigestIsAValue() {
    var first = SHA256()
    first.update(data: Data("ab".utf8))
    var second = first
    first.update(data: Data("c".utf8))
    second.update(data: Data("d".utf8))
    XCTAssertEqual(first.finalize(), SHA256.hash(data: Data("abc".utf8)))
    XCTAssertEqual(second.finalize(), SHA256.hash(data: Data("abd".utf8)))
    XCTAssertEqual(first.finalize(), SHA256.hash(data: Data("abc".utf8)))
  }

  /// RFC 4231, test cases 1 and 6.
  func testAuthenticationCodes() {
    let key = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 20))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
    XCTAssertEqual(hex(code), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    XCTAssertTrue(
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi There".utf8), using: key))
    XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi".utf8), using: key))
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    XCTAssertEqual(
      hex(HMAC<SHA256>.authenticationCode(for: text, using: long)),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  /// RFC 5869, test case 1.
  func testDerivedKeys() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    XCTAssertEqual(
      hex(key: key),
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  /// The specification of GCM by McGrew and Viega, test case 4.
  func testGaloisCounterMode() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    )
    let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: data)
    XCTAssertEqual(
      hex(box.ciphertext),
      "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"
    )
    XCTAssertEqual(hex(box.tag), "5bc94fbc3221a5db94fae95ae7121a47")
    let combined = try XCTUnwrap(box.combined)
    let opened = try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: data)
    XCTAssertEqual(Array(opened), message)
    var changed = combined
    changed[20] ^= 1
    XCTAssertThrowsError(
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: data)
    ) { XCTAssertEqual($0 as? CryptoKitError, .authenticationFailure) }
    XCTAssertThrowsError(try AES.GCM.seal(message, using: SymmetricKey(data: [1, 2, 3]))) {
      XCTAssertEqual($0 as? CryptoKitError, .incorrectKeySize)
    }
    let empty = try AES.GCM.seal(Data(), using: key)
    XCTAssertEqual(try AES.GCM.open(empty, using: key), Data())
  }

  /// RFC 8439, section 2.8.2.
  func testChaChaPoly() throws {
    let key = SymmetricKey(data: Array(UInt8(0x80)...0x9F))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    XCTAssertEqual(hex(box.tag), "1ae10b594f09e26a7e902ecbd0600691")
    XCTAssertEqual(hex(box.ciphertext.prefix(16)), "d31a8d34648e60db7b86afbc53ef7ec2")
    let opened = try ChaChaPoly.open(
      ChaChaPoly.SealedBox(combined: box.combined), using: key,
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    XCTAssertEqual(String(decoding: opened, as: UTF8.self), text)
  }

  /// RFC 7748, and RFC 8032, section 7.1, test 2.
  func testCurve25519() throws {
    // RFC 7748, section 5.2: the first vector of X25519.
    let scalar = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
    let point = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
    let secret = try scalar.sharedSecretFromKeyAgreement(with: point)
    XCTAssertEqual(
      secret.withUnsafeBytes { hex($0) }, "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552")
    let first = Curve25519.KeyAgreement.PrivateKey()
    let second = Curve25519.KeyAgreement.PrivateKey()
    XCTAssertEqual(
      try first.sharedSecretFromKeyAgreement(with: second.publicKey),
      try second.sharedSecretFromKeyAgreement(with: first.publicKey))
    let signer = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    XCTAssertEqual(
      hex(signer.publicKey.rawRepresentation),
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    let signature = try signer.signature(for: [UInt8(0x72)])
    XCTAssertEqual(
      hex(signature),
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
    XCTAssertTrue(signer.publicKey.isValidSignature(signature, for: [UInt8(0x72)]))
    XCTAssertFalse(signer.publicKey.isValidSignature(signature, for: [UInt8(0x73)]))
  }

  /// RFC 6979, section A.2.5: the public key of the private number; RFC 5903, section 8.1: the shared secret.
  func testNISTCurves() throws {
    let signer = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
    XCTAssertEqual(
      hex(signer.publicKey.rawRepresentation),
      "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
        + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
    let signature = try signer.signature(for: Data("sample".utf8))
    XCTAssertTrue(signer.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    XCTAssertFalse(signer.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    let published = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
          + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
    XCTAssertTrue(signer.publicKey.isValidSignature(published, for: Data("sample".utf8)))
    XCTAssertEqual(
      try P256.Signing.ECDSASignature(derRepresentation: published.derRepresentation).rawRepresentation,
      published.rawRepresentation)
    let copy = try P256.Signing.PublicKey(pemRepresentation: signer.publicKey.pemRepresentation)
    XCTAssertEqual(copy.rawRepresentation, signer.publicKey.rawRepresentation)
    XCTAssertEqual(
      try P256.Signing.PublicKey(compressedRepresentation: copy.compressedRepresentation).x963Representation,
      copy.x963Representation)
    let i = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433"))
    let r = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("C6EF9C5D78AE012A011164ACB397CE2088685D8F06BF9BE0B283AB46476BEE53"))
    let secret = try i.sharedSecretFromKeyAgreement(with: r.publicKey)
    XCTAssertEqual(
      secret.withUnsafeBytes { hex($0) }, "d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de")
    XCTAssertThrowsError(try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0, count: 32)))
    XCTAssertThrowsError(try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64)))
    for _ in 0..<5 {
      let a = P384.KeyAgreement.PrivateKey()
      let b = P384.KeyAgreement.PrivateKey()
      XCTAssertEqual(
        try a.sharedSecretFromKeyAgreement(with: b.publicKey),
        try b.sharedSecretFromKeyAgreement(with: a.publicKey))
      let c = P521.Signing.PrivateKey()
      let code = try c.signature(for: Data("x".utf8))
      XCTAssertTrue(c.publicKey.isValidSignature(code, for: Data("x".utf8)))
    }
    XCTAssertFalse(SecureEnclave.isAvailable)
  }

  // MARK: CommonCrypto

  func testDigestsOfTheOlderInterface() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    XCTAssertEqual(hex(digest), hex(SHA256.hash(data: data)))
    var code = [UInt8](repeating: 0, count: 32)
    let key = [UInt8](repeating: 0x0B, count: 20)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, "Hi There", 8, &code)
    XCTAssertEqual(hex(code), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    // RFC 6070, test case 2.
    var derived = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      kCCPBKDF2, "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2,
      &derived,
      20)
    XCTAssertEqual(status, 0)
    XCTAssertEqual(hex(derived), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }

  /// NIST SP 800-38A, F.2.1, and padding of a short message.
  func testCipherBlockChaining() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let iv = bytes("000102030405060708090a0b0c0d0e0f")
    let text = bytes("6bc1bee22e409f96e93d7e117393172a")
    var output = [UInt8](repeating: 0, count: 64)
    var moved = 0
    XCTAssertEqual(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, key.count, iv, text, text.count,
        &output,
        output.count, &moved), CCCryptorStatus(kCCSuccess))
    XCTAssertEqual(hex(output.prefix(moved)), "7649abac8119b246cee98e9b12e9197d")
    let padding = CCOptions(kCCOptionPKCS7Padding)
    XCTAssertEqual(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, iv, "short", 5,
        &output,
        output.count, &moved), CCCryptorStatus(kCCSuccess))
    XCTAssertEqual(moved, 16)
    var back = [UInt8](repeating: 0, count: 32)
    XCTAssertEqual(
      CCCrypt(
        CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, iv, output, 16, &back,
        back.count, &moved), CCCryptorStatus(kCCSuccess))
    XCTAssertEqual(String(decoding: back.prefix(moved), as: UTF8.self), "short")
    XCTAssertEqual(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, iv, text, 16, &output,
        16,
        &moved), CCCryptorStatus(kCCBufferTooSmall))
  }
}
