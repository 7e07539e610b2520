import CCairo
import CPixels

/// A blurred silhouette that can be painted in any color.
///
/// Wide blurs are rendered at a lower resolution, at a sixteenth of the cost and without a visible
/// difference.
package final class ShadowMask {
  private let surface: OpaquePointer
  private let origin: CGPoint
  private let pixelsPerUnit: CGFloat
  /// The bounds of the shadow in the drawing's units.
  package let bounds: CGRect

  /// - Parameters:
  ///   - drawing: A Cairo recording surface.
  ///   - sigma: The standard deviation of the blur in the drawing's units.
  ///   - pixelsPerUnit: The resolution at which the mask is shown.
  package convenience init?(_ drawing: OpaquePointer, sigma: CGFloat, pixelsPerUnit: CGFloat) {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    cairo_recording_surface_ink_extents(drawing, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return nil }
    self.init(
      bounds: CGRect(x: x, y: y, width: width, height: height), sigma: sigma, pixelsPerUnit: pixelsPerUnit
    ) { cairo in
      cairo_set_source_surface(cairo, drawing, 0, 0)
      cairo_paint(cairo)
    }
  }

  /// Creates the shadow of a filled path.
  package convenience init?(path: CGPath, evenOdd: Bool = false, sigma: CGFloat, pixelsPerUnit: CGFloat) {
    self.init(bounds: path.boundingBoxOfPath, sigma: sigma, pixelsPerUnit: pixelsPerUnit) { cairo in
      path.append(to: cairo)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
  }

  /// - Parameter draw: Draws the silhouette inside `bounds`. Only its alpha is used.
  package init?(
    bounds: CGRect, sigma: CGFloat, pixelsPerUnit: CGFloat, draw: (OpaquePointer) -> Void
  ) {
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite, sigma.isFinite else { return nil }
    var scale = pixelsPerUnit
    // At quarter resolution, a standard deviation of 8 pixels is still 2 pixels.
    if sigma * scale >= 8 { scale /= 4 } else if sigma * scale >= 4 { scale /= 2 }
    let reach = sigma * 3 + 2 / scale
    let area = bounds.insetBy(dx: -reach, dy: -reach)
    let width = Int((area.width * scale).rounded(.up))
    let height = Int((area.height * scale).rounded(.up))
    guard let surface = makeMaskSurface(width: width, height: height) else { return nil }
    guard let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -area.minX, -area.minY)
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cpixels_blur(
      cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)), Int32(width),
      Int32(height), 1, sigma * scale)
    cairo_surface_mark_dirty(surface)
    self.surface = surface
    origin = area.origin
    self.pixelsPerUnit = scale
    self.bounds = area
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Paints the shadow at its drawing's position in the Cairo context's user space.
  package func paint(on cairo: OpaquePointer, color: CGColor, opacity: CGFloat) {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    var matrix = cairo_matrix_t(
      xx: pixelsPerUnit, yx: 0, xy: 0, yy: pixelsPerUnit, x0: -origin.x * pixelsPerUnit,
      y0: -origin.y * pixelsPerUnit)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    color.setSource(on: cairo, opacity: opacity)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}
