/// Draws a pointer with a custom shape, in front of everything.
@MainActor
final class PointerImage {
  private let layer = CAShapeLayer()

  init() {
    layer.zPosition = 10_000
    layer.actions = ["position": NSNull(), "path": NSNull()]
  }

  func show(_ path: UIBezierPath, at position: CGPoint, in window: UIWindow) {
    layer.path = path.cgPath
    layer.fillColor =
      UIColor.label.resolvedColor(with: window.traitCollection).withAlphaComponent(0.35).cgColor
    layer.position = position
    if layer.superlayer !== window.layer { window.layer.addSublayer(layer) }
  }

  func hide() { layer.removeFromSuperlayer() }
}
