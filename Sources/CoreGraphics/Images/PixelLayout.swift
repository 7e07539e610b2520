import CPixels

/// A pixel layout that can be converted to and from Cairo's.
package struct PixelLayout {
  package var format: CPixelsFormat
  package var bytesPerPixel: Int
  package var hasAlpha: Bool

  /// Creates a layout from Core Graphics' description; `nil` if no conversion exists.
  package init?(
    bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents), let alpha = bitmapInfo.alpha else {
      return nil
    }
    let order = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let little = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard little || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
    let isGray = space?.model == .monochrome
    switch (bitsPerPixel, alpha) {
    case (8, .alphaOnly): (format, bytesPerPixel, hasAlpha) = (CPixelsAlpha, 1, true)
    case (8, .none) where isGray: (format, bytesPerPixel, hasAlpha) = (CPixelsGray, 1, false)
    case (24, .none) where !isGray: (format, bytesPerPixel, hasAlpha) = (CPixelsRGB, 3, false)
    case (32, _) where !isGray:
      bytesPerPixel = 4
      switch (alpha, little) {
      case (.premultipliedLast, false): (format, hasAlpha) = (CPixelsRGBAPremultiplied, true)
      case (.premultipliedLast, true): (format, hasAlpha) = (CPixelsABGRPremultiplied, true)
      case (.premultipliedFirst, false): (format, hasAlpha) = (CPixelsARGBPremultiplied, true)
      case (.premultipliedFirst, true): (format, hasAlpha) = (CPixelsBGRAPremultiplied, true)
      case (.last, false): (format, hasAlpha) = (CPixelsRGBA, true)
      case (.last, true): (format, hasAlpha) = (CPixelsABGR, true)
      case (.first, false): (format, hasAlpha) = (CPixelsARGB, true)
      case (.first, true): (format, hasAlpha) = (CPixelsBGRA, true)
      case (.noneSkipLast, false), (.none, false): (format, hasAlpha) = (CPixelsRGBX, false)
      case (.noneSkipLast, true), (.none, true): (format, hasAlpha) = (CPixelsXBGR, false)
      case (.noneSkipFirst, false): (format, hasAlpha) = (CPixelsXRGB, false)
      case (.noneSkipFirst, true): (format, hasAlpha) = (CPixelsBGRX, false)
      default: return nil
      }
    default: return nil
    }
  }
}

/// The largest width or height of a bitmap, Cairo's own limit.
package let maximumBitmapSide = 32767
