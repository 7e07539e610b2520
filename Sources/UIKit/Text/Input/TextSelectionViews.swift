/// The cursor of a `UITextSelectionDisplayInteraction`.
final class TextCursorView: UIView, UITextCursorView {
  private let blink = CaretBlink()

  var isBlinking = true {
    didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = tintColor
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  func resetBlinkAnimation() {
    if isBlinking {
      blink.restart(self)
    } else {
      alpha = 1
      blink.stop()
    }
  }
}

/// The highlights of a `UITextSelectionDisplayInteraction`.
final class TextSelectionHighlightView: UIView, UITextSelectionHighlightView {
  private var boxes: [UIView] = []

  var selectionRects: [UITextSelectionRect] = [] {
    didSet {
      while boxes.count > selectionRects.count { boxes.removeLast().removeFromSuperview() }
      while boxes.count < selectionRects.count {
        let box = UIView()
        addSubview(box)
        boxes.append(box)
      }
      for (box, rect) in zip(boxes, selectionRects) { box.frame = rect.rect }
      tintBoxes()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tintBoxes()
  }

  private func tintBoxes() {
    for box in boxes { box.backgroundColor = tintColor.withAlphaComponent(0.2) }
  }
}

/// A handle of a `UITextSelectionDisplayInteraction`: a bar beside the text, and a knob.
final class TextSelectionHandleView: UIView, UITextSelectionHandleView {
  /// Metrics of iOS 17, in points.
  private static let knobSide: CGFloat = 11
  private static let barWidth: CGFloat = 2

  var direction: NSDirectionalRectEdge { didSet { setNeedsDisplay() } }
  var isVertical = false { didSet { setNeedsDisplay() } }
  var customShape: UIBezierPath? { didSet { setNeedsDisplay() } }

  init(direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.zPosition = 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TextSelectionHandleView is never archived") }

  private var isStart: Bool { direction.contains(.leading) || direction.contains(.top) }

  /// The frame has the width of the knob, and reaches beyond the line by its height: above at the start, below at the end.
  func preferredFrame(for rect: CGRect) -> CGRect {
    let side = Self.knobSide
    let isLeft = isStart == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: (isLeft ? rect.minX : rect.maxX) - side / 2, y: isStart ? rect.minY - side : rect.minY, width: side,
      height: rect.height + side)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    if let customShape { return customShape.fill() }
    let side = Self.knobSide
    UIBezierPath(
      rect: CGRect(
        x: (bounds.width - Self.barWidth) / 2, y: isStart ? side - 1 : 0, width: Self.barWidth,
        height: bounds.height - side + 1)
    ).fill()
    UIBezierPath(
      ovalIn: CGRect(
        x: (bounds.width - side) / 2, y: isStart ? 0 : bounds.height - side, width: side, height: side)
    ).fill()
  }
}
