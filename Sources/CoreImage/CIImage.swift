@_exported import CoreGraphics
import Foundation

// The lock guards the pixels; initializers set all else.
/// A recipe for an image, whose pixels are computed when a context renders it.
///
/// The origin of the extent is its lower left corner, and a pixel is a unit. Differs from iOS: images are computed on
/// the CPU, in the color space of the source image, without color management.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The rectangle that the image covers, in pixels.
  public let extent: CGRect
  private let lock = NSLock()
  private var buffer: PixelBuffer?
  private var make: (() -> PixelBuffer)?
  /// Makes any rectangle of an image of infinite extent.
  private let endless: ((CGRect) -> PixelBuffer)?

  init(extent: CGRect, endless: ((CGRect) -> PixelBuffer)? = nil, make: @escaping () -> PixelBuffer) {
    self.extent = extent.isInfinite || extent.isNull ? extent : extent.integral
    self.endless = endless
    self.make = make
  }

  /// Creates an image of infinite extent with one premultiplied color.
  convenience init(uniform pixel: SIMD4<Float>) {
    self.init(extent: .infinite) { PixelBuffer(width: 1, height: 1, repeating: pixel) }
    uniform = pixel
  }

  /// Creates an image from the pixels of a `CGImage`.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height)) { PixelBuffer(image) }
  }

  /// Creates an image of infinite extent with one color.
  public convenience init(color: CIColor) {
    self.init(uniform: color.premultiplied)
  }

  /// Creates an image from encoded data; nil if the data cannot be decoded.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let source = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    self.init(cgImage: image)
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The color of an image of infinite extent.
  private(set) var uniform: SIMD4<Float>?

  /// Returns an image with an empty extent.
  open class func empty() -> CIImage {
    CIImage(extent: .zero) { PixelBuffer(width: 0, height: 0) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The pixels of the whole extent.
  var pixels: PixelBuffer {
    lock.withLock {
      if let buffer { return buffer }
      let made = make?() ?? PixelBuffer(width: 0, height: 0)
      buffer = made
      make = nil
      return made
    }
  }

  /// Returns the pixels of a rectangle, transparent outside the image.
  func pixels(in bounds: CGRect) -> PixelBuffer {
    let (width, height) = (Int(bounds.width.rounded()), Int(bounds.height.rounded()))
    if let uniform { return PixelBuffer(width: width, height: height, repeating: uniform) }
    if let endless { return endless(bounds) }
    // Rows are stored from the top; extents are measured from the bottom.
    return pixels.cropped(
      x: Int((bounds.minX - extent.minX).rounded()), y: Int((extent.maxY - bounds.maxY).rounded()),
      width: width, height: height)
  }

  // MARK: Derived images

  /// Returns the result of a filter. The name has to be one that `CIFilter` supports.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else {
      preconditionFailure("there is no Core Image filter named \(filterName)")
    }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// Returns the part of the image within a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let bounds = extent.intersection(rect)
    guard !bounds.isNull, !bounds.isEmpty else { return .empty() }
    return CIImage(extent: bounds) { self.pixels(in: bounds.integral) }
  }

  /// Returns the image upright, given the orientation of its pixels.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image upright, given the orientation of its pixels as in EXIF; other values than 1 to 8 mean upright.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the transform that makes the image upright.
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    let upright: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(upright)
      .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.minY))
  }

  /// Returns the image with an affine transform applied.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard uniform == nil else { return self }
    let bounds = extent.applying(matrix).integral
    let back = matrix.inverted()
    return CIImage(extent: bounds) {
      let source = self.pixels
      var result = PixelBuffer(width: Int(bounds.width), height: Int(bounds.height))
      for row in 0..<result.height {
        for column in 0..<result.width {
          let point = CGPoint(x: bounds.minX + CGFloat(column) + 0.5, y: bounds.maxY - CGFloat(row) - 0.5)
            .applying(back)
          result.pixels[row * result.width + column] = source.sample(
            x: point.x - self.extent.minX, y: self.extent.maxY - point.y)
        }
      }
      return result
    }
  }

  /// Returns an image of infinite extent that repeats the pixels at the edges.
  open func clampedToExtent() -> CIImage {
    let inner = extent
    guard !inner.isInfinite, !inner.isEmpty else { return self }
    return CIImage(
      extent: .infinite,
      endless: { bounds in
        let source = self.pixels
        var result = PixelBuffer(width: Int(bounds.width.rounded()), height: Int(bounds.height.rounded()))
        for row in 0..<result.height {
          let y = min(max(Int(inner.maxY - bounds.maxY) + row, 0), source.height - 1)
          for column in 0..<result.width {
            let x = min(max(Int(bounds.minX - inner.minX) + column, 0), source.width - 1)
            result.pixels[row * result.width + column] = source[x, y]
          }
        }
        return result
      },
      make: { self.pixels })
  }

  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    mapping { $0.mapped { SIMD4($0.x, $0.y, $0.z, 1) } }.cropped(to: extent)
  }

  /// Returns the image composited over another.
  open func composited(over dest: CIImage) -> CIImage {
    let bounds = extent.union(dest.extent)
    guard !bounds.isInfinite else { return extent.isInfinite ? self : dest.cropped(to: extent) }
    return CIImage(extent: bounds) {
      let upper = self.pixels(in: bounds)
      var result = dest.pixels(in: bounds)
      for index in result.pixels.indices {
        let pixel = upper.pixels[index]
        result.pixels[index] = pixel + result.pixels[index] * (1 - pixel.w)
      }
      return result
    }
  }
}

extension PixelBuffer {
  /// Returns the color at a position relative to the top left corner, interpolated between the four pixels around it.
  func sample(x: CGFloat, y: CGFloat) -> SIMD4<Float> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, lower) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
    let (column, row) = (Int(left), Int(top))
    let above = self[column, row] * (1 - right) + self[column + 1, row] * right
    let below = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
    return above * (1 - lower) + below * lower
  }
}

/// An option for reading an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
}

/// A color for filters, with components that are not premultiplied.
open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(cgColor: CGColor) {
    let parts =
      cgColor.converted(to: .init(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)?
      .components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  var premultiplied: SIMD4<Float> {
    SIMD4(SIMD3(Float(red), Float(green), Float(blue)) * Float(alpha), Float(alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return premultiplied == other.premultiplied
  }
  open override var hash: Int { premultiplied.hashValue }

  // Colors are immutable.
  nonisolated(unsafe) public static let black = CIColor(red: 0, green: 0, blue: 0)
  nonisolated(unsafe) public static let white = CIColor(red: 1, green: 1, blue: 1)
  nonisolated(unsafe) public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  nonisolated(unsafe) public static let red = CIColor(red: 1, green: 0, blue: 0)
  nonisolated(unsafe) public static let green = CIColor(red: 0, green: 1, blue: 0)
  nonisolated(unsafe) public static let blue = CIColor(red: 0, green: 0, blue: 1)
  nonisolated(unsafe) public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  nonisolated(unsafe) public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  nonisolated(unsafe) public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  nonisolated(unsafe) public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A vector of numbers for filters.
open class CIVector: NSObject {
  let all: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    all = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
  }
  public init(x: CGFloat) { all = [x] }
  public init(x: CGFloat, y: CGFloat) { all = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { all = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { all = [x, y, z, w] }
  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }
  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }

  open var count: Int { all.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  /// A number; 0 beyond the end.
  open func value(at index: Int) -> CGFloat { all.indices.contains(index) ? all[index] : 0 }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.all == all }
  open override var hash: Int { all.hashValue }
}
