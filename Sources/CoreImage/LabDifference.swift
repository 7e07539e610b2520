import CoreGraphics
import Foundation

/// The perceptual difference of two images: CIE 1994 ∆E of each pixel, from 0 to 100.
enum LabDifference {
  static func image(_ a: CIImage, _ b: CIImage) -> CIImage {
    let bounds = a.extent.intersection(b.extent)
    guard !bounds.isNull, !bounds.isEmpty else { return .empty() }
    return CIImage(extent: bounds) {
      let (first, second) = (a.pixels(in: bounds), b.pixels(in: bounds))
      var result = PixelBuffer(width: first.width, height: first.height)
      for index in result.pixels.indices {
        let (left, right) = (first.pixels[index], second.pixels[index])
        let value = left == right ? 0 : difference(lab(left), lab(right))
        result.pixels[index] = SIMD4(value, value, value, 1)
      }
      return result
    }
  }

  /// Returns the linear value of an sRGB component.
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// CIELAB of a color in sRGB, for the white of `D65`.
  private static func lab(_ pixel: SIMD4<Float>) -> SIMD3<Float> {
    let (red, green, blue) = (linear(pixel.x), linear(pixel.y), linear(pixel.z))
    func f(_ value: Float) -> Float { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
    let x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func difference(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
    let lightness = a.x - b.x
    let (chromaA, chromaB) = (hypotf(a.y, a.z), hypotf(b.y, b.z))
    let chroma = chromaA - chromaB
    let (da, db) = (a.y - b.y, a.z - b.z)
    let hueSquared = max(0, da * da + db * db - chroma * chroma)
    let (chromaWeight, hueWeight) = (1 + 0.045 * chromaA, 1 + 0.015 * chromaA)
    let sum =
      lightness * lightness + (chroma / chromaWeight) * (chroma / chromaWeight)
      + hueSquared / (hueWeight * hueWeight)
    return min(sum.squareRoot(), 100)
  }
}
