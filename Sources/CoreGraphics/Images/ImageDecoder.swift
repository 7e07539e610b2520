import CCairo
import CGdkPixbuf
import CPixels
import Glibc

/// The orientation of a camera, which determines how to rotate pixels upright.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether rotating upright exchanges width and height.
  package var swapsSides: Bool { rawValue >= 5 }
}

/// Decodes PNG, JPEG, WebP, SVG, the first page of PDF, and the formats of gdk-pixbuf's installed loaders. Safe on any
/// thread.
package enum ImageDecoder {
  package struct Decoded: Sendable {
    package var image: CGImage
    /// The orientation from the EXIF data. Pixels are as stored.
    package var orientation: CGImagePropertyOrientation
    /// The format's name in gdk-pixbuf: `png`, `jpeg`, `webp`, `svg`; or `pdf`.
    package var format: String
    /// The full size of the image, which is larger than that of a thumbnail.
    package var nativeWidth: Int
    package var nativeHeight: Int
  }

  /// The size at which to decode an image.
  package enum Size: Hashable, Sendable {
    case native
    /// Limits the longer side. Only vector images are scaled up.
    case fitting(maxPixelSize: Int)
    /// Exact dimensions, for vector images at a screen's scale.
    case exact(width: Int, height: Int)
    /// A scale factor for vector images; other images keep their size.
    case vectorScale(Double)
  }

  package static func decode(contentsOf url: URL, size: Size = .native) throws -> Decoded {
    try decode(read(url), source: url.path, size: size)
  }

  package static func read(_ url: URL) throws -> Data {
    do {
      return try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw ImageError.unreadable(source: url.path, cause: reason(of: error, path: url.path))
    }
  }

  /// - Parameter source: The name of the data in errors.
  package static func decode(_ data: Data, source: String = "data", size: Size = .native) throws -> Decoded {
    guard !data.isEmpty else { throw ImageError.truncated(source: source) }
    if isCutOff(data) { throw ImageError.truncated(source: source) }
    if PDFFile.isPDF(data) { return try decodePage(data, source: source, size: size) }
    let request = Request(size: size)
    guard let loader = gdk_pixbuf_loader_new() else { throw ImageError.outOfMemory(source: source) }
    defer { g_object_unref(loader) }
    request.watch(loader)

    var error: UnsafeMutablePointer<GError>?
    var failure: ImageError?
    data.withUnsafeBytes { bytes in
      let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      if gdk_pixbuf_loader_write(loader, base, gsize(bytes.count), &error) == 0 {
        failure = imageError(from: error, source: source, request: request)
        gdk_pixbuf_loader_close(loader, nil)
      } else if gdk_pixbuf_loader_close(loader, &error) == 0 {
        failure = imageError(from: error, source: source, request: request)
      }
    }
    if let failure { throw failure }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageError.truncated(source: source)
    }
    return Decoded(
      image: try makeImage(from: pixbuf, source: source), orientation: orientation(of: pixbuf),
      format: formatName(of: loader) ?? "", nativeWidth: request.nativeWidth,
      nativeHeight: request.nativeHeight)
  }

  /// Decodes the part of an image that its data contains so far; nil if no pixel can be shown. Missing rows are white.
  package static func decodePart(_ data: Data) -> Decoded? {
    guard !data.isEmpty, !PDFFile.isPDF(data), let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let request = Request(size: .native)
    request.watch(loader)
    request.watchRows(loader)
    data.withUnsafeBytes { bytes in
      _ = gdk_pixbuf_loader_write(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
    }
    defer { gdk_pixbuf_loader_close(loader, nil) }
    guard request.decodedRows > 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    let (height, stride) = (Int(gdk_pixbuf_get_height(pixbuf)), Int(gdk_pixbuf_get_rowstride(pixbuf)))
    if request.decodedRows < height, let pixels = gdk_pixbuf_get_pixels(pixbuf) {
      // The last row may be shorter than the distance between rows.
      let end = Int(gdk_pixbuf_get_byte_length(pixbuf))
      memset(pixels + request.decodedRows * stride, 0xFF, end - request.decodedRows * stride)
    }
    guard let image = try? makeImage(from: pixbuf, source: "data") else { return nil }
    return Decoded(
      image: image, orientation: orientation(of: pixbuf), format: formatName(of: loader) ?? "",
      nativeWidth: request.nativeWidth, nativeHeight: request.nativeHeight)
  }

  /// The properties in an image's header, read without decoding the pixels.
  package static func properties(of data: Data) -> (format: String, width: Int, height: Int)? {
    if PDFFile.isPDF(data) {
      return CGPDFDocument(data: data)?.page(at: 1).map { page in
        let size = page.shownSize
        return ("pdf", Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
      }
    }
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let request = Request(size: .native)
    request.stopsAtHead = true
    request.watch(loader)
    let length = data.count
    data.withUnsafeBytes { bytes in
      let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var offset = 0
      while offset < length, request.nativeWidth == 0 {
        let count = min(16384, length - offset)
        if gdk_pixbuf_loader_write(loader, base.map { $0 + offset }, gsize(count), nil) == 0 { break }
        offset += count
      }
    }
    // Short files are not parsed before the loader is closed.
    gdk_pixbuf_loader_close(loader, nil)
    let format = formatName(of: loader)
    guard let format, request.nativeWidth > 0, request.nativeHeight > 0 else { return nil }
    return (format, request.nativeWidth, request.nativeHeight)
  }

  /// Renders the first page of a PDF document on a transparent background.
  private static func decodePage(_ data: Data, source: String, size: Size) throws -> Decoded {
    guard let page = CGPDFDocument(data: data)?.page(at: 1) else {
      throw ImageError.unsupported(source: source, cause: "no page can be read")
    }
    let shown = page.shownSize
    let request = Request(size: size)
    let (width, height) = (Int(shown.width.rounded(.up)), Int(shown.height.rounded(.up)))
    let wanted = request.wantedSize(width: width, height: height, isVector: true)
    guard wanted.width <= maximumBitmapSide, wanted.height <= maximumBitmapSide,
      wanted.width * wanted.height <= 1 << 28
    else { throw ImageError.tooLarge(source: source, width: wanted.width, height: wanted.height) }
    guard shown.width > 0, shown.height > 0,
      let image = page.makeImage(width: wanted.width, height: wanted.height)
    else { throw ImageError.unsupported(source: source, cause: "the page is empty") }
    return Decoded(
      image: image, orientation: .up, format: "pdf", nativeWidth: width, nativeHeight: height)
  }

  // MARK: Parts

  /// The request to a loader, available in its size callback.
  private final class Request {
    let size: Size
    var stopsAtHead = false
    var nativeWidth = 0
    var nativeHeight = 0
    var isTooLarge = false
    /// The number of rows from the top that contain pixels.
    var decodedRows = 0

    init(size: Size) { self.size = size }

    /// Must outlive the loader.
    func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
      let callback: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
        loader, width, height, data in
        Unmanaged<Request>.fromOpaque(data).takeUnretainedValue().prepare(loader, Int(width), Int(height))
      }
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    /// Counts the rows that the loader decodes. Must outlive the loader.
    func watchRows(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
      let callback:
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gint, gint, gpointer) -> Void = {
          _, _, y, _, height, data in
          let request = Unmanaged<Request>.fromOpaque(data).takeUnretainedValue()
          request.decodedRows = max(request.decodedRows, Int(y + height))
        }
      g_signal_connect_data(
        loader, "area-updated", unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    private func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int) {
      // The SVG loader calls twice; the first call has the image's own size.
      if nativeWidth == 0 {
        nativeWidth = width
        nativeHeight = height
      }
      // A size of zero makes the loader stop before it allocates or decodes anything.
      if stopsAtHead { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
      let wanted = wantedSize(width: width, height: height, isVector: formatName(of: loader) == "svg")
      // A corrupt header can claim any size. A gigabyte of pixels exceeds any reasonable image.
      if wanted.width > maximumBitmapSide || wanted.height > maximumBitmapSide
        || wanted.width * wanted.height > 1 << 28
      {
        isTooLarge = true
        return gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
      if wanted != (width, height) {
        gdk_pixbuf_loader_set_size(loader, Int32(wanted.width), Int32(wanted.height))
      }
    }

    func wantedSize(width: Int, height: Int, isVector: Bool) -> (width: Int, height: Int) {
      func scaled(_ factor: Double) -> (width: Int, height: Int) {
        func side(_ length: Int) -> Int {
          Int(min(max((Double(length) * factor).rounded(), 1), Double(maximumBitmapSide + 1)))
        }
        return (side(width), side(height))
      }
      switch size {
      case .native: return (width, height)
      case .exact(let width, let height): return (max(width, 1), max(height, 1))
      case .vectorScale(let factor): return isVector && factor > 0 ? scaled(factor) : (width, height)
      case .fitting(let side):
        let longest = max(width, height, 1)
        guard side > 0, longest > side || isVector else { return (width, height) }
        return scaled(Double(side) / Double(longest))
      }
    }
  }

  private static func formatName(of loader: UnsafeMutablePointer<GdkPixbufLoader>) -> String? {
    guard let format = gdk_pixbuf_loader_get_format(loader), let name = gdk_pixbuf_format_get_name(format)
    else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  static func makeImage(from pixbuf: OpaquePointer, source: String) throws -> CGImage {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard width > 0, height > 0 else { throw ImageError.unsupported(source: source, cause: "no pixels") }
    guard width <= maximumBitmapSide, height <= maximumBitmapSide else {
      throw ImageError.tooLarge(source: source, width: width, height: height)
    }
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf),
      let surface = makeUnclearedImageSurface(width: width, height: height)
    else { throw ImageError.outOfMemory(source: source) }
    let alpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
    let opaque = cpixels_import(
      pixels, Int(gdk_pixbuf_get_rowstride(pixbuf)), alpha ? CPixelsRGBA : CPixelsRGB,
      cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)), Int32(width),
      Int32(height))
    cairo_surface_mark_dirty(surface)
    guard opaque != 0 else { return CGImage(surface: surface, hasAlpha: true) }
    return CGImage(opaqueSurface: surface)
  }

  private static func orientation(of pixbuf: OpaquePointer) -> CGImagePropertyOrientation {
    guard let option = gdk_pixbuf_get_option(pixbuf, "orientation"),
      let value = UInt32(String(cString: option))
    else { return .up }
    return CGImagePropertyOrientation(rawValue: value) ?? .up
  }

  private static func imageError(
    from error: UnsafeMutablePointer<GError>?, source: String, request: Request
  ) -> ImageError {
    defer { error.map { g_error_free($0) } }
    if request.isTooLarge {
      return .tooLarge(source: source, width: request.nativeWidth, height: request.nativeHeight)
    }
    guard let error else { return .unsupported(source: source, cause: "unknown") }
    let message = String(cString: error.pointee.message)
    if error.pointee.domain == gdk_pixbuf_error_quark() {
      switch UInt32(error.pointee.code) {
      case GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue: return .outOfMemory(source: source)
      case GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION.rawValue: return .truncated(source: source)
      default: break
      }
    }
    return .unsupported(source: source, cause: message)
  }

  /// The system's reason why a file cannot be read, which Foundation's error lacks on Linux.
  private static func reason(of error: Error, path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return String(cString: strerror(errno)) }
    defer { close(file) }
    var byte: UInt8 = 0
    return Glibc.read(file, &byte, 1) < 0 ? String(cString: strerror(errno)) : error.localizedDescription
  }
}

extension CGImage {
  /// Takes ownership of a surface with 32 bits per pixel that contains no transparency.
  fileprivate convenience init(opaqueSurface surface: OpaquePointer) {
    // Cairo skips blending for source formats without alpha.
    guard
      let view = cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(surface), CAIRO_FORMAT_RGB24, cairo_image_surface_get_width(surface),
        cairo_image_surface_get_height(surface), cairo_image_surface_get_stride(surface))
    else {
      self.init(surface: surface, hasAlpha: false)
      return
    }
    self.init(surface: view, hasAlpha: false, parent: CGImage(surface: surface, hasAlpha: false))
  }
}
