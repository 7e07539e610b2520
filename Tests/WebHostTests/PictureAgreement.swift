import CCairo
import CoreGraphics
import Foundation

/// The agreement of two pictures in decibels: the ratio of the largest possible difference to the mean one.
///
/// Browsers draw the edges of glyphs and curves with another rasterizer, so that pixels at edges differ by a fraction of their
/// coverage. Areas and blocks leave this out; a missing, moved or differently colored part lowers one of them.
struct PictureAgreement: CustomStringConvertible {
  /// The agreement of all pixels.
  let pixels: Double
  /// The agreement of pixels that have no neighbor with another color in the second picture.
  let areas: Double
  /// The agreement of the mean colors of blocks.
  let blocks: Double

  /// The difference of neighbors at an edge, of 255.
  private static let edge = 12
  /// The side of a block, in pixels.
  private static let side = 16

  init(_ first: CGImage, _ second: CGImage) {
    guard first.width == second.width, first.height == second.height else {
      (pixels, areas, blocks) = (0, 0, 0)
      return
    }
    let (a, b) = (Pixels(first), Pixels(second))
    let columns = (a.width + Self.side - 1) / Self.side
    var sums = [SIMD4<Int>](repeating: .zero, count: columns * ((a.height + Self.side - 1) / Self.side))
    var (all, inside) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let difference = a.color(x, y) &- b.color(x, y)
        let square = (difference &* difference).wrappedSum()
        all += square
        if !Self.isEdge(b, x, y) { inside += square }
        sums[y / Self.side * columns + x / Self.side] &+= difference
      }
    }
    let size = Self.side * Self.side
    let means = sums.reduce(0) { $0 + ($1 &* $1).wrappedSum() / (size * size) }
    pixels = Self.decibels(all, of: a.width * a.height)
    areas = Self.decibels(inside, of: a.width * a.height)
    blocks = Self.decibels(means, of: sums.count)
  }

  var description: String {
    String(format: "pixels %.1f dB, areas %.1f dB, blocks %.1f dB", pixels, areas, blocks)
  }

  /// - Parameter count: The number of colors with three components.
  private static func decibels(_ sum: Int, of count: Int) -> Double {
    sum == 0 ? .infinity : 10 * log10(255 * 255 * Double(count * 3) / Double(sum))
  }

  private static func isEdge(_ picture: Pixels, _ x: Int, _ y: Int) -> Bool {
    let color = picture.color(x, y)
    for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
        let difference = picture.color(column, row) &- color
        if difference.max() > edge || difference.min() < -edge { return true }
      }
    }
    return false
  }

  private struct Pixels {
    private let image: CGImage
    private let start: UnsafePointer<UInt32>
    private let stride: Int
    var width: Int { image.width }
    var height: Int { image.height }

    init(_ image: CGImage) {
      cairo_surface_flush(image.surface)
      self.image = image
      start = UnsafeRawPointer(cairo_image_surface_get_data(image.surface)!).assumingMemoryBound(
        to: UInt32.self)
      stride = Int(cairo_image_surface_get_stride(image.surface)) / 4
    }

    /// The color without its opacity.
    subscript(x: Int, y: Int) -> UInt32 { start[y * stride + x] & 0xFF_FFFF }

    func color(_ x: Int, _ y: Int) -> SIMD4<Int> {
      let value = Int(self[x, y])
      return SIMD4(value >> 16, value >> 8 & 255, value & 255, 0)
    }
  }
}
