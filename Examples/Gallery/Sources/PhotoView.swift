import UIKit

/// A landscape: a sky, a sun, and hills behind each other.
final class PhotoView: UIView {
  var photo: Photo? {
    didSet {
      guard photo != oldValue else { return }
      backgroundColor = photo?.sky
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let photo, let context = UIGraphicsGetCurrentContext() else { return }
    let (width, height) = (bounds.width, bounds.height)
    let colors = [photo.sky.cgColor, photo.horizon.cgColor] as CFArray
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: height * 0.8), options: [.drawsAfterEndLocation])
    }
    let size = min(width, height) * 0.2
    UIColor(white: 1, alpha: 0.9).setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: width * (0.15 + CGFloat(photo.number % 4) * 0.17), y: height * 0.14, width: size, height: size)
    ).fill()
    for (index, color) in photo.hills.enumerated() {
      color.setFill()
      hill(index, of: photo, width, height).fill()
    }
  }

  /// Hills in front are lower and steeper.
  private func hill(_ index: Int, of photo: Photo, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    let depth = CGFloat(index)
    let top = height * (1 - photo.hill + depth * 0.13)
    let swing = height * (0.14 + depth * 0.04) * ((photo.number + index) % 2 == 0 ? 1 : -1)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height))
    path.addLine(to: CGPoint(x: 0, y: top + swing * 0.5))
    path.addCurve(
      to: CGPoint(x: width, y: top - swing * 0.3),
      controlPoint1: CGPoint(x: width * 0.35, y: top - swing),
      controlPoint2: CGPoint(x: width * 0.6, y: top + swing))
    path.addLine(to: CGPoint(x: width, y: height))
    path.close()
    return path
  }
}
