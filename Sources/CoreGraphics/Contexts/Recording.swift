import CCairo

// Immutable after recording. Drawn on the main thread, or by the one thread that has recorded it.
/// Recorded drawing commands that can be replayed at any scale and position.
package final class Recording: @unchecked Sendable {
  /// A Cairo recording surface.
  package let surface: OpaquePointer
  /// The bounds of the drawing in its own units; null if it is empty.
  package let bounds: CGRect

  /// Takes ownership of a reference to a recording surface.
  package init(surface: OpaquePointer) {
    self.surface = surface
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    bounds = width > 0 && height > 0 ? CGRect(x: x, y: y, width: width, height: height) : .null
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Records the drawing commands of `body` in a context with its origin at the top left.
  ///
  /// - Parameters:
  ///   - bounds: The drawing area, or `nil` for an infinite plane.
  ///   - scale: Pixels per point at which shadows are rasterized.
  package static func record(
    bounds: CGRect? = nil, scale: CGFloat = 3, _ body: (CGContext) throws -> Void
  ) rethrows -> Recording {
    let surface: OpaquePointer
    if let bounds, !bounds.isNull, !bounds.isInfinite {
      var extents = cairo_rectangle_t(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
      surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    } else {
      surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    }
    let cairo = cairo_create(surface)!
    defer { cairo_destroy(cairo) }
    try body(CGContext(cairo: cairo, device: bounds ?? .zero, rasterScale: scale))
    return Recording(surface: surface)
  }

  package var isEmpty: Bool { bounds.isNull }

  /// Replays the commands in the Cairo context's user space.
  package func draw(into cairo: OpaquePointer, opacity: CGFloat = 1) {
    guard !isEmpty, opacity > 0 else { return }
    cairo_save(cairo)
    cairo_set_source_surface(cairo, surface, 0, 0)
    // Without a clip, Cairo would process the whole target.
    cairo_new_path(cairo)
    cairo_rectangle(cairo, bounds.minX, bounds.minY, bounds.width, bounds.height)
    cairo_clip(cairo)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }

  /// Renders a part of the drawing to an image.
  package func makeImage(of rect: CGRect, scale: CGFloat, opaque: Bool = false) -> CGImage? {
    let width = Int((rect.width * scale).rounded(.up))
    let height = Int((rect.height * scale).rounded(.up))
    guard let context = CGContext(width: width, height: height, scale: scale, opaque: opaque) else {
      return nil
    }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.draw(self)
    return context.makeImage()
  }
}
