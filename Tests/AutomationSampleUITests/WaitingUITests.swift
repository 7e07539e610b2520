import Foundation
import XCTest

/// Waits for tasks and the network, which run in real time.
@MainActor
final class WaitingUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    await MainActor.run { app.launchArguments = ["--waiting"] }
  }

  func testATaskThatSleeps() {
    app.launch()
    app.buttons["Sleep"].tap()
    XCTAssertTrue(app.staticTexts["Slept"].waitForExistence(timeout: 10))
  }

  func testAnAnswerOfTheNetwork() throws {
    let server = try OneAnswerServer(text: "From the network")
    app.launchEnvironment["SERVER"] = server.url
    app.launch()
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["From the network"].waitForExistence(timeout: 10))
  }

  func testAWaitInVainEndsInTime() {
    app.launch()
    XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 0.2))
  }

  func testWhatTheLastActionBeganEndsBeforeTheApp() {
    app.launch()
    XCTAssertFalse(app.staticTexts["Saved"].exists)
    app.buttons["Save"].tap()
    app.terminate()
    app.launch()
    XCTAssertTrue(app.staticTexts["Saved"].exists)
  }

  func testMetricsOfLaunches() {
    measure(metrics: [XCTApplicationLaunchMetric(), XCTMemoryMetric(application: app), XCTClockMetric()]) {
      app.launch()
    }
    XCTAssertEqual(app.state, .runningForeground)
  }
}

/// An HTTP server that answers one request.
private final class OneAnswerServer {
  let url: String

  init(text: String) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
    let thread = Thread {
      let connection = accept(listener, nil, nil)
      var request = [UInt8](repeating: 0, count: 4096)
      _ = recv(connection, &request, request.count, 0)
      let answer = "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
      _ = answer.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
      close(connection)
      close(listener)
    }
    thread.start()
  }
}
