import CCrypto
@_exported import Foundation

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func digest(
  _ algorithm: OpaquePointer, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  EVP_Digest(data, Int(count), out, nil, algorithm, nil)
  return out
}

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_md5(), data, len, md) }

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha1(), data, len, md) }

@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha224(), data, len, md) }

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha256(), data, len, md) }

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha384(), data, len, md) }

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha512(), data, len, md) }

// MARK: Authentication

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of data (RFC 2104). Without effect for unknown algorithms.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let functions = [EVP_sha1(), EVP_md5(), EVP_sha256(), EVP_sha384(), EVP_sha512(), EVP_sha224()]
  guard functions.indices.contains(Int(algorithm)) else { return }
  HMAC(
    functions[Int(algorithm)], key, Int32(keyLength), data?.assumingMemoryBound(to: UInt8.self), dataLength,
    macOut?.assumingMemoryBound(to: UInt8.self), nil)
}

// MARK: Keys from passwords

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCPBKDF2: CCPBKDFAlgorithm = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password (RFC 8018).
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let functions = [EVP_sha1(), EVP_sha224(), EVP_sha256(), EVP_sha384(), EVP_sha512()]
  guard algorithm == kCCPBKDF2, functions.indices.contains(Int(prf) - 1), rounds > 0 else {
    return Int32(kCCParamError)
  }
  let status = PKCS5_PBKDF2_HMAC(
    password, Int32(passwordLen), salt, Int32(saltLen), Int32(rounds), functions[Int(prf) - 1],
    Int32(derivedKeyLen), derivedKey)
  return Int32(status == 1 ? kCCSuccess : kCCUnspecifiedError)
}
