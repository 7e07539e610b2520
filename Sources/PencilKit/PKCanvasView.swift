import UIKit

/// A tool of a canvas.
public protocol PKTool {}

/// Draws strokes.
public struct PKInkingTool: PKTool, Hashable, Sendable {
  public typealias InkType = PKInk.InkType
  public var ink: PKInk
  public var width: CGFloat
  public var inkType: InkType { ink.inkType }
  // Colors are immutable.
  public var color: UIColor { ink.color }

  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.init(ink: PKInk(type, color: color), width: width ?? (type == .marker ? 20 : 3))
  }

  public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
}

/// Removes strokes that it touches.
public struct PKEraserTool: PKTool, Hashable, Sendable {
  /// Differs from iOS: `bitmap` removes whole strokes, too.
  public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
  public var eraserType: EraserType
  public var width: CGFloat
  public init(_ eraserType: EraserType, width: CGFloat = 20) {
    (self.eraserType, self.width) = (eraserType, width)
  }
}

/// Selects strokes. Has no effect.
public struct PKLassoTool: PKTool, Hashable, Sendable {
  public init() {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A view in which a person draws with a finger or a pointer.
///
/// Differs from iOS: every input draws, because there is no Pencil, so that the canvas scrolls with two fingers only.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing() {
    didSet {
      sheet.setNeedsDisplay()
      (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }
  }
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Has no effect: every input draws.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var isRulerActive = false
  open var isDrawingEnabled = true
  open private(set) lazy var drawingGestureRecognizer: UIGestureRecognizer = StrokeRecognizer(canvas: self)

  fileprivate let sheet = CanvasSheet()
  fileprivate var line: [PKStrokePoint] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    sheet.canvas = self
    sheet.isUserInteractionEnabled = false
    sheet.isOpaque = false
    addSubview(sheet)
    panGestureRecognizer.minimumNumberOfTouches = 2
    addGestureRecognizer(drawingGestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    sheet.frame = CGRect(
      origin: .zero,
      size: CGSize(
        width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height)))
    sendSubviewToBack(sheet)
  }

  // MARK: Drawing

  fileprivate func begin(at point: CGPoint) {
    (delegate as? any PKCanvasViewDelegate)?.canvasViewDidBeginUsingTool(self)
    line = []
    extend(to: point)
  }

  fileprivate func extend(to point: CGPoint) {
    if let eraser = tool as? PKEraserTool { return erase(around: point, width: eraser.width) }
    guard let inking = tool as? PKInkingTool else { return }
    line.append(
      PKStrokePoint(
        location: point, timeOffset: CACurrentMediaTime() - start,
        size: CGSize(width: inking.width, height: inking.width), opacity: 1, force: 1, azimuth: 0,
        altitude: .pi / 2))
    sheet.setNeedsDisplay()
  }

  private var start: TimeInterval = CACurrentMediaTime()

  fileprivate func end(isCancelled: Bool) {
    if !isCancelled, let stroke = currentStroke {
      line = []
      let old = drawing
      undoManager?.registerUndo(withTarget: self) { $0.drawing = old }
      drawing.strokes.append(stroke)
    }
    line = []
    sheet.setNeedsDisplay()
    (delegate as? any PKCanvasViewDelegate)?.canvasViewDidEndUsingTool(self)
  }

  /// The stroke that is being drawn.
  fileprivate var currentStroke: PKStroke? {
    guard let inking = tool as? PKInkingTool, !line.isEmpty else { return nil }
    return PKStroke(ink: inking.ink, path: PKStrokePath(controlPoints: line, creationDate: Date()))
  }

  private func erase(around point: CGPoint, width: CGFloat) {
    let kept = drawing.strokes.filter { stroke in
      !stroke.path.contains { item in
        let place = item.location.applying(stroke.transform)
        return hypot(place.x - point.x, place.y - point.y) <= (width + item.size.width) / 2
      }
    }
    if kept.count != drawing.strokes.count { drawing.strokes = kept }
  }
}

/// The visible strokes.
@MainActor
private final class CanvasSheet: UIView {
  weak var canvas: PKCanvasView?

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let canvas else { return }
    for stroke in canvas.drawing.strokes where stroke.renderBounds.insetBy(dx: -2, dy: -2).intersects(rect) {
      stroke.draw(in: context)
    }
    canvas.currentStroke?.draw(in: context)
  }
}

/// Follows one touch from its first point.
@MainActor
private final class StrokeRecognizer: UIGestureRecognizer {
  private weak var canvas: PKCanvasView?

  init(canvas: PKCanvasView) {
    self.canvas = canvas
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let canvas, canvas.isDrawingEnabled, numberOfTouches == 1, let touch = touches.first else {
      state = state == .possible ? .failed : .cancelled
      return
    }
    state = .began
    canvas.begin(at: touch.location(in: canvas.sheet))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let canvas, let touch = touches.first else { return }
    state = .changed
    canvas.extend(to: touch.location(in: canvas.sheet))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
    canvas?.end(isCancelled: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
    canvas?.end(isCancelled: true)
  }
}

/// The palette of tools. Not shown: the app sets the tool of its canvas.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  public override init() {}
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  open var isVisible: Bool { false }
  /// Has no effect: the palette is not shown.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Gives the canvas the selected tool.
  open func addObserver(_ observer: PKCanvasView) { observer.tool = selectedTool }
  /// Has no effect: the palette is not shown.
  open func removeObserver(_ observer: PKCanvasView) {}
}
