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

  func testLoadingIsAFunction() async throws {
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    let (data, _) = try await load(try XCTUnwrap(URL(string: "data:text/plain,ahoy")))
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "ahoy")
  }

  func testCachesWithoutAFolder() {
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0)
    XCTAssertEqual(cache.memoryCapacity, 1 << 20)
    XCTAssertEqual(kCFHTTPVersion1_1, "HTTP/1.1")
  }
}

final class SessionConfigurationTests: XCTestCase {
  func testMembersThatFoundationLacksOnLinux() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "downloads")
    configuration.waitsForConnectivity = true
    configuration.sessionSendsLaunchEvents = true
    configuration.allowsExpensiveNetworkAccess = false
    XCTAssertFalse(configuration.waitsForConnectivity)
    XCTAssertFalse(configuration.sessionSendsLaunchEvents)
    XCTAssertTrue(configuration.allowsExpensiveNetworkAccess)
    XCTAssertTrue(configuration.allowsConstrainedNetworkAccess)
  }
}
