import CoreGraphics
import OffscreenHost
import UIKit

/// Renders a scene that is visible in a window.
@MainActor
enum LayerPicture {
  static func image(of scene: UIWindowScene) -> CGImage? {
    guard let layer = scene.hostWindow.rootLayer else { return nil }
    let geometry = scene.hostWindow.geometry
    return LayerImage.draw(layer, size: geometry.size, scale: geometry.scale)
  }
}
