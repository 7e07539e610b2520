import UIKit

extension CIImage {
  /// Creates an image from the stored pixels of a `UIImage`; nil if it has none.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}

extension CIColor {
  /// Creates a color with the components for the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIImage {
  /// Creates an image by rendering a filter's output immediately.
  public convenience init(ciImage: CIImage, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }

  /// The filter output that the image shows.
  ///
  /// Differs from iOS: always nil, because an image made from a filter's output is rendered at once.
  public var ciImage: CIImage? { nil }
}
