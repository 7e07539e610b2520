import CCairo
import CPixels
import CoreGraphics
import Foundation

/// Direct access to the pixels of a Cairo context, for the most frequent operations: rectangles and bitmaps.
/// Avoids Cairo's overhead of several microseconds per call.
///
/// Available only if the clip is a rectangle of whole pixels. Pixels depend only on the drawing and never on
/// the clip, so any part can be drawn separately.
@MainActor
struct RasterTarget {
  private let surface: OpaquePointer
  private var target: CPixelsTarget
  /// The translation from the context's device space to the surface's pixels.
  private let offset: CGPoint

  /// - Parameter clip: The pixels that may change, in the context's device space.
  init?(_ cairo: OpaquePointer, clip: CGRect) {
    guard let surface = cairo_get_group_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    var dx = 0.0
    var dy = 0.0
    cairo_surface_get_device_offset(surface, &dx, &dy)
    guard dx.rounded() == dx, dy.rounded() == dy else { return nil }
    cairo_surface_flush(surface)
    self.surface = surface
    offset = CGPoint(x: dx, y: dy)
    target = CPixelsTarget(
      pixels: pixels, stride: Int(cairo_image_surface_get_stride(surface)), min_x: 0, min_y: 0,
      max_x: cairo_image_surface_get_width(surface), max_y: cairo_image_surface_get_height(surface))
    narrow(to: clip)
  }

  /// Creates a target for a whole surface.
  init?(_ cairo: OpaquePointer) { self.init(cairo, clip: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) }

  private mutating func narrow(to clip: CGRect) {
    let rect = clip.offsetBy(dx: offset.x, dy: offset.y)
    target.min_x = max(target.min_x, Int32(max(rect.minX.rounded(), -1e6)))
    target.min_y = max(target.min_y, Int32(max(rect.minY.rounded(), -1e6)))
    target.max_x = max(min(target.max_x, Int32(min(rect.maxX.rounded(), 1e6))), target.min_x)
    target.max_y = max(min(target.max_y, Int32(min(rect.maxY.rounded(), 1e6))), target.min_y)
  }

  /// The part of the target inside a rectangle of whole pixels.
  func clipped(to rect: CGRect) -> RasterTarget {
    var result = self
    result.narrow(to: rect)
    return result
  }

  /// - Returns: Whether the command was drawn; otherwise use Cairo.
  func fill(_ command: DisplayCommand, _ matrix: CGAffineTransform, _ alpha: Double) -> Bool {
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return false }
    if command.a > 0, matrix.a != matrix.d || command.flags.contains(.continuousCorners) { return false }
    let rect = command.rect.applying(matrix)
    guard abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width < 1e6, rect.height < 1e6 else {
      return false
    }
    let color = (
      Double(command.color.x), Double(command.color.y), Double(command.color.z),
      Double(command.color.w) * alpha
    )
    withUnsafePointer(to: color) { color in
      color.withMemoryRebound(to: Double.self, capacity: 4) { color in
        withUnsafePointer(to: target) {
          cpixels_fill(
            $0, rect.minX + offset.x, rect.minY + offset.y, rect.width, rect.height, command.a * matrix.a,
            Int32(command.flags.corners.rawValue), color)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Composites an image pixel by pixel.
  func compose(_ image: CGImage, at origin: CGPoint, _ alpha: Double) -> Bool {
    guard abs(origin.x) < 1e6, abs(origin.y) < 1e6, let source = Self.source(image) else { return false }
    withUnsafePointer(to: target) { target in
      withUnsafePointer(to: source) {
        cpixels_compose(
          target, $0, Int32((origin.x + offset.x).rounded()), Int32((origin.y + offset.y).rounded()),
          Self.byte(alpha))
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Composites a rotated or scaled image with transparent edges; `matrix` transforms its pixels to device
  /// space.
  func compose(_ image: CGImage, turned matrix: CGAffineTransform, _ alpha: Double) -> Bool {
    let placed = matrix.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    let determinant = placed.a * placed.d - placed.b * placed.c
    let place = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(matrix)
    guard abs(determinant) > 1e-6, image.hasAlpha, place.width < 1e5, place.height < 1e5,
      abs(placed.tx) < 1e6, abs(placed.ty) < 1e6, let source = Self.source(image)
    else { return false }
    let visible = clipped(to: place.insetBy(dx: -1, dy: -1).integral)
    let i = placed.inverted()
    let inverse = (i.a, i.b, i.c, i.d, i.tx, i.ty)
    withUnsafePointer(to: inverse) { inverse in
      inverse.withMemoryRebound(to: Double.self, capacity: 6) { inverse in
        withUnsafePointer(to: visible.target) { target in
          withUnsafePointer(to: source) { cpixels_compose_turned(target, $0, inverse, Self.byte(alpha)) }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Composites a projected image with transparent edges on a surface, whose first pixel is at `origin`.
  /// - Parameters:
  ///   - inverse: The rows of the matrix from the surface's plane to the image's pixels.
  ///   - nearest: The smallest w that is drawn.
  static func project(
    _ image: CGImage, onto surface: OpaquePointer, at origin: CGPoint, inverse: [Double], nearest: Double
  ) {
    guard let source = source(image), let pixels = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    let target = CPixelsTarget(
      pixels: pixels, stride: Int(cairo_image_surface_get_stride(surface)), min_x: 0, min_y: 0,
      max_x: cairo_image_surface_get_width(surface), max_y: cairo_image_surface_get_height(surface))
    withUnsafePointer(to: target) { target in
      withUnsafePointer(to: source) {
        cpixels_compose_projected(target, $0, Int32(origin.x), Int32(origin.y), inverse, 1 / nearest)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  private static func byte(_ alpha: Double) -> Int32 { Int32((min(max(alpha, 0), 1) * 255).rounded()) }

  private static func source(_ image: CGImage) -> CPixelsSource? {
    let format = cairo_image_surface_get_format(image.surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let pixels = cairo_image_surface_get_data(image.surface)
    else { return nil }
    return CPixelsSource(
      pixels: pixels, stride: Int(cairo_image_surface_get_stride(image.surface)), width: Int32(image.width),
      height: Int32(image.height), is_opaque: image.hasAlpha ? 0 : 1)
  }
}
