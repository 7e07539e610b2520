// Every `@unchecked Sendable`: libcrypto's objects are not changed after they are created.

import CCrypto
import Foundation

/// A public key of a certificate.
///
/// Differs from iOS: private keys cannot be created; see ``SecKeyCreateRandomKey(_:_:)``.
public final class SecKey: NSObject, @unchecked Sendable {
  private let key: OpaquePointer

  /// - Parameter key: A reference that the object releases.
  init(_ key: OpaquePointer) { self.key = key }

  deinit { EVP_PKEY_free(key) }

  /// The key in the format of its kind: PKCS #1 for RSA, the point for elliptic curves.
  var representation: Data? { encoded { i2d_PublicKey(key, $0) } }

  /// The size of a block in bytes.
  var blockSize: Int { Int(EVP_PKEY_get_size(key)) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecKey else { return false }
    return EVP_PKEY_eq(key, other.key) == 1
  }

  public override var hash: Int { representation.hashValue }
}

/// An X.509 certificate.
public final class SecCertificate: NSObject, @unchecked Sendable {
  let certificate: OpaquePointer
  let data: Data

  /// Returns nil unless the data is a certificate in DER.
  init?(_ data: Data) {
    var certificate: OpaquePointer?
    let end = data.withUnsafeBytes { bytes -> Int? in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var position: UnsafePointer<UInt8>? = start
      certificate = d2i_X509(nil, &position, bytes.count)
      return position.map { $0 - start }
    }
    guard let certificate else { return nil }
    self.certificate = certificate
    self.data = data
    super.init()
    if end != data.count { return nil }
  }

  deinit { X509_free(certificate) }

  var key: SecKey? { X509_get_pubkey(certificate).map(SecKey.init) }

  /// The common name of the subject.
  var commonName: String? {
    guard let subject = X509_get_subject_name(certificate) else { return nil }
    var name = [CChar](repeating: 0, count: 256)
    let count = X509_NAME_get_text_by_NID(subject, NID_commonName, &name, Int32(name.count))
    return count < 0
      ? nil : String(decoding: name.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The serial number, without the header of DER.
  var serialNumber: Data? {
    guard let number = X509_get_serialNumber(certificate), let value = ASN1_INTEGER_to_BN(number, nil) else {
      return nil
    }
    defer { BN_free(value) }
    var bytes = [UInt8](repeating: 0, count: Int(BN_num_bits(value) + 7) / 8)
    BN_bn2bin(value, &bytes)
    return Data(bytes)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// Returns the bytes that a function of libcrypto writes; nil for an error.
private func encoded(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> Data? {
  let count = write(nil)
  guard count > 0 else { return nil }
  return Data(
    [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, written in
      var position = buffer.baseAddress
      written = max(0, Int(write(&position)))
    })
}

/// Returns nil unless the data is a certificate in DER.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data)
}

/// Returns the certificate in DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns the public key.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// Returns the common name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.commonName
}

/// Writes the common name of the subject.
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.commonName
  return certificate.commonName == nil ? errSecDecode : errSecSuccess
}

/// Returns the serial number.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { certificate.serialNumber }

/// Returns the key: PKCS #1 for RSA, the uncompressed point for elliptic curves.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  let data = key.representation
  if data == nil { error?.pointee = .passRetained(failure(errSecDecode)) }
  return data
}

/// Returns the size of a block in bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

/// Fails with `errSecUnimplemented`. CryptoKit creates keys.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  error?.pointee = .passRetained(failure(errSecUnimplemented))
  return nil
}

/// Fails with `errSecUnimplemented`.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  error?.pointee = .passRetained(failure(errSecUnimplemented))
  return nil
}

/// Returns the key itself, which is public.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key }

/// An error with the code of a result.
func failure(_ status: OSStatus, _ reason: String? = nil) -> NSError {
  let text = reason ?? SecCopyErrorMessageString(status, nil)
  return NSError(
    domain: NSOSStatusErrorDomain, code: Int(status),
    userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
}
