import Foundation
import FoundationNetworking
import NetworkingExtensions
import XCTest

/// Tests of connections, which sessions replaced in iOS 9.
final class ConnectionTests: XCTestCase {
  private final class Receiver: NSURLConnectionDataDelegate {
    var data = Data()
    let finished: XCTestExpectation
    init(_ finished: XCTestExpectation) { self.finished = finished }
    func connection(_ connection: NSURLConnection, didReceive data: Data) { self.data += data }
    func connectionDidFinishLoading(_ connection: NSURLConnection) { finished.fulfill() }
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) { finished.fulfill() }
  }

  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try XCTUnwrap(URL(string: text)))
  }

  @available(*, deprecated)
  func testADelegateReceivesTheData() throws {
    let receiver = Receiver(expectation(description: "finished"))
    let connection = NSURLConnection(request: try request("data:text/plain,ahoy"), delegate: receiver)
    wait(for: [receiver.finished], timeout: 60)
    XCTAssertNotNil(connection)
    XCTAssertEqual(String(decoding: receiver.data, as: UTF8.self), "ahoy")
  }

  @available(*, deprecated)
  func testACallerWaitsForTheData() throws {
    var response: URLResponse?
    let data = try NSURLConnection.sendSynchronousRequest(
      request("data:text/plain,ahoy"), returning: &response)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "ahoy")
    XCTAssertNotNil(response)
    XCTAssertThrowsError(
      try NSURLConnection.sendSynchronousRequest(request("file:///missing"), returning: nil))
  }
}
