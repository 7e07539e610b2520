import PortolanTesting
import SwiftUI

/// The colors of an image of views.
@MainActor
struct ViewPixels {
  private let bytes: [UInt8]
  private let width: Int

  init<V: View>(_ view: V, width: CGFloat = 40, height: CGFloat = 40) {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: view.frame(width: width, height: height)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(Color.white)
          .ignoresSafeArea().environment(\.colorScheme, .light)))
    app.settle()
    let image = app.snapshot(scale: 1, includesStatusBar: false)!
    self.width = image.width
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    self.bytes = bytes
    app.end()
  }

  /// Red, green and blue.
  subscript(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return bytes[start..<(start + 3)].map { Int($0) }
  }

  func isNear(_ x: Int, _ y: Int, _ color: [Int], within: Int = 4) -> Bool {
    zip(self[x, y], color).allSatisfy { abs($0 - $1) <= within }
  }
}
