import CCairo
import CoreGraphics
import Foundation
import QuartzCore

/// The pixels of a window. Each image redraws only the changes since the previous one.
@MainActor
final class WindowCanvas {
  private let builder = DisplayListBuilder()
  private let renderer = CairoRenderer()
  private var surface: OpaquePointer?
  private var size = CGSize.zero
  private var scale: CGFloat = 0
  private var previous: DisplayList?

  deinit {
    if let surface { cairo_surface_destroy(surface) }
  }

  /// Renders `layer` in a window of `size` points at `scale` pixels per point. Areas without content are
  /// black, as on a device.
  func makeImage(of layer: CALayer, size: CGSize, scale: CGFloat) -> CGImage? {
    draw(layer, size: size, scale: scale).flatMap(copyImageSurface).map {
      CGImage(surface: $0, hasAlpha: false)
    }
  }

  /// Draws to the surface that is reused for the next image.
  func draw(_ layer: CALayer, size: CGSize, scale: CGFloat) -> OpaquePointer? {
    guard let surface = canvas(size, scale) else { return nil }
    let list = builder.build(layer)
    let damage = previous.map { list.damage(since: $0) }
    previous = list
    if damage?.isEmpty != true {
      renderer.render(list, on: surface, scale: scale, damage: damage, background: .opaqueBlack)
    }
    return surface
  }

  private func canvas(_ size: CGSize, _ scale: CGFloat) -> OpaquePointer? {
    if size == self.size, scale == self.scale, let surface { return surface }
    if let surface { cairo_surface_destroy(surface) }
    surface = makeImageSurface(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      hasAlpha: false)
    self.size = size
    self.scale = scale
    previous = nil
    return surface
  }
}
