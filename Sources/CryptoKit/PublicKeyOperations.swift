import CCrypto
import Foundation

// Immutable: libcrypto's functions for signing and agreement do not change the key.
/// A key of libcrypto, freed with its last reference.
final class LibraryKey: @unchecked Sendable {
  let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { EVP_PKEY_free(pointer) }

  /// The raw public key of a curve of Montgomery or Edwards.
  func rawPublicKey() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = 32
    EVP_PKEY_get_raw_public_key(pointer, &bytes, &count)
    return bytes
  }

  /// Signs data as a whole, as Ed25519 does.
  func signature(of data: [UInt8]) throws -> [UInt8] {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var count = 256
    var signature = [UInt8](repeating: 0, count: count)
    guard EVP_DigestSignInit(context, nil, nil, nil, pointer) == 1,
      EVP_DigestSign(context, &signature, &count, data, data.count) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return Array(signature.prefix(count))
  }

  func isSignature(_ signature: [UInt8], of data: [UInt8]) -> Bool {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, nil, nil, pointer) == 1
      && EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
  }

  /// Signs a digest, as ECDSA does.
  func signature(ofDigest digest: [UInt8]) throws -> [UInt8] {
    let context = EVP_PKEY_CTX_new(pointer, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var count = 256
    var signature = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_sign_init(context) == 1,
      EVP_PKEY_sign(context, &signature, &count, digest, digest.count) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return Array(signature.prefix(count))
  }

  func isSignature(_ signature: [UInt8], ofDigest digest: [UInt8]) -> Bool {
    let context = EVP_PKEY_CTX_new(pointer, nil)
    defer { EVP_PKEY_CTX_free(context) }
    return EVP_PKEY_verify_init(context) == 1
      && EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
  }

  func sharedSecret(with other: LibraryKey) throws -> SharedSecret {
    let context = EVP_PKEY_CTX_new(pointer, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.pointer) == 1,
      EVP_PKEY_derive(context, nil, &count) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    var secret = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_derive(context, &secret, &count) == 1 else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }
    return SharedSecret(bytes: Array(secret.prefix(count)))
  }
}

/// The secret that two parties derive from each other's public keys.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String { "SharedSecret" }

  public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool {
    Constant.equal(lhs.bytes, rhs.bytes)
  }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Derives a key as ANSI X9.63 describes.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var counter: UInt32 = 1
    while output.count < outputByteCount {
      let number = Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) }
      output += H.hash(bytes: bytes + number + Array(sharedInfo))
      counter += 1
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}

/// A processor for keys. There is none.
public enum SecureEnclave {
  /// Whether there is a secure enclave. Always false.
  public static var isAvailable: Bool { false }
}
