import CombineNetworking
import FoundationNetworking
import NetworkingExtensions
import XCTest

extension URLSession {
  /// A method of an app with the name of iOS's, which has one more parameter.
  fileprivate func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let url = try XCTUnwrap(request.url)
    return (
      Data("own".utf8),
      URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
    )
  }
}

/// Tests of methods that apps declare for older systems.
final class OwnRequestTests: XCTestCase {
  func testAMethodOfTheAppTakesPrecedence() async throws {
    let (data, _) = try await URLSession.shared.data(
      for: URLRequest(url: URL(string: "https://example.org")!))
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "own")
  }
}
