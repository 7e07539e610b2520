// Every `@unchecked Sendable`: libcrypto's objects are not changed after they are created.

import CCrypto
import Foundation

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

  var key: SecKey? { X509_get_pubkey(certificate).map { SecKey($0) } }

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

/// An error with the code of a result.
func failure(_ status: OSStatus, _ reason: String? = nil) -> NSError {
  let text = reason ?? SecCopyErrorMessageString(status, nil)
  return NSError(
    domain: NSOSStatusErrorDomain, code: Int(status),
    userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
}
