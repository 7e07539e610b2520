import PortolanTesting
import SwiftUI
import XCTest

/// Tests of drawing commands (issue point "Canvas").
@MainActor
final class CanvasTests: XCTestCase {
  private func draw(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> TestApp {
    let app = TestApp()
    app.show(view: Canvas(renderer: renderer).frame(width: 200, height: 200))
    return app
  }
  /// Returns the screen position of a point in the canvas.
  private func at(_ x: CGFloat, _ y: CGFloat, _ app: TestApp) -> [Int] {
    let canvas = app.window.bounds
    let safe = app.window.safeAreaInsets
    let top = safe.top + (canvas.height - safe.top - safe.bottom - 200) / 2
    return app.pixel((canvas.width - 200) / 2 + x, top + y)
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  func testPathsAreFilledAndStroked() {
    let app = draw { [red, blue] context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(red))
      context.stroke(Path(CGRect(x: 120, y: 120, width: 60, height: 60)), with: .color(blue), lineWidth: 8)
    }
    XCTAssertEqual(at(50, 50, app), [255, 0, 0])
    XCTAssertEqual(at(120, 150, app), [0, 0, 255])
    XCTAssertEqual(at(150, 150, app), [255, 255, 255])
  }

  func testACopyHasItsOwnState() {
    let app = draw { [red, blue] context, _ in
      var copy = context
      copy.translateBy(x: 100, y: 0)
      copy.opacity = 0.5
      copy.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(blue))
    }
    XCTAssertEqual(at(20, 20, app), [0, 0, 255])
    XCTAssertEqual(Double(at(120, 20, app)[1]), 128, accuracy: 2, "half of it shines through")
  }

