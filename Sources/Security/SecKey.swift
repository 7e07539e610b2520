// Every `@unchecked Sendable`: libcrypto's objects are not changed after they are created.

import CCrypto
import Foundation

/// A key of RSA or of an elliptic curve.
public final class SecKey: NSObject, @unchecked Sendable {
  let key: OpaquePointer
  let isPrivate: Bool

  /// - Parameter key: A reference that the object releases.
  init(_ key: OpaquePointer, isPrivate: Bool = false) {
    self.key = key
    self.isPrivate = isPrivate
  }

  deinit { EVP_PKEY_free(key) }

  var isRSA: Bool { EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA }

  /// The number of bits of the modulus or of the curve.
  var bits: Int { Int(EVP_PKEY_get_bits(key)) }

  /// The public key in the format of its kind: PKCS #1 for RSA, the uncompressed point for elliptic curves.
  var publicRepresentation: Data? { encoded { i2d_PublicKey(key, $0) } }

  /// The key in the format of its kind: PKCS #1 for RSA, for elliptic curves the uncompressed point, followed by the number of a
  /// private key.
  var representation: Data? {
    guard isPrivate else { return publicRepresentation }
    if isRSA { return encoded { i2d_PrivateKey(key, $0) } }
    var number: OpaquePointer?
    guard let point = publicRepresentation, EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1
    else { return nil }
    defer { BN_clear_free(number) }
    var bytes = [UInt8](repeating: 0, count: (bits + 7) / 8)
    return BN_bn2binpad(number, &bytes, Int32(bytes.count)) < 0 ? nil : point + bytes
  }

  /// The public key of a private key.
  var publicKey: SecKey? {
    if !isPrivate { return self }
    return encoded { i2d_PUBKEY(key, $0) }.flatMap { data in
      Self.decoded(data) { d2i_PUBKEY(nil, &$0, $1) }.map { SecKey($0) }
    }
  }

  /// The size of a block in bytes: that of the modulus, or of a number of the curve.
  var blockSize: Int { (bits + 7) / 8 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecKey, other.isPrivate == isPrivate else { return false }
    return EVP_PKEY_eq(key, other.key) == 1
  }

  public override var hash: Int { publicRepresentation.hashValue }

  // MARK: Creating

  /// Creates a key of its representation; `nil` if the data is none.
  convenience init?(_ data: Data, isRSA: Bool, isPrivate: Bool) {
    guard let key = isRSA ? Self.rsaKey(data, isPrivate) : Self.curveKey(data, isPrivate) else { return nil }
    self.init(key, isPrivate: isPrivate)
  }

  /// Creates a random key; `nil` if there is no such size.
  convenience init?(randomRSA isRSA: Bool, bits: Int) {
    guard let context = EVP_PKEY_CTX_new_id(isRSA ? EVP_PKEY_RSA : EVP_PKEY_EC, nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_keygen_init(context) == 1 else { return nil }
    if isRSA {
      guard EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(clamping: bits)) == 1 else { return nil }
    } else {
      guard let curve = Self.curves.first(where: { $0.bits == bits }),
        EVP_PKEY_CTX_set_group_name(context, curve.name) == 1
      else { return nil }
    }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen(context, &key) == 1, let key else { return nil }
    self.init(key, isPrivate: true)
  }

  private static let curves = [
    (name: "prime256v1", bits: 256), (name: "secp384r1", bits: 384), (name: "secp521r1", bits: 521),
  ]

  private static func rsaKey(_ data: Data, _ isPrivate: Bool) -> OpaquePointer? {
    if isPrivate { return decoded(data) { d2i_PrivateKey(EVP_PKEY_RSA, nil, &$0, $1) } }
    // PKCS #1, or X.509 with the kind of the key.
    return decoded(data) { d2i_PublicKey(EVP_PKEY_RSA, nil, &$0, $1) }
      ?? decoded(data) { d2i_PUBKEY(nil, &$0, $1) }
  }

  private static func curveKey(_ data: Data, _ isPrivate: Bool) -> OpaquePointer? {
    for curve in curves {
      let size = (curve.bits + 7) / 8
      guard data.count == 1 + (isPrivate ? 3 : 2) * size, data.first == 4 else { continue }
      let bytes = [UInt8](data)
      let point = Array(bytes.prefix(1 + 2 * size))
      let number = Array(bytes.dropFirst(1 + 2 * size))
      return number.isEmpty
        ? portolan_ec_key(curve.name, point, point.count, nil, 0)
        : portolan_ec_key(curve.name, point, point.count, number, number.count)
    }
    return nil
  }

