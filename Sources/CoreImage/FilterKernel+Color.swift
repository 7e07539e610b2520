import CoreGraphics
import Foundation

/// Filters that change each color by itself.
extension FilterKernel {
  static var colorFilters: [FilterKernel] {
    let one = CIVector(x: 1, y: 1, z: 1, w: 1)
    let zero = CIVector(x: 0, y: 0, z: 0, w: 0)
    return [
      .color("CIColorInvert") { _ in { 1 - $0 } },
      .color(
        "CIColorControls",
        [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
      ) { inputs in
        let (saturation, brightness) = (
          inputs.number(kCIInputSaturationKey), inputs.number(kCIInputBrightnessKey)
        )
        let contrast = inputs.number(kCIInputContrastKey)
        return { color in
          let grey = SIMD3(repeating: luminance(color))
          return (grey + (color - grey) * saturation + brightness - 0.5) * contrast + 0.5
        }
      },
      .color("CIExposureAdjust", [kCIInputEVKey: 0.0]) { inputs in
        let factor = pow(2, inputs.number(kCIInputEVKey))
        return { encoded(linear($0) * factor) }
      },
      .color("CIGammaAdjust", ["inputPower": 1.0]) { inputs in
        let power = inputs.number("inputPower")
        return { color in each(color) { pow(max($0, 0), power) } }
      },
      .color("CISRGBToneCurveToLinear") { _ in linear },
      .color("CILinearToSRGBToneCurve") { _ in encoded },
      .color("CIHueAdjust", [kCIInputAngleKey: 0.0]) { inputs in
        let angle = inputs.number(kCIInputAngleKey)
        return { color in
          // A rotation around the axis of greys that keeps the luminance of YIQ.
          let y = dot(color, SIMD3(0.299, 0.587, 0.114))
          let i = dot(color, SIMD3(0.595716, -0.274453, -0.321263))
          let q = dot(color, SIMD3(0.211456, -0.522591, 0.311135))
          let (turnedI, turnedQ) = (i * cos(angle) - q * sin(angle), i * sin(angle) + q * cos(angle))
          return SIMD3(
            y + 0.9563 * turnedI + 0.6210 * turnedQ, y - 0.2721 * turnedI - 0.6474 * turnedQ,
            y - 1.1070 * turnedI + 1.7046 * turnedQ)
        }
      },
      .color("CIVibrance", ["inputAmount": 0.0]) { inputs in
        let amount = inputs.number("inputAmount")
        return { color in
          // Pale colors change more than saturated ones.
          let spread = color.max() - color.min()
          let grey = SIMD3(repeating: luminance(color))
          return grey + (color - grey) * (1 + amount * (1 - spread))
        }
      },
      .color("CIWhitePointAdjust", [kCIInputColorKey: CIColor.white]) { inputs in
        let color = inputs.color(kCIInputColorKey)
        return { $0 * SIMD3(color.x, color.y, color.z) }
      },
      .color(
        "CITemperatureAndTint",
        ["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)]
      ) { inputs in
        let (neutral, target) = (inputs.vector("inputNeutral"), inputs.vector("inputTargetNeutral"))
        let factor = whitePoint(target) / whitePoint(neutral)
        return { $0 * factor / luminance(factor) }
      },
      FilterKernel(
        "CIColorMatrix",
        [
          "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
          "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
          "inputBiasVector": zero,
        ]
      ) { inputs in
        let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(inputs.vector)
        let bias = inputs.vector("inputBiasVector")
        return inputs.image?.mapping { buffer in
          buffer.mapped { pixel in
            let straight = unpremultiplied(pixel)
            let result =
              SIMD4(
                (straight * rows[0]).sum(), (straight * rows[1]).sum(), (straight * rows[2]).sum(),
                (straight * rows[3]).sum()) + bias
            return premultiplied(result)
          }
        }
      },
      FilterKernel("CIColorClamp", ["inputMinComponents": zero, "inputMaxComponents": one]) { inputs in
        let (low, high) = (inputs.vector("inputMinComponents"), inputs.vector("inputMaxComponents"))
        return inputs.image?.mapping { buffer in
          buffer.mapped { pixel in
            premultiplied(pointwiseMin(pointwiseMax(unpremultiplied(pixel), low), high))
          }
        }
      },
      .color(
        "CIToneCurve",
        Dictionary(
          uniqueKeysWithValues: (0..<5).map {
            ("inputPoint\($0)", CIVector(x: CGFloat($0) / 4, y: CGFloat($0) / 4) as Any)
          })
      ) { inputs in
        let points = (0..<5).map { inputs.vector("inputPoint\($0)") }
        return { color in each(color) { curve(points, $0) } }
      },
      FilterKernel(
        "CIHighlightShadowAdjust",
        [kCIInputRadiusKey: 0.0, "inputHighlightAmount": 1.0, "inputShadowAmount": 0.0]
      ) { inputs in
        let (highlight, shadow) = (inputs.number("inputHighlightAmount"), inputs.number("inputShadowAmount"))
        return inputs.image?.mapping { buffer in
          buffer.mappedStraight { color in
            let light = luminance(color)
            let dark = max(0, 1 - light * 2)
            let bright = max(0, light * 2 - 1)
            return color * (1 + shadow * dark * 0.6) * (1 - (1 - highlight) * bright * 0.3)
          }
        }
      },
      FilterKernel("CIColorCube", ["inputCubeDimension": 2.0, "inputCubeData": Data()]) { inputs in
        colorCube(inputs)
      },
      FilterKernel("CIColorCubeWithColorSpace", ["inputCubeDimension": 2.0, "inputCubeData": Data()]) {
        inputs in
        colorCube(inputs)
      },
    ]
  }

  static var effectFilters: [FilterKernel] {
    [
      .color("CISepiaTone", [kCIInputIntensityKey: 1.0]) { inputs in
        let intensity = inputs.number(kCIInputIntensityKey)
        return { color in
          let tone = SIMD3<Float>(
            dot(color, SIMD3(0.393, 0.769, 0.189)), dot(color, SIMD3(0.349, 0.686, 0.168)),
            dot(color, SIMD3(0.272, 0.534, 0.131)))
          return color + (pointwiseMin(tone, .one) - color) * intensity
        }
      },
      .color(
        "CIColorMonochrome",
        [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
      ) { inputs in
        let (tint, intensity) = (inputs.color(kCIInputColorKey), inputs.number(kCIInputIntensityKey))
        return { color in
          let tone = SIMD3(tint.x, tint.y, tint.z) * luminance(color)
          return color + (tone - color) * intensity
        }
      },
      .color("CIColorPosterize", ["inputLevels": 6.0]) { inputs in
        let levels = max(inputs.number("inputLevels"), 2)
        return { color in each(color) { min(($0 * levels).rounded(.down), levels - 1) / (levels - 1) } }
      },
      .color("CIColorThreshold", ["inputThreshold": 0.5]) { inputs in
        let threshold = inputs.number("inputThreshold")
        return { color in each(color) { $0 > threshold ? 1 : 0 } }
      },
      .color(
        "CIFalseColor",
        [
          "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
          "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]
      ) { inputs in
        let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
        let (from, to) = (SIMD3(dark.x, dark.y, dark.z), SIMD3(light.x, light.y, light.z))
        return { from + (to - from) * luminance($0) }
      },
      .color("CIMaximumComponent") { _ in { SIMD3(repeating: $0.max()) } },
      .color("CIMinimumComponent") { _ in { SIMD3(repeating: $0.min()) } },
      FilterKernel("CIMaskToAlpha") { inputs in
        inputs.image?.mapping { $0.mapped { SIMD4(repeating: luminance(SIMD3($0.x, $0.y, $0.z))) } }
      },
      .color("CIPhotoEffectMono") { _ in { SIMD3(repeating: luminance($0)) } },
      .color("CIPhotoEffectTonal") { _ in { SIMD3(repeating: dot($0, SIMD3(0.35, 0.55, 0.1)) * 0.95 + 0.02) }
      },
      .color("CIPhotoEffectNoir") { _ in { SIMD3(repeating: smooth(luminance($0))) } },
      .color("CIPhotoEffectFade") { _ in
        { toned($0, saturation: 0.7, contrast: 0.8, tint: SIMD3(0.04, 0.03, 0.02)) }
      },
      .color("CIPhotoEffectChrome") { _ in
        { toned($0, saturation: 1.3, contrast: 1.1, tint: SIMD3(0.02, 0.01, 0)) }
      },
      .color("CIPhotoEffectProcess") { _ in
        { toned($0, saturation: 0.9, contrast: 1, tint: SIMD3(-0.02, 0.02, 0.05)) }
      },
      .color("CIPhotoEffectTransfer") { _ in
        { toned($0, saturation: 0.9, contrast: 0.95, tint: SIMD3(0.05, 0.02, -0.02)) }
      },
      .color("CIPhotoEffectInstant") { _ in
        { toned($0, saturation: 0.8, contrast: 0.9, tint: SIMD3(0.05, 0.04, 0.01)) }
      },
      FilterKernel("CIVignette", [kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0]) { inputs in
        guard let image = inputs.image else { return nil }
        let (radius, intensity) = (inputs.number(kCIInputRadiusKey), inputs.number(kCIInputIntensityKey))
        let middle = CGPoint(x: image.extent.midX, y: image.extent.midY)
        let half = Float(hypot(image.extent.width, image.extent.height) / 2)
        return shaded(image) { place in
          let distance = length(place - SIMD2(Float(middle.x), Float(middle.y))) / half
          let edge = min(max((distance - 1 + min(radius, 2) / 2) / max(radius / 2, 0.01), 0), 1)
          return max(1 - intensity * 0.5 * edge * edge, 0)
        }
      },
      FilterKernel(
        "CIVignetteEffect",
        [
          kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0,
          "inputFalloff": 0.5,
        ]
      ) { inputs in
        let (radius, intensity) = (inputs.number(kCIInputRadiusKey), inputs.number(kCIInputIntensityKey))
        let (falloff, center) = (inputs.number("inputFalloff"), inputs.vector(kCIInputCenterKey))
        return inputs.image.map { image in
          shaded(image) { place in
            let beyond = length(place - SIMD2(center.x, center.y)) - radius
            let edge = min(max(beyond / max(radius * falloff, 1), 0), 1)
            return max(1 - intensity * edge, 0)
          }
        }
      },
    ]
  }

  /// An image of which each color is multiplied with a number for its place.
  private static func shaded(_ image: CIImage, _ factor: @escaping (SIMD2<Float>) -> Float) -> CIImage {
    let bounds = image.extent
    return CIImage(extent: bounds) {
      var result = image.pixels
      for row in 0..<result.height {
        for column in 0..<result.width {
          let place = SIMD2(Float(bounds.minX) + Float(column) + 0.5, Float(bounds.maxY) - Float(row) - 0.5)
          let pixel = result.pixels[row * result.width + column]
          let color = SIMD3(pixel.x, pixel.y, pixel.z) * factor(place)
          result.pixels[row * result.width + column] = SIMD4(color, pixel.w)
        }
      }
      return result
    }
  }

  /// Looks colors up in a cube of floats, between whose entries it interpolates.
  private static func colorCube(_ inputs: FilterInputs) -> CIImage? {
    let size = Int(inputs.number("inputCubeDimension"))
    guard size >= 2, let data = inputs.values["inputCubeData"] as? Data, data.count >= size * size * size * 16
    else {
      return inputs.image
    }
    let table = data.withUnsafeBytes { bytes in
      (0..<size * size * size).map { index in
        SIMD4<Float>((0..<4).map { bytes.loadUnaligned(fromByteOffset: index * 16 + $0 * 4, as: Float.self) })
      }
    }
    return inputs.image?.mapping { buffer in
      buffer.mapped { pixel in
        let straight = unpremultiplied(pixel)
        let place =
          SIMD3(straight.x, straight.y, straight.z).clamped(lowerBound: .zero, upperBound: .one)
          * Float(size - 1)
        let low = place.rounded(.down)
        let part = place - low
        var sum = SIMD4<Float>.zero
        for corner in 0..<8 {
          let step = SIMD3<Float>(Float(corner & 1), Float(corner >> 1 & 1), Float(corner >> 2 & 1))
          let at = pointwiseMin(low + step, SIMD3(repeating: Float(size - 1)))
          let weights = step * part + (1 - step) * (1 - part)
          sum +=
            table[Int(at.x) + size * (Int(at.y) + size * Int(at.z))] * (weights.x * weights.y * weights.z)
        }
        return sum * pixel.w
      }
    }
  }
}

func unpremultiplied(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
  pixel.w > 0 ? SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w) : .zero
}

func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
  SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
}

func length(_ vector: SIMD2<Float>) -> Float { (vector * vector).sum().squareRoot() }

private func each(_ color: SIMD3<Float>, _ transform: (Float) -> Float) -> SIMD3<Float> {
  SIMD3(transform(color.x), transform(color.y), transform(color.z))
}

private func linear(_ color: SIMD3<Float>) -> SIMD3<Float> { each(color, LabDifference.linear) }
private func encoded(_ color: SIMD3<Float>) -> SIMD3<Float> { each(color, LabDifference.encoded) }
private func smooth(_ value: Float) -> Float {
  let value = min(max(value, 0), 1)
  return value * value * (3 - 2 * value)
}

private func toned(
  _ color: SIMD3<Float>, saturation: Float, contrast: Float, tint: SIMD3<Float>
) -> SIMD3<Float> {
  let grey = SIMD3(repeating: luminance(color))
  return (grey + (color - grey) * saturation - 0.5) * contrast + 0.5 + tint
}

/// The color of light of a temperature in kelvins, with a tint towards green.
private func whitePoint(_ neutral: SIMD4<Float>) -> SIMD3<Float> {
  let kelvins = Double(min(max(neutral.x, 1000), 40000)) / 100
  // Tanner Helland's fit of the colors of black bodies.
  let red = kelvins <= 66 ? 255 : 329.698727446 * pow(kelvins - 60, -0.1332047592)
  let green =
    kelvins <= 66
    ? 99.4708025861 * log(kelvins) - 161.1195681661 : 288.1221695283 * pow(kelvins - 60, -0.0755148492)
  let blue = kelvins >= 66 ? 255 : kelvins <= 19 ? 1 : 138.5177312231 * log(kelvins - 10) - 305.0447927307
  let color =
    SIMD3<Float>(Float(red), Float(green), Float(blue)).clamped(
      lowerBound: .one, upperBound: SIMD3(repeating: 255)) / 255
  return color * SIMD3(1, 1 - neutral.y / 400, 1)
}

/// A smooth curve through points with rising x.
private func curve(_ points: [SIMD4<Float>], _ x: Float) -> Float {
  guard let first = points.first, let last = points.last else { return x }
  if x <= first.x { return first.y }
  if x >= last.x { return last.y }
  let index = points.lastIndex { $0.x <= x } ?? 0
  let (low, high) = (points[index], points[min(index + 1, points.count - 1)])
  guard high.x > low.x else { return low.y }
  let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
  let part = (x - low.x) / (high.x - low.x)
  // Catmull-Rom.
  let slopes = (0.5 * (high.y - before.y), 0.5 * (after.y - low.y))
  let (square, cube) = (part * part, part * part * part)
  return (2 * cube - 3 * square + 1) * low.y + (cube - 2 * square + part) * slopes.0
    + (3 * square - 2 * cube) * high.y + (cube - square) * slopes.1
}