  func testClipsAndLayers() {
    let app = draw { [red] context, size in
      context.drawLayer { layer in
        layer.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200)))
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      }
    }
    XCTAssertEqual(at(100, 100, app), [255, 0, 0])
    XCTAssertEqual(at(4, 4, app), [255, 255, 255])
  }

  func testGradientsAndFilters() {
    let app = draw { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 200, height: 100)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 200, y: 0)))
      context.addFilter(.colorInvert())
      context.fill(Path(CGRect(x: 0, y: 100, width: 200, height: 100)), with: .color(.white))
    }
    XCTAssertEqual(Double(at(100, 50, app)[0]), 128, accuracy: 8)
    XCTAssertEqual(at(100, 150, app), [0, 0, 0])
  }

  func testTextsAndSymbolsAreDrawn() {
    let app = TestApp()
    app.show(
      view: Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: 100, y: 50))
        }
        let text = context.resolve(Text("MMMM").font(.system(size: 40, weight: .black)))
        XCTAssertGreaterThan(text.measure(in: size).width, 80)
        context.draw(text, at: CGPoint(x: 100, y: 150))
      } symbols: {
        Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 40).tag(1)
      }
      .frame(width: 200, height: 200))
    XCTAssertEqual(at(100, 50, app), [0, 0, 255])
    let dark = (40..<160).filter { at(CGFloat($0), 150, app)[0] < 100 }
    XCTAssertGreaterThan(dark.count, 10)
  }

  private struct Counter: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Switch") { isOn = true }
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(isOn ? .black : .white))
        }
      }
    }
  }
  func testResolvedTextsAndImagesAreShaded() {
    let app = draw { [red, blue] context, _ in
      var text = context.resolve(
        (Text("█") + Text("█").foregroundColor(blue)).font(.system(size: 80)))
      text.shading = .color(red)
      context.draw(text, at: CGPoint(x: 0, y: 50), anchor: .leading)
      var symbol = context.resolve(Image(systemName: "square.fill"))
      symbol.shading = .linearGradient(
        Gradient(colors: [red, blue]), startPoint: CGPoint(x: 100, y: 0), endPoint: CGPoint(x: 200, y: 0))
      context.draw(symbol, in: CGRect(x: 100, y: 120, width: 80, height: 80))
    }
    let width = ("█" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 80)]).width
    XCTAssertEqual(at(width / 2, 50, app), [255, 0, 0])
    XCTAssertEqual(at(width * 1.5, 50, app), [0, 0, 255], "text with a color of its own keeps it")
    let (left, right) = (at(110, 160, app), at(165, 160, app))
    XCTAssertGreaterThan(left[0], right[0] + 80, "\(left) \(right)")
    XCTAssertGreaterThan(right[2], left[2] + 80, "\(left) \(right)")
  }

  func testCanvasIsRedrawnWhenItsDependenciesChange() {
    let app = TestApp()
    app.show(view: Counter())
    XCTAssertEqual(app.pixel(196, 600), [255, 255, 255])
    app.tap("Switch")
    app.settle()
    XCTAssertEqual(app.pixel(196, 600), [0, 0, 0])
  }

  func testAMeshPassesFromColorToColorInBothDirections() {
    let app = TestApp()
    app.show(
      view: MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.black, .white, Color(red: 1, green: 0, blue: 0), .white]
      )
      .frame(width: 200, height: 200))
    XCTAssertLessThan(at(4, 4, app)[0], 30)
    XCTAssertGreaterThan(at(196, 100, app)[1], 220)
    let corner = at(4, 196, app)
    XCTAssertGreaterThan(corner[0], 220)
    XCTAssertLessThan(corner[1], 40)
  }

  private struct Particles: View {
    @State private var shift: CGFloat = 0
    var body: some View {
      VStack {
        Canvas { context, _ in
          for index in 0..<20 {
            guard let symbol = context.resolveSymbol(id: "dot") else { return }
            context.draw(symbol, at: CGPoint(x: CGFloat(index) * 10 + shift, y: 50))
          }
        } symbols: {
          Color(red: 0, green: 0, blue: shift > 0 ? 1 : 0).frame(width: 10, height: 10).tag("dot")
        }
        .frame(width: 200, height: 200)
        Button("Move") { shift += 1 }
      }
    }
  }

  func testASymbolKeepsItsTreeBetweenDrawingsAndFollowsTheCanvas() {
    let app = TestApp()
    app.show(view: Particles())
    app.settle()
    let made = NodeCounter.made
    for _ in 0..<3 {
      app.tap("Move")
      app.settle()
    }
    XCTAssertLessThan(NodeCounter.made - made, 20, "a tree for each drawing would be 60")
    let middle = stride(from: app.window.bounds.midY - 120, to: app.window.bounds.midY, by: 4)
    XCTAssertTrue(middle.contains { app.pixel(app.window.bounds.midX, $0) == [0, 0, 255] })
  }

  func testImagesAreDrawnWithAllTheirPixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    // Columns of one pixel each, which a smaller version of the image would mix.
    let stripes = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      UIColor.black.setFill()
      for column in stride(from: 0, to: 90, by: 2) {
        $0.fill(CGRect(x: CGFloat(column) / 3, y: 0, width: 1.0 / 3, height: 30))
      }
    }
    let app = TestApp()
    // An odd width stands on whole pixels in a screen of odd width.
    app.show(
      view: Canvas { context, _ in
        context.draw(Image(uiImage: stripes), in: CGRect(x: 0, y: 0, width: 30, height: 30))
        context.drawLayer { $0.draw(Image(uiImage: stripes), in: CGRect(x: 60, y: 0, width: 30, height: 30)) }
      }
      .frame(width: 201, height: 201))
    let image = try XCTUnwrap(app.snapshot(scale: 3, includesStatusBar: false))
    let data = try XCTUnwrap(image.dataProvider?.data as Data?)
    let bounds = app.window.bounds
    let safe = app.window.safeAreaInsets
    let left = Int((bounds.width - 201) / 2 * 3)
    let row = Int((safe.top + (bounds.height - safe.top - safe.bottom - 201) / 2 + 15) * 3)
    for start in [left + 30, left + 210] {
      let values = (start..<start + 6).map { Int(data[row * image.bytesPerRow + $0 * 4]) }
      XCTAssertEqual(values.max(), 255, "\(values)")
      XCTAssertEqual(values.min(), 0, "\(values)")
    }
  }

  func testALayerIsComposedAsAGroup() {
    let app = draw { [red, blue] context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(red))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(blue))
      }
    }
    let pixel = at(50, 50, app)
    XCTAssertEqual(pixel[2], 255)
    XCTAssertEqual(Double(pixel[0]), 128, accuracy: 2, "the covered red does not shine through")
  }
}
