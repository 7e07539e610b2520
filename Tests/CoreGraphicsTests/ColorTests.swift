import CoreGraphics
import SeededRandom
import XCTest

final class ColorTests: XCTestCase {
  func testGrayHasTwoComponents() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    XCTAssertEqual(gray.components, [0.5, 0.25])
    XCTAssertEqual(gray.numberOfComponents, 2)
    XCTAssertEqual(gray.colorSpace?.model, .monochrome)
    XCTAssertEqual(gray.rgba.g, 0.5)
  }

  func testAlphaIsReplacedAndTheRestKept() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(red.copy(alpha: 0.5)?.components, [1, 0, 0, 0.5])
    XCTAssertEqual(red.copy(alpha: 1), red)
    XCTAssertNotEqual(red.copy(alpha: 0.5), red)
  }

  func testEqualColorsHashAlike() {
    let a = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let b = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertEqual(a, b)
    XCTAssertEqual(Set([a, b]).count, 1)
    XCTAssertNotEqual(CGColor(gray: 1, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  func testConversionThereAndBackKeepsTheColor() throws {
    var random = SeededNumbers(seed: 10)
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.sRGB] {
      let space = try XCTUnwrap(CGColorSpace(name: name))
      for _ in 0..<100 {
        let color = CGColor(
          red: random.value(in: 0...1), green: random.value(in: 0...1), blue: random.value(in: 0...1),
          alpha: 1)
        let there = try XCTUnwrap(color.converted(to: space, intent: .defaultIntent, options: nil))
        XCTAssertEqual(there.rgba.r, color.rgba.r, accuracy: 1e-6)
        XCTAssertEqual(there.rgba.g, color.rgba.g, accuracy: 1e-6)
        XCTAssertEqual(there.rgba.b, color.rgba.b, accuracy: 1e-6)
      }
    }
  }

  func testWideGamutRedLiesOutsideSRGB() throws {
    let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try XCTUnwrap(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    XCTAssertGreaterThan(red.rgba.r, 1)
    XCTAssertLessThan(red.rgba.g, 0)
    XCTAssertTrue(space.isWideGamutRGB)
  }

  func testUnknownColorSpaceIsNotMade() {
    XCTAssertNil(CGColorSpace(name: "no such space"))
  }

  func testGradientWithoutLocationsIsEven() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0.5, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    XCTAssertEqual(gradient.stops.map(\.location), [0, 0.5, 1])
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
  }

  func testGradientStopsAreSortedByLocation() throws {
    let gradient = try XCTUnwrap(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 1, 0, 1],
        locations: [0.9, 0.1], count: 2))
    XCTAssertEqual(gradient.stops.map(\.location), [0.1, 0.9])
    XCTAssertEqual(gradient.stops[0].color.rgba.g, 1)
  }
}
