import CoreGraphics
import Foundation

extension CALayer {
  private static let contextRenderer = CairoRenderer()

  func defaultRender(in ctx: CGContext) {
    layoutIfNeeded()
    if hasDisplayWork { displayDirtySubtree() }
    let list = DisplayListBuilder().buildInterior(of: model())
    ctx.withCairo { cairo in
      Self.contextRenderer.draw(list, in: cairo, rasterScale: ctx.rasterScale)
    }
  }
}
