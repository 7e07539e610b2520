import SwiftUI
import UIKit

/// A view of a scene of sprites.
///
/// Differs from iOS: nodes are drawn by the processor.
@preconcurrency @MainActor
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var isPaused = false { didSet { link?.isPaused = isPaused } }
  /// No effect: the numbers are not shown.
  open var showsFPS = false
  /// No effect: the numbers are not shown.
  open var showsNodeCount = false
  /// No effect: the numbers are not shown.
  open var showsDrawCount = false
  /// No effect: the outlines are not shown.
  open var showsPhysics = false
  /// No effect: nodes with equal positions are drawn in the order of the tree.
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60 {
    didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond }
  }
  private var link: CADisplayLink?

  // MARK: Scenes

  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    scene?.view = self
    resizeScene()
    scene?.didMove(to: self)
    setNeedsDisplay()
    updateLink()
  }

  /// Presents a scene. Transitions are not animated.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    resizeScene()
    setNeedsDisplay()
  }

  private func resizeScene() {
    guard let scene, scene.scaleMode == .resizeFill, bounds.size != .zero else { return }
    scene.size = bounds.size
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLink()
  }

  // MARK: Frames

  /// Forwards frames without retaining the view.
  private final class Ticker: NSObject {
    weak var view: SKView?
    init(_ view: SKView) { self.view = view }
    @MainActor func tick(_ link: CADisplayLink) {
      guard let view else { return link.invalidate() }
      view.tick(link.targetTimestamp)
    }
  }

  private func updateLink() {
    if scene == nil || window == nil {
      link?.invalidate()
      link = nil
    } else if link == nil {
      let ticker = Ticker(self)
      link = CADisplayLink { ticker.tick($0) }
      link?.isPaused = isPaused
      link?.add(to: .main, forMode: .common)
    }
  }

  private func tick(_ time: TimeInterval) {
    scene?.tick(at: time)
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    scene?.render(in: context, bounds)
  }

  /// Returns a picture of a node and its children; nil for a node without size.
  open func texture(from node: SKNode) -> SKTexture? {
    let frame = node is SKScene ? node.frame : node.calculateAccumulatedFrame()
    guard frame.width > 0, frame.height > 0 else { return nil }
    let picture = UIGraphicsImageRenderer(size: frame.size).image { renderer in
      if let scene = node as? SKScene {
        scene.render(in: renderer.cgContext, CGRect(origin: .zero, size: frame.size))
        return
      }
      let base = (node.parent?.sceneTransform.inverted() ?? .identity).concatenating(
        CGAffineTransform(translationX: -frame.minX, y: frame.maxY).scaledBy(x: 1, y: -1))
      let scene = node.scene ?? SKScene(size: frame.size)
      scene.draw(node.drawingOrder, in: renderer.cgContext, base)
    }
    return SKTexture(image: picture)
  }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

  // MARK: Touches

  /// The node that receives touches: the frontmost that accepts them, otherwise the scene.
  private func receiver(_ touches: Set<UITouch>) -> SKNode? {
    guard let scene, let touch = touches.first else { return nil }
    let point = scene.convertPoint(fromView: touch.location(in: self))
    return scene.nodes(at: point).first { $0.isUserInteractionEnabled } ?? scene
  }
  private weak var touched: SKNode?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = receiver(touches)
    touched?.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesCancelled(touches, with: event)
  }
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A transition between scenes. Scenes are exchanged at once.
open class SKTransition: NSObject {
  /// No effect: scenes are exchanged at once.
  open var pausesIncomingScene = true
  /// No effect: scenes are exchanged at once.
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
}

/// A scene of sprites in SwiftUI.
public struct SpriteView: UIViewRepresentable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shouldCullNonVisibleNodes = Self(rawValue: 1), allowsTransparency = Self(rawValue: 2)
    public static let ignoresSiblingOrder = Self(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = Self(rawValue: 1), showsNodeCount = Self(rawValue: 2)
    public static let showsPhysics = Self(rawValue: 4)
  }

  private let scene: SKScene
  private let isPaused: Bool
  private let framesPerSecond: Int

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.isPaused = isPaused
    framesPerSecond = preferredFramesPerSecond
  }

  public func makeUIView(context: Context) -> SKView { SKView() }

  public func updateUIView(_ view: SKView, context: Context) {
    view.isPaused = isPaused
    view.preferredFramesPerSecond = framesPerSecond
    if view.scene !== scene { view.presentScene(scene) }
  }
}
