import PortolanTesting
import SwiftUI
import XCTest

/// Tests of materials, which blur the content behind in every form.
@MainActor
final class MaterialTests: XCTestCase {
  /// Black at the left, white at the right: a blur turns the edge between them into a gradient.
  private struct Halves: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
    }
  }

  /// Returns whether colors change gradually across the middle.
  private func isBlurred<V: View>(_ view: V, file: StaticString = #filePath, line: UInt = #line) {
    let pixels = ViewPixels(
      ZStack {
        Halves()
        view
      }, width: 200, height: 200)
    let row = stride(from: 70, through: 130, by: 4).map { pixels[$0, 100][1] }
    let steps = zip(row, row.dropFirst()).map { $1 - $0 }
    XCTAssertGreaterThan(row.last! - row.first!, 20, "\(row)", file: file, line: line)
    XCTAssertLessThan(steps.max()!, (row.last! - row.first!) / 2, "\(row)", file: file, line: line)
  }

  func testBackgroundOfAView() {
    isBlurred(Color.clear.frame(width: 160, height: 160).background(.ultraThinMaterial))
  }
  func testBackgroundInAShape() {
    isBlurred(
      Color.clear.frame(width: 160, height: 160)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20)))
  }
  func testFilledShapes() {
    isBlurred(Rectangle().fill(.ultraThinMaterial).frame(width: 160, height: 160))
    isBlurred(Capsule().fill(.ultraThinMaterial).frame(width: 160, height: 80))
    isBlurred(Circle().fill(.ultraThinMaterial).frame(width: 160, height: 160))
    isBlurred(Ellipse().fill(.regularMaterial).frame(width: 160, height: 100))
  }
  func testOverlayAndNestedViews() {
    isBlurred(Color.clear.overlay { Rectangle().fill(.ultraThinMaterial) })
    isBlurred(
      VStack { Text(" ").frame(width: 150, height: 150).background(.ultraThinMaterial) }
        .clipShape(RoundedRectangle(cornerRadius: 12)))
  }
  func testInAGroupThatIsFadedOrMasked() {
    isBlurred(
      ZStack {
        Rectangle().fill(.ultraThinMaterial)
        Text("Word").offset(y: 60)
      }
      .frame(width: 160, height: 160).compositingGroup().opacity(0.99))
    isBlurred(Rectangle().fill(.ultraThinMaterial).mask { Circle() }.frame(width: 160, height: 160))
  }

  func testOutsideTheShapeNothingIsBlurred() {
    let pixels = ViewPixels(
      ZStack {
        Halves()
        Circle().fill(.ultraThinMaterial).frame(width: 60, height: 60)
      }, width: 200, height: 200)
    XCTAssertEqual(pixels[99, 30], [0, 0, 0])
    XCTAssertEqual(pixels[101, 30], [255, 255, 255])
  }
}
