/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The drawing area, in points.
  open internal(set) var bounds = CGRect.zero

  public override required init() {}

  /// Returns the format for the main screen.
  open class func `default`() -> Self { Self() }

  /// Returns the format for the current traits.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The context that a renderer passes to the drawing closure.
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Draws a line of one point inside the edges of the rectangle.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The base class of renderers.
open class UIGraphicsRenderer: NSObject {
  open private(set) var format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    let format = rendererFormat.copy() as! UIGraphicsRendererFormat
    format.bounds = bounds
    self.format = format
  }

}
