import CCairo
import CoreGraphics
import Foundation

/// The resources that a renderer keeps between frames. All can be recreated with the same result.
@MainActor
final class RenderCache {
  enum ShadowKey: Hashable {
    case rect(CGFloat, CGFloat, radius: CGFloat, corners: UInt8, sigma: CGFloat, resolution: CGFloat)
    case path(ObjectIdentifier, sigma: CGFloat, resolution: CGFloat)
    case content(layer: UInt32, version: UInt64, sigma: CGFloat, resolution: CGFloat)
  }

  private struct CacheEntry<Value> {
    var value: Value
    /// The object whose identity is used in the key.
    var owner: AnyObject?
    var lastUse: Int
  }

  private struct Bitmap {
    var version: UInt64
    var resolution: CGFloat
    var image: CGImage
  }

  /// A rasterized drawing, which depends on the scale and the subpixel position.
  private struct Drawing {
    let matrix: CGAffineTransform
    let image: CGImage
    /// The position of the first pixel, relative to the whole-pixel part of the matrix's translation.
    let corner: CGPoint

    init?(_ rect: CGRect, _ local: CGAffineTransform, _ draw: (OpaquePointer) -> Void) {
      let area = rect.applying(local).insetBy(dx: -1, dy: -1).integral
      guard let surface = makeImageSurface(width: Int(area.width), height: Int(area.height)),
        let cairo = cairo_create(surface)
      else { return nil }
      var m = local.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)).cairo
      cairo_set_matrix(cairo, &m)
      draw(cairo)
      cairo_destroy(cairo)
      matrix = local
      image = CGImage(surface: surface)
      corner = area.origin
    }

    func placed(_ x: CGFloat, _ y: CGFloat) -> (image: CGImage, origin: CGPoint) {
      (image, CGPoint(x: corner.x + x, y: corner.y + y))
    }
  }

  /// An image scaled to its size on screen.
  private struct PictureKey: Hashable {
    var image: ObjectIdentifier
    var source: CGRect
    var size: CGSize
    var phase: CGPoint
    var turn: UInt8
    var nearest: Bool

    func hash(into hasher: inout Hasher) {
      hasher.combine(image)
      hasher.combine(size.width)
      hasher.combine(phase.x)
    }
  }

  private var pictures: [PictureKey: CacheEntry<Drawing>] = [:]
  private var shadows: [ShadowKey: CacheEntry<ShadowMask?>] = [:]
  private var bitmaps: [UInt32: CacheEntry<Bitmap>] = [:]
  /// A recording or gradient at one of sixteen subpixel positions.
  private struct DrawingKey: Hashable {
    var object: ObjectIdentifier
    var place: UInt8
  }

  private var drawings: [DrawingKey: CacheEntry<Drawing>] = [:]
  private var drawingBytes = 0
  private var frame = 0
  private var nextSweep = 120
  /// The maximum memory for bitmaps of drawings, in bytes.
  private static let drawingLimit = 48 << 20
  /// The number of frames after which unused resources are released.
  private static let retentionFrames = 120

  func beginFrame() { frame += 1 }

  func endFrame() {
    guard frame >= nextSweep || drawingBytes > Self.drawingLimit else { return }
    nextSweep = frame + Self.retentionFrames
    let oldest = frame - Self.retentionFrames
    shadows = shadows.filter { $0.value.lastUse >= oldest }
    bitmaps = bitmaps.filter { $0.value.lastUse >= oldest }
    drawings = drawings.filter { $0.value.lastUse >= oldest }
    pictures = pictures.filter { $0.value.lastUse >= oldest }
    countDrawingBytes()
    if drawingBytes > Self.drawingLimit {
      drawings = drawings.filter { $0.value.lastUse == frame }
      pictures = pictures.filter { $0.value.lastUse == frame }
      countDrawingBytes()
    }
  }

  private func countDrawingBytes() {
    drawingBytes =
      drawings.values.reduce(0) { $0 + $1.value.image.byteCount }
      + pictures.values.reduce(0) { $0 + $1.value.image.byteCount }
  }

  func shadow(_ key: ShadowKey, keeping owner: AnyObject? = nil, _ make: () -> ShadowMask?) -> ShadowMask? {
    if let kept = shadows[key] {
      shadows[key]!.lastUse = frame
      return kept.value
    }
    let made = make()
    shadows[key] = CacheEntry(value: made, owner: owner, lastUse: frame)
    return made
  }

  func bitmap(layer: UInt32, version: UInt64, resolution: CGFloat, _ make: () -> CGImage?) -> CGImage? {
    if let kept = bitmaps[layer], kept.value.version == version, kept.value.resolution == resolution {
      bitmaps[layer]!.lastUse = frame
      return kept.value.image
    }
    guard let image = make() else { return nil }
    bitmaps[layer] = CacheEntry(
      value: Bitmap(version: version, resolution: resolution, image: image), owner: nil, lastUse: frame)
    return image
  }

  /// The whole and the fractional part of a pixel coordinate.
  private static func split(_ x: CGFloat) -> (whole: CGFloat, phase: CGFloat) {
    let whole = x.rounded(.down)
    return (whole, x - whole)
  }

  /// Whether a drawing with bounds `rect` under `matrix` is cached as a bitmap: if it is axis-aligned and not
  /// too large.
  static func keeps(_ rect: CGRect, _ matrix: CGAffineTransform) -> Bool {
    guard matrix.preservesAxisAlignment else { return false }
    let size = rect.applying(matrix).size
    return size.width < 8000 && size.height < 8000 && size.width * size.height <= 4_000_000
  }

  /// The bitmap of `object` under `matrix` and its position; `nil` if it is not cached.
  func bitmap(
    of object: AnyObject, covering rect: CGRect, _ matrix: CGAffineTransform, _ draw: (OpaquePointer) -> Void
  ) -> (image: CGImage, origin: CGPoint)? {
    guard Self.keeps(rect, matrix) else { return nil }
    // Positions are rounded to a quarter pixel, so that moving content reuses its bitmaps.
    let (x, phaseX) = Self.split((matrix.tx * 4).rounded() / 4)
    let (y, phaseY) = Self.split((matrix.ty * 4).rounded() / 4)
    let local = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: phaseX, ty: phaseY)
    let key = DrawingKey(object: ObjectIdentifier(object), place: UInt8(phaseX * 4) | UInt8(phaseY * 16))
    if let kept = drawings[key], kept.value.matrix == local {
      drawings[key]!.lastUse = frame
      return kept.value.placed(x, y)
    }
    guard let made = Drawing(rect, local, draw) else { return nil }
    if let old = drawings[key] { drawingBytes -= old.value.image.byteCount }
    drawingBytes += made.image.byteCount
    drawings[key] = CacheEntry(value: made, owner: object, lastUse: frame)
    return made.placed(x, y)
  }

  /// The bitmap of an image command under `matrix` and its position; `nil` if it is not cached.
  func bitmap(
    of image: CGImage, _ command: DisplayCommand, _ matrix: CGAffineTransform,
    _ draw: (OpaquePointer, CGAffineTransform) -> Void
  ) -> (image: CGImage, origin: CGPoint)? {
    guard Self.keeps(command.rect, matrix) else { return nil }
    let place = command.rect.applying(matrix)
    let (x, phaseX) = Self.split(place.minX)
    let (y, phaseY) = Self.split(place.minY)
    let key = PictureKey(
      image: ObjectIdentifier(image), source: command.source, size: place.size,
      phase: CGPoint(x: phaseX, y: phaseY), turn: Self.turn(matrix),
      nearest: command.flags.contains(.nearest))
    if let kept = pictures[key] {
      pictures[key]!.lastUse = frame
      return kept.value.placed(x, y)
    }
    let local = CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx - place.minX + phaseX,
      ty: matrix.ty - place.minY + phaseY)
    guard
      let made = Drawing(
        command.rect, local,
        { cairo in
          var m = cairo_matrix_t()
          cairo_get_matrix(cairo, &m)
          draw(cairo, CGAffineTransform(m))
        })
    else { return nil }
    drawingBytes += made.image.byteCount
    pictures[key] = CacheEntry(value: made, owner: image, lastUse: frame)
    return made.placed(x, y)
  }

  /// The quarter turn and mirroring of an axis-aligned matrix.
  private static func turn(_ m: CGAffineTransform) -> UInt8 {
    (m.a < 0 ? 1 : 0) | (m.d < 0 ? 2 : 0) | (m.b > 0 ? 4 : 0) | (m.b < 0 ? 8 : 0) | (m.c < 0 ? 16 : 0)
  }
}
