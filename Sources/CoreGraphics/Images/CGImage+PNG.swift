import CCairo
import CPixels

extension CGImage {
  /// The compression level of PNG files.
  package enum PNGCompression: Sendable {
    /// About three times as fast as `balanced`. User interfaces still compress well, photographs do not.
    case fast
    case balanced
    case small

    fileprivate var level: Int32 {
      switch self {
      case .fast: 1
      case .balanced: 6
      case .small: 9
      }
    }
  }

  /// The image as PNG data; `nil` if memory is exhausted.
  ///
  /// - Parameter scale: Pixels per point, stored as the resolution relative to 72 dpi; 0 omits it.
  package func pngData(compression: PNGCompression = .balanced, scale: CGFloat = 0) -> Data? {
    var length = 0
    guard
      let bytes = cpixels_png(
        cairo_image_surface_get_data(surface), bytesPerRow, Int32(width), Int32(height), hasAlpha ? 0 : 1,
        compression.level, compression == .fast ? 0 : 1, Double(scale) * 72 / 0.0254, &length)
    else { return nil }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }

  package func writePNG(to url: URL, compression: PNGCompression = .balanced, scale: CGFloat = 0) throws {
    guard let data = pngData(compression: compression, scale: scale) else {
      throw ImageError.outOfMemory(source: url.path)
    }
    do {
      try data.write(to: url)
    } catch {
      throw ImageError.unreadable(source: url.path, cause: "\(error.localizedDescription)")
    }
  }
}
