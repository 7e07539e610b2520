import Foundation
import FoundationNetworking
import NetworkingExtensions
import XCTest

/// Tests of what iOS declares for requests and sessions and Foundation on Linux lacks.
final class RequestTests: XCTestCase {
  func testNetworksThatARequestMayUse() throws {
    var request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com")))
    request.setValue("a", forHTTPHeaderField: "b")
    let plain = request
    request.allowsConstrainedNetworkAccess = false
    request.allowsExpensiveNetworkAccess = false
    XCTAssertTrue(request.allowsConstrainedNetworkAccess, "no network is in Low Data Mode")
    XCTAssertTrue(request.allowsExpensiveNetworkAccess, "no network counts as expensive")
    XCTAssertEqual(request, plain)
  }

  func testServerTrust() {
    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    XCTAssertEqual(space.authenticationMethod, "NSURLAuthenticationMethodServerTrust")
    XCTAssertNil(space.serverTrust)
  }
}
