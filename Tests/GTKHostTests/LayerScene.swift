import CoreGraphics
import QuartzCore

@testable import CoreGraphics

/// A tree of layers with every drawable feature, 400 x 300 points.
@MainActor
enum LayerScene {
  static func make() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.backgroundColor = color(0.95, 0.95, 0.97)

    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 10, width: 120, height: 80)
    gradient.colors = [color(0.1, 0.4, 0.9), color(0.9, 0.3, 0.5)]
    gradient.cornerRadius = 12
    root.addSublayer(gradient)

    let card = tile(CGRect(x: 140, y: 10, width: 110, height: 80), color(1, 1, 1), radius: 16)
    card.shadowOpacity = 0.4
    card.shadowRadius = 6
    card.shadowOffset = CGSize(width: 0, height: 4)
    card.borderWidth = 1.5
    card.borderColor = color(0.2, 0.2, 0.2)
    root.addSublayer(card)
    card.addSublayer(text("Harbour 港", at: CGPoint(x: 10.5, y: 12.25)))

    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 270, y: 10, width: 110, height: 80)
    shape.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 100, height: 70), transform: nil)
    shape.fillColor = color(0.3, 0.7, 0.4)
    shape.strokeColor = color(0.1, 0.3, 0.1)
    shape.lineWidth = 3
    root.addSublayer(shape)

    let group = tile(CGRect(x: 10, y: 110, width: 120, height: 80), color(0.9, 0.6, 0.1), radius: 8)
    group.opacity = 0.5
    group.addSublayer(tile(CGRect(x: 20, y: 20, width: 120, height: 40), color(0.1, 0.2, 0.8)))
    group.addSublayer(text("Group", at: CGPoint(x: 24, y: 4)))
    root.addSublayer(group)

    let clipped = tile(CGRect(x: 140, y: 110, width: 110, height: 80), color(0.8, 0.8, 0.85), radius: 24)
    clipped.masksToBounds = true
    clipped.addSublayer(tile(CGRect(x: -10, y: 50, width: 200, height: 60), color(0.7, 0.2, 0.3)))
    root.addSublayer(clipped)

    let turned = tile(CGRect(x: 285, y: 115, width: 80, height: 70), color(0.2, 0.6, 0.7), radius: 6)
    turned.transform = CATransform3DRotate(CATransform3DMakeScale(1.1, 0.9, 1), 0.4, 0, 0, 1)
    turned.addSublayer(text("Turned", at: CGPoint(x: 8, y: 20)))
    root.addSublayer(turned)

    var lean = CATransform3DIdentity
    lean.m34 = -1 / 150
    let leaning = tile(CGRect(x: 320, y: 150, width: 70, height: 60), color(0.8, 0.4, 0.2), radius: 6)
    leaning.transform = CATransform3DRotate(lean, 0.8, 0, 1, 0)
    leaning.addSublayer(text("Lean", at: CGPoint(x: 8, y: 20)))
    root.addSublayer(leaning)

    let masked = tile(CGRect(x: 10, y: 205, width: 120, height: 85), color(0.5, 0.2, 0.7))
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 120, height: 85), transform: nil)
    masked.mask = mask
    masked.addSublayer(text("Masked text", at: CGPoint(x: 4, y: 30)))
    root.addSublayer(masked)

    for index in 0..<6 {
      root.addSublayer(
        tile(
          CGRect(x: 140 + index * 20, y: 205, width: 12, height: 85), color(CGFloat(index) / 6, 0.4, 0.6)))
    }
    let bar = CALayer()
    bar.frame = CGRect(x: 135, y: 230, width: 130, height: 44)
    bar.backdropBlurRadius = 10
    bar.backdropSaturation = 1.8
    root.addSublayer(bar)
    let tint = tile(bar.frame, color(1, 1, 1, 0.4))
    root.addSublayer(tint)
    root.addSublayer(text("Frosted", at: CGPoint(x: 160, y: 240)))

    let soft = CALayer()
    soft.frame = CGRect(x: 280, y: 210, width: 110, height: 70)
    soft.shadowOpacity = 0.8
    soft.shadowRadius = 3
    soft.shadowOffset = CGSize(width: 2, height: 3)
    soft.addSublayer(text("Shadowed", at: CGPoint(x: 5, y: 10)))
    root.addSublayer(soft)
    return root
  }

  static func tile(_ frame: CGRect, _ color: CGColor, radius: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.cornerRadius = radius
    return layer
  }

  static func text(_ string: String, at origin: CGPoint) -> CALayer {
    let face = FontFace.make(size: 17)
    let layout = TextLayout.make(
      TextContent(string, style: TextStyle(face: face, color: color(0.1, 0.1, 0.1))))
    let layer = CALayer()
    layer.frame = CGRect(origin: origin, size: layout.usedSize)
    layer.drawing = Recording.record { layout.draw(in: $0, at: .zero) }
    return layer
  }

  static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}
