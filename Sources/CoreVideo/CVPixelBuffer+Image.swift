extension CVBuffer {
  /// Returns an image with a copy of the pixels.
  package func makeImage() -> CGImage? {
    let isGray = format == kCVPixelFormatType_OneComponent8
    let layout: UInt32
    switch format {
    case kCVPixelFormatType_32BGRA:
      layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    case kCVPixelFormatType_32ARGB: layout = CGImageAlphaInfo.premultipliedFirst.rawValue
    case kCVPixelFormatType_32RGBA: layout = CGImageAlphaInfo.premultipliedLast.rawValue
    default: layout = CGImageAlphaInfo.none.rawValue
    }
    guard let provider = CGDataProvider(data: Data(bytes: memory, count: bytesPerRow * height)) else {
      return nil
    }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: isGray ? 8 : 32,
      bytesPerRow: bytesPerRow,
      space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: layout), provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }
}
