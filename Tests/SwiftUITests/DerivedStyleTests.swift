import PortolanTesting
import SwiftUI
import XCTest

/// Tests foreground styles that change a level of the surrounding style.
@MainActor
final class DerivedStyleTests: XCTestCase {
  /// The red, green and blue components at the center of the screen.
  private func color(_ view: some View) throws -> [Int] {
    let app = TestApp()
    app.show(view: ZStack { view }.ignoresSafeArea())
    app.settle()
    let image = try XCTUnwrap(app.snapshot(scale: 1))
    let data = try XCTUnwrap(image.dataProvider?.data as Data?)
    let place = image.height / 2 * image.bytesPerRow + image.width / 2 * 4
    // Blue comes first.
    return data[place..<place + 3].reversed().map(Int.init)
  }

  private func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 2 } }

  /// As Apple's Backyard Birds has one.
  private struct Blended: ShapeStyle {
    let base: AnyShapeStyle
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { base.blendMode(.normal) }
  }

  func testALevelOfAStyleIsThatOfTheSurroundingViews() throws {
    let plain = try color(Rectangle().foregroundStyle(.primary.opacity(0.5)))
    XCTAssertEqual(Set(plain).count, 1)
    XCTAssertTrue(isNear(plain, [127, 127, 127]), "\(plain)")
    let red = try color(VStack { Rectangle() }.foregroundStyle(.primary.opacity(0.5)).foregroundStyle(.red))
    let half = try color(Rectangle().foregroundStyle(Color.red.opacity(0.5)))
    XCTAssertTrue(isNear(red, half), "\(red) \(half)")
    let level = try color(VStack { Rectangle() }.foregroundStyle(.secondary.opacity(0.5)))
    let secondary = try color(Rectangle().foregroundStyle(Color.secondary.opacity(0.5)))
    XCTAssertTrue(isNear(level, secondary), "\(level) \(secondary)")
  }

  func testOwnStylesResolveToLevelsOfTheSurroundingViews() throws {
    let nested = Blended(base: AnyShapeStyle(Blended(base: AnyShapeStyle(.foreground))))
    let red = try color(Rectangle().foregroundStyle(nested).foregroundStyle(.red))
    XCTAssertTrue(isNear(red, try color(Color.red)), "\(red)")
    let twice = try color(
      Rectangle().foregroundStyle(Blended(base: AnyShapeStyle(.secondary)), .red).foregroundStyle(.blue))
    XCTAssertGreaterThan(twice[2], twice[0])
  }

  func testShadowsAndBackgroundsReferToTheSurroundingStyle() throws {
    let shadow = try color(
      VStack { Rectangle() }.foregroundStyle(.shadow(.drop(radius: 1))).foregroundStyle(.red))
    XCTAssertTrue(isNear(shadow, try color(Color.red)), "\(shadow)")
    let background = try color(
      Rectangle().fill(.background).background(.black).backgroundStyle(.background.opacity(0.5)))
    XCTAssertTrue(isNear(background, [127, 127, 127]), "\(background)")
  }
}
