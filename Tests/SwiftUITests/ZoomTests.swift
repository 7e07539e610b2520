import PortolanTesting
import SwiftUI
import XCTest

/// Tests of zoom transitions from a view (W4).
@MainActor
final class ZoomTests: XCTestCase {
  private struct Tiles: View {
    @Namespace private var space
    @State private var path: [Int] = []
    let zooms: Bool
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          ForEach(0..<2) { number in
            NavigationLink(value: number) { Color.red.frame(width: 100, height: 100) }
              .matchedTransitionSource(id: number, in: space)
              .accessibilityLabel("Tile \(number)")
          }
          Spacer()
        }
        .navigationTitle("Tiles").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { number in
          Color.blue.ignoresSafeArea().overlay { Text("Open \(number)") }
            .navigationTitle("\(number)")
            .modifier(Zoom(number: number, space: space, zooms: zooms))
        }
      }
    }
  }
  private struct Zoom: ViewModifier {
    let number: Int
    let space: Namespace.ID
    let zooms: Bool
    func body(content: Content) -> some View {
      if zooms {
        content.navigationTransition(.zoom(sourceID: number, in: space))
      } else {
        content.navigationTransition(.automatic)
      }
    }
  }

  private func start(zooms: Bool) -> TestApp {
    let app = TestApp()
    app.show(view: Tiles(zooms: zooms))
    return app
  }

  func testAScreenGrowsOutOfItsTileAndGoesBackThere() throws {
    let app = start(zooms: true)
    let tile = try XCTUnwrap(app.element("Tile 1")).frame
    app.tap("Tile 1")
    app.advance(by: 0.06)
    let below = app.pixel(tile.midX, 820)
    XCTAssertGreaterThan(below[0], 200, "it does not come from the side: the edges are still free")
    app.settle()
    XCTAssertTrue(app.sees("Open 1"))
    XCTAssertLessThan(app.pixel(196, 820)[0], 60)
    app.tap("Tiles")
    app.settle()
    XCTAssertTrue(app.sees("Tile 1"))
    XCTAssertGreaterThan(app.pixel(196, 820)[0], 200)
    app.tap("Tile 0")
    app.settle()
    app.swipeBack()
    XCTAssertTrue(app.sees("Tile 0"))
  }

  func testZoomWithoutSourceSlidesIn() {
    let app = start(zooms: false)
    app.tap("Tile 1")
    app.advance(by: 0.15)
    XCTAssertLessThan(app.pixel(385, 500)[0], 100, "its edge is there first")
    app.settle()
    XCTAssertTrue(app.sees("Open 1"))
  }
}
