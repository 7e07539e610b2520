import CoreGraphics
import Foundation

/// A layer whose sublayers keep their depth instead of being flattened into its plane.
///
/// It draws nothing itself: background and border colors, contents, mask and shadow have no effect. Differs from iOS:
/// sublayers are drawn in the order of the depth of their centers, and do not intersect.
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

  /// The on-screen transform from the space of the sublayers to the plane of the outermost enclosing transform layer.
  final var renderSpace: CATransform3D {
    let own = renderSpatialMatrix
    return (superlayer as? CATransformLayer).map { CATransform3DConcat(own, $0.renderSpace) } ?? own
  }

  /// The transform of `renderSpace` for the model values.
  final var space: CATransform3D {
    let own = spatialMatrix
    return (superlayer as? CATransformLayer).map { CATransform3DConcat(own, $0.space) } ?? own
  }

  /// The sublayers, farthest first.
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
  /// The on-screen, three-dimensional transform to the superlayer's space.
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

  /// The transform of `renderSpatialMatrix` for the model values.
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

  /// Returns the placement of a layer in the coordinates of a parent transform layer. A transform layer has no plane of
  /// its own; it uses the coordinates of its superlayer's plane.
  final func spatialPlacement(in parent: CALayer) -> PlaneMap {
    guard let parent = parent as? CATransformLayer else { return .identity }
    let m = CATransform3DConcat(spatialMatrix, parent.space)
    return PlaneMap(matrix: m.isPlanar ? nil : m, affine: CATransform3DGetAffineTransform(m))
  }
}
