import CoreGraphics
import Foundation

/// The supported filters, with their names in Apple's Core Image Filter Reference.
enum FilterKernel: String, CaseIterable {
  case labDeltaE = "CILabDeltaE"
  case areaAverage = "CIAreaAverage"
  case areaMaximum = "CIAreaMaximum"
  case areaMinimum = "CIAreaMinimum"
  case colorInvert = "CIColorInvert"
  case colorControls = "CIColorControls"
  case exposureAdjust = "CIExposureAdjust"
  case sepiaTone = "CISepiaTone"
  case photoEffectMono = "CIPhotoEffectMono"
  case gaussianBlur = "CIGaussianBlur"
  case sourceOverCompositing = "CISourceOverCompositing"
  case crop = "CICrop"

  /// The default values from the filter reference.
  var defaults: [String: Any] {
    switch self {
    case .colorControls:
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    case .exposureAdjust: [kCIInputEVKey: 0.0]
    case .sepiaTone: [kCIInputIntensityKey: 1.0]
    case .gaussianBlur: [kCIInputRadiusKey: 10.0]
    default: [:]
    }
  }

  func apply(to image: CIImage, _ inputs: [String: Any]) -> CIImage? {
    func number(_ key: String) -> Float {
      switch inputs[key] ?? defaults[key] {
      case let value as Double: Float(value)
      case let value as Float: value
      case let value as Int: Float(value)
      case let value as CGFloat: Float(value)
      case let value as NSNumber: value.floatValue
      default: 0
      }
    }
    func each(_ transform: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
      CIImage(extent: image.extent) { image.pixels.mappedStraight(transform) }
    }
    switch self {
    case .labDeltaE:
      guard let other = inputs["inputImage2"] as? CIImage else { return nil }
      return LabDifference.image(image, other)
    case .areaAverage, .areaMaximum, .areaMinimum:
      return reduced(image, area(inputs) ?? image.extent)
    case .colorInvert:
      return each { 1 - $0 }
    case .colorControls:
      let (saturation, brightness) = (number(kCIInputSaturationKey), number(kCIInputBrightnessKey))
      let contrast = number(kCIInputContrastKey)
      return each { color in
        let grey = SIMD3(repeating: luminance(color))
        let saturated = grey + (color - grey) * saturation
        return (saturated + brightness - 0.5) * contrast + 0.5
      }
    case .exposureAdjust:
      let factor = pow(2, number(kCIInputEVKey))
      return each { color in
        var linear = SIMD3<Float>()
        for channel in 0..<3 { linear[channel] = LabDifference.linear(color[channel]) * factor }
        return SIMD3(
          LabDifference.encoded(linear.x), LabDifference.encoded(linear.y), LabDifference.encoded(linear.z))
      }
    case .sepiaTone:
      let intensity = number(kCIInputIntensityKey)
      return each { color in
        let tone = SIMD3<Float>(
          dot(color, SIMD3(0.393, 0.769, 0.189)), dot(color, SIMD3(0.349, 0.686, 0.168)),
          dot(color, SIMD3(0.272, 0.534, 0.131)))
        return color + (pointwiseMin(tone, .one) - color) * intensity
      }
    case .photoEffectMono:
      return each { SIMD3(repeating: luminance($0)) }
    case .gaussianBlur:
      return Blur.image(image, sigma: number(kCIInputRadiusKey))
    case .sourceOverCompositing:
      guard let background = inputs[kCIInputBackgroundImageKey] as? CIImage else { return image }
      return image.composited(over: background)
    case .crop:
      let rect = (inputs["inputRectangle"] as? CIVector)?.cgRectValue
      return rect.map { image.cropped(to: $0) } ?? image
    }
  }

  private func area(_ inputs: [String: Any]) -> CGRect? {
    (inputs[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? inputs[kCIInputExtentKey] as? CGRect
  }

  /// Returns one pixel that summarizes all pixels of an area.
  private func reduced(_ image: CIImage, _ area: CGRect) -> CIImage {
    CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) {
      let pixels = image.pixels(in: area.integral).pixels
      guard let first = pixels.first else { return PixelBuffer(width: 1, height: 1) }
      let result: SIMD4<Float>
      switch self {
      case .areaMaximum: result = pixels.reduce(first) { pointwiseMax($0, $1) }
      case .areaMinimum: result = pixels.reduce(first) { pointwiseMin($0, $1) }
      default:
        let sum = pixels.reduce(into: SIMD4<Double>()) { $0 += SIMD4<Double>($1) }
        result = SIMD4<Float>(sum / Double(pixels.count))
      }
      return PixelBuffer(width: 1, height: 1, repeating: result)
    }
  }
}

/// Returns the luminance with the weights of ITU-R BT.709.
private func luminance(_ color: SIMD3<Float>) -> Float { dot(color, SIMD3(0.2126, 0.7152, 0.0722)) }

private func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }

/// A Gaussian blur in two passes.
private enum Blur {
  /// Returns the blurred image, which is three standard deviations larger on each side.
  static func image(_ image: CIImage, sigma: Float) -> CIImage {
    guard sigma > 0, image.uniform == nil else { return image }
    let reach = Int((3 * sigma).rounded(.up))
    let bounds = image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: bounds) {
      let weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
      let sum = weights.reduce(0, +)
      let kernel = weights.map { $0 / sum }
      let across = pass(image.pixels(in: bounds), kernel, reach, dx: 1, dy: 0)
      return pass(across, kernel, reach, dx: 0, dy: 1)
    }
  }

  private static func pass(_ source: PixelBuffer, _ kernel: [Float], _ reach: Int, dx: Int, dy: Int)
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
