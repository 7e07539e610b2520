@_exported import UIKit

/// A node of a scene.
///
/// Differs from iOS: nodes store their children but are never rendered.
open class SKNode: UIResponder {
  open var name: String?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []
  open var position = CGPoint.zero

  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// A scene of sprites.
open class SKScene: SKNode {
  open var size: CGSize
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open private(set) weak var view: SKView?

  public init(size: CGSize) { self.size = size }

  /// Called when a view presents the scene.
  open func didMove(to view: SKView) {}
  /// Called when a view no longer presents the scene.
  open func willMove(from view: SKView) {}

  final func move(to view: SKView?) {
    if let old = self.view { willMove(from: old) }
    self.view = view
    if let view { didMove(to: view) }
  }
}

/// The image of a sprite.
open class SKTexture: NSObject {
  private let image: UIImage

  public init(image: UIImage) { self.image = image }
  public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }

  /// Returns the size in points.
  open func size() -> CGSize { image.size }
  open func cgImage() -> CGImage { image.cgImage! }
}

/// A view of a scene of sprites.
///
/// Differs from iOS: sprites are not drawn. The view has the color of its scene; a warning is logged once.
@preconcurrency @MainActor
open class SKView: UIView {
  open private(set) var scene: SKScene?

  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene { old.move(to: nil) }
    self.scene = scene
    backgroundColor = scene?.backgroundColor
    scene?.move(to: self)
    if scene != nil {
      UIKitFault.warnOnce(
        "SpriteKit's sprites are not drawn: the view shows the scene's colour", category: "SpriteKit")
    }
  }

  /// Returns a texture with a scene's background color; nil for other nodes, because sprites are not rendered.
  open func texture(from node: SKNode) -> SKTexture? {
    guard let scene = node as? SKScene else { return nil }
    let picture = UIGraphicsImageRenderer(size: scene.size).image {
      scene.backgroundColor.setFill()
      $0.fill(CGRect(origin: .zero, size: scene.size))
    }
    return SKTexture(image: picture)
  }
}
