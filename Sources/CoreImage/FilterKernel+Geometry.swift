import CoreGraphics
import Foundation

/// Filters that move, draw or summarize pixels.
extension FilterKernel {
  static var geometryFilters: [FilterKernel] {
    [
      FilterKernel("CICrop") { inputs in
        inputs.rect("inputRectangle").flatMap { inputs.image?.cropped(to: $0) } ?? inputs.image
      },
      FilterKernel("CIAffineTransform") { inputs in inputs.image?.transformed(by: inputs.transform) },
      FilterKernel("CIAffineClamp") { inputs in
        inputs.image?.transformed(by: inputs.transform).clampedToExtent()
      },
      FilterKernel("CIStraightenFilter", [kCIInputAngleKey: 0.0]) { inputs in
        inputs.image?.transformed(
          by: CGAffineTransform(rotationAngle: CGFloat(inputs.number(kCIInputAngleKey))))
      },
      FilterKernel("CILanczosScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) {
        inputs in
        let scale = CGFloat(inputs.number(kCIInputScaleKey))
        let ratio = CGFloat(inputs.number(kCIInputAspectRatioKey))
        return inputs.image.map { scaled($0, x: scale * ratio, y: scale) }
      },
      FilterKernel("CIBicubicScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) {
        inputs in
        let scale = CGFloat(inputs.number(kCIInputScaleKey))
        let ratio = CGFloat(inputs.number(kCIInputAspectRatioKey))
        return inputs.image.map { scaled($0, x: scale * ratio, y: scale) }
      },
      FilterKernel("CIPerspectiveCorrection") { inputs in
        guard let image = inputs.image else { return nil }
        let corners = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"].map(
          inputs.point)
        let width = max(distance(corners[0], corners[1]), distance(corners[3], corners[2])).rounded()
        let height = max(distance(corners[0], corners[3]), distance(corners[1], corners[2])).rounded()
        guard width >= 1, height >= 1 else { return nil }
        let map = Projection(square: [corners[3], corners[2], corners[1], corners[0]])
        return resampled(image, to: CGRect(x: 0, y: 0, width: width, height: height)) { place in
          map.point(place.x / width, place.y / height)
        }
      },
      FilterKernel("CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]) {
        inputs in
        guard let image = inputs.image else { return nil }
        let size = max(CGFloat(inputs.number(kCIInputScaleKey)), 1)
        let center = inputs.point(kCIInputCenterKey)
        return resampled(image, to: image.extent) { place in
          CGPoint(
            x: (((place.x - center.x) / size).rounded(.down) + 0.5) * size + center.x,
            y: (((place.y - center.y) / size).rounded(.down) + 0.5) * size + center.y)
        }
      },
      FilterKernel(
        "CICrystallize", [kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
      ) { inputs in
        guard let image = inputs.image else { return nil }
        let cells = Crystals(
          size: max(CGFloat(inputs.number(kCIInputRadiusKey)), 1), center: inputs.point(kCIInputCenterKey))
        return resampled(image, to: image.extent) { cells.seed(nearest: $0) }
      },
      FilterKernel(
        "CIPointillize", [kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
      ) { inputs in
        guard let image = inputs.image else { return nil }
        let radius = max(CGFloat(inputs.number(kCIInputRadiusKey)), 1)
        let cells = Crystals(size: radius, center: inputs.point(kCIInputCenterKey))
        let outside = CGPoint(x: image.extent.minX - 10, y: image.extent.minY - 10)
        return resampled(image, to: image.extent) { place in
          let dot = cells.seed(nearest: place)
          return distance(dot, place) <= radius / 2 ? dot : outside
        }
      },
      FilterKernel(
        "CIPinchDistortion",
        [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]
      ) { inputs in
        let scale = CGFloat(inputs.number(kCIInputScaleKey))
        return warped(inputs) { offset, part in
          guard part > 0 else { return offset }
          let factor = min(pow(part, -scale), 1 / part)
          return CGPoint(x: offset.x * factor, y: offset.y * factor)
        }
      },
      FilterKernel(
        "CIHoleDistortion", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150.0]
      ) { inputs in
        guard let image = inputs.image else { return nil }
        let (center, radius) = (inputs.point(kCIInputCenterKey), CGFloat(inputs.number(kCIInputRadiusKey)))
        let outside = CGPoint(x: image.extent.minX - 10, y: image.extent.minY - 10)
        return resampled(image, to: image.extent) { place in
          let length = distance(place, center)
          guard length < 2 * radius else { return place }
          guard length >= radius, length > 0 else { return outside }
          let factor = (length - radius) * 2 / length
          return CGPoint(
            x: center.x + (place.x - center.x) * factor, y: center.y + (place.y - center.y) * factor)
        }
      },
      FilterKernel(
        "CIVortexDistortion",
        [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: 56.55]
      ) { inputs in
        let angle = CGFloat(inputs.number(kCIInputAngleKey))
        return warped(inputs) { $0.applying(CGAffineTransform(rotationAngle: angle * pow(1 - $1, 3))) }
      },
      FilterKernel(
        "CICircleSplashDistortion", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150.0]
      ) { inputs in
        guard let image = inputs.image else { return nil }
        let (center, radius) = (inputs.point(kCIInputCenterKey), CGFloat(inputs.number(kCIInputRadiusKey)))
        return resampled(image, to: image.extent) { place in
          let length = distance(place, center)
          guard length > radius, length > 0 else { return place }
          return CGPoint(
            x: center.x + (place.x - center.x) * radius / length,
            y: center.y + (place.y - center.y) * radius / length)
        }
      },
      FilterKernel(
        "CIBumpDistortion",
        [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]
      ) { inputs in
        let scale = CGFloat(inputs.number(kCIInputScaleKey))
        return warped(inputs) { offset, part in
          let factor = 1 - scale * (1 - part) * (1 - part)
          return CGPoint(x: offset.x * factor, y: offset.y * factor)
        }
      },
      FilterKernel(
        "CITwirlDistortion",
        [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi]
      ) { inputs in
        let angle = CGFloat(inputs.number(kCIInputAngleKey))
        return warped(inputs) { offset, part in
          offset.applying(CGAffineTransform(rotationAngle: angle * (1 - part) * (1 - part)))
        }
      },
    ]
  }

  static var areaFilters: [FilterKernel] {
    func reduced(_ name: String, _ summary: @escaping ([SIMD4<Float>]) -> SIMD4<Float>) -> FilterKernel {
      FilterKernel(name) { inputs in
        guard let image = inputs.image else { return nil }
        let area = inputs.rect(kCIInputExtentKey) ?? image.extent
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) {
          let pixels = image.pixels(in: area.integral).pixels
          return PixelBuffer(width: 1, height: 1, repeating: pixels.isEmpty ? .zero : summary(pixels))
        }
      }
    }
    return [
      reduced("CIAreaAverage") { pixels in
        let sum = pixels.reduce(into: SIMD4<Double>()) { $0 += SIMD4<Double>($1) }
        return SIMD4<Float>(sum / Double(pixels.count))
      },
      reduced("CIAreaMaximum") { $0.reduce($0[0]) { pointwiseMax($0, $1) } },
      reduced("CIAreaMinimum") { $0.reduce($0[0]) { pointwiseMin($0, $1) } },
      reduced("CIAreaMaximumAlpha") { pixels in pixels.reduce(pixels[0]) { $0.w >= $1.w ? $0 : $1 } },
      reduced("CIAreaMinimumAlpha") { pixels in pixels.reduce(pixels[0]) { $0.w <= $1.w ? $0 : $1 } },
    ]
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// The input image with its pixels inside the circle of the center and radius moved.
  ///
  /// - Parameter move: Returns where a pixel comes from, given its offset from the center and its distance as a part of the
  ///   radius.
  private static func warped(
    _ inputs: FilterInputs, _ move: @escaping (_ offset: CGPoint, _ part: CGFloat) -> CGPoint
  ) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let (center, radius) = (inputs.point(kCIInputCenterKey), CGFloat(inputs.number(kCIInputRadiusKey)))
    return resampled(image, to: image.extent) { place in
      let part = distance(place, center) / max(radius, 1)
      guard part < 1 else { return place }
      let moved = move(CGPoint(x: place.x - center.x, y: place.y - center.y), part)
      return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
    }
  }

  /// An image whose pixels come from other places of an image.
  private static func resampled(
    _ image: CIImage, to bounds: CGRect, _ source: @escaping (CGPoint) -> CGPoint
  ) -> CIImage {
    CIImage(extent: bounds) {
      let pixels = image.pixels
      var result = PixelBuffer(width: Int(bounds.width.rounded()), height: Int(bounds.height.rounded()))
      for row in 0..<result.height {
        for column in 0..<result.width {
          let place = CGPoint(x: bounds.minX + CGFloat(column) + 0.5, y: bounds.maxY - CGFloat(row) - 0.5)
          let from = source(place)
          result.pixels[row * result.width + column] = pixels.sample(
            x: from.x - image.extent.minX, y: image.extent.maxY - from.y)
        }
      }
      return result
    }
  }

  /// A scaled image. Each pixel is the mean of the pixels that it covers, or is interpolated between them.
  private static func scaled(_ image: CIImage, x: CGFloat, y: CGFloat) -> CIImage {
    guard x > 0, y > 0, x < 1 || y < 1 else {
      return image.transformed(by: CGAffineTransform(scaleX: max(x, 0.0001), y: max(y, 0.0001)))
    }
    let bounds = image.extent.applying(CGAffineTransform(scaleX: x, y: y)).integral
    return CIImage(extent: bounds) {
      let source = image.pixels
      var result = PixelBuffer(width: Int(bounds.width), height: Int(bounds.height))
      for row in 0..<result.height {
        let top = (
          image.extent.maxY - (bounds.maxY - CGFloat(row)) / y,
          image.extent.maxY - (bounds.maxY - CGFloat(row) - 1) / y
        )
        for column in 0..<result.width {
          let left = (
            (bounds.minX + CGFloat(column)) / x - image.extent.minX,
            (bounds.minX + CGFloat(column) + 1) / x - image.extent.minX
          )
          var (sum, weight) = (SIMD4<Float>.zero, Float(0))
          for line in Int(top.0.rounded(.down))..<max(Int(top.1.rounded(.up)), Int(top.0.rounded(.down)) + 1)
          {
            let share = min(CGFloat(line) + 1, top.1) - max(CGFloat(line), top.0)
            for place in Int(
              left.0.rounded(.down))..<max(Int(left.1.rounded(.up)), Int(left.0.rounded(.down)) + 1)
            {
              let part = Float(share * (min(CGFloat(place) + 1, left.1) - max(CGFloat(place), left.0)))
              guard part > 0, line >= 0, place >= 0, line < source.height, place < source.width else {
                continue
              }
              sum += source[place, line] * part
              weight += part
            }
          }
          if weight > 0 { result.pixels[row * result.width + column] = sum / weight }
        }
      }
      return result
    }
  }
}

