import UIKit

extension UIImage {
  /// Returns the image with a color where its opacity is in a range, and clear elsewhere.
  ///
  /// - Parameters:
  ///   - fill: Red, green, blue and alpha of the color, from 0 to 1.
  ///   - scale: The pixels for each point.
  func thresholded(_ range: ClosedRange<Double>, fill: SIMD4<Double>, scale: CGFloat) -> UIImage? {
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    guard let context = CGContext(width: width, height: height, scale: scale, opaque: false) else {
      return nil
    }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    guard let pixels = context.data else { return nil }
    let alphas =
      Int(
        (range.lowerBound * 255).rounded(.up))...max(
        Int((range.lowerBound * 255).rounded(.up)), Int((range.upperBound * 255).rounded(.down)))
    func part(_ value: Double) -> UInt32 { UInt32((value * fill.w * 255).rounded()) }
    // Pixels are premultiplied, with alpha in the highest byte.
    let color = UInt32((fill.w * 255).rounded()) << 24 | part(fill.x) << 16 | part(fill.y) << 8 | part(fill.z)
    for y in 0..<height {
      let row = (pixels + y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = alphas.contains(Int(row[x] >> 24)) ? color : 0 }
    }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
