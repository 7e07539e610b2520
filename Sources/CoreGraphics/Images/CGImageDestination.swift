import CGdkPixbuf
import CPixels
import CCairo

/// A writer for PNG and JPEG images.
public final class CGImageDestination {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let isPNG: Bool
  private var image: CGImage?
  private var options: CFDictionary = [:]

  private init?(target: Target, type: CFString) {
    guard type == "public.png" || type == "public.jpeg" else { return nil }
    self.target = target
    isPNG = type == "public.png"
  }

  fileprivate convenience init?(data: NSMutableData, type: CFString) {
    self.init(target: .data(data), type: type)
  }

  fileprivate convenience init?(url: URL, type: CFString) {
    self.init(target: .file(url), type: type)
  }

  fileprivate func add(_ image: CGImage, options: CFDictionary?) {
    self.image = image
    self.options = options ?? [:]
  }

  fileprivate func finish() -> Bool {
    let quality = options[kCGImageDestinationLossyCompressionQuality] as? Double ?? 0.85
    guard let image, let bytes = isPNG ? image.pngData() : image.jpegData(quality: quality) else {
      return false
    }
    switch target {
    case .data(let data):
      data.append(bytes)
      return true
    case .file(let url):
      return (try? bytes.write(to: url)) != nil
    }
  }
}

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// Returns `nil` for types other than `public.png` and `public.jpeg`.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type)
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url: url, type: type)
}

public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, options: properties)
}

/// Adds an image of a source by decoding its pixels again; has no effect if the index is out of range.
///
/// Differs from iOS: the properties of the source's image are not copied.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.add(image, options: properties)
}

/// Writes the image; `false` if there is none or writing fails.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

extension CGImage {
  /// The image as JPEG data, composited on black.
  ///
  /// - Parameter quality: From 0 (smallest) to 1 (best).
  package func jpegData(quality: CGFloat) -> Data? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    cpixels_export(
      cairo_image_surface_get_data(surface), bytesPerRow, gdk_pixbuf_get_pixels(pixbuf),
      Int(gdk_pixbuf_get_rowstride(pixbuf)), CPixelsRGB, Int32(width), Int32(height))
    var bytes: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
    return "quality".withCString { key in
      percent.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        guard
          gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &length, "jpeg", &keys, &values, nil) != 0, let bytes
        else { return nil }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(length))
      }
    }
  }
}
