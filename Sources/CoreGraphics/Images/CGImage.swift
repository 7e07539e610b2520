import CCairo
import CPixels

/// An immutable bitmap image.
///
/// Pixels are in Cairo's format: 32 bits, premultiplied, native byte order. Images can be created and drawn
/// on any thread.
public final class CGImage: Hashable, @unchecked Sendable {
  private enum Pixels {
    case drawn(OpaquePointer)
    case deferred(DeferredSurface)
  }

  private let pixels: Pixels
  public let width: Int
  public let height: Int
  package let hasAlpha: Bool
  /// The image that owns the memory, for cropped images.
  private let parent: CGImage?
  public let isMask: Bool
  public let shouldInterpolate: Bool
  public let colorSpace: CGColorSpace?
  private let mipmaps = MipmapStore()

  /// Takes ownership of a reference to an image surface with 32 bits per pixel.
  package init(
    surface: OpaquePointer, hasAlpha: Bool? = nil, isMask: Bool = false, shouldInterpolate: Bool = true,
    parent: CGImage? = nil
  ) {
    cairo_surface_flush(surface)
    pixels = .drawn(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    self.hasAlpha = hasAlpha ?? (cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32)
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    self.parent = parent
    colorSpace = isMask ? nil : .standardRGB
  }

  /// Creates an image whose pixels are drawn when they are first needed.
  init(_ surface: DeferredSurface, width: Int, height: Int, hasAlpha: Bool) {
    pixels = .deferred(surface)
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    isMask = false
    shouldInterpolate = true
    parent = nil
    colorSpace = .standardRGB
  }

  /// Creates an image that is drawn when its pixels are first needed, in a context whose y-axis points down.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - draw: Must result in the same picture at any time and on any thread.
  package convenience init?(
    width: Int, height: Int, scale: CGFloat, opaque: Bool = false, drawnBy draw: @escaping (CGContext) -> Void
  ) {
    guard 1...maximumBitmapSide ~= width, 1...maximumBitmapSide ~= height else { return nil }
    let surface = DeferredSurface {
      guard let context = CGContext(width: width, height: height, scale: scale, opaque: opaque) else {
        return nil
      }
      draw(context)
      return context.bitmap.map { cairo_surface_reference($0.surface) }
    }
    self.init(surface, width: width, height: height, hasAlpha: !opaque)
  }

  deinit {
    if case .drawn(let surface) = pixels { cairo_surface_destroy(surface) }
  }

  /// A Cairo image surface that is never modified after the image is created.
  package var surface: OpaquePointer {
    switch pixels {
    case .drawn(let surface): surface
    case .deferred(let deferred): deferred.surface
    }
  }

  /// Creates an image from a provider's bytes.
  ///
  /// Differs from iOS: supports only 8 bits per component; copies the pixels and ignores `decode`.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo),
      let data = provider.data, width > 0, height > 0, width <= maximumBitmapSide,
      height <= maximumBitmapSide,
      bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
      let surface = makeUnclearedImageSurface(width: width, height: height)
    else { return nil }
    data.withUnsafeBytes { bytes in
      cairo_surface_flush(surface)
      cpixels_import(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytesPerRow, layout.format,
        cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)), Int32(width),
        Int32(height))
      cairo_surface_mark_dirty(surface)
    }
    self.init(surface: surface, hasAlpha: layout.hasAlpha, shouldInterpolate: shouldInterpolate)
  }

  /// Creates a mask. Samples of 0 let paint through, samples of 255 block it.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, let data = provider.data, width > 0, height > 0,
      width <= maximumBitmapSide, height <= maximumBitmapSide, bytesPerRow >= width,
      data.count >= bytesPerRow * (height - 1) + width,
      let surface = makeUnclearedImageSurface(width: width, height: height)
    else { return nil }
    let inverted = decode.map { $0[0] > $0[1] } ?? false
    let coverage = inverted ? data : Data(data.map { 255 - $0 })
    coverage.withUnsafeBytes { bytes in
      cairo_surface_flush(surface)
      cpixels_import(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytesPerRow, CPixelsAlpha,
        cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)), Int32(width),
        Int32(height))
      cairo_surface_mark_dirty(surface)
    }
    self.init(surface: surface, hasAlpha: true, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(decoding: source, format: "png")
  }

  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(decoding: source, format: "jpeg")
  }

  private convenience init?(decoding source: CGDataProvider, format: String) {
    guard let data = source.data, let decoded = try? ImageDecoder.decode(data, source: source.source),
      decoded.format == format
    else { return nil }
    self.init(surface: cairo_surface_reference(decoded.image.surface), hasAlpha: decoded.image.hasAlpha)
  }

  // MARK: Properties

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int {
    switch pixels {
    case .drawn(let surface): Int(cairo_image_surface_get_stride(surface))
    case .deferred: Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    }
  }
  public var bitmapInfo: CGBitmapInfo { hasAlpha ? .native : .nativeOpaque }
  public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedFirst : .noneSkipFirst }
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// A copy of the pixels, with `bytesPerRow` bytes per row.
  public var dataProvider: CGDataProvider? {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    var data = Data(count: bytesPerRow * height)
    let rowLength = width * 4
    data.withUnsafeMutableBytes { target in
      for row in 0..<height {
        target.baseAddress?.advanced(by: row * bytesPerRow).copyMemory(
          from: bytes + row * bytesPerRow, byteCount: rowLength)
      }
    }
    return CGDataProvider(data: data)
  }

  /// The size of the pixels in bytes.
  package var byteCount: Int { bytesPerRow * height }

  // MARK: Other images

  public func copy() -> CGImage? { self }

  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

  /// Returns the part inside `rect`, in pixels from the top left; `nil` if it is empty. The pixels are
  /// shared.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    if part == all { return self }
    guard let bytes = cairo_image_surface_get_data(surface),
      let view = cairo_image_surface_create_for_data(
        bytes + Int(part.minY) * bytesPerRow + Int(part.minX) * 4, cairo_image_surface_get_format(surface),
        Int32(part.width), Int32(part.height), Int32(bytesPerRow))
    else { return nil }
    return CGImage(
      surface: view, hasAlpha: hasAlpha, isMask: isMask, shouldInterpolate: shouldInterpolate,
      parent: parent ?? self)
  }

  /// Returns this image with a mask's coverage as its alpha.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: 1, opaque: false) else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(toUpright: bounds, mask: mask)
    context.drawUpright(self, in: bounds)
    return context.makeImage()
  }

  /// Returns the image scaled to another size.
  package func resized(width: Int, height: Int) -> CGImage? {
    if width == self.width, height == self.height { return self }
    guard let context = CGContext(width: width, height: height, scale: 1, opaque: !hasAlpha) else {
      return nil
    }
    context.interpolationQuality = .high
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }

  /// The smallest version, scaled down by powers of two, that is at least as large as the drawn size.
  ///
  /// Created on first use and kept, so that drawing a large image at a small size is fast and smooth.
  /// - Parameter scale: Drawn pixels per pixel of this image.
  package func mipmap(forScale scale: CGFloat) -> CGImage {
    guard scale <= 0.5, scale > 0, width > 1, height > 1 else { return self }
    return mipmaps.image(halvings: min(Int(-log2(scale)), 12), of: self)
  }

  fileprivate func halved() -> CGImage? {
    guard let bytes = cairo_image_surface_get_data(surface),
      let target = makeUnclearedImageSurface(
        width: (width + 1) / 2, height: (height + 1) / 2, hasAlpha: hasAlpha)
    else { return nil }
    cpixels_halve(
      bytes, bytesPerRow, Int32(width), Int32(height), cairo_image_surface_get_data(target),
      Int(cairo_image_surface_get_stride(target)))
    cairo_surface_mark_dirty(target)
    return CGImage(surface: target, hasAlpha: hasAlpha, isMask: isMask)
  }

  // MARK: Comparing

  /// Compares identities, not pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The number of different pixels; `nil` if the sizes differ.
  package func countDifferingPixels(from other: CGImage) -> Int? {
    guard width == other.width, height == other.height, hasAlpha == other.hasAlpha else { return nil }
    guard let a = cairo_image_surface_get_data(surface), let b = cairo_image_surface_get_data(other.surface)
    else { return nil }
    return cpixels_count_differences(
      a, bytesPerRow, b, other.bytesPerRow, Int32(width), Int32(height), hasAlpha ? 0 : 1)
  }

  /// An image of the differences to another image of the same size, bright on black.
  package func difference(from other: CGImage) -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.draw(self, in: whole)
    context.setBlendMode(.difference)
    context.draw(other, in: whole)
    return context.makeImage()
  }

  /// Whether all pixels are equal.
  package func hasSamePixels(as other: CGImage) -> Bool { countDifferingPixels(from: other) == 0 }
}

// The lock guards the images.
/// The mipmap levels of an image, starting at half its size.
private final class MipmapStore: @unchecked Sendable {
  private let lock = NSLock()
  private var images: [CGImage] = []

  func image(halvings: Int, of base: CGImage) -> CGImage {
    lock.withLock {
      while images.count < halvings {
        let last = images.last ?? base
        guard last.width > 1 || last.height > 1, let next = last.halved() else { break }
        images.append(next)
      }
      return images.prefix(halvings).last ?? base
    }
  }
}
