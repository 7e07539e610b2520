import PortolanTesting
import UIKit

extension UIImage {
  /// Returns the color at a point, as premultiplied red, green, blue and alpha from 0 to 255.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let image = cgImage, let data = image.dataProvider?.data else { return [] }
    let offset = Int(y * scale) * image.bytesPerRow + Int(x * scale) * 4
    return [2, 1, 0, 3].map { Int(data[offset + $0]) }
  }

  /// The number of pixels that are not transparent.
  var inkedPixelCount: Int {
    guard let image = cgImage, let data = image.dataProvider?.data else { return 0 }
    return (0..<image.height).reduce(0) { sum, row in
      sum + (0..<image.width).count { data[row * image.bytesPerRow + $0 * 4 + 3] > 0 }
    }
  }
}

/// Returns an image of a single color.
func plainImage(_ color: UIColor, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
    context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

extension TestApp {
  /// Returns red, green and blue of the display at a point, from 0 to 255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    snapshot(scale: 1, includesStatusBar: false).map { Array(UIImage(cgImage: $0).pixel(x, y).prefix(3)) }
      ?? []
  }
}
