import CCrypto
import Foundation

/// Encryption by the Advanced Encryption Standard.
public enum AES {
  /// The mode of Galois and counter.
  public enum GCM: _AuthenticatedCipher {
    /// Of 12 bytes or more.
    public typealias Nonce = _CipherNonce<GCM>
    public typealias SealedBox = _SealedBox<GCM>

    public static func _isNonceSize(_ count: Int) -> Bool { count >= 12 }

    public static func _algorithm(for key: SymmetricKey) throws -> OpaquePointer {
      switch key.bytes.count {
      case 16: return EVP_aes_128_gcm()
      case 24: return EVP_aes_192_gcm()
      case 32: return EVP_aes_256_gcm()
      default: throw CryptoKitError.incorrectKeySize
      }
    }
  }
}

extension _SealedBox where Algorithm == AES.GCM {
  /// The nonce, the encrypted data and the tag; nil for nonces of other sizes than 12 bytes.
  public var combined: Data? { nonce.bytes.count != 12 ? nil : joined }
}
