import CoreGraphics
import Foundation

/// A filter with its name and defaults in Apple's Core Image Filter Reference.
///
/// Differs from iOS: colors are not converted to a linear space, except where a filter's effect is defined in one. The
/// filters of photo effects are approximations, because their tables are not public.
struct FilterKernel {
  let name: String
  let defaults: [String: Any]
  /// Whether the filter has an input image, as all have except generators.
  var hasImage = true
  let apply: (FilterInputs) -> CIImage?

  init(
    _ name: String, _ defaults: [String: Any] = [:], hasImage: Bool = true,
    _ apply: @escaping (FilterInputs) -> CIImage?
  ) {
    self.name = name
    self.defaults = defaults
    self.hasImage = hasImage
    self.apply = apply
  }

  /// A filter that changes each color by itself.
  static func color(
    _ name: String, _ defaults: [String: Any] = [:],
    _ make: @escaping (FilterInputs) -> (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterKernel {
    FilterKernel(name, defaults) { inputs in
      let transform = make(inputs)
      return inputs.image.map { $0.mapping { $0.mappedStraight(transform) } }
    }
  }

  // Written once, when the first filter is made.
  nonisolated(unsafe) static let all: [String: FilterKernel] = {
    let lists = [
      colorFilters, effectFilters, blendFilters, geometryFilters, generatorFilters, neighborhoodFilters,
      areaFilters,
    ]
    return Dictionary(uniqueKeysWithValues: lists.joined().map { ($0.name, $0) })
  }()
}

/// The inputs of a filter.
struct FilterInputs {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Float {
    switch values[key] {
    case let value as Double: Float(value)
    case let value as Float: value
    case let value as Int: Float(value)
    case let value as CGFloat: Float(value)
    case let value as NSNumber: value.floatValue
    default: 0
    }
  }

  func color(_ key: String) -> SIMD4<Float> {
    guard let color = values[key] as? CIColor else { return SIMD4(0, 0, 0, 1) }
    return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
  }

  func vector(_ key: String) -> SIMD4<Float> {
    guard let vector = values[key] as? CIVector else {
      let point = values[key] as? CGPoint ?? .zero
      return SIMD4(Float(point.x), Float(point.y), 0, 0)
    }
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func point(_ key: String) -> CGPoint {
    let vector = vector(key)
    return CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y))
  }

  func rect(_ key: String) -> CGRect? { (values[key] as? CIVector)?.cgRectValue ?? values[key] as? CGRect }

  var transform: CGAffineTransform {
    switch values[kCIInputTransformKey] {
    case let value as CGAffineTransform: value
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }
}

extension CIImage {
  /// The image with its pixels changed.
  func mapping(_ transform: @escaping (PixelBuffer) -> PixelBuffer) -> CIImage {
    if let uniform {
      let pixel = transform(PixelBuffer(width: 1, height: 1, repeating: uniform)).pixels[0]
      return CIImage(uniform: pixel)
    }
    return CIImage(
      extent: extent, endless: extent.isInfinite ? { transform(self.pixels(in: $0)) } : nil
    ) { transform(self.pixels) }
  }

  /// An image whose pixels depend on their places; the functions receive the middle of each pixel.
  static func computed(_ extent: CGRect, _ pixel: @escaping (SIMD2<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent: extent, endless: extent.isInfinite ? { fill($0, pixel) } : nil) {
      fill(extent.integral, pixel)
    }
  }

  private static func fill(_ bounds: CGRect, _ pixel: (SIMD2<Float>) -> SIMD4<Float>) -> PixelBuffer {
    var result = PixelBuffer(width: Int(bounds.width), height: Int(bounds.height))
    for row in 0..<result.height {
      let y = Float(bounds.maxY) - Float(row) - 0.5
      for column in 0..<result.width {
        result.pixels[row * result.width + column] = pixel(SIMD2(Float(bounds.minX) + Float(column) + 0.5, y))
      }
    }
    return result
  }
}

/// Returns the luminance with the weights of ITU-R BT.709.
func luminance(_ color: SIMD3<Float>) -> Float { dot(color, SIMD3(0.2126, 0.7152, 0.0722)) }

func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }
