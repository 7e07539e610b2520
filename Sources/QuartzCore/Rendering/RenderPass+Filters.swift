import CCairo
import CPixels
import CoreGraphics
import Foundation

extension RenderPass {
  /// Draws the contents into a separate image, applies the filter and composites the result.
  func drawFiltered(
    _ command: DisplayCommand, _ inside: Range<Int>, _ matrix: CGAffineTransform, _ area: CGRect,
    _ alpha: Double
  ) {
    guard let filter = command.filter() else { return draw(inside, matrix, area, alpha: alpha) }
    let reach = filter.reach
    guard alpha > 0,
      let covered = cover(command.rect.insetBy(dx: -reach, dy: -reach), matrix, area),
      let surface = makeImageSurface(width: Int(covered.width), height: Int(covered.height)),
      let target = cairo_create(surface)
    else { return }
    defer { cairo_surface_destroy(surface) }
    var pass = RenderPass(
      cairo: target, commands: commands, cache: cache, scale: scale, readsBehind: readsBehind,
      keepsDrawings: keepsDrawings)
    pass.raster = RasterTarget(target)
    pass.underlays = aboveTarget().underlays.map {
      Underlay(
        surface: $0.surface, offset: CGPoint(x: $0.offset.x + covered.minX, y: $0.offset.y + covered.minY))
    }
    pass.draw(
      inside, matrix.concatenating(CGAffineTransform(translationX: -covered.minX, y: -covered.minY)),
      CGRect(origin: .zero, size: covered.size))
    cairo_destroy(target)
    filter.effect.apply(to: surface, scale: matrix.meanScale)
    cairo_save(cairo)
    clipPixels(covered)
    cairo_set_source_surface(cairo, surface, covered.minX, covered.minY)
    cairo_set_operator(cairo, filter.effect.blendMode.cairo)
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    cairo_restore(cairo)
  }
}

extension LayerEffect {
  /// Returns the image with the effect applied.
  /// - Parameter scale: Pixels per point of the image.
  package func applied(to image: CGImage, scale: CGFloat) -> CGImage? {
    guard let surface = makeImageSurface(width: image.width, height: image.height),
      let cairo = cairo_create(surface)
    else { return nil }
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    apply(to: surface, scale: scale)
    return CGImage(surface: surface)
  }

  /// Applies the effect to the pixels of an image surface.
  fileprivate func apply(to surface: OpaquePointer, scale: CGFloat) {
    guard colors != nil || blurRadius > 0, let pixels = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    if blurRadius > 0 { _ = cpixels_blur(pixels, stride, width, height, 4, blurRadius * scale) }
    if let colors { cpixels_color_matrix(pixels, stride, width, height, colors.values) }
    cairo_surface_mark_dirty(surface)
  }
}
