import CoreGraphics
import Foundation
import QuartzCore

/// Renders layers independently of the host.
@MainActor
package enum LayerImage {
  /// Renders `layer` in a window of `size` points at `scale` pixels per point.
  package static func draw(_ layer: CALayer, size: CGSize, scale: CGFloat) -> CGImage? {
    CATransaction.flush()
    return WindowCanvas().makeImage(of: layer, size: size, scale: scale)
  }
}
