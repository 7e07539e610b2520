import CoreGraphics
import Foundation
import QuartzCore

/// Pictures of layers, whatever host shows them.
@MainActor
package enum LayerImage {
  /// What `layer` shows in a window of `size` points, at `scale` pixels to a point.
  package static func draw(_ layer: CALayer, size: CGSize, scale: CGFloat) -> CGImage? {
    CATransaction.flush()
    return WindowCanvas().makeImage(of: layer, size: size, scale: scale)
  }
}
