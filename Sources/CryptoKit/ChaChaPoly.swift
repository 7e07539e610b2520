import CCrypto
import Foundation

/// Encryption by ChaCha20 with authentication by Poly1305 (RFC 8439).
public enum ChaChaPoly: _AuthenticatedCipher {
  /// Of 12 bytes.
  public typealias Nonce = _CipherNonce<ChaChaPoly>
  public typealias SealedBox = _SealedBox<ChaChaPoly>

  public static func _isNonceSize(_ count: Int) -> Bool { count == 12 }

  public static func _algorithm(for key: SymmetricKey) throws -> OpaquePointer {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return EVP_chacha20_poly1305()
  }
}

extension _SealedBox where Algorithm == ChaChaPoly {
  /// The nonce, the encrypted data and the tag.
  public var combined: Data { joined }
}
