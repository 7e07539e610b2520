import PencilKit
import PortolanTesting
import XCTest

@MainActor
final class CanvasTests: XCTestCase {
  private final class Listener: NSObject, PKCanvasViewDelegate {
    var changes = 0
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
  }

  func testAFingerDrawsAndErases() throws {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let canvas = PKCanvasView(frame: root.view.bounds)
    let listener = Listener()
    canvas.delegate = listener
    canvas.tool = PKInkingTool(.pen, color: .red, width: 6)
    root.view.addSubview(canvas)
    app.settle()
    app.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 200))
    app.settle()
    XCTAssertEqual(canvas.drawing.strokes.count, 1)
    XCTAssertEqual(listener.changes, 1)
    let box = canvas.drawing.bounds
    XCTAssertEqual(box.minX, 97, accuracy: 2)
    XCTAssertEqual(box.maxX, 253, accuracy: 2)
    let picture = canvas.drawing.image(from: box, scale: 1)
    XCTAssertEqual(picture.size.width, box.width, accuracy: 1)
    // Drawings survive coding.
    let copy = try PKDrawing(data: canvas.drawing.dataRepresentation())
    XCTAssertEqual(copy.strokes.count, 1)
    XCTAssertEqual(copy.bounds, box)
    XCTAssertThrowsError(try PKDrawing(data: Data("no drawing".utf8)))
    canvas.tool = PKEraserTool(.vector)
    app.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 260))
    app.settle()
    XCTAssertTrue(canvas.drawing.strokes.isEmpty)
  }
}
