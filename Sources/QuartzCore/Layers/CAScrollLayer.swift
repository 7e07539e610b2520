import CoreGraphics
import Foundation

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let vertically = Self(rawValue: "vertically")
  public static let horizontally = Self(rawValue: "horizontally")
  public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of larger contents.
open class CAScrollLayer: CALayer {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point, in the directions of the scroll mode.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls the minimum distance that shows a rectangle.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    if r.minX < bounds.minX || r.width > bounds.width {
      origin.x = r.minX
    } else if r.maxX > bounds.maxX {
      origin.x = r.maxX - bounds.width
    }
    if r.minY < bounds.minY || r.height > bounds.height {
      origin.y = r.minY
    } else if r.maxY > bounds.maxY {
      origin.y = r.maxY - bounds.height
    }
    scroll(to: origin)
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let scroll = current as? CAScrollLayer { return scroll }
      layer = current.superlayer
    }
    return nil
  }

  func defaultScroll(_ p: CGPoint) {
    guard let scroll = scrollLayer else { return }
    scroll.scroll(to: convert(p, to: scroll))
  }

  func defaultScrollRectToVisible(_ r: CGRect) {
    guard let scroll = scrollLayer else { return }
    scroll.scroll(to: convert(r, to: scroll))
  }

  var defaultVisibleRect: CGRect {
    guard let scroll = scrollLayer else { return bounds }
    let visible = scroll.convert(scroll.bounds, to: self).intersection(bounds)
    return visible.isNull ? .zero : visible
  }
}
