import SwiftUI
import XCTest

/// Tests that the short forms of gradients are the gradients that their initializers make.
@MainActor
final class GradientStyleTests: XCTestCase {
  private func style<S: ShapeStyle>(_ style: S) -> S { style }

  func testShortFormsOfGradients() {
    let stops = [Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 1)]
    let gradient = Gradient(stops: stops)
    XCTAssertEqual(
      style(.ellipticalGradient(gradient, endRadiusFraction: 0.7)),
      EllipticalGradient(gradient: gradient, endRadiusFraction: 0.7))
    XCTAssertEqual(style(.ellipticalGradient(stops: stops)), EllipticalGradient(gradient: gradient))
    XCTAssertEqual(
      style(.radialGradient(stops: stops, center: .top, startRadius: 1, endRadius: 9)),
      RadialGradient(gradient: gradient, center: .top, startRadius: 1, endRadius: 9))
    XCTAssertEqual(
      style(.conicGradient(gradient, center: .center, angle: .degrees(30))),
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(30)))
    XCTAssertEqual(
      style(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))),
      AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
  }

  /// The second form is drawn over the first. An outline without a style is a shape, whose filling is itself.
  func testAShapeIsStrokedAndFilledWithTheForegroundStyle() {
    func picture<V: View>(_ view: V) -> Data? {
      ImageRenderer(content: view.foregroundStyle(.red).frame(width: 20, height: 20)).uiImage?.pngData()
    }
    let outline = picture(Circle().stroke(lineWidth: 4))
    XCTAssertNotNil(outline)
    XCTAssertEqual(picture(Circle().stroke(.foreground, lineWidth: 4)), outline)
    XCTAssertNotEqual(picture(Circle().stroke(.foreground, lineWidth: 4).fill()), outline)
    XCTAssertEqual(picture(Circle().stroke(lineWidth: 4).fill()), outline)
  }
}
