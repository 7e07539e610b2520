import CCrypto
import Foundation

/// An elliptic curve of NIST.
public protocol _NISTCurve: Sendable {
  associatedtype Hash: HashFunction
  static var number: Int32 { get }
  static var group: String { get }
  /// The size of a coordinate in bytes.
  static var count: Int { get }
}

extension _NISTCurve {
  static func convert(_ point: [UInt8], compressed: Bool) throws -> [UInt8] {
    var output = [UInt8](repeating: 0, count: compressed ? count + 1 : 2 * count + 1)
    guard
      portolan_ec_convert(number, point, point.count, &output, output.count, compressed ? 1 : 0) == 1
    else { throw CryptoKitError.incorrectParameterSize }
    return output
  }

  static func publicPoint(_ number: [UInt8]) throws -> [UInt8] {
    var output = [UInt8](repeating: 0, count: 2 * count + 1)
    guard number.count == count,
      portolan_ec_public(self.number, number, number.count, &output, output.count) == 1
    else { throw CryptoKitError.incorrectKeySize }
    return output
  }

  static func key(point: [UInt8], number: [UInt8]?) throws -> LibraryKey {
    guard
      let key = LibraryKey(
        portolan_ec_key(group, point, point.count, number, number?.count ?? 0))
    else { throw CryptoKitError.incorrectParameterSize }
    return key
  }

  static func randomNumber() -> [UInt8] {
    while true {
      var bytes = SecureRandom.bytes(count)
      // The curve P-521 has 521 bits.
      if number == NID_secp521r1 { bytes[0] &= 1 }
      if (try? publicPoint(bytes)) != nil { return bytes }
    }
  }
}

/// A public key of a curve of NIST.
public struct _ECPublicKey<Curve: _NISTCurve, Use>: Sendable {
  let key: LibraryKey
  private let point: [UInt8]

  init(point: [UInt8]) throws {
    self.point = point
    key = try Curve.key(point: point, number: nil)
  }

  /// - Parameter data: The coordinates x and y.
  public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
    let bytes = data.withUnsafeBytes { Array($0) }
    try self.init(point: Curve.convert([4] + bytes, compressed: false))
  }

  public init<D: ContiguousBytes>(x963Representation data: D) throws {
    try self.init(point: Curve.convert(data.withUnsafeBytes { Array($0) }, compressed: false))
  }

  public init<D: ContiguousBytes>(compressedRepresentation data: D) throws {
    try self.init(x963Representation: data)
  }

  public init<D: RandomAccessCollection>(derRepresentation data: D) throws where D.Element == UInt8 {
    // The point is at the end of the structure of RFC 5480.
    try self.init(x963Representation: Array(data.suffix(2 * Curve.count + 1)))
    guard Array(derRepresentation) == Array(data) else { throw CryptoKitError.invalidParameter }
  }

  public init(pemRepresentation: String) throws {
    let lines = pemRepresentation.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard let data = Data(base64Encoded: lines.joined()) else { throw CryptoKitError.invalidParameter }
    try self.init(derRepresentation: data)
  }

  public var rawRepresentation: Data { Data(point.dropFirst()) }
  public var x963Representation: Data { Data(point) }
  public var compressedRepresentation: Data {
    Data((try? Curve.convert(point, compressed: true)) ?? [])
  }

  /// The structure of RFC 5480.
  public var derRepresentation: Data {
    var pointer: UnsafeMutablePointer<UInt8>?
    let count = i2d_PUBKEY(key.pointer, &pointer)
    guard count > 0, let pointer else { return Data() }
    defer { CRYPTO_free(pointer, nil, 0) }
    return Data(bytes: pointer, count: Int(count))
  }

  public var pemRepresentation: String {
    let text = derRepresentation.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN PUBLIC KEY-----\n\(text)\n-----END PUBLIC KEY-----"
  }
}

/// A private key of a curve of NIST.
public struct _ECPrivateKey<Curve: _NISTCurve, Use>: Sendable {
  let key: LibraryKey
  private let number: [UInt8]
  public let publicKey: _ECPublicKey<Curve, Use>

  init(number: [UInt8]) throws {
    let point = try Curve.publicPoint(number)
    self.number = number
    publicKey = try _ECPublicKey(point: point)
    key = try Curve.key(point: point, number: number)
  }

  public init(compactRepresentable: Bool = true) { try! self.init(number: Curve.randomNumber()) }

  public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
    try self.init(number: data.withUnsafeBytes { Array($0) })
  }

  /// - Parameter data: The public point followed by the private number.
  public init<D: ContiguousBytes>(x963Representation data: D) throws {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == 3 * Curve.count + 1 else { throw CryptoKitError.incorrectKeySize }
    try self.init(number: Array(bytes.suffix(Curve.count)))
    guard publicKey.x963Representation.elementsEqual(bytes.dropLast(Curve.count)) else {
      throw CryptoKitError.invalidParameter
    }
  }

  public var rawRepresentation: Data { Data(number) }
  public var x963Representation: Data { publicKey.x963Representation + Data(number) }
}

/// The use of a key for signatures.
public enum _Signing: Sendable {}
/// The use of a key for a shared secret.
public enum _KeyAgreement: Sendable {}

