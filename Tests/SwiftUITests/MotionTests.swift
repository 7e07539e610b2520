import PortolanTesting
import SwiftUI
import XCTest

/// Tests of interrupted springs and keyframes, and of custom transitions (issue point "Animation").
@MainActor
final class MotionTests: XCTestCase {
  /// Records every animated value that it is drawn with.
  private struct Stage: View, Animatable {
    var value: Double
    let log: Log
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      log.values.append(value)
      return Text("\(Int(value))")
    }
  }
  @MainActor private final class Log {
    var values: [Double] = []
    /// The value at the reversal, and the values since.
    var turn = 0.0
    func noteTurn() {
      turn = values.last ?? 0
      values = []
    }
  }
  private struct Moving: View {
    let log: Log
    @State private var target = 0.0
    let animation: Animation
    var body: some View {
      VStack {
        Button("There") { withAnimation(animation) { target = 100 } }
        Button("Back") {
          log.noteTurn()
          withAnimation(animation) { target = 0 }
        }
        Stage(value: target, log: log)
      }
    }
  }

  func testReversedSpringContinuesBriefly() throws {
    let log = Log()
    let app = TestApp()
    app.show(view: Moving(log: log, animation: .spring(duration: 0.6)))
    app.tap("There")
    app.advance(by: 0.15)
    app.tap("Back")
    app.advance(by: 0.05)
    XCTAssertGreaterThan(try XCTUnwrap(log.values.max()), log.turn + 1, "it keeps its speed")
    app.settle()
    XCTAssertEqual(try XCTUnwrap(log.values.last), 0, accuracy: 0.001)
  }

  func testReversedCurveReversesImmediately() throws {
    let log = Log()
    let app = TestApp()
    app.show(view: Moving(log: log, animation: .linear(duration: 0.6)))
    app.tap("There")
    app.advance(by: 0.15)
    app.tap("Back")
    app.advance(by: 0.1)
    XCTAssertLessThan(try XCTUnwrap(log.values.max()), log.turn + 3, "one frame at most")
    app.settle()
    XCTAssertEqual(try XCTUnwrap(log.values.last), 0, accuracy: 0.001)
  }

  func testSpringWithVelocityOvershootsAndReturns() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let pushed = spring.value(target: 0.0, initialVelocity: 100, time: 0.05)
    XCTAssertGreaterThan(pushed, 1)
    XCTAssertEqual(spring.value(target: 0.0, initialVelocity: 100, time: 3), 0, accuracy: 0.01)
    XCTAssertEqual(spring.velocity(target: 0.0, initialVelocity: 100, time: 0), 100, accuracy: 5)
  }

  private struct Bell: View {
    let log: Log
    @State private var rings = 0
    var body: some View {
      VStack {
        Button("Ring") {
          log.noteTurn()
          rings += 1
        }
        KeyframeAnimator(initialValue: 0.0, trigger: rings) { value in
          Stage(value: value, log: log)
        } keyframes: { _ in
          SpringKeyframe(100.0, duration: 0.5, spring: .smooth)
          LinearKeyframe(0.0, duration: 0.5)
        }
      }
    }
  }

  func testKeyframesThatStartAgainKeepTheirSpeed() throws {
    let log = Log()
    let app = TestApp()
    app.show(view: Bell(log: log))
    app.tap("Ring")
    app.advance(by: 0.75)
    app.tap("Ring")
    app.advance(by: 0.04)
    XCTAssertLessThan(try XCTUnwrap(log.values.min()), log.turn - 1, "it goes on the same way for a moment")
    app.settle()
    XCTAssertEqual(try XCTUnwrap(log.values.last), 0, accuracy: 1)
  }

  func testKeyframeContinuesWithPreviousVelocity() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack(\.self) {
        LinearKeyframe(100.0, duration: 1)
        SpringKeyframe(100.0, duration: 1, spring: .smooth)
      }
    }
    XCTAssertGreaterThan(timeline.value(time: 1.1), 102, "it overshoots")
    XCTAssertEqual(timeline.value(time: 2), 100, accuracy: 0.5)
    let own = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack(\.self) { SpringKeyframe(0.0, duration: 1, spring: .smooth, startVelocity: 200) }
    }
    XCTAssertGreaterThan(own.value(time: 0.1), 2)
  }

  private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase == .didDisappear ? 300 : phase == .willAppear ? -300 : 0)
    }
  }
  private struct Going: View {
    let transition: AnyTransition
    @State private var isShown = true
    var body: some View {
      ZStack {
        Color.white
        if isShown { Color.red.frame(width: 100, height: 100).transition(transition) }
      }
      .overlay(alignment: .top) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      }
      .ignoresSafeArea()
    }
  }

  func testRemovedViewUsesTransitionBody() {
    let app = TestApp()
    app.show(view: Going(transition: AnyTransition(Fall())))
    XCTAssertLessThan(app.pixel(196, 426)[1], 90, "it is there")
    app.tap("Go")
    app.advance(by: 0.5)
    XCTAssertEqual(app.pixel(196, 426)[1], 255, "it has left its place")
    XCTAssertLessThan(app.pixel(196, 576)[1], 90, "and falls, without fading")
    app.settle()
    XCTAssertEqual(app.pixel(196, 726)[1], 255, "it has gone")
    app.tap("Go")
    app.advance(by: 0.5)
    XCTAssertLessThan(app.pixel(196, 276)[1], 90, "it comes from above")
    app.settle()
    XCTAssertLessThan(app.pixel(196, 426)[1], 90)
  }

  func testEachWayOfAnAsymmetricTransitionIsItsOwn() {
    let app = TestApp()
    app.show(
      view: Going(transition: .asymmetric(insertion: AnyTransition(Fall()), removal: .move(edge: .trailing))))
    app.tap("Go")
    app.advance(by: 0.9)
    XCTAssertEqual(app.pixel(196, 696)[1], 255, "it does not fall")
    XCTAssertLessThan(app.pixel(286, 426)[1], 90, "it moves aside")
    app.settle()
    app.tap("Go")
    app.advance(by: 0.5)
    XCTAssertLessThan(app.pixel(196, 276)[1], 90, "it comes from above")
  }
}
