import Foundation
import FoundationNetworking
import NetworkingExtensions
import XCTest

/// Tests of what iOS declares for requests and sessions and Foundation on Linux lacks.
final class RequestTests: XCTestCase {
  func testNetworksThatARequestMayUse() throws {
    var request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com")))
    request.setValue("a", forHTTPHeaderField: "b")
    XCTAssertTrue(request.allowsConstrainedNetworkAccess)
    request.allowsConstrainedNetworkAccess = false
    let copy = request
    request.allowsConstrainedNetworkAccess = true
    XCTAssertFalse(copy.allowsConstrainedNetworkAccess)
    XCTAssertTrue(request.allowsConstrainedNetworkAccess)
    XCTAssertTrue(copy.allowsExpensiveNetworkAccess)
    XCTAssertEqual(copy.value(forHTTPHeaderField: "b"), "a")
  }

  func testServerTrust() {
    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    XCTAssertEqual(space.authenticationMethod, "NSURLAuthenticationMethodServerTrust")
    XCTAssertNil(space.serverTrust)
  }
}
