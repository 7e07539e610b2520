import CoreGraphics
import Foundation

extension CALayer {
  private static let contextRenderer = CairoRenderer()

  /// Draws model values, or presentation values if the receiver is a presentation layer: `render(in:)` renders
  /// "directly from the layer tree, ignoring any animations added to the render tree"
  /// (https://developer.apple.com/documentation/quartzcore/calayer/render(in:)).
  ///
  /// Transforms out of the plane have no effect there: of a figure that turns around an axis in the plane, only
  /// the anchor point has an effect on its place (lottie-ios, recorded pictures of `pr_1930_ry`). Gradients mix
  /// their colors in Generic RGB: one from red to yellow begins with (255, 38, 0) (swift-snapshot-testing,
  /// recorded picture of `testCALayerWithGradient`).
  func defaultRender(in ctx: CGContext) {
    let suspended =
      flags.contains(.isPresentation) || !AnimationScheduler.shared.hasAnimations ? [] : suspendAnimations()
    draw(in: ctx, forDisplay: false)
    for (animations, values) in suspended { animations.resume(values) }
  }

  /// Draws the layer and its sublayers with their values on screen, in the layer's coordinates.
  package func renderPresentation(in ctx: CGContext) { draw(in: ctx, forDisplay: true) }

  private func draw(in ctx: CGContext, forDisplay: Bool) {
    layoutIfNeeded()
    if hasDisplayWork { displayDirtySubtree() }
    let list = DisplayListBuilder().buildInterior(
      of: model(), drawsVectors: true, ignoresDepth: !forDisplay)
    ctx.withCairoGroup { cairo in
      Self.contextRenderer.draw(
        list, in: cairo, rasterScale: ctx.rasterScale, drawsForContext: !forDisplay)
    }
  }

  /// Sets aside the animated values of the layer and its descendants.
  private func suspendAnimations() -> [(LayerAnimations, LayerAnimations.Suspended)] {
    var suspended: [(LayerAnimations, LayerAnimations.Suspended)] = []
    var layers = [self]
    while let layer = layers.popLast() {
      if let animations = layer.extras?.animations { suspended.append((animations, animations.suspend())) }
      if let mask = layer.extras?.mask { layers.append(mask) }
      layers += layer.children
    }
    return suspended
  }
}
