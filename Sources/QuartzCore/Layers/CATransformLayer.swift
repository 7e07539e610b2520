import CoreGraphics
import Foundation

/// A layer whose sublayers keep their depth: they are not flattened into its plane, so that they can make up a body.
///
/// It draws nothing itself: its colours, border, contents, mask and shadow have no effect. Differs from iOS: sublayers are drawn
/// from the farthest centre to the nearest, and do not cut through each other.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.keepsDepth)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.keepsDepth)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.keepsDepth)
  }

  /// From the space of the sublayers to the plane in which the outermost of the nested transform layers is, on screen.
  final var renderSpace: CATransform3D {
    let own = renderSpatialMatrix
    return (superlayer as? CATransformLayer).map { CATransform3DConcat(own, $0.renderSpace) } ?? own
  }

  /// The same by the model's values.
  final var space: CATransform3D {
    let own = spatialMatrix
    return (superlayer as? CATransformLayer).map { CATransform3DConcat(own, $0.space) } ?? own
  }

  /// The sublayers, the farthest first.
  final var childrenFromBack: [CALayer] {
    let space = renderSpace
    let depths = children.map { child -> CGFloat in
      let bounds = child.renderBounds
      let matrix = CATransform3DConcat(child.renderSpatialMatrix, space)
      let w = bounds.midX * matrix.m14 + bounds.midY * matrix.m24 + matrix.m44
      let z = bounds.midX * matrix.m13 + bounds.midY * matrix.m23 + matrix.m43
      return w == 0 ? z : z / w
    }
    return children.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }.map {
      children[$0]
    }
  }
}

extension CALayer {
  /// The matrix to the superlayer's space as it is on screen, with depth.
  final var renderSpatialMatrix: CATransform3D {
    let bounds = renderBounds
    let anchor = renderAnchorPoint
    return CALayer.spatial(
      transform: renderTransform,
      anchor: CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height),
      anchorZ: extras?.anchorPointZ ?? 0, position: renderPosition, z: renderZPosition,
      perspective: superlayer?.renderSublayerTransform, parentBounds: superlayer?.renderBounds ?? .zero,
      parentAnchor: superlayer?.renderAnchorPoint ?? .zero)
  }

  /// The same by the model's values.
  final var spatialMatrix: CATransform3D {
    let bounds = storedBounds
    return CALayer.spatial(
      transform: transform,
      anchor: CGPoint(
        x: bounds.minX + storedAnchorPoint.x * bounds.width,
        y: bounds.minY + storedAnchorPoint.y * bounds.height),
      anchorZ: anchorPointZ, position: storedPosition, z: zPosition,
      perspective: superlayer?.extras?.sublayerTransform, parentBounds: superlayer?.storedBounds ?? .zero,
      parentAnchor: superlayer?.storedAnchorPoint ?? .zero)
  }

  /// Where a layer in a transform layer is in that layer's coordinates. A transform layer has no plane of its own: its coordinates are
  /// those of the plane that it is in.
  final func spatialPlacement(in parent: CALayer) -> PlaneMap {
    guard let parent = parent as? CATransformLayer else { return .identity }
    let m = CATransform3DConcat(spatialMatrix, parent.space)
    return PlaneMap(matrix: m.isPlanar ? nil : m, affine: CATransform3DGetAffineTransform(m))
  }
}
