import CCrypto

/// An algorithm of an operation with a key, by Apple's text: `algid:sign:RSA:message-PKCS1v15:SHA256`.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  private init(_ text: String) { rawValue = "algid:" + text }

  public static let rsaSignatureRaw = Self("sign:RSA:raw")
  public static let rsaSignatureDigestPKCS1v15Raw = Self("sign:RSA:digest-PKCS1v15")
  public static let rsaSignatureDigestPKCS1v15SHA1 = Self("sign:RSA:digest-PKCS1v15:SHA1")
  public static let rsaSignatureDigestPKCS1v15SHA224 = Self("sign:RSA:digest-PKCS1v15:SHA224")
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256")
  public static let rsaSignatureDigestPKCS1v15SHA384 = Self("sign:RSA:digest-PKCS1v15:SHA384")
  public static let rsaSignatureDigestPKCS1v15SHA512 = Self("sign:RSA:digest-PKCS1v15:SHA512")
  public static let rsaSignatureMessagePKCS1v15SHA1 = Self("sign:RSA:message-PKCS1v15:SHA1")
  public static let rsaSignatureMessagePKCS1v15SHA224 = Self("sign:RSA:message-PKCS1v15:SHA224")
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA384 = Self("sign:RSA:message-PKCS1v15:SHA384")
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureDigestPSSSHA1 = Self("sign:RSA:digest-PSS:SHA1:SHA1:20")
  public static let rsaSignatureDigestPSSSHA224 = Self("sign:RSA:digest-PSS:SHA224:SHA224:24")
  public static let rsaSignatureDigestPSSSHA256 = Self("sign:RSA:digest-PSS:SHA256:SHA256:32")
  public static let rsaSignatureDigestPSSSHA384 = Self("sign:RSA:digest-PSS:SHA384:SHA384:48")
  public static let rsaSignatureDigestPSSSHA512 = Self("sign:RSA:digest-PSS:SHA512:SHA512:64")
  public static let rsaSignatureMessagePSSSHA1 = Self("sign:RSA:message-PSS:SHA1:SHA1:20")
  public static let rsaSignatureMessagePSSSHA224 = Self("sign:RSA:message-PSS:SHA224:SHA224:24")
  public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256:SHA256:32")
  public static let rsaSignatureMessagePSSSHA384 = Self("sign:RSA:message-PSS:SHA384:SHA384:48")
  public static let rsaSignatureMessagePSSSHA512 = Self("sign:RSA:message-PSS:SHA512:SHA512:64")
  public static let ecdsaSignatureDigestX962 = Self("sign:ECDSA:digest-X962")
  public static let ecdsaSignatureDigestX962SHA1 = Self("sign:ECDSA:digest-X962:SHA1")
  public static let ecdsaSignatureDigestX962SHA224 = Self("sign:ECDSA:digest-X962:SHA224")
  public static let ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
  public static let ecdsaSignatureDigestX962SHA384 = Self("sign:ECDSA:digest-X962:SHA384")
  public static let ecdsaSignatureDigestX962SHA512 = Self("sign:ECDSA:digest-X962:SHA512")
  public static let ecdsaSignatureMessageX962SHA1 = Self("sign:ECDSA:message-X962:SHA1")
  public static let ecdsaSignatureMessageX962SHA224 = Self("sign:ECDSA:message-X962:SHA224")
  public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384")
  public static let ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512")
  public static let rsaEncryptionRaw = Self("encrypt:RSA:raw")
  public static let rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA224 = Self("encrypt:RSA:OAEP:SHA224")
  public static let rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA384 = Self("encrypt:RSA:OAEP:SHA384")
  public static let rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512")
  public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH")
  /// The same result as ``ecdhKeyExchangeStandard``: the cofactor of the supported curves is 1.
  public static let ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC")
}

/// An operation with a key.
public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

extension SecKeyAlgorithm {
  /// The parts of the text: operation, kind of key, padding, digest, and that of the mask with the length of the salt.
  private var parts: [Substring] { rawValue.split(separator: ":").dropFirst().map { $0 } }

  var isRSA: Bool { parts.count > 1 && parts[1] == "RSA" }

  /// Whether the operation digests the message.
  var digestsMessage: Bool { parts.count > 2 && parts[2].hasPrefix("message-") }

  /// libcrypto's number of the padding of RSA.
  var padding: Int32 {
    guard parts.count > 2 else { return RSA_NO_PADDING }
    if parts[2].hasSuffix("PKCS1v15") || parts[2] == "PKCS1" { return RSA_PKCS1_PADDING }
    if parts[2].hasSuffix("PSS") { return RSA_PKCS1_PSS_PADDING }
    return parts[2] == "OAEP" ? RSA_PKCS1_OAEP_PADDING : RSA_NO_PADDING
  }

  /// libcrypto's digest; `nil` if the algorithm names none.
  var digest: OpaquePointer? { parts.count > 3 ? EVP_get_digestbyname(String(parts[3])) : nil }

  func supports(_ operation: SecKeyOperationType) -> Bool {
    switch operation {
    case .sign, .verify: parts.first == "sign"
    case .encrypt, .decrypt: parts.first == "encrypt"
    case .keyExchange: parts.first == "keyexchange"
    }
  }
}
