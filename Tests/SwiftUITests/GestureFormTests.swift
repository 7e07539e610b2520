import PortolanTesting
import SwiftUI
import XCTest

/// Tests erased, optional, named and disabled gestures.
@MainActor
final class GestureFormTests: XCTestCase {
  @MainActor private final class Log {
    var entries: [String] = []
    var point: CGPoint?
  }
  private let middle = CGPoint(x: 196, y: 430)
  private var pad: some View { Color.red.frame(width: 300, height: 300) }

  func testAnErasedGestureIsRecognized() {
    let log = Log()
    let gesture = AnyGesture(DragGesture().map { $0.translation.width })
    let app = TestApp()
    app.show(view: pad.gesture(gesture.onEnded { log.entries.append("\(Int($0))") }))
    app.drag(from: middle, to: CGPoint(x: middle.x + 80, y: middle.y))
    XCTAssertEqual(log.entries, ["80"])
  }

  private struct Switching: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      VStack {
        Color.red.frame(height: 300)
          .gesture(isOn ? TapGesture().onEnded { log.entries.append("tap") } : nil)
        Button("Switch") { isOn.toggle() }
      }
    }
  }
  func testAnAbsentGestureRecognizesNothing() {
    let log = Log()
    let app = TestApp()
    app.show(view: Switching(log: log))
    let place = CGPoint(x: 196, y: 350)
    app.tap(at: place)
    app.tap("Switch")
    app.settle()
    app.tap(at: place)
    app.settle()
    app.tap("Switch")
    app.settle()
    app.tap(at: place)
    app.settle()
    XCTAssertEqual(log.entries, ["tap"])
  }

  private struct Nested: View {
    let log: Log
    let isEnabled: Bool
    var body: some View {
      Button("Inner") { log.entries.append("inner") }
        .frame(width: 200, height: 200)
        .highPriorityGesture(TapGesture().onEnded { log.entries.append("outer") }, isEnabled: isEnabled)
    }
  }
  func testADisabledGestureLeavesThoseOfSubviews() {
    for (isEnabled, expected) in [(true, "outer"), (false, "inner")] {
      let log = Log()
      let app = TestApp()
      app.show(view: Nested(log: log, isEnabled: isEnabled))
      app.tap("Inner")
      app.settle()
      XCTAssertEqual(log.entries, [expected])
      app.end()
    }
  }

  func testANamedGestureNamesItsRecognizers() {
    let app = TestApp()
    app.show(view: pad.gesture(TapGesture(), name: "open"))
    func names(_ view: UIView) -> [String] {
      (view.gestureRecognizers ?? []).compactMap(\.name) + view.subviews.flatMap(names)
    }
    XCTAssertEqual(names(app.window), ["open"])
  }

  func testATapIsLocatedInItsCoordinateSpace() {
    let log = Log()
    let app = TestApp()
    app.show(
      view: pad.onTapGesture(coordinateSpace: .global) { log.point = $0 })
    app.tap(at: middle)
    app.settle()
    XCTAssertEqual(log.point, middle)
  }

  private struct Resetting: View {
    let log: Log
    @GestureState(reset: { value, _ in Self.ended.append(value ?? 0) }) private var width: CGFloat?
    static var ended: [CGFloat] = []
    var body: some View {
      Color.red.frame(width: 300, height: 300)
        .gesture(DragGesture().updating($width) { value, width, _ in width = value.translation.width })
    }
  }
  func testTheResetOfAGestureStateReceivesItsValue() {
    Resetting.ended = []
    let app = TestApp()
    app.show(view: Resetting(log: Log()))
    app.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y))
    XCTAssertEqual(Resetting.ended.last ?? 0, 60, accuracy: 1)
  }
}