/// The projective map from the unit square to a quadrilateral.
private struct Projection {
  private let a, b, c, d, e, f, g, h: CGFloat

  /// - Parameter corners: The images of (0, 0), (1, 0), (1, 1) and (0, 1).
  init(square corners: [CGPoint]) {
    let (p0, p1, p2, p3) = (corners[0], corners[1], corners[2], corners[3])
    let (dx1, dx2) = (p1.x - p2.x, p3.x - p2.x)
    let (dy1, dy2) = (p1.y - p2.y, p3.y - p2.y)
    let (sx, sy) = (p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y)
    let det = dx1 * dy2 - dx2 * dy1
    let (tilt, slope) = det == 0 ? (0, 0) : ((sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det)
    (g, h) = (tilt, slope)
    (a, b, c) = (p1.x - p0.x + tilt * p1.x, p3.x - p0.x + slope * p3.x, p0.x)
    (d, e, f) = (p1.y - p0.y + tilt * p1.y, p3.y - p0.y + slope * p3.y, p0.y)
  }

  func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    let w = g * u + h * v + 1
    return CGPoint(x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w)
  }
}

/// Cells around points that are scattered over a grid, one in each square.
struct Crystals {
  let size: CGFloat
  let center: CGPoint

  /// Returns the point whose cell a place is in.
  func seed(nearest place: CGPoint) -> CGPoint {
    let column = Int(((place.x - center.x) / size).rounded(.down))
    let row = Int(((place.y - center.y) / size).rounded(.down))
    var best = (distance: CGFloat.infinity, point: place)
    for x in column - 1...column + 1 {
      for y in row - 1...row + 1 {
        let point = seed(x, y)
        let length = hypot(point.x - place.x, point.y - place.y)
        if length < best.distance { best = (length, point) }
      }
    }
    return best.point
  }

  private func seed(_ column: Int, _ row: Int) -> CGPoint {
    // A hash, so that the same square always has the same point.
    var bits = UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
    bits = (bits ^ (bits >> 31)) &* 0xD6E8_FEB8_6659_FD93
    bits ^= bits >> 32
    let (x, y) = (CGFloat(bits & 0xFFFF) / 65536, CGFloat((bits >> 16) & 0xFFFF) / 65536)
    return CGPoint(x: center.x + (CGFloat(column) + x) * size, y: center.y + (CGFloat(row) + y) * size)
  }
}
