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
  ///
  /// Nothing is drawn under the lock: letters are drawn on the main thread, which may need the same pixels meanwhile. Two
  /// threads then draw the same picture, and the first one is kept.
  var surface: OpaquePointer {
    let (known, begin) = lock.withLock { (drawn, draw) }
    if let known { return known }
    let made = begin?() ?? cairo_image_surface_create(CAIRO_FORMAT_INVALID, 0, 0)!
    cairo_surface_flush(made)
    return lock.withLock { () -> OpaquePointer in
      if let drawn {
        cairo_surface_destroy(made)
        return drawn
      }
      draw = nil
      drawn = made
      return made
    }
  }
}
