import CoreGraphics
import Foundation
import XCTest

@testable import GTKHost
@testable import UIKit

/// Records the events of a host.
@MainActor
final class RecordingClient: HostClient {
  private(set) var events: [HostEvent] = []
  var environmentChanges = 0
  var screenChanges = 0

  func host(_ host: any UIKit.Host, window: any HostWindow, received event: HostEvent) {
    events.append(event)
  }
  func hostEnvironmentDidChange(_ host: any UIKit.Host) { environmentChanges += 1 }
  func hostScreenDidChange(_ host: any UIKit.Host) { screenChanges += 1 }
  func host(_ host: any UIKit.Host, open urls: [URL]) {}
  func hostDidReceiveMemoryWarning(_ host: any UIKit.Host) {}
  func hostWillTerminate(_ host: any UIKit.Host) {}

  func forget() { events = [] }

  var pointers: [HostPointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }
  var keys: [HostKeyEvent] { events.compactMap { if case .key(let event) = $0 { event } else { nil } } }
  var scrolls: [HostScrollEvent] {
    events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
  }
  var committed: String {
    events.reduce(into: "") { if case .text(.commit(let text)) = $1 { $0 += text } }
  }
  var preedits: [String] {
    events.compactMap { if case .text(.preedit(let text, _)) = $0 { text } else { nil } }
  }
  var closeRequests: Int { events.count { if case .closeRequested = $0 { true } else { false } } }
  var geometries: [HostWindowGeometry] {
    events.compactMap { if case .geometry(let shape) = $0 { shape } else { nil } }
  }
}

/// One host for the process, as in an application, and a window for each test.
@MainActor
class WindowTestCase: XCTestCase {
  static let host = Result { try GTKHost(arguments: []) }

  var host: GTKHost!
  let client = RecordingClient()
  private(set) var window: GTKWindow!

  override func setUp() async throws {
    host = try Self.host.get()
    host.client = client
    window =
      host.makeWindow(HostWindowRequest(title: "Test", size: CGSize(width: 400, height: 300))) as? GTKWindow
    window.show()
    await until { self.window.isVisible && !self.client.geometries.isEmpty || self.window.isDrawn }
  }

  override func tearDown() async throws {
    window.close()
    window = nil
  }

  /// Runs the loop until `condition` holds, for at most ten seconds. The display server is another process.
  func until(_ condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) async {
    let limit = Date(timeIntervalSinceNow: 10)
    while !condition(), limit.timeIntervalSinceNow > 0 { try? await Task.sleep(nanoseconds: 5_000_000) }
    XCTAssertTrue(condition(), "it never came to it", file: file, line: line)
  }

  /// Moves the mouse, presses its buttons and types, like a user at the display.
  func act(_ words: String...) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["xdotool"] + words
    try tool.run()
    tool.waitUntilExit()
    XCTAssertEqual(tool.terminationStatus, 0, "xdotool \(words)")
  }
}
