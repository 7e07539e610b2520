import CCrypto
import Foundation

/// Authenticated encryption by libcrypto.
enum Cipher {
  static let tagCount = 16

  static func seal(
    _ algorithm: OpaquePointer, key: [UInt8], nonce: [UInt8], message: [UInt8], authenticating data: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var output = [UInt8](repeating: 0, count: message.count)
    var tag = [UInt8](repeating: 0, count: tagCount)
    var count: Int32 = 0
    guard EVP_EncryptInit_ex(context, algorithm, nil, nil, nil) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_SET_IVLEN), Int32(nonce.count), nil) == 1,
      EVP_EncryptInit_ex(context, nil, nil, key, nonce) == 1,
      data.isEmpty || EVP_EncryptUpdate(context, nil, &count, data, Int32(data.count)) == 1,
      message.isEmpty || EVP_EncryptUpdate(context, &output, &count, message, Int32(message.count)) == 1,
      EVP_EncryptFinal_ex(context, &tag, &count) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_GET_TAG), Int32(tagCount), &tag) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return (output, tag)
  }

  static func open(
    _ algorithm: OpaquePointer, key: [UInt8], nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8],
    authenticating data: [UInt8]
  ) throws -> [UInt8] {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var output = [UInt8](repeating: 0, count: ciphertext.count)
    var rest = [UInt8](repeating: 0, count: tagCount)
    var tag = tag
    var count: Int32 = 0
    guard EVP_DecryptInit_ex(context, algorithm, nil, nil, nil) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_SET_IVLEN), Int32(nonce.count), nil) == 1,
      EVP_DecryptInit_ex(context, nil, nil, key, nonce) == 1,
      data.isEmpty || EVP_DecryptUpdate(context, nil, &count, data, Int32(data.count)) == 1,
      ciphertext.isEmpty
        || EVP_DecryptUpdate(context, &output, &count, ciphertext, Int32(ciphertext.count)) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_SET_TAG), Int32(tag.count), &tag) == 1,
      EVP_DecryptFinal_ex(context, &rest, &count) == 1
    else { throw CryptoKitError.authenticationFailure }
    return output
  }
}

/// A cipher with authentication. `AES.GCM` and `ChaChaPoly` share its functions.
public protocol _AuthenticatedCipher {
  /// Whether nonces may have a size, in bytes.
  static func _isNonceSize(_ count: Int) -> Bool
  /// The function of libcrypto for a key. Throws `CryptoKitError.incorrectKeySize` for keys of other sizes.
  static func _algorithm(for key: SymmetricKey) throws -> OpaquePointer
}

/// A number that is used once with a key.
public struct _CipherNonce<Algorithm: _AuthenticatedCipher>: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]
  public init() { bytes = SecureRandom.bytes(12) }
  public init<D: DataProtocol>(data: D) throws {
    guard Algorithm._isNonceSize(data.count) else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Encrypted data with its nonce and tag.
public struct _SealedBox<Algorithm: _AuthenticatedCipher>: Sendable {
  public let nonce: _CipherNonce<Algorithm>
  public let ciphertext: Data
  public let tag: Data

  public init<C: DataProtocol, T: DataProtocol>(
    nonce: _CipherNonce<Algorithm>, ciphertext: C, tag: T
  ) throws {
    guard tag.count == Cipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }

  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= 12 + Cipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: _CipherNonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(Cipher.tagCount),
      tag: bytes.suffix(Cipher.tagCount))
  }

  var joined: Data { Data(nonce.bytes) + ciphertext + tag }
}

extension _AuthenticatedCipher {
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: _CipherNonce<Self>? = nil
  ) throws -> _SealedBox<Self> { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: _CipherNonce<Self>? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> _SealedBox<Self> {
    let nonce = nonce ?? _CipherNonce()
    let sealed = try Cipher.seal(
      _algorithm(for: key), key: key.bytes, nonce: nonce.bytes, message: Array(message),
      authenticating: Array(authenticatedData))
    return try _SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  /// Decrypts data. Throws `CryptoKitError.authenticationFailure` if it was changed or the key is another.
  public static func open(_ sealedBox: _SealedBox<Self>, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: _SealedBox<Self>, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    Data(
      try Cipher.open(
        _algorithm(for: key), key: key.bytes, nonce: sealedBox.nonce.bytes,
        ciphertext: Array(sealedBox.ciphertext), tag: Array(sealedBox.tag),
        authenticating: Array(authenticatedData)))
  }
}
