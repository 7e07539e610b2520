import CoreGraphics
import Foundation

extension CALayer {
  private static let contextRenderer = CairoRenderer()

  /// Draws the layer and its sublayers as they are on screen into `ctx`, in the layer's own coordinates.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    if hasDisplayWork { displayDirtySubtree() }
    let list = DisplayListBuilder().buildInterior(of: model())
    ctx.withCairo { cairo in
      Self.contextRenderer.draw(list, in: cairo, rasterScale: ctx.rasterScale)
    }
  }
}
