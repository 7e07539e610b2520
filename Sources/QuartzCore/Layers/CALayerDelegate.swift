import CoreGraphics
import Foundation

/// Supplies a layer's content, layout and actions. Every method is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's content in place of drawing it.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change: nil goes on searching, `NSNull` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that happens when a layer's property changes or the layer enters or leaves a tree.
@preconcurrency @MainActor
public protocol CAAction {
  /// Performs the action for the change of `event` in `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, `NSNull` ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"
/// The identifier of the transition animation.
public let kCATransition = "transition"
