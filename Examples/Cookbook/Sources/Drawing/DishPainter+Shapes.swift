import UIKit

extension DishPainter {
  // MARK: Paths

  func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)).cgPath
  }

  func line(_ from: CGPoint, _ to: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: from)
    path.addLine(to: to)
    return path
  }

  /// A circle with a wavy edge.
  func scallop(_ radius: CGFloat, _ depth: CGFloat, _ lobes: Int) -> CGPath {
    let path = CGMutablePath()
    for step in 0...(lobes * 8) {
      let angle = CGFloat(step) / CGFloat(lobes * 8) * 2 * .pi
      let distance = radius + depth * cos(angle * CGFloat(lobes))
      let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// An irregular rounded shape.
  func blob(_ width: CGFloat, _ height: CGFloat, unevenness: CGFloat = 0.14) -> CGPath {
    let count = 8
    let points = (0..<count).map { index -> CGPoint in
      let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
      let part = 1 + random.number(-unevenness, unevenness)
      return CGPoint(x: width * part * cos(angle), y: height * part * sin(angle))
    }
    let path = CGMutablePath()
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    path.move(to: middle(points[count - 1], points[0]))
    for index in 0..<count {
      path.addQuadCurve(to: middle(points[index], points[(index + 1) % count]), control: points[index])
    }
    path.closeSubpath()
    return path
  }

  /// A leaf that points up.
  func leaf(_ width: CGFloat, _ height: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: -height))
    path.addQuadCurve(to: CGPoint(x: 0, y: height), control: CGPoint(x: width * 2, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: -height), control: CGPoint(x: -width * 2, y: 0))
    path.closeSubpath()
    return path
  }

  func trapezoid(top: CGFloat, bottom: CGFloat, from: CGFloat, to: CGFloat, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -top, y: from))
    path.addLine(to: CGPoint(x: top, y: from))
    path.addLine(to: CGPoint(x: bottom, y: to - radius))
    path.addQuadCurve(to: CGPoint(x: bottom - radius, y: to), control: CGPoint(x: bottom, y: to))
    path.addLine(to: CGPoint(x: -bottom + radius, y: to))
    path.addQuadCurve(to: CGPoint(x: -bottom, y: to - radius), control: CGPoint(x: -bottom, y: to))
    path.closeSubpath()
    return path
  }

  // MARK: Painting

  func fill(_ path: CGPath, _ color: UIColor, shadow: Bool = false) {
    if shadow {
      // Three faint copies below, as an inexpensive shadow without a blur.
      for step in 1...3 {
        context.saveGState()
        context.translateBy(x: 0, y: CGFloat(step) * 0.9)
        context.addPath(path)
        context.setStrokeColor(UIColor(white: 0, alpha: 0.05).cgColor)
        context.setLineWidth(CGFloat(step) * 1.2)
        context.strokePath()
        context.addPath(path)
        context.setFillColor(UIColor(white: 0, alpha: 0.09).cgColor)
        context.fillPath()
        context.restoreGState()
      }
    }
    context.addPath(path)
    context.setFillColor(color.cgColor)
    context.fillPath()
  }

  func stroke(_ path: CGPath, _ color: UIColor, _ width: CGFloat, round: Bool = true) {
    context.addPath(path)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.setLineCap(round ? .round : .butt)
    context.strokePath()
  }

  func ring(_ radius: CGFloat, _ color: UIColor, shadow: Bool = false) {
    ellipse(radius, radius, color, shadow: shadow)
  }

  func ellipse(_ width: CGFloat, _ height: CGFloat, _ color: UIColor, shadow: Bool = false) {
    fill(
      CGPath(ellipseIn: CGRect(x: -width, y: -height, width: width * 2, height: height * 2), transform: nil),
      color, shadow: shadow)
  }

  func gradient(_ colors: [UIColor], _ stops: [CGFloat], from: CGPoint, to: CGPoint) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: stops
      )
    else { return }
    context.drawLinearGradient(gradient, start: from, end: to, options: [])
  }

  func radial(_ inner: UIColor, _ outer: UIColor, _ radius: CGFloat) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [inner.cgColor, outer.cgColor] as CFArray,
        locations: [0.2, 1])
    else { return }
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: -radius * 0.2, y: -radius * 0.25), startRadius: 0, endCenter: .zero,
      endRadius: radius * 1.15, options: [.drawsAfterEndLocation])
  }

  /// Draws at a point with a rotation.
  func at(_ point: CGPoint, _ rotation: CGFloat = 0, _ body: () -> Void) {
    context.saveGState()
    context.translateBy(x: point.x, y: point.y)
    context.rotate(by: rotation)
    body()
    context.restoreGState()
  }

  func clipped(_ path: CGPath, _ body: () -> Void) {
    context.saveGState()
    context.addPath(path)
    context.clip()
    body()
    context.restoreGState()
  }
}

extension UIColor {
  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }

  /// A lighter color for factors above one, a darker one below.
  func shaded(_ factor: CGFloat) -> UIColor {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(
      red: min(1, red * factor), green: min(1, green * factor), blue: min(1, blue * factor), alpha: alpha)
  }
}
