/// Drawing that is kept, to be drawn into contexts many times.
public final class CGLayer {
  /// The size in the units of the context that the layer was made for.
  public let size: CGSize
  /// Draws into the layer.
  public let context: CGContext?

  /// A layer for drawing into contexts like this one; nil for a size that has no pixels.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    self.size = size
    guard
      let made = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
        bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    self.context = made
  }
}

extension CGContext {
  /// Draws a layer, stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }

  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
/// A drawing that is kept to be drawn many times into a context.
///
/// Its own context has the lower left corner of the layer at the origin, y up, or as the context that it was made for.
public final class CGLayer {
  /// In the units of the context that it was made for.
  public let size: CGSize
  /// Where the layer's content is drawn.
  public private(set) var context: CGContext?
  private let pixels: CGSize

  /// - Parameters:
  ///   - context: where the layer will be drawn; decides how many pixels a unit has.
  ///   - auxiliaryInfo: not used, as on iOS.
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
    // Contexts whose y points up in Cairo's space have a matrix that mirrors.
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
  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(on: self, in: rect.standardized) }

  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    layer.draw(on: self, in: CGRect(origin: point, size: layer.size))
  }
}
