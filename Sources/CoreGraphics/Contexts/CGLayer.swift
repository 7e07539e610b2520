/// An offscreen drawing for repeated use with a context.
///
/// The origin of the layer's context is its lower left corner, with the y-axis up, unless the original context is flipped.
public final class CGLayer {
  /// The size in units of the original context.
  public let size: CGSize
  /// The context for drawing into the layer.
  public private(set) var context: CGContext?
  private let pixels: CGSize

  /// Creates a layer for a context.
  ///
  /// - Parameters:
  ///   - context: The context in which the layer will be drawn. It determines the resolution.
  ///   - size: The size in units of `context`.
  ///   - auxiliaryInfo: Unused, as on iOS.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let matrix = context.userToCairo
    let scale = max(matrix.meanScale * context.rasterScale, 0.01)
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= CGFloat(maximumBitmapSide), height <= CGFloat(maximumBitmapSide),
      let own = CGContext(width: Int(width), height: Int(height), scale: scale, opaque: false)
    else { return nil }
    self.size = size
    pixels = CGSize(width: width / scale, height: height / scale)
    // The matrix of a context whose y-axis points up in Cairo's space contains a reflection.
    if matrix.a * matrix.d - matrix.b * matrix.c < 0 {
      own.translateBy(x: 0, y: size.height)
      own.scaleBy(x: 1, y: -1)
    }
    self.context = own
  }

  fileprivate func draw(on target: CGContext, in rect: CGRect) {
    guard let image = context?.makeImage(), size.width > 0, size.height > 0 else { return }
    let matrix = target.userToCairo
    let isMirrored = matrix.a * matrix.d - matrix.b * matrix.c < 0
    target.saveGState()
    target.translateBy(x: rect.minX, y: isMirrored ? rect.maxY : rect.minY)
    target.scaleBy(x: rect.width / size.width, y: (isMirrored ? -1 : 1) * rect.height / size.height)
    target.drawUpright(image, in: CGRect(origin: .zero, size: pixels))
    target.restoreGState()
  }
}

extension CGContext {
  /// Draws a layer scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(on: self, in: rect.standardized) }

  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    layer.draw(on: self, in: CGRect(origin: point, size: layer.size))
  }
}
