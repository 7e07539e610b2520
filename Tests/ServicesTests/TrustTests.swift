import Security
import XCTest

/// Tests of certificates and their evaluation.
final class TrustTests: XCTestCase {
  /// A certificate of `localhost`, signed by itself and valid until 2126.
  static let localhost =
    "MIIBmzCCAUGgAwIBAgIUbMMJ6CBCXgPMgxg5tVPsDlVMmVYwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAX"
    + "DTI2MTEyNDAzMDkwNFoYDzIxMjYxMDMxMDMwOTA0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO"
    + "PQMBBwNCAARFmdp+t82yE+0bvJ5AMJhSnN1bbORVlgj6uESrM2RbSUQwNinSDRQQsFe9lDwcYcvt7QIcNXe0DoL9hBVIXptS"
    + "o28wbTAdBgNVHQ4EFgQUQwqNFIyB5d6/Ms374tVuIABq4uAwHwYDVR0jBBgwFoAUQwqNFIyB5d6/Ms374tVuIABq4uAwDwYD"
    + "VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIgOs4vbGONTLsfA92j"
    + "cbQxjAxwpzavAJga2NTHg1Wo7scCIQD0gUENQ/ngtj5PN7craIkuYkC5VB+HUY7yveI9nyyYLg=="

  private func certificate() throws -> SecCertificate {
    let data = try XCTUnwrap(Data(base64Encoded: Self.localhost))
    return try XCTUnwrap(SecCertificateCreateWithData(nil, data as CFData))
  }

  private func trust(_ host: String?) throws -> SecTrust {
    var trust: SecTrust?
    let status = SecTrustCreateWithCertificates(
      try certificate(), SecPolicyCreateSSL(true, host.map { $0 as CFString }), &trust)
    XCTAssertEqual(status, errSecSuccess)
    return try XCTUnwrap(trust)
  }

  func testACertificateIsRead() throws {
    let certificate = try certificate()
    XCTAssertEqual(SecCertificateCopySubjectSummary(certificate) as String?, "localhost")
    XCTAssertEqual(SecCertificateCopyData(certificate), Data(base64Encoded: Self.localhost))
    let key = try XCTUnwrap(SecCertificateCopyKey(certificate))
    // An uncompressed point of P-256.
    let point = try XCTUnwrap(SecKeyCopyExternalRepresentation(key, nil))
    XCTAssertEqual(point.count, 65)
    XCTAssertEqual(point.first, 4)
    XCTAssertEqual(key, SecTrustCopyKey(try trust(nil)))
    XCTAssertEqual(certificate, try self.certificate())
    XCTAssertNil(SecCertificateCreateWithData(nil, Data("no certificate".utf8)))
  }

  func testAnUnknownCertificateIsNotTrusted() throws {
    let trust = try trust("localhost")
    var error: CFError?
    XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
    XCTAssertEqual(error?.code, Int(errSecNotTrusted))
    var result = SecTrustResultType.proceed
    XCTAssertEqual(SecTrustGetTrustResult(trust, &result), errSecSuccess)
    XCTAssertEqual(result, .recoverableTrustFailure)
  }

  func testAnAnchorIsTrustedForItsNameOnly() throws {
    for (host, code) in [("localhost", nil), ("127.0.0.1", nil), ("example.com", errSecHostNameMismatch)] {
      let trust = try trust(host)
      XCTAssertEqual(SecTrustSetAnchorCertificates(trust, [try certificate()] as CFArray), errSecSuccess)
      XCTAssertEqual(SecTrustSetAnchorCertificatesOnly(trust, true), errSecSuccess)
      var error: CFError?
      XCTAssertEqual(SecTrustEvaluateWithError(trust, &error), code == nil, host)
      XCTAssertEqual(error?.code, code.map(Int.init), host)
    }
  }

  func testRevocationCannotBeChecked() throws {
    let trust = try trust("localhost")
    let policies = [SecPolicyCreateSSL(true, nil), SecPolicyCreateRevocation(kSecRevocationOCSPMethod)]
    XCTAssertEqual(SecTrustSetPolicies(trust, policies.compactMap { $0 }), errSecSuccess)
    var error: CFError?
    XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
    XCTAssertEqual(error?.code, Int(errSecUnimplemented))
  }
}
