import UIKit

/// A sky, a sun and a hill.
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
    guard let photo else { return }
    let (width, height) = (bounds.width, bounds.height)
    let size = width * 0.22
    UIColor(white: 1, alpha: 0.85).setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: width * (0.15 + CGFloat(photo.number % 4) * 0.15), y: height * 0.16, width: size, height: size)
    ).fill()
    let top = height * (1 - photo.hill)
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: 0, y: height))
    hill.addLine(to: CGPoint(x: 0, y: top + height * 0.12))
    hill.addCurve(
      to: CGPoint(x: width, y: top), controlPoint1: CGPoint(x: width * 0.35, y: top - height * 0.2),
      controlPoint2: CGPoint(x: width * 0.6, y: top + height * 0.25))
    hill.addLine(to: CGPoint(x: width, y: height))
    hill.close()
    photo.ground.setFill()
    hill.fill()
  }
}
