import CCairo
import CPixels

/// The memory of a bitmap context: Cairo's pixels and, if the client requested another layout, the client's.
final class Bitmap {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytesPerPixel: Int
  let bitmapInfo: CGBitmapInfo
  let space: CGColorSpace?
  private let isOpaque: Bool
  private let layout: PixelLayout?
  private var outside: UnsafeMutableRawPointer?
  private var ownsOutside = false

  /// Creates a bitmap in Cairo's native layout. An opaque bitmap is initially black.
  init?(width: Int, height: Int, opaque: Bool) {
    guard let surface = makeImageSurface(width: width, height: height, hasAlpha: !opaque) else { return nil }
    self.surface = surface
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    bytesPerPixel = 4
    bitmapInfo = opaque ? .nativeOpaque : .native
    space = .standardRGB
    isOpaque = opaque
    layout = nil
  }

  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    let alphaOnly = bitmapInfo.alpha == .alphaOnly
    let bitsPerPixel = alphaOnly || space?.model == .monochrome ? 8 : 32
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo),
      width > 0, height > 0, bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel,
      // Core Graphics does not support drawing into bitmaps without premultiplied alpha.
      ![.first, .last].contains(bitmapInfo.alpha),
      let surface = makeImageSurface(width: width, height: height, hasAlpha: layout.hasAlpha)
    else { return nil }
    self.surface = surface
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? (width * layout.bytesPerPixel + 15) / 16 * 16 : bytesPerRow
    bytesPerPixel = layout.bytesPerPixel
    self.bitmapInfo = bitmapInfo
    self.space = alphaOnly ? nil : space
    self.layout = layout
    isOpaque = !layout.hasAlpha
    outside = data
    readFromOutside()
  }

  deinit {
    cairo_surface_destroy(surface)
    if ownsOutside { outside?.deallocate() }
  }

  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  func exposeData() -> UnsafeMutableRawPointer? {
    guard layout != nil else {
      cairo_surface_flush(surface)
      return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }
    if outside == nil {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
      outside = memory
      ownsOutside = true
      writeToOutside()
    }
    return outside
  }

  /// Reads changes that the client made to its memory since the last operation.
  func readFromOutside() {
    guard let layout else { return cairo_surface_mark_dirty(surface) }
    guard let outside else { return }
    cairo_surface_flush(surface)
    cpixels_import(
      outside.assumingMemoryBound(to: UInt8.self), bytesPerRow, layout.format,
      cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)), Int32(width),
      Int32(height))
    cairo_surface_mark_dirty(surface)
  }

  func writeToOutside() {
    guard let layout, let outside else { return }
    cairo_surface_flush(surface)
    cpixels_export(
      cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)),
      outside.assumingMemoryBound(to: UInt8.self), bytesPerRow, layout.format, Int32(width), Int32(height))
  }

  func makeImage() -> CGImage? {
    guard let copy = copyImageSurface(surface) else { return nil }
    return CGImage(surface: copy, hasAlpha: !isOpaque)
  }
}
