import CCrypto
import Foundation

/// The curve of RFC 7748, for key agreement (X25519) and signatures (Ed25519).
public enum Curve25519 {
  private static func key(privateKey: [UInt8], _ kind: Int32) throws -> LibraryKey {
    guard privateKey.count == 32,
      let key = LibraryKey(EVP_PKEY_new_raw_private_key(kind, nil, privateKey, 32))
    else { throw CryptoKitError.incorrectKeySize }
    return key
  }

  private static func key(publicKey: [UInt8], _ kind: Int32) throws -> LibraryKey {
    guard publicKey.count == 32, let key = LibraryKey(EVP_PKEY_new_raw_public_key(kind, nil, publicKey, 32))
    else { throw CryptoKitError.incorrectKeySize }
    return key
  }

  public enum Signing {
    public struct PublicKey: Sendable {
      private let key: LibraryKey
      public let rawRepresentation: Data

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { Array($0) }
        key = try Curve25519.key(publicKey: bytes, EVP_PKEY_ED25519)
        rawRepresentation = Data(bytes)
      }

      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        key.isSignature(Array(signature), of: Array(data))
      }
    }

    public struct PrivateKey: Sendable {
      private let key: LibraryKey
      public let rawRepresentation: Data
      public let publicKey: PublicKey

      public init() { try! self.init(rawRepresentation: SecureRandom.bytes(32)) }

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { Array($0) }
        key = try Curve25519.key(privateKey: bytes, EVP_PKEY_ED25519)
        rawRepresentation = Data(bytes)
        publicKey = try PublicKey(rawRepresentation: key.rawPublicKey())
      }

      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Data(try key.signature(of: Array(data)))
      }
    }
  }

  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      fileprivate let key: LibraryKey
      public let rawRepresentation: Data

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { Array($0) }
        key = try Curve25519.key(publicKey: bytes, EVP_PKEY_X25519)
        rawRepresentation = Data(bytes)
      }
    }

    public struct PrivateKey: Sendable {
      private let key: LibraryKey
      public let rawRepresentation: Data
      public let publicKey: PublicKey

      public init() { try! self.init(rawRepresentation: SecureRandom.bytes(32)) }

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { Array($0) }
        key = try Curve25519.key(privateKey: bytes, EVP_PKEY_X25519)
        rawRepresentation = Data(bytes)
        publicKey = try PublicKey(rawRepresentation: key.rawPublicKey())
      }

      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        try key.sharedSecret(with: publicKeyShare.key)
      }
    }
  }
}
