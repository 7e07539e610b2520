/// Shows the caret and the selection of a text input.
@MainActor
final class TextSelectionDisplay {
  private let caret = CaretView()
  private let highlights = UIView()
  private var boxes: [UIView] = []
  private let blink = CaretBlink()
  private weak var container: UIView?
  private let handles = [TextHandleView(isStart: true), TextHandleView(isStart: false)]

  /// Metrics.md 1.8, in points.
  private static let caretWidth: CGFloat = 2

  init() {
    for view in [caret, highlights] { view.isUserInteractionEnabled = false }
    caret.layer.cornerRadius = Self.caretWidth / 2
    caret.layer.zPosition = 1
  }

  /// Adds the views to `container`: the selection behind everything, the caret in front.
  func move(to newContainer: UIView?) {
    guard newContainer !== container else { return }
    container = newContainer
    caret.removeFromSuperview()
    highlights.removeFromSuperview()
    newContainer?.insertSubview(highlights, at: 0)
    newContainer?.addSubview(caret)
  }

  /// Shows handles at both ends of the selection, given as carets in the coordinates of `view`; nil for none.
  func showHandles(_ ends: (start: CGRect, end: CGRect)?, in view: UIView, tint: UIColor) {
    guard let ends else {
      for handle in handles { handle.removeFromSuperview() }
      return
    }
    for (handle, caret) in zip(handles, [ends.start, ends.end]) {
      if handle.superview !== view { view.addSubview(handle) }
      handle.place(at: caret, tint: tint)
    }
  }

  var caretFrame: CGRect? { caret.isHidden ? nil : caret.frame }

  func hide() {
    blink.stop()
    caret.isHidden = true
    setBoxes([])
    for handle in handles { handle.removeFromSuperview() }
  }

  /// Shows a caret or selection rectangles, in the coordinates of the container.
  func show(caret rect: CGRect?, boxes: [CGRect], tint: UIColor) {
    setBoxes(boxes)
    for box in self.boxes { box.backgroundColor = tint.withAlphaComponent(0.2) }
    guard let rect, boxes.isEmpty else {
      blink.stop()
      caret.isHidden = true
      return
    }
    let frame = CGRect(
      x: rect.midX - Self.caretWidth / 2, y: rect.minY, width: Self.caretWidth, height: rect.height)
    caret.backgroundColor = tint
    guard caret.isHidden || caret.frame != frame || !blink.isActive else { return }
    UIView.performWithoutAnimation { caret.frame = frame }
    caret.isHidden = false
    blink.restart(caret)
  }

  private func setBoxes(_ frames: [CGRect]) {
    while boxes.count > frames.count { boxes.removeLast().removeFromSuperview() }
    while boxes.count < frames.count {
      let box = UIView()
      highlights.addSubview(box)
      boxes.append(box)
    }
    for (box, frame) in zip(boxes, frames) where box.frame != frame { box.frame = frame }
  }
}

/// A draggable end of a selection: a bar with a knob.
@MainActor
private final class TextHandleView: UIView {
  private let bar = UIView()
  private let knob = UIView()
  private let isStart: Bool

  /// Metrics of iOS 17, in points.
  private static let knobSide: CGFloat = 11
  private static let barWidth: CGFloat = 2

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = 2
    knob.layer.cornerRadius = Self.knobSide / 2
    addSubview(bar)
    addSubview(knob)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TextHandleView is never archived") }

  func place(at caret: CGRect, tint: UIColor) {
    let side = Self.knobSide
    frame = CGRect(
      x: caret.midX - side / 2, y: isStart ? caret.minY - side : caret.minY, width: side,
      height: caret.height + side)
    bar.frame = CGRect(
      x: (side - Self.barWidth) / 2, y: isStart ? side - 1 : 0, width: Self.barWidth, height: caret.height + 1
    )
    knob.frame = CGRect(x: 0, y: isStart ? 0 : caret.height, width: side, height: side)
    bar.backgroundColor = tint
    knob.backgroundColor = tint
  }
}

/// The blinking caret.
private final class CaretView: UIView {}
