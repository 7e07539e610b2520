import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import XCTest

/// Tests of data task publishers, with a custom URL protocol instead of the network.
final class DataTaskPublisherTests: XCTestCase {
  private final class Harbour: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "harbour" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, url.host == "open" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
        return
      }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("ahoy!".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private var kept: Set<AnyCancellable> = []

  private func load(_ link: String) throws -> (values: [String], failure: URLError?) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Harbour.self]
    var values: [String] = []
    var failure: URLError?
    let ended = expectation(description: "the publisher ends")
    URLSession(configuration: configuration).dataTaskPublisher(for: try XCTUnwrap(URL(string: link)))
      .map { String(decoding: $0.data, as: UTF8.self) }
      .sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion { failure = error }
          ended.fulfill()
        }, receiveValue: { values.append($0) }
      )
      .store(in: &kept)
    wait(for: [ended], timeout: 60)
    return (values, failure)
  }

  func testDataComesOnceAndThePublisherEnds() throws {
    let (values, failure) = try load("harbour://open/")
    XCTAssertEqual(values, ["ahoy!"])
    XCTAssertNil(failure)
  }

  func testAFailureEndsThePublisher() throws {
    let (values, failure) = try load("harbour://closed/")
    XCTAssertEqual(values, [])
    XCTAssertNotNil(failure)
  }
}
