import PortolanTesting
import SwiftUI
import XCTest

/// Borders of shapes as thin as their lines, as tables draw them.
@MainActor
final class ThinShapeTests: XCTestCase {
  func testABorderAsHighAsItsLineIsALine() {
    let app = TestApp()
    app.show(
      view: ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().strokeBorder(Color.black, style: StrokeStyle(lineWidth: 2)).offset(x: 10, y: 100)
          .frame(width: 200, height: 2)
        Rectangle().strokeBorder(Color.black, style: StrokeStyle(lineWidth: 2)).offset(x: 40, y: 120)
          .frame(width: 2, height: 200)
      }
      .ignoresSafeArea())
    XCTAssertLessThan(app.pixel(100, 100)[0], 10)
    XCTAssertLessThan(app.pixel(40, 200)[0], 10)
    XCTAssertGreaterThan(app.pixel(100, 96)[0], 245)
  }

  /// Fills and strokes of a shape are drawn on top of each other (https://developer.apple.com/documentation/swiftui/shapeview).
  func testFillsAndStrokesOfAShapeFollowEachOther() {
    let rings:
      StrokeShapeView<
        Circle, Color, FillShapeView<Circle, Color, StrokeBorderShapeView<Circle, Color, EmptyView>>
      > =
        Circle().strokeBorder(Color.green, lineWidth: 10).fill(Color.blue.opacity(0.5)).stroke(
          Color.red, lineWidth: 4)
    let pixels = ViewPixels(rings.frame(width: 40, height: 40))
    XCTAssertEqual(pixels[20, 1], [255, 59, 48], "the stroke in front")
    XCTAssertEqual(pixels[0, 0][2], 255, "outside of the circle")
    XCTAssertGreaterThan(pixels[20, 6][1], pixels[20, 6][0], "the border behind the fill")
    XCTAssertEqual(Double(pixels[20, 20][0]), 127, accuracy: 2, "the fill alone")
    XCTAssertEqual(pixels[20, 20][2], 255)
  }

  private struct CellKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Table: View {
    var body: some View {
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        ForEach(0..<3, id: \.self) { row in
          GridRow {
            ForEach(0..<2, id: \.self) { column in
              Color.white.frame(width: 60, height: 40)
                .anchorPreference(key: CellKey.self, value: .bounds) { [row * 2 + column: $0] }
            }
          }
        }
      }
      .overlayPreferenceValue(CellKey.self) { cells in
        GeometryReader { proxy in
          // Without cells, the lines are infinitely far away.
          let lines = (0..<3).map { cells[$0 * 2].map { proxy[$0].maxY } ?? .greatestFiniteMagnitude }
          ZStack(alignment: .topLeading) {
            ForEach(0..<lines.count, id: \.self) { index in
              let y = lines[index]
              Rectangle().strokeBorder(Color.black, style: StrokeStyle(lineWidth: 2)).offset(x: 0, y: y)
                .frame(width: 120, height: 2)
            }
          }
        }
      }
    }
  }

  func testLinesBetweenRowsAreDrawnFromTheirBounds() throws {
    let app = TestApp()
    app.show(view: Table())
    let safe = app.window.safeAreaLayoutGuide.layoutFrame
    let middle = CGPoint(x: safe.midX - 20, y: safe.midY)
    // Rows of 40 points and gaps of 2 points: the gaps are 21 points above and below the middle row's center.
    XCTAssertLessThan(app.pixel(middle.x, middle.y - 21)[0], 20)
    XCTAssertLessThan(app.pixel(middle.x, middle.y + 21)[0], 20)
    XCTAssertGreaterThan(app.pixel(middle.x, middle.y)[0], 245)
  }

  func testLinesAreDrawnWithTheFirstLayout() throws {
    let controller = UIHostingController(rootView: Table())
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    let window = UIWindow(frame: bounds)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.view.frame = bounds
    controller.view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      controller.view.layer.render(in: $0.cgContext)
    }
    let picture = try XCTUnwrap(image.cgImage)
    let bytes = try XCTUnwrap(picture.dataProvider?.data as Data?)
    let safe = controller.view.safeAreaLayoutGuide.layoutFrame
    let row = Int(safe.midY) - 21
    XCTAssertLessThan(bytes[row * picture.bytesPerRow + 80 * 4 + 1], 20)
  }
}
