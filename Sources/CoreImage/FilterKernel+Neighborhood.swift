import CoreGraphics
import Foundation

/// Filters whose pixels depend on their neighbors.
extension FilterKernel {
  static var neighborhoodFilters: [FilterKernel] {
    [
      FilterKernel("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { inputs in
        inputs.image.map { Blur.image($0, sigma: inputs.number(kCIInputRadiusKey)) }
      },
      FilterKernel("CIBoxBlur", [kCIInputRadiusKey: 10.0]) { inputs in
        let reach = Int(max(inputs.number(kCIInputRadiusKey), 0).rounded())
        guard reach > 0 else { return inputs.image }
        let kernel = [Float](repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1)
        return inputs.image.map { Blur.separable($0, kernel) }
      },
      FilterKernel("CIDiscBlur", [kCIInputRadiusKey: 8.0]) { inputs in
        let radius = inputs.number(kCIInputRadiusKey)
        let reach = Int(max(radius, 0).rounded(.up))
        guard reach > 0 else { return inputs.image }
        var disc: [(x: Int, y: Int)] = []
        for y in -reach...reach {
          for x in -reach...reach where Float(x * x + y * y) <= radius * radius { disc.append((x, y)) }
        }
        let places = disc
        return inputs.image.map { image in
          Blur.neighborhood(image, reach: reach) { source in
            gather(source) { x, y in
              places.reduce(SIMD4<Float>.zero) { $0 + source[x + $1.x, y + $1.y] } / Float(places.count)
            }
          }
        }
      },
      FilterKernel("CIMotionBlur", [kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { inputs in
        let (radius, angle) = (inputs.number(kCIInputRadiusKey), inputs.number(kCIInputAngleKey))
        let reach = Int(max(radius, 0).rounded(.up))
        guard reach > 0 else { return inputs.image }
        let steps = (-reach...reach).map { step in
          (x: Int((Float(step) * cos(angle)).rounded()), y: Int((-Float(step) * sin(angle)).rounded()))
        }
        return inputs.image.map { image in
          Blur.neighborhood(image, reach: reach) { source in
            gather(source) { x, y in
              steps.reduce(SIMD4<Float>.zero) { $0 + source[x + $1.x, y + $1.y] } / Float(steps.count)
            }
          }
        }
      },
      FilterKernel("CIMedianFilter") { inputs in
        inputs.image.map { image in
          Blur.neighborhood(image, reach: 1, grows: false) { source in
            gather(source) { x, y in
              var all: [SIMD4<Float>] = []
              for dy in -1...1 { for dx in -1...1 { all.append(source[x + dx, y + dy]) } }
              return SIMD4((0..<4).map { channel in all.map { $0[channel] }.sorted()[4] })
            }
          }
        }
      },
      FilterKernel("CIMorphologyMaximum", [kCIInputRadiusKey: 0.0]) {
        morphology($0) { pointwiseMax($0, $1) }
      },
      FilterKernel("CIMorphologyMinimum", [kCIInputRadiusKey: 0.0]) {
        morphology($0) { pointwiseMin($0, $1) }
      },
      FilterKernel("CISharpenLuminance", [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) { inputs in
        sharpened(
          inputs, amount: inputs.number(kCIInputSharpnessKey), radius: inputs.number(kCIInputRadiusKey))
      },
      FilterKernel("CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { inputs in
        sharpened(
          inputs, amount: inputs.number(kCIInputIntensityKey), radius: inputs.number(kCIInputRadiusKey))
      },
      FilterKernel("CIBloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { inputs in
        glowing(inputs) { image, blurred, intensity in
          let light = blurred * intensity
          return image + light - image * light
        }
      },
      FilterKernel("CIGloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { inputs in
        glowing(inputs) { image, blurred, intensity in
          image + (pointwiseMin(image, blurred) - image) * intensity
        }
      },
      FilterKernel("CIEdges", [kCIInputIntensityKey: 1.0]) { inputs in
        let intensity = inputs.number(kCIInputIntensityKey)
        return inputs.image.map { image in
          Blur.neighborhood(image, reach: 1, grows: false) { source in
            gather(source) { x, y in
              let across = source[x + 1, y] - source[x - 1, y]
              let down = source[x, y + 1] - source[x, y - 1]
              let edge = (across * across + down * down).squareRoot() * intensity
              return SIMD4(edge.x, edge.y, edge.z, source[x, y].w)
            }
          }
        }
      },
      FilterKernel("CIComicEffect") { inputs in
        inputs.image.map { image in
          Blur.neighborhood(image, reach: 1, grows: false) { source in
            gather(source) { inked(source, $0, $1) }
          }
        }
      },
      convolution("CIConvolution3X3", 3, 3), convolution("CIConvolution5X5", 5, 5),
      convolution("CIConvolution7X7", 7, 7), convolution("CIConvolution9Horizontal", 9, 1),
      convolution("CIConvolution9Vertical", 1, 9),
    ]
  }

  /// The color of a drawing with few shades, and black lines where brightness changes.
  private static func inked(_ source: PixelBuffer, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let light = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
    let across = (source[x + 1, y] - source[x - 1, y]) * light
    let down = (source[x, y + 1] - source[x, y - 1]) * light
    let pixel = source[x, y]
    let edge = abs(across.sum()) + abs(down.sum())
    guard edge < 0.25 else { return SIMD4(0, 0, 0, pixel.w) }
    let shades: Float = 4
    let flat = (pixel * shades).rounded(.toNearestOrAwayFromZero) / shades
    return SIMD4(min(flat.x, pixel.w), min(flat.y, pixel.w), min(flat.z, pixel.w), pixel.w)
  }

  /// A buffer whose pixels a function computes from its column and row.
  private static func gather(_ source: PixelBuffer, _ pixel: (Int, Int) -> SIMD4<Float>) -> PixelBuffer {
    var result = PixelBuffer(width: source.width, height: source.height)
    for y in 0..<source.height {
      for x in 0..<source.width { result.pixels[y * source.width + x] = pixel(x, y) }
    }
    return result
  }

  private static func morphology(
    _ inputs: FilterInputs, _ choose: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage? {
    let radius = inputs.number(kCIInputRadiusKey)
    let reach = Int(max(radius, 0).rounded(.up))
    guard reach > 0 else { return inputs.image }
    return inputs.image.map { image in
      Blur.neighborhood(image, reach: reach, grows: false) { source in
        gather(source) { x, y in
          var found = source[x, y]
          for dy in -reach...reach {
            for dx in -reach...reach where Float(dx * dx + dy * dy) <= radius * radius {
              found = choose(found, source[x + dx, y + dy])
            }
          }
          return found
        }
      }
    }
  }

  /// An image with its difference from a blurred copy added to it.
  private static func sharpened(_ inputs: FilterInputs, amount: Float, radius: Float) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let blurred = Blur.image(image.clampedToExtent(), sigma: max(radius, 0.01))
    return merged(image, blurred) { pixel, soft in
      let color = pixel + (pixel - soft) * amount
      return SIMD4(color.x, color.y, color.z, pixel.w)
    }
  }

  private static func glowing(
    _ inputs: FilterInputs, _ mix: @escaping (SIMD4<Float>, SIMD4<Float>, Float) -> SIMD4<Float>
  ) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let intensity = inputs.number(kCIInputIntensityKey)
    let blurred = Blur.image(image, sigma: inputs.number(kCIInputRadiusKey))
    let bounds = blurred.extent
    return CIImage(extent: bounds) {
      var result = image.pixels(in: bounds)
      let soft = blurred.pixels(in: bounds)
      for index in result.pixels.indices {
        result.pixels[index] = mix(result.pixels[index], soft.pixels[index], intensity)
      }
      return result
    }
  }

  private static func merged(
    _ image: CIImage, _ other: CIImage, _ pixel: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let bounds = image.extent
    return CIImage(extent: bounds) {
      var result = image.pixels
      let second = other.pixels(in: bounds)
      for index in result.pixels.indices {
        result.pixels[index] = pixel(result.pixels[index], second.pixels[index])
      }
      return result
    }
  }

  private static func convolution(_ name: String, _ width: Int, _ height: Int) -> FilterKernel {
    FilterKernel(name, [kCIInputBiasKey: 0.0]) { inputs in
      let weights = (inputs.values[kCIInputWeightsKey] as? CIVector)?.all.map { Float($0) } ?? []
      guard weights.count == width * height else { return inputs.image }
      let bias = inputs.number(kCIInputBiasKey)
      let (right, down) = (width / 2, height / 2)
      return inputs.image.map { image in
        Blur.neighborhood(image, reach: max(right, down)) { source in
          gather(source) { x, y in
            var sum = SIMD4<Float>(repeating: bias)
            for row in 0..<height {
              for column in 0..<width {
                // Weights are listed from the bottom row.
                sum += source[x + column - right, y + down - row] * weights[row * width + column]
              }
            }
            return sum
          }
        }
      }
    }
  }
}
