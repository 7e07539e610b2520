import XCTest

@testable import QuartzCore

/// Tests of curves (Metrics.md 2.6).
final class TimingFunctionTests: XCTestCase {
  func testNamedCurvesHaveTheirControlPoints() {
    func points(_ name: CAMediaTimingFunctionName) -> [Float] {
      let f = CAMediaTimingFunction(name: name)
      return [1, 2].flatMap { i -> [Float] in
        var p: [Float] = [0, 0]
        f.getControlPoint(at: i, values: &p)
        return p
      }
    }
    XCTAssertEqual(points(.linear), [0, 0, 1, 1])
    XCTAssertEqual(points(.easeIn), [0.42, 0, 1, 1])
    XCTAssertEqual(points(.easeOut), [0, 0, 0.58, 1])
    XCTAssertEqual(points(.easeInEaseOut), [0.42, 0, 0.58, 1])
    XCTAssertEqual(points(.default), [0.25, 0.1, 0.25, 1])
  }

  func testValueLiesOnTheCurve() {
    for points in [
      (0.42, 0.0, 1.0, 1.0), (0.25, 0.1, 0.25, 1.0), (0.0, 1.0, 1.0, 0.0), (1.0, 0.0, 0.0, 1.0),
      (0.3, -0.5, 0.7, 1.8),
    ] {
      let f = CAMediaTimingFunction(
        controlPoints: Float(points.0), Float(points.1), Float(points.2), Float(points.3))
      for step in 1..<1000 {
        let t = Double(step) / 1000
        let u = 1 - t
        let x = 3 * u * u * t * points.0 + 3 * u * t * t * points.2 + t * t * t
        let y = 3 * u * u * t * points.1 + 3 * u * t * t * points.3 + t * t * t
        // Where the curve is nearly vertical in x, y changes much faster than the resolution of x.
        let slope = abs(3 * (u * u * points.0 + 2 * u * t * (points.2 - points.0) + t * t * (1 - points.2)))
        XCTAssertEqual(f.value(at: x), y, accuracy: slope < 1e-3 ? 1e-3 : 1e-8)
      }
    }
  }

  func testEndsHoldOutsideTheUnitInterval() {
    let f = CAMediaTimingFunction(name: .easeInEaseOut)
    XCTAssertEqual(f.value(at: -1), 0)
    XCTAssertEqual(f.value(at: 0), 0)
    XCTAssertEqual(f.value(at: 1), 1)
    XCTAssertEqual(f.value(at: 7), 1)
  }

  func testTimeForValueIsTheInverse() {
    let f = CAMediaTimingFunction(name: .easeInEaseOut)
    for step in 0...100 {
      let y = Double(step) / 100
      XCTAssertEqual(f.value(at: f.time(forValue: y)), y, accuracy: 1e-9)
    }
  }
}
