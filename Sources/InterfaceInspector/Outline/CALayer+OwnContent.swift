import QuartzCore
import UIKit

extension CALayer {
  /// Draws the layer of a view without its subviews, in the layer's coordinates.
  ///
  /// Copies are drawn, so that nothing changes in the app.
  func renderOwnContent(in context: CGContext) {
    guard let copy = copyWithoutSubviews() else { return }
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let place = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(copy.affineTransform())
      .concatenating(CGAffineTransform(translationX: copy.position.x, y: copy.position.y))
    guard abs(place.a * place.d - place.b * place.c) > 1e-9 else { return }
    let parent = CALayer()
    parent.addSublayer(copy)
    context.saveGState()
    context.concatenate(place.inverted())
    parent.render(in: context)
    context.restoreGState()
  }

  private func copyWithoutSubviews() -> CALayer? {
    guard let copy = presentation() else { return nil }
    for sublayer in sublayers ?? [] where !(sublayer.delegate is UIView) {
      if let part = sublayer.copyWithoutSubviews() { copy.addSublayer(part) }
    }
    return copy
  }
}
