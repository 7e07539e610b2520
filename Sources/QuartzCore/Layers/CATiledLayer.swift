import CoreGraphics
import Foundation

/// A layer whose content iOS draws in tiles on other threads.
///
/// Differs from iOS: contents are recorded as vectors, so that they are drawn once, on the main thread, and stay sharp at every scale. The
/// properties keep their values and change nothing.
open class CATiledLayer: CALayer {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    levelsOfDetail = other.levelsOfDetail
    levelsOfDetailBias = other.levelsOfDetailBias
    tileSize = other.tileSize
  }

  /// The duration in which a tile appears, in seconds. Tiles appear at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of scales at which tiles are kept.
  open var levelsOfDetail = 1
  /// The number of levels that enlarge the content.
  open var levelsOfDetailBias = 0
  /// The size of a tile in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
