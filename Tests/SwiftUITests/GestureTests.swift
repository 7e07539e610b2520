import PortolanTesting
import SwiftUI
import XCTest

/// Tests of gestures, individually and together (issue point "gestures").
@MainActor
final class GestureTests: XCTestCase {
  private final class Log: ObservableObject {
    @Published var entries: [String] = []
    @Published var mask = GestureMask.all
  }

  private struct Pad<G: Gesture>: View {
    let gesture: G
    var body: some View { Color.red.frame(width: 300, height: 300).gesture(gesture) }
  }

  private func show<G: Gesture>(_ gesture: G) -> TestApp {
    let app = TestApp()
    app.show(UIHostingController(rootView: Pad(gesture: gesture)))
    return app
  }
  private let middle = CGPoint(x: 196, y: 430)

  func testADragCountsFromWhereTheFingerCameDown() {
    var first: DragGesture.Value?
    var last: DragGesture.Value?
    let app = show(
      DragGesture(coordinateSpace: .global).onChanged { first = first ?? $0 }.onEnded { last = $0 })
    app.drag(from: middle, to: CGPoint(x: middle.x + 100, y: middle.y))
    XCTAssertGreaterThanOrEqual(first?.translation.width ?? 0, 10)
    XCTAssertLessThan(first?.translation.width ?? 100, 30)
    XCTAssertEqual(last?.startLocation.x ?? 0, middle.x, accuracy: 0.5)
    XCTAssertEqual(last?.translation.width ?? 0, 100, accuracy: 0.5)
    XCTAssertEqual(last?.location.x ?? 0, middle.x + 100, accuracy: 0.5)
  }

  func testADragOfNoDistanceBeginsWithTheFinger() {
    var log: [CGFloat] = []
    let app = show(
      DragGesture(minimumDistance: 0).onChanged { log.append($0.translation.width) }
        .onEnded { _ in log.append(-1) })
    app.beginDrag(at: middle)
    XCTAssertEqual(log, [0])
    app.endDrag(at: middle)
    app.settle()
    XCTAssertEqual(log.last, -1)
  }

  func testADragWaitsForItsOwnDistance() {
    var hasBegun = false
    let app = show(DragGesture(minimumDistance: 60).onChanged { _ in hasBegun = true })
    app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 50))
    XCTAssertFalse(hasBegun)
    app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 70))
    XCTAssertTrue(hasBegun)
  }

  private struct Pressed: View {
    let log: Log
    var body: some View {
      Color.red.frame(width: 300, height: 300).onLongPressGesture(minimumDuration: 0.4) {
        log.entries.append("done")
      } onPressingChanged: {
        log.entries.append($0 ? "down" : "up")
      }
    }
  }

  func testLongPressReportsLocation() {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Pressed(log: log)))
    app.tap(at: middle)
    app.settle()
    XCTAssertEqual(log.entries, ["down", "up"])
    log.entries = []
    app.longPress(at: middle)
    app.settle()
    XCTAssertEqual(log.entries, ["down", "done", "up"])
  }

  func testAPressIsFollowedByADrag() {
    var log: [String] = []
    let app = show(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
        .onChanged {
          switch $0 {
          case .first: log.append("pressing")
          case .second(_, nil): log.append("pressed")
          case .second: if log.last != "dragging" { log.append("dragging") }
          }
        }
        .onEnded { _ in log.append("dropped") })
    app.beginDrag(at: middle)
    app.advance(by: 0.5)
    app.moveFinger(from: middle, to: CGPoint(x: middle.x + 80, y: middle.y), duration: 0.2)
    app.endDrag(at: CGPoint(x: middle.x + 80, y: middle.y))
    app.settle()
    XCTAssertEqual(log, ["pressing", "pressed", "dragging", "dropped"])
  }

  func testReleasedPressDoesNotStartDrag() {
    var dragged = false
    let app = show(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { _ in dragged = true })
    app.longPress(at: middle)
    app.settle()
    app.drag(from: middle, to: CGPoint(x: middle.x + 80, y: middle.y))
    app.settle()
    XCTAssertFalse(dragged)
  }

  private struct Held: View {
    @GestureState private var width: CGFloat = 0
    var body: some View {
      Text(width > 0 ? "moved" : "at rest").frame(width: 300, height: 300).contentShape(Rectangle())
        .gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
    }
  }

  func testGestureStateResetsWhenGestureEndsOrIsCanceled() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Held()))
    for isCancelled in [true, false] {
      app.beginDrag(at: middle)
      let end = CGPoint(x: middle.x + 60, y: middle.y)
      app.moveFinger(from: middle, to: end, duration: 0.2)
      XCTAssertTrue(app.sees("moved"))
      if isCancelled { app.cancelTouch(at: end) } else { app.endDrag(at: end) }
      app.settle()
      XCTAssertTrue(app.sees("at rest"), "cancelled: \(isCancelled)")
    }
  }

  func testTwoGesturesGoOnAtTheSameTime() {
    var last: CGFloat = 0
    var taps = 0
    let app = show(
      MagnifyGesture().simultaneously(with: TapGesture())
        .onEnded {
          last = $0.first?.magnification ?? last
          if $0.second != nil { taps += 1 }
        })
    app.pinch(at: middle, from: 100, to: 200)
    app.settle()
    XCTAssertEqual(last, 2, accuracy: 0.3)
    app.tap(at: middle)
    app.settle()
    XCTAssertEqual(taps, 1)
  }

  func testOneOfTwoGesturesWins() {
    var log: [String] = []
    let app = show(
      TapGesture(count: 2).exclusively(before: TapGesture())
        .onEnded { if case .first = $0 { log.append("twice") } else { log.append("once") } })
    app.doubleTap(at: middle)
    app.settle()
    XCTAssertEqual(log, ["twice"])
    app.tap(at: middle)
    app.settle()
    XCTAssertEqual(log, ["twice", "once"])
  }

  func testAGestureCallsItselfAnotherValue() {
    var words: [String] = []
    let app = show(SpatialTapGesture().map { "x \(Int($0.location.x))" }.onEnded { words.append($0) })
    app.tap(at: middle)
    app.settle()
    XCTAssertEqual(words.count, 1)
    XCTAssertTrue(words.first?.hasPrefix("x 1") ?? false)
  }

  private struct Masked: View {
    @ObservedObject var log: Log
    var body: some View {
      VStack {
        Button("Inside") { log.entries.append("button") }
        Color.red.frame(width: 300, height: 200)
      }
      .gesture(TapGesture().onEnded { log.entries.append("gesture") }, including: log.mask)
    }
  }

  func testAMaskLeavesGesturesOut() throws {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Masked(log: log)))
    let inside = try XCTUnwrap(app.element("Inside")).center
    let beside = CGPoint(x: inside.x, y: inside.y + 100)
    func taps(_ mask: GestureMask) -> [String] {
      log.mask = mask
      app.settle()
      log.entries = []
      app.tap(at: inside)
      app.settle()
      app.tap(at: beside)
      app.settle()
      return log.entries
    }
    XCTAssertEqual(taps(.all), ["button", "gesture"])
    XCTAssertEqual(taps(.subviews), ["button"])
    XCTAssertEqual(taps(.gesture), ["gesture", "gesture"])
    XCTAssertEqual(taps(.none), [])
  }
}
