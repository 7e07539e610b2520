import PortolanTesting
import SwiftUI
import XCTest

/// Tests of gesture priorities, and of links in texts.
@MainActor
final class GesturePriorityTests: XCTestCase {
  private final class Log { var lines: [String] = [] }

  private func taps<V: View>(_ log: Log, _ view: V) -> [String] {
    log.lines = []
    let app = TestApp()
    app.show(UIHostingController(rootView: view))
    app.tap(at: CGPoint(x: app.window.bounds.midX, y: app.window.safeAreaLayoutGuide.layoutFrame.midY))
    app.settle()
    app.advance(by: 1)
    app.end()
    return log.lines
  }

  func testAGestureOfHighPriorityWins() {
    let log = Log()
    let tap = TapGesture().onEnded { log.lines.append("outer") }
    XCTAssertEqual(
      taps(log, Button("Press") { log.lines.append("button") }.padding(40).highPriorityGesture(tap)),
      ["outer"])
    XCTAssertEqual(
      taps(
        log,
        Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
          .highPriorityGesture(tap)), ["outer"])
  }

  func testSimultaneousGestureWithButton() {
    let log = Log()
    let tap = TapGesture().onEnded { log.lines.append("outer") }
    XCTAssertEqual(
      taps(log, Button("Press") { log.lines.append("button") }.simultaneousGesture(tap)).sorted(),
      ["button", "outer"])
    XCTAssertEqual(
      taps(
        log,
        Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
          .simultaneousGesture(tap)
      ).sorted(), ["inner", "outer"])
  }

  func testAButtonWinsOverAnOrdinaryGestureAround() {
    let log = Log()
    XCTAssertEqual(
      taps(
        log,
        Button("Press") { log.lines.append("button") }.padding(40)
          .onTapGesture { log.lines.append("outer") }), ["button"])
  }

  /// A composed gesture; its value is that of its body.
  private struct Twice: Gesture {
    let log: Log
    var body: some Gesture { TapGesture(count: 1).onEnded { log.lines.append("composed") } }
  }

  func testAComposedGesture() {
    let log = Log()
    XCTAssertEqual(
      taps(log, Color.red.frame(width: 100, height: 100).gesture(Twice(log: log))), ["composed"])
  }

  func testALinkInATextOpens() throws {
    let log = Log()
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Text("Read [the manual](https://example.org/manual) first")
          .environment(
            \.openURL,
            OpenURLAction {
              log.lines.append($0.absoluteString)
              return .handled
            })))
    let frame = try XCTUnwrap(app.element("Read the manual first")).frame
    app.tap(at: CGPoint(x: frame.minX + frame.width * 0.45, y: frame.midY))
    app.settle()
    XCTAssertEqual(log.lines, ["https://example.org/manual"])
    app.tap(at: CGPoint(x: frame.minX + 8, y: frame.midY))
    app.settle()
    XCTAssertEqual(log.lines.count, 1, "beside the link")
  }
}
