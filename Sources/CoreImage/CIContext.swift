import CoreGraphics
import Foundation

/// An option of a context. Options are stored without effect on the computation.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// A pixel format.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 2056)
  public static let RGBAf = CIFormat(rawValue: 2312)
  public static let R8 = CIFormat(rawValue: 259)
  public static let Rh = CIFormat(rawValue: 2053)
  public static let Rf = CIFormat(rawValue: 2309)

  var bytesPerPixel: Int {
    switch self {
    case .R8: 1
    case .Rh: 2
    case .RGBAh: 8
    case .RGBAf: 16
    default: 4
    }
  }

  func write(_ pixel: SIMD4<Float>, to target: UnsafeMutableRawPointer) {
    func byte(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    func store(_ channels: [Int]) {
      for (index, channel) in channels.enumerated() {
        target.storeBytes(of: byte(pixel[channel]), toByteOffset: index, as: UInt8.self)
      }
    }
    switch self {
    case .ARGB8: store([3, 0, 1, 2])
    case .BGRA8: store([2, 1, 0, 3])
    case .R8: store([0])
    case .Rh: target.storeBytes(of: Float16(pixel.x), as: Float16.self)
    case .Rf: target.storeBytes(of: pixel.x, as: Float.self)
    case .RGBAh:
      for channel in 0..<4 {
        target.storeBytes(of: Float16(pixel[channel]), toByteOffset: channel * 2, as: Float16.self)
      }
    case .RGBAf: target.storeBytes(of: pixel, as: SIMD4<Float>.self)
    default: store([0, 1, 2, 3])
    }
  }
}

/// A context that renders images.
///
/// Unchecked because it is open for subclasses; it has no state that threads could share.
open class CIContext: NSObject, @unchecked Sendable {
  private let target: CGContext?

  public init(options: [CIContextOption: Any]? = nil) { target = nil }

  /// Creates a context that draws into a bitmap context.
  public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) { target = cgContext }

  public override convenience init() { self.init(options: nil) }

  /// Renders a rectangle of an image; nil if the rectangle is empty.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let bounds = fromRect.integral
    guard !bounds.isInfinite, bounds.width >= 1, bounds.height >= 1 else { return nil }
    return image.pixels(in: bounds).makeImage()
  }

  /// Renders a rectangle of an image into memory, top row first.
  ///
  /// Differs from iOS: `colorSpace` has no effect. `format` has to be a constant of `CIFormat`.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let buffer = image.pixels(in: bounds.integral)
    for row in 0..<buffer.height {
      for column in 0..<buffer.width {
        format.write(
          buffer.pixels[row * buffer.width + column],
          to: data + row * rowBytes + column * format.bytesPerPixel)
      }
    }
  }

  /// Draws a rectangle of an image into a bitmap context.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect, on context: CGContext) {
    guard let made = createCGImage(image, from: fromRect) else { return }
    context.draw(made, in: inRect)
  }

  /// Draws a rectangle of an image into the bitmap context of `init(cgContext:options:)`; without one, nothing is drawn.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    if let target { draw(image, in: inRect, from: fromRect, on: target) }
  }

  open func clearCaches() {}
}
