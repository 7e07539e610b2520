import CoreGraphics
import Foundation

/// Pixels of four premultiplied floats, top row first. Values outside the range from 0 to 1 are allowed.
struct PixelBuffer: Sendable {
  var width: Int
  var height: Int
  var pixels: [SIMD4<Float>]

  init(width: Int, height: Int, repeating pixel: SIMD4<Float> = .zero) {
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  init(_ image: CGImage) {
    self.init(width: image.width, height: image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let size = CGSize(width: width, height: height)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(origin: .zero, size: size))
      // Releases the context, which refers to the memory, before the memory is freed.
      _ = context?.data
    }
    bytes.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        for index in target.indices {
          let from = index * 4
          target[index] =
            SIMD4(
              Float(source[from]), Float(source[from + 1]), Float(source[from + 2]), Float(source[from + 3]))
            / 255
        }
      }
    }
  }

  /// Returns an image; nil if the buffer is empty.
  func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    var bytes = Data(count: width * height * 4)
    bytes.withUnsafeMutableBytes { (memory: UnsafeMutableRawBufferPointer) in
      let target = memory.bindMemory(to: UInt8.self)
      for index in pixels.indices {
        let clamped = pixels[index].clamped(lowerBound: .zero, upperBound: .one)
        // Premultiplied components do not exceed alpha.
        let limit = SIMD4(repeating: clamped.w)
        let value = (pointwiseMin(clamped, limit) * 255).rounded(.toNearestOrAwayFromZero)
        for channel in 0..<4 { target[index * 4 + channel] = UInt8(value[channel]) }
      }
    }
    guard let provider = CGDataProvider(data: bytes) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  /// The pixel at a position; transparent outside the buffer.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero
  }

  /// Returns a part of the buffer, transparent outside of the original.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    if x == 0, y == 0, width == self.width, height == self.height { return self }
    var result = PixelBuffer(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { result.pixels[row * width + column] = self[x + column, y + row] }
    }
    return result
  }

  func mapped(_ transform: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBuffer {
    var result = self
    result.pixels.withUnsafeMutableBufferPointer {
      for index in $0.indices { $0[index] = transform($0[index]) }
    }
    return result
  }

  /// Returns the buffer with a transform applied to its unpremultiplied colors.
  func mappedStraight(_ transform: (SIMD3<Float>) -> SIMD3<Float>) -> PixelBuffer {
    mapped { pixel in
      guard pixel.w > 0 else { return pixel }
      let color = transform(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w) * pixel.w
      return SIMD4(color, pixel.w)
    }
  }
}
