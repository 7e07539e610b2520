import AuthenticationServices
import XCTest

/// Tests of credentials that tests of apps decode.
final class AppleCredentialTests: XCTestCase {
  /// The keys are those of an archive that ViewInspector contains.
  func testACredentialIsDecodedAndSetByName() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode("person" as NSString, forKey: "_user")
    archiver.encode(2, forKey: "_realUserStatus")
    archiver.encode(["email"] as NSArray, forKey: "_authorizedScopes")
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let credential = try XCTUnwrap(ASAuthorizationAppleIDCredential(coder: unarchiver))
    XCTAssertEqual(credential.user, "person")
    XCTAssertNil(credential.email)
    XCTAssertEqual(credential.authorizedScopes, [.email])
    XCTAssertEqual(credential.realUserStatus, .likelyReal)
    credential.setValue("other", forKey: "user")
    credential.setValue("a@example.org", forKey: "email")
    credential.setValue([ASAuthorization.Scope.fullName], forKey: "authorizedScopes")
    credential.setValue(ASUserDetectionStatus.unknown.rawValue, forKey: "realUserStatus")
    XCTAssertEqual(credential.user, "other")
    XCTAssertEqual(credential.email, "a@example.org")
    XCTAssertEqual(credential.authorizedScopes, [.fullName])
    XCTAssertEqual(credential.realUserStatus, .unknown)
  }
}
