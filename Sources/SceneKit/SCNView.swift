@_exported import UIKit

/// A three-dimensional scene.
///
/// Differs from iOS: a scene stores its nodes but is never rendered.
open class SCNScene: NSObject {
  public let rootNode = SCNNode()

  public override init() { super.init() }
}

/// A node of a scene.
open class SCNNode: NSObject {
  open var name: String?
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() { super.init() }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
}

/// A view of a three-dimensional scene.
///
/// Differs from iOS: there is no three-dimensional renderer. The view is empty; a warning is logged once.
@preconcurrency @MainActor
open class SCNView: UIView {
  open var scene: SCNScene? {
    didSet {
      if scene != nil {
        UIKitFault.warnOnce("SceneKit's scenes are not drawn: the view stays empty", category: "SceneKit")
      }
    }
  }

  /// Returns a picture of the view, without the scene.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
