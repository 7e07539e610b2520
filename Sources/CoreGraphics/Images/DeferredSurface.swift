import CCairo

// The lock guards the surface and the drawing.
/// The pixels of an image that are drawn when they are first needed.
///
/// An app without a display often never shows its pictures: a test that only touches and reads draws none.
final class DeferredSurface: @unchecked Sendable {
  private let lock = NSLock()
  private var draw: (() -> OpaquePointer?)?
  private var drawn: OpaquePointer?

  /// - Parameter draw: Returns a new image surface with 32 bits per pixel; `nil` without memory for it.
  init(_ draw: @escaping () -> OpaquePointer?) { self.draw = draw }

  deinit {
    if let drawn { cairo_surface_destroy(drawn) }
  }

  /// The image surface. One that cannot be made is a surface in an error state, without pixels.
  var surface: OpaquePointer {
    lock.withLock {
      if let drawn { return drawn }
      let made = draw?() ?? cairo_image_surface_create(CAIRO_FORMAT_INVALID, 0, 0)!
      draw = nil
      cairo_surface_flush(made)
      drawn = made
      return made
    }
  }
}
