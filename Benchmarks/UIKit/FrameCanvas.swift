import CoreGraphics
import QuartzCore

/// A bitmap of a layer tree that is updated completely or only where it changed, like in a host.
@MainActor
final class FrameCanvas {
  private let root: CALayer
  private let scale: CGFloat
  private let builder = DisplayListBuilder()
  private let renderer = CairoRenderer()
  private let surface: OpaquePointer
  private var shown = DisplayList()

  init(root: CALayer, size: CGSize, scale: CGFloat) {
    self.root = root
    self.scale = scale
    surface = makeImageSurface(width: Int(size.width * scale), height: Int(size.height * scale))!
  }

  func drawWhole() {
    shown = builder.build(root)
    renderer.render(shown, on: surface, scale: scale)
  }

  func drawDamage() {
    let list = builder.build(root)
    let damage = list.damage(since: shown)
    renderer.render(list, on: surface, scale: scale, damage: damage)
    shown = list
  }
}
