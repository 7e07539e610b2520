import CoreGraphics
import Foundation

/// Pixels of four floats, premultiplied, top row first. Values may leave the range from 0 to 1.
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
      // Ends the context, which writes to the memory.
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

  /// Nil where the buffer is empty.
  func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    var bytes = Data(count: width * height * 4)
    bytes.withUnsafeMutableBytes { (memory: UnsafeMutableRawBufferPointer) in
      let target = memory.bindMemory(to: UInt8.self)
      for index in pixels.indices {
        let clamped = pixels[index].clamped(lowerBound: .zero, upperBound: .one)
        // A colour is at most its alpha where they are multiplied.
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

  /// A pixel; transparent outside the buffer.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero
  }

  /// A part of the buffer, transparent where it reaches beyond.
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

  /// The same with the colours as they are without alpha.
  func mappedStraight(_ transform: (SIMD3<Float>) -> SIMD3<Float>) -> PixelBuffer {
    mapped { pixel in
      guard pixel.w > 0 else { return pixel }
      let color = transform(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w) * pixel.w
      return SIMD4(color, pixel.w)
    }
  }
}
