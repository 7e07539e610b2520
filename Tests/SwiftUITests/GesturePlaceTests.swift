import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Tests of gestures with others around them, and of the places where views receive them.
@MainActor
final class GesturePlaceTests: XCTestCase {
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func show(_ view: some View) -> TestApp {
    let app = TestApp()
    app.show(view: view)
    return app
  }
  private func center(_ app: TestApp) -> CGPoint {
    CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY)
  }

  func testATapWaitsForTwoOfAViewInside() {
    let log = log
    let app = show(
      Color.red.frame(width: 100, height: 100).onTapGesture(count: 2) { log.lines.append("double") }
        .onTapGesture { log.lines.append("single") })
    app.doubleTap(at: center(app))
    app.settle()
    XCTAssertEqual(log.lines, ["double"])
    app.tap(at: center(app))
    app.settle()
    XCTAssertEqual(log.lines, ["double", "single"])
  }

  private func row(_ isShaped: Bool) -> some View {
    let log = log
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    .frame(width: 300, height: 60)
    return Group { if isShaped { row.contentShape(Rectangle()) } else { row } }
      .onTapGesture { log.lines.append("tap") }
  }

  func testGapsOfAStackReceiveNoTouchesWithoutAShape() {
    let app = show(row(false))
    app.tap(at: center(app))
    app.settle()
    XCTAssertEqual(log.lines, [])
    app.tap("a")
    app.settle()
    XCTAssertEqual(log.lines, ["tap"])
    let shaped = show(row(true))
    shaped.tap(at: center(shaped))
    shaped.settle()
    XCTAssertEqual(log.lines, ["tap", "tap"])
  }

  func testTouchesInGapsReachTheViewBelow() {
    let log = log
    let app = show(
      ZStack {
        Color.yellow.onTapGesture { log.lines.append("below") }
        VStack {
          Text("Top")
          Spacer()
          Text("Bottom")
        }
        .onTapGesture { log.lines.append("above") }
      })
    app.tap(at: center(app))
    app.tap("Top")
    app.settle()
    XCTAssertEqual(log.lines, ["below", "above"])
  }

  func testClearColorsAndHolesOfShapesReceiveNoTouches() {
    let log = log
    let app = show(
      VStack(spacing: 0) {
        Color.clear.frame(width: 80, height: 80).onTapGesture { log.lines.append("clear") }
        Circle().frame(width: 80, height: 80).onTapGesture { log.lines.append("circle") }
        Color.black.opacity(0.01).frame(width: 80, height: 80).onTapGesture { log.lines.append("faint") }
      })
    let middle = center(app)
    for point in [
      CGPoint(x: middle.x, y: middle.y - 80), CGPoint(x: middle.x - 37, y: middle.y - 37), middle,
      CGPoint(x: middle.x, y: middle.y + 80),
    ] {
      app.tap(at: point)
      app.settle()
    }
    XCTAssertEqual(log.lines, ["circle", "faint"])
  }

  func testARowTriggersAllItsButtons() {
    let log = log
    let app = show(
      List {
        HStack {
          Button("One") { log.lines.append("one") }
          Spacer()
          Button("Two") { log.lines.append("two") }
        }
        HStack {
          Button("Three") { log.lines.append("three") }.buttonStyle(.borderless)
          Spacer()
          Button("Four") { log.lines.append("four") }.buttonStyle(.borderless)
        }
      })
    app.tap("Two")
    app.settle()
    XCTAssertEqual(log.lines, ["one", "two"])
    app.tap("Four")
    app.settle()
    XCTAssertEqual(log.lines, ["one", "two", "four"])
  }
}
