import UIKit

public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

  var mode: CGBlendMode {
    switch self {
    case .add: .plusLighter
    case .multiply, .multiplyX2: .multiply
    case .screen: .screen
    case .replace: .copy
    default: .normal
    }
  }
}

/// A node that draws an image or a colored rectangle.
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  /// The part of the color in the image, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  /// In fractions of the size, from the bottom left.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var blendMode = SKBlendMode.alpha
  /// No effect: images are stretched as a whole.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// No effect: there are no lights.
  open var lightingBitMask: UInt32 = 0

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

  public required init?(coder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: coder)
  }

  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    xScale = size.width / self.size.width
    yScale = size.height / self.size.height
  }

  override var contentBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext) {
    guard let bounds = contentBounds else { return }
    context.setBlendMode(blendMode.mode)
    guard let image = texture?.image.cgImage else {
      context.setFillColor(color.cgColor)
      return context.fill(bounds)
    }
    guard colorBlendFactor > 0 else { return context.draw(image, in: bounds) }
    // The color covers only the image.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.draw(image, in: bounds)
    context.setBlendMode(.sourceAtop)
    context.setFillColor(color.withAlphaComponent(min(colorBlendFactor, 1)).cgColor)
    context.fill(bounds)
    context.endTransparencyLayer()
  }
}
