import CoreGraphics
import Foundation

/// Filters that compose two images.
extension FilterKernel {
  static var blendFilters: [FilterKernel] {
    /// A composition of premultiplied pixels, with the formulas of Porter and Duff.
    func composed(
      _ name: String, _ pixel: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterKernel {
      FilterKernel(name) { inputs in
        guard let image = inputs.image else { return nil }
        return combined(image, inputs.image(kCIInputBackgroundImageKey) ?? .empty(), pixel)
      }
    }
    /// A blend mode: a function of the colors where both images are, and the images elsewhere.
    func blend(
      _ name: String, _ color: @escaping (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKernel {
      composed(name) { top, bottom in
        let (source, backdrop) = (unpremultiplied(top), unpremultiplied(bottom))
        let mixed = color(SIMD3(source.x, source.y, source.z), SIMD3(backdrop.x, backdrop.y, backdrop.z))
        let both = SIMD4(mixed, 1) * (top.w * bottom.w)
        return both + top * (1 - bottom.w) + bottom * (1 - top.w)
      }
    }
    func channels(_ name: String, _ channel: @escaping (Float, Float) -> Float) -> FilterKernel {
      blend(name) { source, backdrop in
        SIMD3(channel(source.x, backdrop.x), channel(source.y, backdrop.y), channel(source.z, backdrop.z))
      }
    }
    func hardLight(_ source: Float, _ backdrop: Float) -> Float {
      source <= 0.5 ? 2 * source * backdrop : 1 - 2 * (1 - source) * (1 - backdrop)
    }
    return [
      FilterKernel("CISourceOverCompositing") { inputs in
        guard let background = inputs.image(kCIInputBackgroundImageKey) else { return inputs.image }
        return inputs.image?.composited(over: background)
      },
      composed("CISourceInCompositing") { $0 * $1.w },
      composed("CISourceOutCompositing") { $0 * (1 - $1.w) },
      composed("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
      composed("CIAdditionCompositing") { $0 + $1 },
      composed("CIMaximumCompositing") { pointwiseMax($0, $1) },
      composed("CIMinimumCompositing") { pointwiseMin($0, $1) },
      composed("CIMultiplyCompositing") { $0 * $1 },
      channels("CIMultiplyBlendMode") { $0 * $1 },
      channels("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
      channels("CIOverlayBlendMode") { hardLight($1, $0) },
      channels("CIHardLightBlendMode", hardLight),
      channels("CIDarkenBlendMode") { min($0, $1) },
      channels("CILightenBlendMode") { max($0, $1) },
      channels("CIDifferenceBlendMode") { abs($0 - $1) },
      channels("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
      channels("CISubtractBlendMode") { max($1 - $0, 0) },
      channels("CIDivideBlendMode") { $0 <= 0 ? 1 : min($1 / $0, 1) },
      channels("CILinearBurnBlendMode") { max($0 + $1 - 1, 0) },
      channels("CILinearDodgeBlendMode") { min($0 + $1, 1) },
      channels("CIColorDodgeBlendMode") { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min($1 / (1 - $0), 1) },
      channels("CIColorBurnBlendMode") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min((1 - $1) / $0, 1) },
      channels("CISoftLightBlendMode") { source, backdrop in
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let curve =
          backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (curve - backdrop)
      },
      blend("CIHueBlendMode") { source, backdrop in
        withLuminosity(withSaturation(source, spread(backdrop)), luminosity(backdrop))
      },
      blend("CISaturationBlendMode") { source, backdrop in
        withLuminosity(withSaturation(backdrop, spread(source)), luminosity(backdrop))
      },
      blend("CIColorBlendMode") { withLuminosity($0, luminosity($1)) },
      blend("CILuminosityBlendMode") { withLuminosity($1, luminosity($0)) },
      FilterKernel("CIBlendWithMask") { inputs in
        masked(inputs) { luminance(SIMD3($0.x, $0.y, $0.z)) }
      },
      FilterKernel("CIBlendWithAlphaMask") { inputs in masked(inputs) { $0.w } },
      FilterKernel("CIMix", ["inputAmount": 1.0]) { inputs in
        let amount = inputs.number("inputAmount")
        guard let image = inputs.image, let other = inputs.image(kCIInputBackgroundImageKey) else {
          return inputs.image
        }
        return combined(image, other) { $0 * amount + $1 * (1 - amount) }
      },
      FilterKernel("CIDissolveTransition", [kCIInputTimeKey: 0.0]) { inputs in
        let time = min(max(inputs.number(kCIInputTimeKey), 0), 1)
        guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else {
          return inputs.image
        }
        return combined(image, target) { $0 * (1 - time) + $1 * time }
      },
      FilterKernel("CILabDeltaE") { inputs in
        guard let image = inputs.image, let other = inputs.image("inputImage2") else { return nil }
        return LabDifference.image(image, other)
      },
    ]
  }

  /// Combines the pixels of two images, transparent outside their extents.
  private static func combined(
    _ first: CIImage, _ second: CIImage, _ pixel: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let compute = { (bounds: CGRect) -> PixelBuffer in
      var result = first.pixels(in: bounds)
      let other = second.pixels(in: bounds)
      for index in result.pixels.indices {
        result.pixels[index] = pixel(result.pixels[index], other.pixels[index])
      }
      return result
    }
    let bounds =
      first.extent.isInfinite
      ? second.extent : second.extent.isInfinite ? first.extent : first.extent.union(second.extent)
    if bounds.isInfinite {
      if let top = first.uniform, let bottom = second.uniform { return CIImage(uniform: pixel(top, bottom)) }
      return CIImage(extent: .infinite, endless: compute) { PixelBuffer(width: 0, height: 0) }
    }
    return CIImage(extent: bounds) { compute(bounds) }
  }

  private static func masked(_ inputs: FilterInputs, _ share: @escaping (SIMD4<Float>) -> Float) -> CIImage? {
    guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else { return inputs.image }
    let background = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
    let bounds =
      background.extent.isEmpty || background.extent.isInfinite
      ? image.extent : image.extent.union(background.extent)
    let area = bounds.isInfinite ? mask.extent : bounds
    return CIImage(extent: area) {
      var result = image.pixels(in: area)
      let (lower, shares) = (background.pixels(in: area), mask.pixels(in: area))
      for index in result.pixels.indices {
        let part = min(max(share(shares.pixels[index]), 0), 1)
        result.pixels[index] = result.pixels[index] * part + lower.pixels[index] * (1 - part)
      }
      return result
    }
  }
}

// The functions of the blend modes that are not separable, as in the specification of PDF.

private func luminosity(_ color: SIMD3<Float>) -> Float { dot(color, SIMD3(0.3, 0.59, 0.11)) }
private func spread(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

private func withLuminosity(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
  let shifted = color + (wanted - luminosity(color))
  let (low, high) = (shifted.min(), shifted.max())
  let grey = SIMD3(repeating: wanted)
  if low < 0 { return grey + (shifted - grey) * (wanted / max(wanted - low, 1e-6)) }
  if high > 1 { return grey + (shifted - grey) * ((1 - wanted) / max(high - wanted, 1e-6)) }
  return shifted
}

private func withSaturation(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
  let own = spread(color)
  return own <= 0 ? .zero : (color - color.min()) * (wanted / own)
}
