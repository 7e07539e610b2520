import CoreGraphics
import Foundation

/// The layer properties known to the renderer and to animations. Key paths are resolved to these once.
package enum LayerProperty: UInt8, CaseIterable, Sendable {
  case bounds, position, anchorPoint, transform, opacity, backgroundColor, cornerRadius
  case zPosition, anchorPointZ, sublayerTransform, hidden, masksToBounds
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale, mask
  case backdropBlurRadius, backdropSaturation
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // CAGradientLayer
  case colors, locations, startPoint, endPoint

  /// The property's name in key paths.
  package var key: String { Self.keys[Int(rawValue)] }

  private static let keys = allCases.map { String(describing: $0) }
  private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  package init?(key: String) {
    guard let property = Self.byKey[key] else { return nil }
    self = property
  }

  /// Whether changes have an implicit animation.
  var isAnimatable: Bool {
    switch self {
    case .mask, .contentsScale: false
    default: true
    }
  }

  /// Whether changes affect the layer's own content, not only its placement and compositing.
  var affectsContent: Bool {
    switch self {
    case .position, .anchorPoint, .transform, .opacity, .zPosition, .anchorPointZ, .sublayerTransform,
      .hidden:
      false
    default: true
    }
  }
}
