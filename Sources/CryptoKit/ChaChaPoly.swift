import CCrypto
import Foundation

/// Encryption by ChaCha20 with authentication by Poly1305 (RFC 8439).
public enum ChaChaPoly {
  /// A number that is used once with a key, of 12 bytes.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    public init() { bytes = SecureRandom.bytes(12) }
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// Encrypted data with its nonce and tag.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == Cipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 12 + Cipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(Cipher.tagCount),
        tag: bytes.suffix(Cipher.tagCount))
    }

    /// The nonce, the encrypted data and the tag.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }

  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try Cipher.seal(
      algorithm(key), key: key.bytes, nonce: nonce.bytes, message: Array(message),
      authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  /// Decrypts data. Throws `CryptoKitError.authenticationFailure` if it was changed or the key is another.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    Data(
      try Cipher.open(
        algorithm(key), key: key.bytes, nonce: sealedBox.nonce.bytes,
        ciphertext: Array(sealedBox.ciphertext), tag: Array(sealedBox.tag),
        authenticating: Array(authenticatedData)))
  }

  private static func algorithm(_ key: SymmetricKey) throws -> OpaquePointer {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return EVP_chacha20_poly1305()
  }
}
