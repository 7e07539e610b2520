import CoreGraphics
import Foundation

/// Methods that provide a layer's content, layout and actions. All are optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents instead of drawing them.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change: `nil` continues the search, `NSNull` disables actions.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action that runs when a layer's property changes or when the layer enters or leaves a tree.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for a change of `event` in `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` ends the search for an action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event for a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transition animations.
public let kCATransition = "transition"
