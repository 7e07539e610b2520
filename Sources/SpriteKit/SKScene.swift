import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

/// A node whose content is scaled as a whole. Filters are not applied.
open class SKEffectNode: SKNode {
  /// No effect: filters are not applied.
  open var shouldEnableEffects = true
  /// No effect: filters are not applied.
  open var shouldRasterize = false
}

/// A scene of sprites.
open class SKScene: SKEffectNode {
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var backgroundColor = UIColor(white: 0.15, alpha: 1) { didSet { view?.setNeedsDisplay() } }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open weak var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?
  private var lastTime: TimeInterval?

  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

  public init(size: CGSize) {
    self.size = size
    super.init()
    physicsWorld.scene = self
    sceneDidLoad()
  }

  public required init?(coder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: coder)
    physicsWorld.scene = self
    sceneDidLoad()
  }

  open override var scene: SKScene? { self }
  open override var next: UIResponder? { view?.next }
  override var transform: CGAffineTransform { .identity }
  override var sceneTransform: CGAffineTransform { .identity }
  override var contentBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  open override var frame: CGRect { contentBounds ?? .zero }

  // MARK: Overridable

  open func sceneDidLoad() {}
  /// Called when a view presents the scene.
  open func didMove(to view: SKView) {}
  /// Called when a view no longer presents the scene.
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called before each frame.
  /// - Parameter currentTime: In seconds since the system started.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  // MARK: Frames

  func tick(at time: TimeInterval) {
    let elapsed = lastTime.map { min(max(time - $0, 0), 1) } ?? 0
    lastTime = time
    guard !isPaused else { return }
    if let delegate { delegate.update(time, for: self) } else { update(time) }
    advance(by: elapsed)
    didEvaluateActions()
    physicsWorld.simulate(elapsed * Double(physicsWorld.speed))
    didSimulatePhysics()
    didApplyConstraints()
    didFinishUpdate()
  }

  // MARK: Coordinates

  /// Converts points of the scene to points of a view of a size.
  func viewTransform(_ bounds: CGRect) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    let base = CGAffineTransform(
      translationX: bounds.midX + (anchorPoint.x - 0.5) * size.width * x,
      y: bounds.midY - (anchorPoint.y - 0.5) * size.height * y
    ).scaledBy(x: x, y: -y)
    guard let camera else { return base }
    // The camera is at the center of the view.
    let center = CGAffineTransform(
      translationX: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
    return camera.sceneTransform.inverted().concatenating(center).concatenating(base)
  }

  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(viewTransform(view.bounds).inverted())
  }
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(viewTransform(view.bounds))
  }

  /// Draws the nodes from back to front.
  func render(in context: CGContext, _ bounds: CGRect) {
    context.setFillColor(backgroundColor.cgColor)
    context.fill(bounds)
    draw(drawingOrder, in: context, viewTransform(bounds))
  }

  func draw(_ nodes: [SKNode], in context: CGContext, _ base: CGAffineTransform) {
    for node in nodes where node !== self {
      let alpha = sequence(first: node, next: \.parent).reduce(1) { $0 * min(max($1.alpha, 0), 1) }
      guard alpha > 0 else { continue }
      context.saveGState()
      for mask in sequence(first: node.parent, next: { $0?.parent }) {
        guard let crop = mask as? SKCropNode, let shape = crop.maskNode?.contentBounds else { continue }
        let mask = crop.maskNode.map { $0.transform } ?? .identity
        context.addRect(shape.applying(mask).applying(crop.sceneTransform).applying(base))
        context.clip()
      }
      context.concatenate(node.sceneTransform.concatenating(base))
      context.setAlpha(alpha)
      node.draw(in: context)
      context.restoreGState()
    }
  }
}

/// The place from which a scene is seen.
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, let frame = scene.contentBounds, let parent = node.parent else { return false }
    let visible = frame.offsetBy(dx: -frame.midX, dy: -frame.midY).applying(sceneTransform)
    return visible.intersects(node.calculateAccumulatedFrame().applying(parent.sceneTransform))
  }
}

/// A node that clips its children to the rectangle of its mask.
///
/// Differs from iOS: the mask's rectangle counts, not the transparency of its image.
open class SKCropNode: SKNode { open var maskNode: SKNode? }
