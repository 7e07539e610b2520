import XCTest

@testable import QuartzCore

/// Tests of springs (Metrics.md 2.6).
@MainActor
final class SpringTests: XCTestCase {
  func testDampingRatioAndDurationGiveTheMeasuredConstants() {
    for (ratio, duration, stiffness, damping) in [
      (0.5, 1.0, 161.72, 12.717), (0.8, 0.5, 323.59, 28.782), (0.7, 0.6, 268.94, 22.959),
    ] {
      let spring = SpringCurve(dampingRatio: ratio, duration: duration)
      XCTAssertEqual(spring.mass, 1)
      XCTAssertEqual(spring.stiffness, stiffness, accuracy: 0.006)
      XCTAssertEqual(spring.damping, damping, accuracy: 0.0006)
    }
  }

  func testCriticalDampingEndsAtAThousandth() {
    let spring = SpringCurve(dampingRatio: 1, duration: 2)
    XCTAssertEqual(spring.frequency * 2, 9.2334134764, accuracy: 1e-9)
    XCTAssertEqual(spring.value(at: 2), 0.999, accuracy: 1e-9)
  }

  func testInitialVelocityMovesTheEnvelope() {
    for velocity in [-2.0, -1, 0.5, 1, 1.65] {
      let spring = SpringCurve(dampingRatio: 0.5, duration: 1, velocity: velocity)
      let w = spring.frequency
      let wd = w * (0.75 as Double).squareRoot()
      XCTAssertEqual(abs((0.5 * w - velocity) / wd) * exp(-0.5 * w), 0.001, accuracy: 1e-9)
    }
  }

  func testSheetSpring() {
    // Metrics.md 2.3: mass 3, stiffness 1000, critically damped.
    let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 2 * (3000 as Double).squareRoot())
    XCTAssertEqual(spring.frequency, 18.2574, accuracy: 1e-4)
    XCTAssertEqual(spring.dampingRatio, 1, accuracy: 1e-12)
    let w = spring.frequency
    XCTAssertEqual(spring.value(at: 0.1), 1 - exp(-w * 0.1) * (1 + w * 0.1), accuracy: 1e-12)
  }

  func testCurveSolvesTheEquationOfMotion() {
    for (mass, stiffness, damping, velocity) in [
      (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 40, 0), (3, 1000, 500, 2), (2, 50, 3, -4),
    ] {
      let s = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
      XCTAssertEqual(s.value(at: 1e-9), 0, accuracy: 1e-7)
      XCTAssertEqual(s.velocity(at: 0), velocity, accuracy: 1e-9)
      let h = 1e-4
      for t in stride(from: 0.01, to: 1.5, by: 0.07) {
        let acceleration = (s.velocity(at: t + h) - s.velocity(at: t - h)) / (2 * h)
        let slope = (s.value(at: t + h) - s.value(at: t - h)) / (2 * h)
        XCTAssertEqual(slope, s.velocity(at: t), accuracy: 1e-3 * max(1, abs(slope)))
        let force = stiffness * (1 - s.value(at: t)) - damping * s.velocity(at: t)
        XCTAssertEqual(mass * acceleration, force, accuracy: 1e-3 * max(1, abs(force)))
      }
    }
  }

  func testDefaultsAndSettlingDuration() {
    let spring = CASpringAnimation(keyPath: "position.x")
    XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
    XCTAssertEqual(
      spring.settlingDuration, log(1000 * (1 + 1 / (3 as Double).squareRoot())) / 5, accuracy: 1e-12)
    let curve = spring.spring
    for t in stride(from: spring.settlingDuration, to: 5, by: 0.01) {
      XCTAssertLessThanOrEqual(abs(1 - curve.value(at: t)), 0.001)
    }
  }

  func testPerceptualDurationAndBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.stiffness, pow(2 * .pi / 0.5, 2), accuracy: 1e-9)
    XCTAssertEqual(spring.damping, 4 * .pi * 0.7 / 0.5, accuracy: 1e-9)
    XCTAssertEqual(spring.perceptualDuration, 0.5, accuracy: 1e-12)
    XCTAssertEqual(spring.bounce, 0.3, accuracy: 1e-12)
    XCTAssertEqual(CASpringAnimation(perceptualDuration: 0.4, bounce: -0.5).bounce, -0.5, accuracy: 1e-12)
  }
}
