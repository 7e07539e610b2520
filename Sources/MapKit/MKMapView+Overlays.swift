import UIKit

// Drawing of shapes and tiles.
extension MKMapView {
  /// Draws the visible overlays, from the lowest to the topmost.
  func drawOverlays() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for overlay in overlays where visibleMapRect.intersects(overlay.boundingMapRect.insetBy(dx: -1, dy: -1)) {
      guard let renderer = renderer(for: overlay) else { continue }
      renderer.map = self
      draw(renderer, in: context)
    }
  }

  private func draw(_ renderer: MKOverlayRenderer, in context: CGContext) {
    let zoomScale = MKZoomScale(1 / scale)
    guard renderer.alpha > 0, renderer.canDraw(visibleMapRect, zoomScale: zoomScale) else { return }
    let origin = place(renderer.overlay.boundingMapRect.origin)
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.scaleBy(x: zoomScale, y: zoomScale)
    context.setAlpha(renderer.alpha)
    renderer.draw(visibleMapRect, zoomScale: zoomScale, in: context)
    context.restoreGState()
  }

  /// The place for an overlay above those of its level.
  func insertionIndex(_ level: MKOverlayLevel) -> Int {
    overlays.firstIndex { self.level(of: $0).rawValue > level.rawValue } ?? overlays.count
  }

  func level(of overlay: any MKOverlay) -> MKOverlayLevel {
    overlayLevels[ObjectIdentifier(overlay)] ?? .aboveLabels
  }
}
