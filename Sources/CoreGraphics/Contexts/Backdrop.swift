import CCairo
import CPixels

/// A blurred copy of what has been drawn so far: the material behind bars and sheets.
package enum Backdrop {
  /// The part of an image surface under `rect`, blurred.
  ///
  /// Made at quarter resolution where the blur is wide enough to hide it (Rendering.md 4).
  /// - Parameters:
  ///   - surface: a Cairo image surface of 32 bits a pixel.
  ///   - rect: in the surface's pixels.
  ///   - sigma: the blur's standard deviation in the surface's pixels.
  ///   - saturation: 1 keeps colours, 1.8 is what iOS materials use.
  /// - Returns: An image to be stretched over the returned rectangle, which holds `rect` where the surface does.
  package static func blurred(
    _ surface: OpaquePointer, under rect: CGRect, sigma: CGFloat, saturation: CGFloat = 1
  ) -> (image: CGImage, rect: CGRect)? {
    guard !rect.isNull, !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
    let whole = CGRect(
      x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    let reduction: CGFloat = sigma >= 8 ? 4 : sigma >= 4 ? 2 : 1
    // What lies beyond the edge bleeds in; grid-aligned so that a moving bar does not shimmer.
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
    guard let small = makeImageSurface(width: width, height: height), let cairo = cairo_create(small) else {
      return nil
    }
    cairo_surface_flush(surface)
    if reduction > 1 { cairo_scale(cairo, 1 / reduction, 1 / reduction) }
    cairo_set_source_surface(cairo, surface, -area.minX, -area.minY)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    // The blur hides what a filter over all source pixels would add.
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
