/// The drawings on keys without a letter.
@MainActor
final class KeyboardGlyphView: UIView {
  enum Glyph: Equatable {
    /// - Parameter isLocked: Whether caps lock is on, which a bar below the arrow shows.
    case shift(isOn: Bool, isLocked: Bool)
    case delete
    case globe
    case emoji
    /// A keyboard with a downward arrow.
    case dismiss
  }

  private let glyph: Glyph
  var color = UIColor.black { didSet { setNeedsDisplay() } }

  init(_ glyph: Glyph) {
    self.glyph = glyph
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    flags.insert(.redrawsOnResize)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardGlyphView is never archived") }

  override func draw(_ rect: CGRect) {
    color.set()
    switch glyph {
    case .shift(let isOn, let isLocked): drawShift(isOn, isLocked)
    case .delete: drawDelete()
    case .globe: drawGlobe()
    case .emoji: drawFace()
    case .dismiss: drawKeyboard()
    }
  }

  private func path(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: bounds.midX + point.0, y: bounds.midY + point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    return path
  }

  /// Draws an upward arrow, filled while shifted.
  private func drawShift(_ isOn: Bool, _ isLocked: Bool) {
    let foot: CGFloat = isLocked ? 4.5 : 8
    let arrow = path([(0, -9), (9.5, 1), (4.5, 1), (4.5, foot), (-4.5, foot), (-4.5, 1), (-9.5, 1)])
    arrow.close()
    if isOn { arrow.fill() }
    arrow.stroke()
    if isLocked {
      let bar = path([(-4.5, 7.5), (4.5, 7.5), (4.5, 9), (-4.5, 9)])
      bar.close()
      bar.fill()
      bar.stroke()
    }
  }

  /// Draws a smiling face.
  private func drawFace() {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let head = UIBezierPath(ovalIn: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
    head.lineWidth = 1.4
    head.stroke()
    for x in [-3.4, 3.4] as [CGFloat] {
      UIBezierPath(ovalIn: CGRect(x: center.x + x - 1.2, y: center.y - 4.6, width: 2.4, height: 3.4)).fill()
    }
    let mouth = UIBezierPath()
    mouth.move(to: CGPoint(x: center.x - 5.5, y: center.y + 2))
    mouth.addQuadCurve(
      to: CGPoint(x: center.x + 5.5, y: center.y + 2), controlPoint: CGPoint(x: center.x, y: center.y + 9))
    mouth.close()
    mouth.lineJoinStyle = .round
    mouth.fill()
  }

  private func drawKeyboard() {
    let box = UIBezierPath(
      roundedRect: CGRect(x: bounds.midX - 13, y: bounds.midY - 10, width: 26, height: 14), cornerRadius: 2.5)
    box.lineWidth = 1.4
    box.stroke()
    for y in [-7, -4] as [CGFloat] {
      for x in stride(from: -9.5 as CGFloat, through: 9.5, by: 3.8) {
        UIBezierPath(
          rect: CGRect(x: bounds.midX + x - 0.8, y: bounds.midY + y - 0.8, width: 1.6, height: 1.6)
        ).fill()
      }
    }
    path([(-6, 0.5), (6, 0.5)]).stroke()
    path([(-3, 7), (0, 10), (3, 7)]).stroke()
  }

  /// Draws a tag that points to the left, with a cross.
  private func drawDelete() {
    let tag = path([(-11, 0), (-4, -8), (10, -8), (10, 8), (-4, 8)])
    tag.close()
    tag.stroke()
    path([(0, -3.5), (6.5, 3.5)]).stroke()
    path([(6.5, -3.5), (0, 3.5)]).stroke()
  }

  /// Draws a circle with its equator and meridians.
  private func drawGlobe() {
    let circle = CGRect(x: bounds.midX - 9, y: bounds.midY - 9, width: 18, height: 18)
    for oval in [circle, circle.insetBy(dx: 5, dy: 0)] {
      let path = UIBezierPath(ovalIn: oval)
      path.lineWidth = 1.3
      path.stroke()
    }
    for y in [-4.5, 0, 4.5] as [CGFloat] {
      let half = (81 - y * y).squareRoot()
      let parallel = path([(-half, y), (half, y)])
      parallel.lineWidth = 1.3
      parallel.stroke()
    }
    let meridian = path([(0, -9), (0, 9)])
    meridian.lineWidth = 1.3
    meridian.stroke()
  }
}
