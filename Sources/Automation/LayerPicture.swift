import CoreGraphics
import OffscreenHost
import UIKit

/// Renders a scene that is visible in a window.
@MainActor
enum LayerPicture {
  /// Renders a scene's windows.
  ///
  /// - Parameter scale: Pixels per point; nil for the scale of the window.
  static func image(of scene: UIWindowScene, scale: CGFloat? = nil) -> CGImage? {
    guard let layer = scene.hostWindow.rootLayer else { return nil }
    let geometry = scene.hostWindow.geometry
    return LayerImage.draw(layer, size: geometry.size, scale: scale ?? geometry.scale)
  }
}
