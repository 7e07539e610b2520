import CoreGraphics
import XCTest

/// Tests of sources with several images and of sources that receive their data in pieces.
final class ImageSourceTests: XCTestCase {
  /// An animation of two frames of 2 by 1 pixels, red and blue, with delays of 0.03 s and 0.2 s.
  private let animation: Data = {
    var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x91, 0, 0]
    bytes += [0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, 0]
    bytes += [0x21, 0xF9, 4, 0, 3, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x4C, 0x0A, 0]
    bytes += [0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x94, 0x0A, 0]
    return Data(bytes + [0x3B])
  }()

  private func gif(_ source: CGImageSource, _ index: Int) -> [AnyHashable: Any]? {
    CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
  }

  func testFramesOfAnAnimation() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(animation, nil))
    XCTAssertEqual(CGImageSourceGetCount(source), 2)
    for (index, color) in [(0, [255, 0, 0]), (1, [0, 0, 255]), (0, [255, 0, 0])] as [(Int, [UInt8])] {
      let frame = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil))
      XCTAssertEqual([frame.width, frame.height], [2, 1])
      XCTAssertEqual(Array(pixel(of: frame, x: 1, y: 0).prefix(3)), color, "frame \(index)")
    }
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 2, nil))
    XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 1), .statusComplete)
    XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 2), .statusInvalidData)
  }

  func testDelaysAndLoopsOfAnAnimation() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(animation, nil))
    XCTAssertEqual(gif(source, 0)?[kCGImagePropertyGIFUnclampedDelayTime] as? Double, 0.03)
    XCTAssertEqual(gif(source, 0)?[kCGImagePropertyGIFDelayTime] as? Double, 0.1)
    XCTAssertEqual(gif(source, 1)?[kCGImagePropertyGIFDelayTime] as? Double, 0.2)
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
    XCTAssertEqual(all?[kCGImagePropertyGIFLoopCount] as? Int, 5)
  }

  func testBrokenAnimationsNeverTrap() {
    for length in 0..<animation.count {
      guard let source = CGImageSourceCreateWithData(animation.prefix(length), nil) else { continue }
      let count = CGImageSourceGetCount(source)
      XCTAssertLessThanOrEqual(count, 2)
      for index in 0..<count { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
    }
  }

  func testASourceThatReceivesPieces() throws {
    let image = try XCTUnwrap(noise(width: 128, height: 128, opaque: true, seed: 5))
    let data = try XCTUnwrap(image.jpegData(quality: 0.9))
    let source = CGImageSourceCreateIncremental(nil)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    CGImageSourceUpdateData(source, data.prefix(data.count * 3 / 4), false)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
    XCTAssertEqual(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int, 128)
    let part = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
    XCTAssertEqual(part.height, 128)
    XCTAssertEqual(pixel(of: part, x: 0, y: 127), [255, 255, 255, 255], "the last rows are missing")
    CGImageSourceUpdateData(source, data, true)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    let whole = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
    XCTAssertTrue(whole.hasSamePixels(as: try ImageDecoder.decode(data).image))
    XCTAssertEqual(pixel(of: part, x: 3, y: 3), pixel(of: whole, x: 3, y: 3))
  }

  func testTheMarkerOfProgressiveImages() throws {
    let image = try XCTUnwrap(noise(width: 16, height: 16, opaque: true, seed: 6))
    var data = try XCTUnwrap(image.jpegData(quality: 0.9))
    func isProgressive() -> Bool? {
      let source = CGImageSourceCreateWithData(data, nil)!
      let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      return (all?[kCGImagePropertyJFIFDictionary] as? CFDictionary)?[kCGImagePropertyJFIFIsProgressive]
        as? Bool
    }
    XCTAssertEqual(isProgressive(), false)
    let marker = try XCTUnwrap(data.range(of: Data([0xFF, 0xC0])))
    data[marker.lowerBound + 1] = 0xC2
    XCTAssertEqual(isProgressive(), true)
  }

  func testMutableDataReceivesAnImage() throws {
    let data = try XCTUnwrap(CFDataCreateMutable(nil, 0))
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    let image = try XCTUnwrap(noise(width: 4, height: 4, opaque: true, seed: 7))
    CGImageDestinationAddImage(destination, image, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertTrue(try ImageDecoder.decode(data as Data).image.hasSamePixels(as: image))
  }
}