  private static func decoded(
    _ data: Data, _ read: (inout UnsafePointer<UInt8>?, Int) -> OpaquePointer?
  ) -> OpaquePointer? {
    data.withUnsafeBytes { bytes in
      var position = bytes.bindMemory(to: UInt8.self).baseAddress
      return position == nil ? nil : read(&position, bytes.count)
    }
  }
}

/// Returns the bytes that a function of libcrypto writes; nil for an error.
private func encoded(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> Data? {
  let count = write(nil)
  guard count > 0 else { return nil }
  return Data(
    [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, written in
      var position = buffer.baseAddress
      written = max(0, Int(write(&position)))
    })
}

/// Returns the key: PKCS #1 for RSA; for elliptic curves the uncompressed point, followed by the number of a private key.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  let data = key.representation
  if data == nil { error?.pointee = .passRetained(failure(errSecDecode)) }
  return data
}

/// Returns the size of a block in bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

/// Creates a random private key.
///
/// A permanent key is added to the keychain. Differs from iOS: there is no Secure Enclave, and a request for one fails with
/// `errSecUnimplemented`.
/// - Parameter parameters: The kind and the size of the key, and in `kSecPrivateKeyAttrs` the attributes of the item of the keychain.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  func fail(_ status: OSStatus) -> SecKey? {
    error?.pointee = .passRetained(failure(status))
    return nil
  }
  let wanted = names(parameters)
  if wanted[kSecAttrTokenID] != nil { return fail(errSecUnimplemented) }
  guard let isRSA = isRSA(wanted), let bits = (wanted[kSecAttrKeySizeInBits] as? NSNumber)?.intValue,
    let key = SecKey(randomRSA: isRSA, bits: bits)
  else { return fail(errSecParam) }
  var item = (wanted[kSecPrivateKeyAttrs] as? CFDictionary).map(names) ?? [:]
  if isTrue(item[kSecAttrIsPermanent] ?? wanted[kSecAttrIsPermanent]) {
    item[kSecValueRef] = key
    let status = Keychain.shared.add(withKeyData(item)).status
    if status != errSecSuccess { return fail(status) }
  }
  return key
}

/// Creates a key of its data: PKCS #1 for RSA; for elliptic curves the uncompressed point, followed by the number of a private key.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let attributes = names(attributes)
  guard let isRSA = isRSA(attributes),
    let key = SecKey(
      keyData, isRSA: isRSA, isPrivate: attributes[kSecAttrKeyClass] as? String == kSecAttrKeyClassPrivate)
  else {
    error?.pointee = .passRetained(failure(errSecParam))
    return nil
  }
  return key
}

/// Returns the public key of a private key, or a public key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// Returns the kind, the class and the size of a key, and the digest of its public key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { keyAttributes(key) }

/// Whether a query asks for a key of RSA rather than of an elliptic curve; `nil` if it names neither.
private func isRSA(_ query: Keychain.Item) -> Bool? {
  switch query[kSecAttrKeyType] as? String {
  case kSecAttrKeyTypeRSA: true
  case kSecAttrKeyTypeEC: false
  default: nil
  }
}

private func keyAttributes(_ key: SecKey) -> Keychain.Item {
  var attributes: Keychain.Item = [
    kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeEC,
    kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
    kSecAttrKeySizeInBits: key.bits,
  ]
  if let data = key.publicRepresentation {
    attributes[kSecAttrApplicationLabel] = digest(of: data, EVP_sha1())
  }
  return attributes
}

/// Returns the attributes of an item with those of the key that it refers to.
func withKeyData(_ item: Keychain.Item) -> Keychain.Item {
  guard let key = item[kSecValueRef] as? SecKey else { return item }
  var item = item.merging(keyAttributes(key)) { own, _ in own }
  item[kSecClass] = kSecClassKey
  item[kSecValueData] = key.representation
  return item
}

/// The key in an item of the keychain.
func key(in item: Keychain.Item) -> SecKey? {
  guard item[kSecClass] as? String == kSecClassKey, let data = item[kSecValueData] as? Data else {
    return nil
  }
  return SecKeyCreateWithData(data, item, nil)
}

func digest(of data: Data, _ algorithm: OpaquePointer?) -> Data {
  let bytes = [UInt8](data)
  var result = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
  var count: UInt32 = 0
  EVP_Digest(bytes, bytes.count, &result, &count, algorithm, nil)
  return Data(result.prefix(Int(count)))
}
