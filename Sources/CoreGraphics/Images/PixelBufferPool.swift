import CCairo
import Foundation
import Synchronization

/// A bounded store of unused pixel memory, shared by all contexts, images, frames and blurs of the process.
///
/// The C allocator may return the memory of a picture to the kernel when it is freed. The kernel then maps and
/// clears each page of the next picture again, which costs several times as much as drawing it. Whether it does
/// depends on the allocations made before, so identical runs differed by a factor of six.
package enum PixelBufferPool {
  /// The maximum memory of unused buffers, in bytes: two displays of a tablet at 2 pixels per point.
  package static let idleLimit = 48 << 20

  /// The memory of the unused buffers, in bytes.
  package static var idleByteCount: Int { idle.withLock { $0.byteCount } }

  /// Frees all unused buffers.
  package static func removeAll() { trim(to: 0) }

  /// The size below which buffers are left to the C allocator, which keeps small ones.
  fileprivate static let minimumByteCount = 64 << 10
  /// The space before a buffer's pixels, which contains its capacity.
  private static let headerSize = 64
  private static let idle = Mutex(IdleBuffers())

  /// Unchecked because of its pointers; the mutex guards it.
  private struct IdleBuffers: @unchecked Sendable {
    /// The unused buffers, in the order of their release.
    var buffers: [UnsafeMutableRawPointer] = []
    var byteCount = 0

    mutating func take(_ index: Int) -> UnsafeMutableRawPointer {
      let buffer = buffers.remove(at: index)
      byteCount -= PixelBufferPool.capacity(of: buffer)
      return buffer
    }
  }

  /// Returns memory for pixels; `nil` if there is none.
  /// - Parameter isCleared: Whether all bytes must be zero. Otherwise, their values are unspecified.
  fileprivate static func allocate(byteCount: Int, isCleared: Bool) -> UnsafeMutableRawPointer? {
    let capacity = roundedCapacity(byteCount)
    let reused = idle.withLock { state in
      state.buffers.lastIndex { self.capacity(of: $0) == capacity }.map { state.take($0) }
    }
    if let reused {
      if isCleared { memset(reused, 0, byteCount) }
      return reused
    }
    // New memory from the kernel is zero, which `calloc` does not write again.
    guard let block = calloc(1, headerSize + capacity) else { return nil }
    block.storeBytes(of: capacity, as: Int.self)
    return block + headerSize
  }

  /// Stores a buffer for reuse. Frees the buffers that have been unused for longest, beyond the limit.
  fileprivate static func release(_ buffer: UnsafeMutableRawPointer) {
    idle.withLock { state in
      state.buffers.append(buffer)
      state.byteCount += capacity(of: buffer)
    }
    trim(to: idleLimit)
  }

  private static func trim(to limit: Int) {
    let surplus = idle.withLock { state in
      var surplus: [UnsafeMutableRawPointer] = []
      while state.byteCount > limit, !state.buffers.isEmpty { surplus.append(state.take(0)) }
      return surplus
    }
    for buffer in surplus { free(buffer - headerSize) }
  }

  private static func capacity(of buffer: UnsafeMutableRawPointer) -> Int {
    (buffer - headerSize).load(as: Int.self)
  }

  /// A capacity at most an eighth larger, so that pictures of similar sizes share buffers.
  private static func roundedCapacity(_ byteCount: Int) -> Int {
    let power = 1 << (Int.bitWidth - 1 - byteCount.leadingZeroBitCount)
    let step = power / 8
    return (byteCount + step - 1) / step * step
  }
}

/// Creates a cleared surface with 32 bits per pixel; `nil` if it would be too large.
package func makeImageSurface(width: Int, height: Int, hasAlpha: Bool = true) -> OpaquePointer? {
  makeSurface(hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height, isCleared: true)
}

/// Creates a surface with 32 bits per pixel, whose pixels must all be written; `nil` if it would be too large.
package func makeUnclearedImageSurface(width: Int, height: Int, hasAlpha: Bool = true) -> OpaquePointer? {
  makeSurface(hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height, isCleared: false)
}

/// Creates a cleared surface with 8 bits of alpha per pixel; `nil` if it would be too large.
func makeMaskSurface(width: Int, height: Int) -> OpaquePointer? {
  makeSurface(CAIRO_FORMAT_A8, width, height, isCleared: true)
}

/// Copies an image surface with 32 bits per pixel.
package func copyImageSurface(_ surface: OpaquePointer) -> OpaquePointer? {
  cairo_surface_flush(surface)
  let height = Int(cairo_image_surface_get_height(surface))
  guard
    let copy = makeUnclearedImageSurface(
      width: Int(cairo_image_surface_get_width(surface)), height: height,
      hasAlpha: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32),
    let source = cairo_image_surface_get_data(surface), let target = cairo_image_surface_get_data(copy)
  else { return nil }
  memcpy(target, source, Int(cairo_image_surface_get_stride(surface)) * height)
  cairo_surface_mark_dirty(copy)
  return copy
}

/// The key of a surface's pooled pixels. Cairo uses only its address; its content is never written.
private nonisolated(unsafe) let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

private func makeSurface(
  _ format: cairo_format_t, _ width: Int, _ height: Int, isCleared: Bool
) -> OpaquePointer? {
  guard width > 0, height > 0, width <= maximumBitmapSide, height <= maximumBitmapSide else { return nil }
  let stride = cairo_format_stride_for_width(format, Int32(width))
  let byteCount = Int(stride) * height
  guard byteCount >= PixelBufferPool.minimumByteCount else {
    return checked(cairo_image_surface_create(format, Int32(width), Int32(height)))
  }
  guard let pixels = PixelBufferPool.allocate(byteCount: byteCount, isCleared: isCleared) else { return nil }
  let surface = checked(
    cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), stride))
  guard let surface else {
    PixelBufferPool.release(pixels)
    return nil
  }
  let status = cairo_surface_set_user_data(surface, pixelsKey, pixels) { pixels in
    if let pixels { PixelBufferPool.release(pixels) }
  }
  guard status == CAIRO_STATUS_SUCCESS else {
    cairo_surface_destroy(surface)
    PixelBufferPool.release(pixels)
    return nil
  }
  return surface
}

private func checked(_ surface: OpaquePointer?) -> OpaquePointer? {
  guard let surface, cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS else { return surface }
  cairo_surface_destroy(surface)
  return nil
}
