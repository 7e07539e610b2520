import CCrypto
@_exported import Foundation

/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure, unwrapFailure, invalidParameter
}

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8, Iterator == Array<UInt8>.Iterator {
  static var byteCount: Int { get }
}

/// A function that computes a digest of data.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// The size of a block in bytes.
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  static func hash(bytes: [UInt8]) -> [UInt8] { Array(hash(data: bytes)) }
}

/// The bytes of a digest.
public protocol _BytesDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension _BytesDigest {
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "\(Self.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Compares in constant time.
  public static func == (lhs: Self, rhs: Self) -> Bool { Constant.equal(lhs.bytes, rhs.bytes) }

  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Constant.equal(lhs.bytes, Array(rhs)) }
}

/// Comparison of secrets.
enum Constant {
  /// Compares in a time that depends on the lengths only.
  static func equal(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The running state of one of libcrypto's hash functions. Copied before a change if it is shared.
final class HashState: @unchecked Sendable {
  private let context: OpaquePointer

  init(_ algorithm: OpaquePointer) {
    context = EVP_MD_CTX_new()
    EVP_DigestInit_ex(context, algorithm, nil)
  }

  init(copying other: HashState) {
    context = EVP_MD_CTX_new()
    EVP_MD_CTX_copy_ex(context, other.context)
  }

  deinit { EVP_MD_CTX_free(context) }

  func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

  func finish(count: Int) -> [UInt8] {
    let copy = HashState(copying: self)
    var bytes = [UInt8](repeating: 0, count: count)
    EVP_DigestFinal_ex(copy.context, &bytes, nil)
    return bytes
  }
}

/// A hash function of libcrypto.
public protocol _LibraryHash: HashFunction where Digest: _BytesDigest {
  static var algorithm: OpaquePointer { get }
  var state: _HashBox { get set }
}

/// The storage of a hash function's state.
public struct _HashBox: Sendable {
  var state: HashState
  init(_ algorithm: OpaquePointer) { state = HashState(algorithm) }
}

extension _LibraryHash {
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state.state) { state.state = HashState(copying: state.state) }
    state.state.update(bufferPointer)
  }

  public func finalize() -> Digest { Digest(bytes: state.state.finish(count: Digest.byteCount)) }
}
