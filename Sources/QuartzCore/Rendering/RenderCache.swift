import CCairo
import CoreGraphics
import Foundation

/// What a renderer keeps between frames. Everything in it can be made again and looks the same then.
@MainActor
final class RenderCache {
  enum ShadowKey: Hashable {
    case rect(CGFloat, CGFloat, radius: CGFloat, corners: UInt8, sigma: CGFloat, resolution: CGFloat)
    case path(ObjectIdentifier, sigma: CGFloat, resolution: CGFloat)
    case content(layer: UInt32, version: UInt64, resolution: CGFloat)
  }

  private struct Kept<Value> {
    var value: Value
    /// What the key's identity belongs to.
    var owner: AnyObject?
    var lastUse: Int
  }

  private struct Bitmap {
    var version: UInt64
    var resolution: CGFloat
    var image: CGImage
  }

  /// The pixels of a drawing, which depend on its scale and on where in a pixel it begins.
  private struct Drawing {
    var matrix: CGAffineTransform
    var image: CGImage
    /// The bitmap's first pixel, from the pixel that the drawing's origin lies in.
    var corner: CGPoint
  }

  private var shadows: [ShadowKey: Kept<ShadowMask?>] = [:]
  private var bitmaps: [UInt32: Kept<Bitmap>] = [:]
  private var drawings: [ObjectIdentifier: Kept<Drawing>] = [:]
  private var drawingBytes = 0
  private var frame = 0
  private var nextSweep = 120
  /// The most memory for bitmaps of drawings, in bytes.
  private static let drawingLimit = 48 << 20
  /// Frames after which what was not used goes.
  private static let patience = 120

  func beginFrame() { frame += 1 }

  func endFrame() {
    guard frame >= nextSweep || drawingBytes > Self.drawingLimit else { return }
    nextSweep = frame + Self.patience
    let oldest = frame - Self.patience
    shadows = shadows.filter { $0.value.lastUse >= oldest }
    bitmaps = bitmaps.filter { $0.value.lastUse >= oldest }
    drawings = drawings.filter { $0.value.lastUse >= oldest }
    drawingBytes = drawings.values.reduce(0) { $0 + ($1.value.image.byteCount) }
    if drawingBytes > Self.drawingLimit {
      drawings = drawings.filter { $0.value.lastUse == frame }
      drawingBytes = drawings.values.reduce(0) { $0 + ($1.value.image.byteCount) }
    }
  }

  func shadow(_ key: ShadowKey, keeping owner: AnyObject? = nil, _ make: () -> ShadowMask?) -> ShadowMask? {
    if let kept = shadows[key] {
      shadows[key]!.lastUse = frame
      return kept.value
    }
    let made = make()
    shadows[key] = Kept(value: made, owner: owner, lastUse: frame)
    return made
  }

  func bitmap(layer: UInt32, version: UInt64, resolution: CGFloat, _ make: () -> CGImage?) -> CGImage? {
    if let kept = bitmaps[layer], kept.value.version == version, kept.value.resolution == resolution {
      bitmaps[layer]!.lastUse = frame
      return kept.value.image
    }
    guard let image = make() else { return nil }
    bitmaps[layer] = Kept(
      value: Bitmap(version: version, resolution: resolution, image: image), owner: nil, lastUse: frame)
    return image
  }

  /// The pixels of a drawing under `matrix`, and where they go; nil if the drawing is not worth keeping.
  func bitmap(of recording: Recording, _ matrix: CGAffineTransform) -> (CGImage, CGPoint)? {
    // Turned drawings look different in every frame.
    guard matrix.preservesAxisAlignment else { return nil }
    let x = matrix.tx.rounded(.down)
    let y = matrix.ty.rounded(.down)
    let local = CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx - x, ty: matrix.ty - y)
    let key = ObjectIdentifier(recording)
    if let kept = drawings[key], kept.value.matrix == local {
      drawings[key]!.lastUse = frame
      return (kept.value.image, CGPoint(x: kept.value.corner.x + x, y: kept.value.corner.y + y))
    }
    let area = recording.bounds.applying(local).insetBy(dx: -1, dy: -1).integral
    guard area.width * area.height <= 1_000_000,
      let surface = makeImageSurface(width: Int(area.width), height: Int(area.height)),
      let cairo = cairo_create(surface)
    else { return nil }
    cairo_translate(cairo, -area.minX, -area.minY)
    var m = local.cairo
    cairo_transform(cairo, &m)
    recording.draw(into: cairo)
    cairo_destroy(cairo)
    let image = CGImage(surface: surface)
    if let old = drawings[key] { drawingBytes -= old.value.image.byteCount }
    drawingBytes += image.byteCount
    drawings[key] = Kept(
      value: Drawing(matrix: local, image: image, corner: area.origin), owner: recording, lastUse: frame)
    return (image, CGPoint(x: area.minX + x, y: area.minY + y))
  }
}
