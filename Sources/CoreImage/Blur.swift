import CoreGraphics
import Foundation

/// A Gaussian blur in two passes.
enum Blur {
  /// Returns the blurred image, which is three standard deviations larger on each side.
  static func image(_ image: CIImage, sigma: Float) -> CIImage {
    guard sigma > 0, image.uniform == nil else { return image }
    let reach = Int((3 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return separable(image, weights.map { $0 / sum })
  }

  /// Returns an image filtered with the same weights in both directions, larger by their reach on each side.
  static func separable(_ image: CIImage, _ kernel: [Float]) -> CIImage {
    let reach = kernel.count / 2
    return neighborhood(image, reach: reach) { source in
      pass(pass(source, kernel, reach, dx: 1, dy: 0), kernel, reach, dx: 0, dy: 1)
    }
  }

  /// Returns an image whose pixels depend on those at most `reach` pixels away.
  ///
  /// - Parameter grows: Whether the image becomes larger by the reach on each side.
  static func neighborhood(
    _ image: CIImage, reach: Int, grows: Bool = true, _ transform: @escaping (PixelBuffer) -> PixelBuffer
  ) -> CIImage {
    let edge = CGFloat(reach)
    let compute = { (bounds: CGRect) -> PixelBuffer in
      let source = image.pixels(in: bounds.insetBy(dx: -edge, dy: -edge))
      return transform(source).cropped(
        x: reach, y: reach, width: source.width - 2 * reach, height: source.height - 2 * reach)
    }
    if image.extent.isInfinite {
      return CIImage(extent: .infinite, endless: compute) { PixelBuffer(width: 0, height: 0) }
    }
    let bounds = grows ? image.extent.insetBy(dx: -edge, dy: -edge) : image.extent
    return CIImage(extent: bounds) { compute(bounds) }
  }

  static func pass(_ source: PixelBuffer, _ kernel: [Float], _ reach: Int, dx: Int, dy: Int)
    -> PixelBuffer
  {
    var result = PixelBuffer(width: source.width, height: source.height)
    for y in 0..<source.height {
      for x in 0..<source.width {
        var sum = SIMD4<Float>.zero
        for step in -reach...reach { sum += source[x + step * dx, y + step * dy] * kernel[step + reach] }
        result.pixels[y * source.width + x] = sum
      }
    }
    return result
  }
}
