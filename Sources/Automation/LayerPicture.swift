import CoreGraphics
import OffscreenHost
import UIKit

/// Draws a scene that is shown in a window into a picture.
@MainActor
enum LayerPicture {
  static func image(of scene: UIWindowScene) -> CGImage? {
    guard let layer = scene.hostWindow.rootLayer else { return nil }
    let geometry = scene.hostWindow.geometry
    return LayerImage.draw(layer, size: geometry.size, scale: geometry.scale)
  }
}
