/// A grid of twelve columns of grays and hues, from dark to light, that a finger can drag over.
@MainActor
final class ColorGrid: UIControl {
  private static let columns = 12
  private static let rows = 10
  private static let hues: [CGFloat] = [0.54, 0.61, 0.71, 0.79, 0.92, 0.01, 0.05, 0.1, 0.13, 0.17, 0.22, 0.3]

  var pick: (@MainActor (UIColor, Bool) -> Void)?
  var chosen: UIColor? { didSet { setNeedsDisplay() } }
  private var cursor = (column: 0, row: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func color(column: Int, row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let part = CGFloat(row - 1) / CGFloat(rows - 2)
    let hue = hues[column]
    return part < 0.5
      ? UIColor(hue: hue, saturation: 0.95, brightness: 0.3 + part * 1.35, alpha: 1)
      : UIColor(hue: hue, saturation: 0.95 - (part - 0.5) * 1.6, brightness: 1, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = cell
    let code = chosen?.hexadecimal
    var mark: CGRect?
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let color = Self.color(column: column, row: row)
        let place = CGRect(
          x: (CGFloat(column) * size.width).rounded(), y: (CGFloat(row) * size.height).rounded(),
          width: size.width.rounded(.up), height: size.height.rounded(.up))
        context.setFillColor(color.cgColor)
        context.fill(place)
        if code == color.hexadecimal { mark = place }
      }
    }
    guard let mark else { return }
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(3)
    context.stroke(mark.insetBy(dx: 1.5, dy: 1.5))
  }

  private var cell: CGSize {
    CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  private func choose(at touch: UITouch, continuously: Bool) {
    let place = touch.location(in: self)
    cursor.column = min(max(Int(place.x / max(cell.width, 1)), 0), Self.columns - 1)
    cursor.row = min(max(Int(place.y / max(cell.height, 1)), 0), Self.rows - 1)
    pick?(Self.color(column: cursor.column, row: cursor.row), continuously)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch, continuously: true)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch, continuously: true)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { choose(at: touch, continuously: false) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func operate(_ key: ControlKey) -> Bool {
    switch key {
    case .left: cursor.column = max(0, cursor.column - 1)
    case .right: cursor.column = min(Self.columns - 1, cursor.column + 1)
    case .up: cursor.row = max(0, cursor.row - 1)
    case .down: cursor.row = min(Self.rows - 1, cursor.row + 1)
    case .activate: break
    default: return false
    }
    pick?(Self.color(column: cursor.column, row: cursor.row), false)
    return true
  }

  override var accessibilityLabel: String? {
    get { SystemString.colorGrid.text }
    set {}
  }
  override var accessibilityValue: String? {
    get { chosen?.hexadecimal }
    set {}
  }
}
