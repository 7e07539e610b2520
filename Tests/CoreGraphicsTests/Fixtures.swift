import CoreGraphics
import SeededRandom

enum Fixtures {
  /// A red square of eight pixels.
  static let webP = Data(
    base64Encoded:
      "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAgAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=")!

  /// A red left half and a transparent right half.
  static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>
    """.utf8)

  /// Adds an EXIF block with only an orientation to a JPEG file.
  static func addingOrientation(_ orientation: UInt8, to jpeg: Data) -> Data {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif\0\0".utf8) + tiff
    return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + jpeg.dropFirst(2)
  }
}

/// Returns the premultiplied red, green, blue and alpha of a pixel.
func pixel(of image: CGImage, x: Int, y: Int) -> [UInt8] {
  guard let data = image.dataProvider?.data else { return [] }
  let offset = y * image.bytesPerRow + x * 4
  return [data[offset + 2], data[offset + 1], data[offset], image.hasAlpha ? data[offset + 3] : 255]
}

func noise(width: Int, height: Int, opaque: Bool, seed: UInt64) -> CGImage? {
  var random = SeededNumbers(seed: seed)
  let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
  return CGDataProvider(data: Data(bytes)).flatMap {
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: opaque ? .noneSkipLast : .last),
      provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}

/// Creates an image with a red left half and a blue right half.
func twoColors(width: Int, height: Int) -> CGImage? {
  let context = CGContext(width: width, height: height, scale: 1, opaque: true)
  context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  context?.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
  context?.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
  context?.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
  return context?.makeImage()
}