/// A signature of ECDSA.
public struct _ECDSASignature<Curve: _NISTCurve>: ContiguousBytes, Sendable {
  /// The numbers r and s.
  public let rawRepresentation: Data

  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Curve.count else { throw CryptoKitError.incorrectParameterSize }
    self.rawRepresentation = Data(rawRepresentation)
  }

  public init<D: DataProtocol>(derRepresentation: D) throws {
    let bytes = Array(derRepresentation)
    let signature = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var start = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &start, buffer.count)
    }
    guard let signature else { throw CryptoKitError.invalidParameter }
    defer { ECDSA_SIG_free(signature) }
    var raw = [UInt8](repeating: 0, count: 2 * Curve.count)
    let isGood = raw.withUnsafeMutableBufferPointer { buffer in
      BN_bn2binpad(ECDSA_SIG_get0_r(signature), buffer.baseAddress, Int32(Curve.count)) >= 0
        && BN_bn2binpad(
          ECDSA_SIG_get0_s(signature), buffer.baseAddress! + Curve.count, Int32(Curve.count)) >= 0
    }
    guard isGood else { throw CryptoKitError.invalidParameter }
    rawRepresentation = Data(raw)
  }

  public var derRepresentation: Data {
    let bytes = Array(rawRepresentation)
    let signature = ECDSA_SIG_new()
    defer { ECDSA_SIG_free(signature) }
    bytes.withUnsafeBufferPointer { buffer in
      _ = ECDSA_SIG_set0(
        signature, BN_bin2bn(buffer.baseAddress, Int32(Curve.count), nil),
        BN_bin2bn(buffer.baseAddress! + Curve.count, Int32(Curve.count), nil))
    }
    var pointer: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(signature, &pointer)
    guard count > 0, let pointer else { return Data() }
    defer { CRYPTO_free(pointer, nil, 0) }
    return Data(bytes: pointer, count: Int(count))
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try rawRepresentation.withUnsafeBytes(body)
  }
}

extension _ECPrivateKey where Use == _Signing {
  public func signature<D: Digest>(for digest: D) throws -> _ECDSASignature<Curve> {
    try _ECDSASignature(derRepresentation: key.signature(ofDigest: Array(digest)))
  }

  /// Signs the digest of data by the hash function that belongs to the curve.
  public func signature<D: DataProtocol>(for data: D) throws -> _ECDSASignature<Curve> {
    try signature(for: Curve.Hash.hash(data: data))
  }
}

extension _ECPublicKey where Use == _Signing {
  public func isValidSignature<D: Digest>(_ signature: _ECDSASignature<Curve>, for digest: D) -> Bool {
    key.isSignature(Array(signature.derRepresentation), ofDigest: Array(digest))
  }

  public func isValidSignature<D: DataProtocol>(_ signature: _ECDSASignature<Curve>, for data: D) -> Bool {
    isValidSignature(signature, for: Curve.Hash.hash(data: data))
  }
}

extension _ECPrivateKey where Use == _KeyAgreement {
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: _ECPublicKey<Curve, _KeyAgreement>
  ) throws -> SharedSecret { try key.sharedSecret(with: publicKeyShare.key) }
}

/// The curve P-256 of NIST.
public enum P256: _NISTCurve {
  public typealias Hash = SHA256
  public static var number: Int32 { NID_X9_62_prime256v1 }
  public static var group: String { "prime256v1" }
  public static var count: Int { 32 }

  public enum Signing {
    public typealias PrivateKey = _ECPrivateKey<P256, _Signing>
    public typealias PublicKey = _ECPublicKey<P256, _Signing>
    public typealias ECDSASignature = _ECDSASignature<P256>
  }

  public enum KeyAgreement {
    public typealias PrivateKey = _ECPrivateKey<P256, _KeyAgreement>
    public typealias PublicKey = _ECPublicKey<P256, _KeyAgreement>
  }
}

/// The curve P-384 of NIST.
public enum P384: _NISTCurve {
  public typealias Hash = SHA384
  public static var number: Int32 { NID_secp384r1 }
  public static var group: String { "secp384r1" }
  public static var count: Int { 48 }

  public enum Signing {
    public typealias PrivateKey = _ECPrivateKey<P384, _Signing>
    public typealias PublicKey = _ECPublicKey<P384, _Signing>
    public typealias ECDSASignature = _ECDSASignature<P384>
  }

  public enum KeyAgreement {
    public typealias PrivateKey = _ECPrivateKey<P384, _KeyAgreement>
    public typealias PublicKey = _ECPublicKey<P384, _KeyAgreement>
  }
}

/// The curve P-521 of NIST.
public enum P521: _NISTCurve {
  public typealias Hash = SHA512
  public static var number: Int32 { NID_secp521r1 }
  public static var group: String { "secp521r1" }
  public static var count: Int { 66 }

  public enum Signing {
    public typealias PrivateKey = _ECPrivateKey<P521, _Signing>
    public typealias PublicKey = _ECPublicKey<P521, _Signing>
    public typealias ECDSASignature = _ECDSASignature<P521>
  }

  public enum KeyAgreement {
    public typealias PrivateKey = _ECPrivateKey<P521, _KeyAgreement>
    public typealias PublicKey = _ECPublicKey<P521, _KeyAgreement>
  }
}
