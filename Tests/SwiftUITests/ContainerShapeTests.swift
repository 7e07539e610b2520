import PortolanTesting
import SwiftUI
import XCTest

/// Tests of backgrounds in a container with a shape.
@MainActor
final class ContainerShapeTests: XCTestCase {
  func testABackgroundWithoutAShapeHasThatOfItsContainer() {
    let view = Color.clear.frame(width: 40, height: 40).background(.red, ignoresSafeAreaEdges: [])
    XCTAssertEqual(ViewPixels(view)[1, 1], [255, 59, 48])
    let round = ViewPixels(
      Color.clear.frame(width: 40, height: 40).background(.fill).containerShape(.circle))
    XCTAssertEqual(round[1, 1], [255, 255, 255])
    XCTAssertNotEqual(round[20, 20], [255, 255, 255])
    let standard = ViewPixels(
      Color.clear.frame(width: 40, height: 40).background().backgroundStyle(.red).containerShape(.circle))
    XCTAssertEqual(standard[1, 1], [255, 255, 255])
    XCTAssertEqual(standard[20, 20], [255, 59, 48])
  }

  func testAShadowIsAStyleOfTheForeground() {
    let square = Rectangle().fill(.shadow(.drop(color: .black, radius: 4))).frame(width: 16, height: 16)
    let pixels = ViewPixels(square.foregroundStyle(.red))
    XCTAssertEqual(pixels[20, 20], [255, 59, 48])
    XCTAssertLessThan(pixels[20, 30][0], 250, "the shadow")
  }

  func testTextInAMaterialIsNearlyOpaque() {
    let block = Text(
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }.withRenderingMode(.alwaysTemplate)))
    let pixels = ViewPixels(
      ZStack {
        Color.black; block.foregroundStyle(.bar)
      })
    XCTAssertGreaterThan(pixels[20, 20][0], 150)
  }

  /// Tasks begin and go on in the turns of the main loop, as virtual time runs them.
  func testATaskOfAViewBeginsOnTheMainActor() {
    struct Screen: View {
      @State private var lines: [String] = []
      var body: some View {
        Text(lines.joined(separator: " "))
          .task {
            lines.append("begun")
            await Task.yield()
            lines.append("ended")
          }
      }
    }
    let app = TestApp()
    app.show(view: Screen())
    app.settle()
    XCTAssertTrue(app.sees("begun ended"))
  }
}
