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

  /// A shape that is inset from its container is concentric with it.
  func testACornerIsSmallerByItsDistanceToTheContainer() {
    func card(_ shape: some View) -> ViewPixels {
      ViewPixels(
        shape.padding(12).background(.white).containerShape(.rect(cornerRadius: 20, style: .circular)))
    }
    for view in [
      card(ContainerRelativeShape().fill(.red)), card(Color.red.clipShape(ContainerRelativeShape())),
    ] {
      XCTAssertEqual(view[12, 12], [255, 255, 255], "the corner of radius 8")
      XCTAssertEqual(view[16, 16], [255, 59, 48])
      XCTAssertEqual(view[20, 13], [255, 59, 48])
    }
    let far = ViewPixels(
      ContainerRelativeShape().fill(.red).padding(16).containerShape(
        .rect(cornerRadius: 12, style: .circular)))
    XCTAssertEqual(far[16, 16], [255, 59, 48], "no corner is left")
  }

  /// As in Apple's Backyard Birds: items of a grid are sized several times in one layout.
  func testShapesInAGridHaveTheirFinalSize() throws {
    let app = TestApp(device: .iPhone15)
    app.show(
      view: ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
          ForEach(0..<9, id: \.self) { index in
            VStack {
              Image(systemName: "bird").resizable().aspectRatio(1, contentMode: .fit).padding(6)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Color.red.clipShape(.containerRelative) }
                .containerShape(.circle).compositingGroup()
              Text("\(index)")
            }
          }
        }
      })
    app.settle()
    let masks = app.elements(of: UIView.self).compactMap { view in
      (view.layer.mask as? CAShapeLayer).map { (view.bounds, $0.path?.boundingBox) }
    }
    XCTAssertEqual(masks.count, 9)
    for (bounds, path) in masks {
      XCTAssertGreaterThan(bounds.width, 90)
      XCTAssertEqual(path, bounds)
    }
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
    XCTAssertTrue(app.sees("begun ended"), "\(app.elements.map(\.label))")
  }
}
