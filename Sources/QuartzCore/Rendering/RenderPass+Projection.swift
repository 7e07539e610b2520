import CCairo
import CoreGraphics
import Foundation

extension RenderPass {
  /// Draws the contents as a bitmap in perspective.
  func drawProjected(
    _ command: DisplayCommand, _ inside: Range<Int>, _ matrix: CGAffineTransform, _ area: CGRect,
    _ alpha: Double
  ) {
    guard alpha > 0, let projection = command.projection()?.projection else { return }
    let resolution = command.projectedResolution(scale)
    let extent = command.rect.insetBy(dx: -1 / resolution, dy: -1 / resolution)
    guard let covered = cover(projection.bounds(of: extent), matrix, area),
      let bitmap = bitmap(command, inside, extent, resolution),
      let image = projection.concatenating(matrix).pixels(
        of: bitmap, at: extent.origin, resolution: resolution, in: covered)
    else { return }
    cairo_save(cairo)
    clipPixels(covered)
    cairo_set_source_surface(cairo, image.surface, covered.minX, covered.minY)
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    cairo_restore(cairo)
  }
}

extension DisplayCommand {
  /// The pixels per point of the bitmap of a projection: fewer where the contents are very large.
  package func projectedResolution(_ scale: CGFloat) -> CGFloat {
    let resolution = scale * a
    let side = max(rect.width, rect.height)
    return min(resolution, 4096 / max(side, 1))
  }
}

extension PlaneProjection {
  /// Returns the pixels in `area` of a bitmap of a part of the plane.
  @MainActor
  package func pixels(
    of bitmap: CGImage, at origin: CGPoint, resolution: CGFloat, in area: CGRect
  ) -> CGImage? {
    let place = CGAffineTransform(
      a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: origin.x, ty: origin.y)
    return PlaneProjection(place).concatenating(self).pixels(of: bitmap, in: area)
  }
}
