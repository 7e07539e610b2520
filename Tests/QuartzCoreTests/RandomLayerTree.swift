import CoreGraphics
import Foundation
import SeededRandom

@testable import QuartzCore

/// A random layer tree with random changes and every feature of layers.
@MainActor
final class RandomLayerTree {
  let root = CALayer()
  private var layers: [CALayer] = []
  private var random: SeededNumbers
  private let image: CGImage
  private let size = CGSize(width: 160, height: 160)

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    let context = CGContext(width: 16, height: 16, scale: 1, opaque: false)!
    for i in 0..<16 {
      context.setFillColor(CGColor(red: CGFloat(i) / 16, green: 0.5, blue: 1 - CGFloat(i) / 16, alpha: 1))
      context.fill(CGRect(x: i, y: (i * 7) % 16, width: 6, height: 6))
    }
    image = context.makeImage()!
    root.frame = CGRect(origin: .zero, size: size)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    for _ in 0..<10 { add() }
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
  private func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }

  private func color() -> CGColor {
    CGColor(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(3) ? number(0.2...0.9) : 1)
  }

  private func frame() -> CGRect {
    let r = CGRect(x: number(-20...140), y: number(-20...140), width: number(4...80), height: number(4...80))
    // Most layers of an application are aligned to whole points.
    return chance(3) ? r : r.integral
  }

  private func makeLayer() -> CALayer {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 20), transform: nil)
      shape.fillColor = color()
      shape.strokeColor = color()
      shape.lineWidth = 3
      return shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color(), color()]
      gradient.type = [.axial, .radial, .conic].randomElement(using: &random)!
      gradient.startPoint = CGPoint(x: 0.3, y: 0.4)
      return gradient
    case 2, 3:
      let layer = CALayer()
      layer.contents = image
      layer.contentsGravity = [.resize, .resizeAspect, .center].randomElement(using: &random)!
      return layer
    case 4, 5:
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 40, height: 20)
      let ink = color()
      layer.drawing = Recording.record(bounds: layer.bounds) { context in
        context.setFillColor(ink)
        context.fillEllipse(in: CGRect(x: 3, y: 2, width: 20, height: 15))
        context.setStrokeColor(.opaqueBlack)
        context.stroke(CGRect(x: 8.5, y: 4.5, width: 25, height: 9))
      }
      return layer
    default:
      let layer = CALayer()
      layer.backgroundColor = color()
      return layer
    }
  }

  private func add() {
    let layer = makeLayer()
    layer.frame = frame()
    if chance(3) { layer.cornerRadius = number(1...12) }
    if chance(4) { layer.masksToBounds = true }
    let parent = layers.isEmpty || chance(2) ? root : layers.randomElement(using: &random)!
    let depth = sequence(first: parent) { $0.superlayer }.reduce(0) { n, _ in n + 1 }
    (depth > 4 ? root : parent).addSublayer(layer)
    layers.append(layer)
  }

  /// Performs a change and returns its description.
  @discardableResult
  func edit() -> String {
    let layer = layers.randomElement(using: &random)!
    switch Int.random(in: 0..<26, using: &random) {
    case 0:
      if layers.count < 24 { add() }
      return "add"
    case 1:
      guard layers.count > 6 else { return "nothing" }
      var gone: Set<ObjectIdentifier> = []
      func collect(_ l: CALayer) {
        gone.insert(ObjectIdentifier(l))
        for child in l.sublayers ?? [] { collect(child) }
      }
      collect(layer)
      layer.removeFromSuperlayer()
      layers.removeAll { gone.contains(ObjectIdentifier($0)) }
      while layers.count < 6 { add() }
      return "remove"
    case 2, 3:
      layer.position.x += chance(2) ? number(-10...10) : number(-10...10).rounded()
      return "move"
    case 4:
      layer.frame = frame()
      return "frame"
    case 5:
      layer.backgroundColor = chance(4) ? nil : color()
      return "background"
    case 6:
      layer.opacity = chance(3) ? 1 : Float(number(0...1))
      return "opacity"
    case 7:
      layer.isHidden.toggle()
      return "hidden"
    case 8 where chance(4):
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / number(60...200)
      layer.transform = CATransform3DRotate(perspective, number(-1...1), number(0...1), number(0...1), 0)
      return "perspective"
    case 8:
      layer.setAffineTransform(
        chance(2)
          ? .identity : CGAffineTransform(rotationAngle: number(-1...1)).scaledBy(x: number(0.5...1.5), y: 1))
      return "transform"
    case 9:
      layer.cornerRadius = number(0...20)
      layer.cornerCurve = chance(2) ? .continuous : .circular
      layer.maskedCorners = chance(3) ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
      return "corners"
    case 10:
      layer.masksToBounds.toggle()
      return "clip"
    case 11:
      layer.borderWidth = number(0...4)
      layer.borderColor = color()
      return "border"
    case 12, 13:
      layer.shadowOpacity = chance(3) ? 0 : Float(number(0.2...1))
      layer.shadowRadius = number(0...8)
      layer.shadowOffset = CGSize(width: number(-5...5), height: number(-5...5))
      return "shadow"
    case 14:
      layer.shadowPath = chance(2) ? nil : CGPath(ellipseIn: layer.bounds, transform: nil)
      return "shadow path"
    case 15:
      if chance(2) {
        layer.mask = nil
      } else {
        let mask = CALayer()
        mask.frame = layer.bounds.insetBy(dx: 3, dy: 3)
        mask.cornerRadius = 6
        mask.backgroundColor = CGColor(gray: 0, alpha: number(0.3...1))
        layer.mask = mask
      }
      return "mask"
    case 16:
      layer.mask?.position.x += 4
      return "move mask"
    case 17:
      layer.backdropBlurRadius = chance(2) ? 0 : number(2...8)
      layer.backdropSaturation = layer.backdropBlurRadius > 0 ? 1.8 : 1
      return "backdrop"
    case 18:
      if let parent = layer.superlayer {
        let count = UInt32(parent.sublayers!.count)
        parent.insertSublayer(layer, at: UInt32.random(in: 0..<count, using: &random))
      }
      return "reorder"
    case 19:
      layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
      return "z"
    case 20:
      layer.shouldRasterize.toggle()
      return "rasterize"
    case 21:
      layer.bounds.origin.y += number(-6...6)
      return "scroll"
    case 22:
      (layer as? CAShapeLayer)?.strokeEnd = number(0...1)
      (layer as? CAGradientLayer)?.locations = [0, NSNumber(value: Double(number(0.1...0.9))), 1]
      return "shape"
    case 23, 24:
      var effect = LayerEffect()
      if chance(2) {
        effect.colors = [.inversion, .saturation(0.3), .brightness(0.2), .hueRotation(1)].randomElement(
          using: &random)
      }
      if chance(3) { effect.blurRadius = number(1...5) }
      if chance(3) { effect.blendMode = [.multiply, .screen, .difference].randomElement(using: &random)! }
      effect.isGroup = chance(4)
      layer.effect = effect
      return "effect"
    default:
      layer.contentsGravity = [.resize, .resizeAspectFill, .topLeft].randomElement(using: &random)!
      return "gravity"
    }
  }
}
