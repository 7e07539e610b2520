import UIKit

/// A node that draws a path.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var isAntialiased = true
  /// Not drawn: lines have no glow.
  open var glowWidth: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var fillTexture: SKTexture?
  open var lineLength: CGFloat {
    let points = path?.flattenedPoints ?? []
    return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let box = path.boundingBox
    var center = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.path = centered ? path.copy(using: &center) : path
  }
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
  }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: (0..<numPoints).map { points[$0] })
    self.init(path: path)
  }

  override var contentBounds: CGRect? {
    path.map { $0.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) }
  }

  override func draw(in context: CGContext) {
    guard let path else { return }
    context.setBlendMode(blendMode.mode)
    context.setFillColor(fillColor.cgColor)
    context.addPath(path)
    context.fillPath()
    guard lineWidth > 0 else { return }
    context.setStrokeColor(strokeColor.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.addPath(path)
    context.strokePath()
  }
}
