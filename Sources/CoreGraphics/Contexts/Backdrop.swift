import CCairo
import CPixels

/// A blurred copy of the current contents, for the materials behind bars and sheets.
package enum Backdrop {
  /// Returns a blurred copy of the part of a surface under `rect`.
  ///
  /// Rendered at quarter resolution if the blur is wide enough to hide it (Rendering.md 4).
  /// - Parameters:
  ///   - surface: A Cairo image surface with 32 bits per pixel.
  ///   - rect: The rectangle in the surface's pixels.
  ///   - sigma: The standard deviation of the blur in pixels.
  ///   - saturation: The saturation factor; 1 keeps colors, iOS materials use 1.8.
  /// - Returns: An image and the rectangle to stretch it over, which contains `rect` where it overlaps the
  ///   surface.
  package static func blurred(
    _ surface: OpaquePointer, under rect: CGRect, sigma: CGFloat, saturation: CGFloat = 1
  ) -> (image: CGImage, rect: CGRect)? {
    guard !rect.isNull, !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
    let whole = CGRect(
      x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    let reduction: CGFloat = sigma >= 8 ? 4 : sigma >= 4 ? 2 : 1
    // Includes surrounding pixels that the blur mixes in, and aligns to a grid so that moving bars do not
    // shimmer.
    let wide = rect.insetBy(dx: -sigma * 2, dy: -sigma * 2)
    let aligned = CGRect(
      x: (wide.minX / reduction).rounded(.down) * reduction,
      y: (wide.minY / reduction).rounded(.down) * reduction,
      width: 0, height: 0
    ).union(
      CGRect(
        x: (wide.maxX / reduction).rounded(.up) * reduction,
        y: (wide.maxY / reduction).rounded(.up) * reduction,
        width: 0, height: 0))
    let area = aligned.intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let width = Int((area.width / reduction).rounded(.up))
    let height = Int((area.height / reduction).rounded(.up))
    guard let small = makeUnclearedImageSurface(width: width, height: height),
      let cairo = cairo_create(small)
    else { return nil }
    cairo_surface_flush(surface)
    if reduction > 1 { cairo_scale(cairo, 1 / reduction, 1 / reduction) }
    cairo_set_source_surface(cairo, surface, -area.minX, -area.minY)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    // The blur hides the difference to a filter that samples all source pixels.
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(small)
    let bytes = cairo_image_surface_get_data(small)
    let stride = Int(cairo_image_surface_get_stride(small))
    cpixels_blur_clamped(bytes, stride, Int32(width), Int32(height), 4, sigma / reduction)
    if saturation != 1 { cpixels_saturate(bytes, stride, Int32(width), Int32(height), saturation) }
    cairo_surface_mark_dirty(small)
    return (
      CGImage(surface: small),
      CGRect(
        x: area.minX, y: area.minY, width: CGFloat(width) * reduction, height: CGFloat(height) * reduction)
    )
  }
}
