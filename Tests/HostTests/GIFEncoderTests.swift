import CoreGraphics
import OffscreenHost
import UIKit
import XCTest

@MainActor
final class GIFEncoderTests: XCTestCase {
  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    draw(context)
    return try XCTUnwrap(context.makeImage())
  }

  /// Returns the colors of pixels of the first frame, read by the system's decoder.
  private func colors(_ data: Data, _ points: [(Int, Int)]) throws -> [[Int]] {
    let decoded = try XCTUnwrap(UIImage(data: data)?.cgImage)
    let bytes = [UInt8](try XCTUnwrap(decoded.dataProvider?.data) as Data)
    return points.map { x, y in
      let at = y * decoded.bytesPerRow + x * 4
      return bytes[at..<at + 4].prefix(3).map(Int.init)
    }
  }

  private func paint(_ context: CGContext, _ size: CGSize, colors: Int) {
    for index in 0..<colors {
      let part = CGFloat(index) / CGFloat(colors)
      context.setFillColor(CGColor(red: part, green: 1 - part, blue: CGFloat(index % 7) / 7, alpha: 1))
      let width = size.width / CGFloat(colors)
      context.fill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height))
    }
  }

  func testFewColorsAreExact() throws {
    let size = CGSize(width: 120, height: 90)
    let picture = try image(size) { paint($0, size, colors: 12) }
    var encoder = GIFEncoder(width: 120, height: 90)
    encoder.add(picture, seconds: 0.5)
    let points = (0..<12).map { ($0 * 10 + 5, 40) }
    XCTAssertEqual(
      try colors(encoder.data(), points), try colors(try XCTUnwrap(picture.pngData()), points))
  }

  /// More codes than one table has, and more colors than the palette.
  func testManyColorsAreClose() throws {
    let size = CGSize(width: 600, height: 200)
    let picture = try image(size) { paint($0, size, colors: 600) }
    var encoder = GIFEncoder(width: 600, height: 200)
    encoder.add(picture, seconds: 0.5)
    let points = stride(from: 3, to: 600, by: 40).map { ($0, 150) }
    let written = try colors(encoder.data(), points)
    for (a, b) in zip(written, try colors(try XCTUnwrap(picture.pngData()), points)) {
      for (x, y) in zip(a, b) { XCTAssertLessThan(abs(x - y), 40, "\(a) \(b)") }
    }
  }

  func testEqualFramesProlongTheLastOne() throws {
    let size = CGSize(width: 40, height: 40)
    let picture = try image(size) { paint($0, size, colors: 4) }
    var encoder = GIFEncoder(width: 40, height: 40)
    encoder.add(picture, seconds: 0.5)
    let one = encoder.data()
    encoder.add(picture, seconds: 0.25)
    let both = encoder.data()
    XCTAssertEqual(both.count, one.count)
    XCTAssertEqual(both.first { $0 == 75 }, 75, "hundredths of a second")
    XCTAssertNotEqual(both, one)
  }
}
