/// The drawings on keys that have no letter.
@MainActor
final class KeyboardGlyphView: UIView {
  enum Glyph: Equatable {
    case shift(isOn: Bool)
    case delete
    case globe
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
    case .shift(let isOn): drawShift(isOn)
    case .delete: drawDelete()
    case .globe: drawGlobe()
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

  /// An arrow up, filled while letters are capitals.
  private func drawShift(_ isOn: Bool) {
    let arrow = path([(0, -9), (9.5, 1), (4.5, 1), (4.5, 8), (-4.5, 8), (-4.5, 1), (-9.5, 1)])
    arrow.close()
    if isOn { arrow.fill() }
    arrow.stroke()
  }

  /// A tag that points to the left, crossed out.
  private func drawDelete() {
    let tag = path([(-11, 0), (-4, -8), (10, -8), (10, 8), (-4, 8)])
    tag.close()
    tag.stroke()
    path([(0, -3.5), (6.5, 3.5)]).stroke()
    path([(6.5, -3.5), (0, 3.5)]).stroke()
  }

  /// A circle with its equator and meridians.
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
