import CoreGraphics
import Foundation

/// Rarely used properties, allocated on demand.
@MainActor
final class LayerExtras {
  nonisolated init() {}

  // Geometry
  var transform = CATransform3DIdentity
  var sublayerTransform: CATransform3D?
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0

  // Content
  var contents: Any?
  var drawing: Recording?
  /// The bounds for which the drawing was recorded.
  var drawingFrame = CGRect.zero
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var rasterizationScale: CGFloat = 1
  // Also read by the deinitializer of the layer, which runs on the main thread.
  nonisolated(unsafe) var mask: CALayer?

  // Border and corners
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .opaqueBlack
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular

  // Shadow
  var shadowColor: CGColor? = .opaqueBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  // Backdrop
  var backdropBlurRadius: CGFloat = 0
  var backdropSaturation: CGFloat = 1

  var filter: LayerFilter?

  // Behavior
  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var values: [String: Any] = [:]
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  // Time
  var timing: LayerTiming?
  // Also read by the deinitializer of the layer, which runs on the main thread.
  nonisolated(unsafe) var animations: LayerAnimations?

  func copyForPresentation() -> LayerExtras {
    let copy = LayerExtras()
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.zPosition = zPosition
    copy.anchorPointZ = anchorPointZ
    copy.contents = contents
    copy.drawing = drawing
    copy.drawingFrame = drawingFrame
    copy.contentsRect = contentsRect
    copy.contentsCenter = contentsCenter
    copy.contentsGravity = contentsGravity
    copy.contentsScale = contentsScale
    copy.contentsFormat = contentsFormat
    copy.magnificationFilter = magnificationFilter
    copy.minificationFilter = minificationFilter
    copy.minificationFilterBias = minificationFilterBias
    copy.rasterizationScale = rasterizationScale
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    copy.shadowPath = shadowPath
    copy.backdropBlurRadius = backdropBlurRadius
    copy.backdropSaturation = backdropSaturation
    copy.filter = filter
    copy.name = name
    copy.style = style
    copy.values = values
    copy.timing = timing
    return copy
  }
}

/// A layer's timing properties, allocated on demand.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}
