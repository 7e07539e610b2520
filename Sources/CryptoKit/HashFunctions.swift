import CCrypto

/// A digest of SHA256.
public struct SHA256Digest: _BytesDigest {
  public static var name: String { "SHA256" }
  public static var byteCount: Int { 32 }
  public let bytes: [UInt8]
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The hash function SHA256.
public struct SHA256: _LibraryHash {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }
  public static var algorithm: OpaquePointer { EVP_sha256() }
  public var state = _HashBox(EVP_sha256())
  public init() {}
}

/// A digest of SHA384.
public struct SHA384Digest: _BytesDigest {
  public static var name: String { "SHA384" }
  public static var byteCount: Int { 48 }
  public let bytes: [UInt8]
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The hash function SHA384.
public struct SHA384: _LibraryHash {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }
  public static var algorithm: OpaquePointer { EVP_sha384() }
  public var state = _HashBox(EVP_sha384())
  public init() {}
}

/// A digest of SHA512.
public struct SHA512Digest: _BytesDigest {
  public static var name: String { "SHA512" }
  public static var byteCount: Int { 64 }
  public let bytes: [UInt8]
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The hash function SHA512.
public struct SHA512: _LibraryHash {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }
  public static var algorithm: OpaquePointer { EVP_sha512() }
  public var state = _HashBox(EVP_sha512())
  public init() {}
}

/// Hash functions that are no longer secure, for compatibility.
public enum Insecure {
  /// A digest of SHA1.
  public struct SHA1Digest: _BytesDigest {
    public static var name: String { "SHA1" }
    public static var byteCount: Int { 20 }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The hash function SHA1.
  public struct SHA1: _LibraryHash {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }
    public static var algorithm: OpaquePointer { EVP_sha1() }
    public var state = _HashBox(EVP_sha1())
    public init() {}
  }

  /// A digest of MD5.
  public struct MD5Digest: _BytesDigest {
    public static var name: String { "MD5" }
    public static var byteCount: Int { 16 }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The hash function MD5.
  public struct MD5: _LibraryHash {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }
    public static var algorithm: OpaquePointer { EVP_md5() }
    public var state = _HashBox(EVP_md5())
    public init() {}
  }
}
