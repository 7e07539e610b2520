import QuartzCore
import UIKit

/// A frame around the inspected view in the app's window.
@MainActor
enum Highlight {
  private static let layer: CALayer = {
    let layer = CALayer()
    layer.borderWidth = 2
    layer.borderColor = UIColor.systemPink.cgColor
    layer.backgroundColor = UIColor.systemPink.withAlphaComponent(0.15).cgColor
    layer.zPosition = 10_000
    return layer
  }()

  static func show(_ view: UIView) {
    guard let window = view.window ?? view as? UIWindow else { return remove() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    window.layer.addSublayer(layer)
    layer.frame = view.convert(view.bounds, to: window)
    CATransaction.commit()
  }

  static func remove() { layer.removeFromSuperlayer() }
}
