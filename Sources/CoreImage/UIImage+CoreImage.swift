import UIKit

extension CIImage {
  /// The pixels of an image, upright as they are stored; nil where it has none.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}

extension CIColor {
  /// The components of a colour for the present traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIImage {
  /// The pixels that a filter computes, now.
  public convenience init(ciImage: CIImage, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }
}
