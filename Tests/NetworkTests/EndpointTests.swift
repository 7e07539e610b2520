import Foundation
import Network
import XCTest

/// Texts of addresses and endpoints.
final class EndpointTests: XCTestCase {
  func testAddressesAreReadAndWritten() {
    XCTAssertEqual(IPv4Address("10.0.0.1")?.rawValue, Data([10, 0, 0, 1]))
    XCTAssertEqual(IPv4Address("10.0.0.1").map { "\($0)" }, "10.0.0.1")
    XCTAssertNil(IPv4Address("10.0.0.256"))
    XCTAssertNil(IPv4Address("harbour"))
    XCTAssertNil(IPv4Address(Data([1, 2, 3])))
    XCTAssertEqual(IPv6Address("fe80:0:0::1").map { "\($0)" }, "fe80::1")
    XCTAssertEqual(IPv6Address("::ffff:1.2.3.4")?.asIPv4, IPv4Address("1.2.3.4"))
    XCTAssertEqual(IPv6Address("::1%lo").map { "\($0)" }, "::1%lo")
    XCTAssertNil(IPv6Address("::1%nowhere"))
    XCTAssertTrue(IPv4Address.loopback.isLoopback)
    XCTAssertTrue(IPv4Address("169.254.1.1")?.isLinkLocal ?? false)
    XCTAssertTrue(IPv4Address.mdnsGroup.isMulticast)
    XCTAssertTrue(IPv6Address("fe80::1")?.isLinkLocal ?? false)
    XCTAssertEqual(IPv6Address("ff02::1")?.multicastScope, .linkLocal)
  }

  func testHostsAreAddressesOrNames() {
    XCTAssertEqual(NWEndpoint.Host("127.0.0.1"), .ipv4(.loopback))
    XCTAssertEqual(NWEndpoint.Host("::1"), .ipv6(.loopback))
    XCTAssertEqual("example.com" as NWEndpoint.Host, .name("example.com", nil))
  }

  func testEndpointsDescribeThemselves() {
    XCTAssertEqual(NWEndpoint.hostPort(host: "example.com", port: 443).debugDescription, "example.com:443")
    XCTAssertEqual(NWEndpoint.hostPort(host: "::1", port: 443).debugDescription, "::1.443")
    XCTAssertEqual(NWEndpoint.unix(path: "/run/harbour").debugDescription, "/run/harbour")
    XCTAssertEqual(NWEndpoint.Port("8080"), 8080)
    XCTAssertNil(NWEndpoint.Port("70000"))
    XCTAssertEqual(NWEndpoint.Port(rawValue: 80), .http)
  }

  func testErrorsDescribeThemselves() {
    XCTAssertEqual("\(NWError.dns(kDNSServiceErr_NoSuchRecord))", "-65554: NoSuchRecord")
    XCTAssertEqual("\(NWError.tls(-9808))", "-9808: bad certificate format")
    XCTAssertEqual(
      "\(NWError.posix(.ECONNREFUSED))",
      "POSIXErrorCode(rawValue: \(POSIXErrorCode.ECONNREFUSED.rawValue)): Connection refused")
  }

  func testParametersNameTheirProtocols() {
    XCTAssertEqual(NWParameters.tls.debugDescription, "tls, tcp, ip")
    let parameters = NWParameters.udp
    parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: .any)
    XCTAssertEqual(parameters.copy().requiredLocalEndpoint, parameters.requiredLocalEndpoint)
  }
}
