import PortolanTesting
import SwiftUI
import XCTest

/// Tests of animators (issue point "animation").
@MainActor
final class AnimatorTests: XCTestCase {
  private struct Values {
    var scale = 1.0
    var shift = 0.0
  }

  func testATimelineGoesThroughItsKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
        LinearKeyframe(1.0, duration: 1)
      }
      KeyframeTrack(\.shift) {
        MoveKeyframe(10.0)
        CubicKeyframe(20.0, duration: 4)
      }
    }
    XCTAssertEqual(timeline.duration, 4)
    XCTAssertEqual(timeline.value(time: 0.5).scale, 1.5, accuracy: 0.001)
    XCTAssertEqual(timeline.value(time: 1.75).scale, 1.25, accuracy: 0.001)
    XCTAssertEqual(timeline.value(time: 3).scale, 1)
    XCTAssertEqual(timeline.value(time: 0).shift, 10, accuracy: 0.001)
    XCTAssertEqual(timeline.value(time: 2).shift, 15, accuracy: 0.001)
    XCTAssertEqual(timeline.value(progress: 1).shift, 20)
  }

  /// Keyframes come from loops and branches.
  func testKeyframesOfAnArrayFollowEachOther() {
    let frames = [LinearKeyframe(10.0, duration: 1), LinearKeyframe(4.0, duration: 2)]
    func timeline(_ returns: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        for frame in frames { frame }
        if returns { LinearKeyframe(0.0, duration: 1) }
      }
    }
    XCTAssertEqual(timeline(false).duration, 3)
    XCTAssertEqual(timeline(false).value(time: 0.5), 5, accuracy: 0.001)
    XCTAssertEqual(timeline(false).value(time: 2), 7, accuracy: 0.001)
    XCTAssertEqual(timeline(true).value(time: 3.5), 2, accuracy: 0.001)
  }

  func testASpringKeyframeArrives() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { SpringKeyframe(1.0, duration: 2, spring: .bouncy) }
    }
    XCTAssertEqual(timeline.value(time: 2), 1)
    XCTAssertGreaterThan(
      (0..<100).map { timeline.value(time: Double($0) / 50) }.max() ?? 0, 1, "it overshoots")
  }

  private struct Jump: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("x").keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
          content.accessibilityLabel(value > 5 ? "high" : "low")
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(10.0, duration: 0.4)
            LinearKeyframe(0.0, duration: 0.4)
          }
        }
        Button("Jump") { count += 1 }
      }
    }
  }
  func testKeyframesRunWhenAValueChanges() {
    let app = TestApp()
    app.show(view: Jump())
    XCTAssertTrue(app.sees("low"))
    app.tap("Jump")
    app.advance(by: 0.35)
    XCTAssertTrue(app.sees("high"))
    app.settle()
    XCTAssertTrue(app.sees("low"))
  }

  private struct Counter: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(Int(number))") }
  }
  private struct Counting: View {
    @State private var number = 0.0
    var body: some View {
      VStack {
        Counter(number: number)
        Button("Count") { withAnimation(.linear(duration: 1)) { number = 100 } }
      }
    }
  }
  func testAnAnimatableViewIsMadeOfEachStage() {
    let app = TestApp()
    app.show(view: Counting())
    XCTAssertTrue(app.sees("0"))
    app.tap("Count")
    app.advance(by: 0.5)
    XCTAssertTrue((40...60).contains { app.sees("\($0)") }, app.accessibilityText)
    app.settle()
    XCTAssertTrue(app.sees("100"))
  }

  private struct Shake: GeometryEffect {
    var turns: Double
    var animatableData: Double {
      get { turns }
      set { turns = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 60 * sin(turns * 2 * .pi), y: 0))
    }
  }
  private struct Shaken: View {
    @State private var turns = 0.0
    var body: some View {
      VStack {
        Color.black.frame(width: 50, height: 50).modifier(Shake(turns: turns))
        Button("Shake") { withAnimation(.linear(duration: 1)) { turns = 1 } }
      }
    }
  }
  func testAGeometryEffectIsDrawnAtTheStagesOfAnAnimation() {
    let app = TestApp()
    app.show(view: Shaken())
    let place = CGPoint(x: 196, y: 410)
    XCTAssertEqual(app.pixel(place.x, place.y), [0, 0, 0])
    app.tap("Shake")
    app.advance(by: 0.25)
    XCTAssertEqual(app.pixel(place.x, place.y), [255, 255, 255], "it is beside its place")
    XCTAssertEqual(app.pixel(place.x + 60, place.y), [0, 0, 0])
    app.settle()
    XCTAssertEqual(app.pixel(place.x, place.y), [0, 0, 0])
  }

  func testAProjectionMovesTheView() {
    let app = TestApp()
    app.show(
      view: Color.black.frame(width: 50, height: 50)
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 80, y: 0))))
    XCTAssertEqual(app.pixel(276, 430), [0, 0, 0])
    XCTAssertEqual(app.pixel(180, 430), [255, 255, 255])
  }

  func testSpringsAreDescribedInSeveralWays() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 0.0001)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    XCTAssertEqual(same.duration, 0.5, accuracy: 0.0001)
    XCTAssertEqual(same.bounce, 0.3, accuracy: 0.0001)
    XCTAssertEqual(spring.value(target: 10.0, time: 5), 10, accuracy: 0.05)
  }

  /// The values are those of iOS (https://github.com/OpenSwiftUIProject/OpenSwiftUI, OpenSwiftUICompatibilityTests).
  func testSlopesOfUnitCurves() {
    func check(_ curve: UnitCurve, _ slopes: [Double], line: UInt = #line) {
      for (index, slope) in slopes.enumerated() {
        XCTAssertEqual(curve.velocity(at: Double(index) / 4), slope, accuracy: 0.01, line: line)
      }
    }
    check(.linear, [1, 1, 1, 1, 1])
    check(.easeIn, [0, 0.67, 1.07, 1.37, 0])
    check(.easeOut, [1, 1.37, 1.07, 0.67, 0])
    check(.easeInOut, [0, 1.06, 1.72, 1.06, 0])
    check(.circularEaseIn, [0, 0.258, 0.577, 1.134])
    check(.circularEaseInOut, [0, 0.577])
    XCTAssertEqual(UnitCurve.circularEaseIn.velocity(at: 1), .infinity)
    XCTAssertEqual(UnitCurve.circularEaseOut.velocity(at: 0), .infinity)
    XCTAssertEqual(UnitCurve.circularEaseOut.velocity(at: 1), 0)
    XCTAssertEqual(UnitCurve.circularEaseInOut.velocity(at: 0.5), .infinity)
    XCTAssertEqual(UnitCurve.linear.velocity(at: -0.5), 1)
    let extreme = UnitCurve.bezier(
      startControlPoint: .init(x: -0.5, y: 2), endControlPoint: .init(x: 1.5, y: -1))
    XCTAssertEqual(extreme.velocity(at: 0.5), -1, accuracy: 1e-9)
  }

  func testAnglesAreAnimatedOnTheScaleOfPoints() {
    var angle = Angle.degrees(180)
    XCTAssertEqual(angle.animatableData, .pi * 128)
    angle.animatableData /= 2
    XCTAssertEqual(angle.degrees, 90)
  }

  func testASlowOrPausedTimelineHasNoDates() {
    let start = Date(timeIntervalSince1970: 0)
    XCTAssertEqual(
      Array(AnimationTimelineSchedule(minimumInterval: 1.5).entries(from: start, mode: .normal).prefix(3)),
      [0, 1.5, 3].map { Date(timeIntervalSince1970: $0) })
    XCTAssertTrue(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)).isEmpty)
    XCTAssertTrue(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency)).isEmpty)
  }

  func testUnitCurves() {
    XCTAssertEqual(UnitCurve.linear.value(at: 0.3), 0.3, accuracy: 0.001)
    XCTAssertLessThan(UnitCurve.easeIn.value(at: 0.3), 0.3)
    XCTAssertGreaterThan(UnitCurve.circularEaseOut.value(at: 0.3), 0.3)
  }
}
