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
