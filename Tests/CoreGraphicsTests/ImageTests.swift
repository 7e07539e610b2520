import CoreGraphics
import SeededRandom
import XCTest

final class ImageTests: XCTestCase {
  func testPNGRoundTripIsExact() throws {
    for opaque in [true, false] {
      let image = try XCTUnwrap(noise(width: 61, height: 43, opaque: opaque, seed: 11))
      for compression in [CGImage.PNGCompression.fast, .balanced, .small] {
        let data = try XCTUnwrap(image.pngData(compression: compression))
        let back = try ImageDecoder.decode(data)
        XCTAssertEqual(back.format, "png")
        XCTAssertTrue(back.image.hasSamePixels(as: image))
      }
    }
  }

  func testEveryFormatDecodes() throws {
    let image = try XCTUnwrap(noise(width: 64, height: 48, opaque: true, seed: 12))
    let jpeg = try ImageDecoder.decode(try XCTUnwrap(image.jpegData(quality: 0.9)))
    XCTAssertEqual(jpeg.format, "jpeg")
    XCTAssertEqual([jpeg.image.width, jpeg.image.height], [64, 48])
    XCTAssertFalse(jpeg.image.hasAlpha)
    let webp = try ImageDecoder.decode(Fixtures.webP)
    XCTAssertEqual(webp.format, "webp")
    XCTAssertEqual([webp.image.width, webp.image.height], [8, 8])
    XCTAssertGreaterThan(pixel(of: webp.image, x: 4, y: 4)[0], 240)
    let svg = try ImageDecoder.decode(Fixtures.svg)
    XCTAssertEqual(svg.format, "svg")
    XCTAssertEqual([svg.image.width, svg.image.height], [20, 10])
  }

  func testVectorPictureIsDrawnAtTheWantedSize() throws {
    let large = try ImageDecoder.decode(Fixtures.svg, size: .exact(width: 200, height: 100))
    XCTAssertEqual([large.image.width, large.image.height], [200, 100])
    XCTAssertEqual(large.nativeWidth, 20)
    let scaled = try ImageDecoder.decode(Fixtures.svg, size: .vectorScale(3))
    XCTAssertEqual([scaled.image.width, scaled.image.height], [60, 30])
    // Half red, half transparent: sharp at any size.
    XCTAssertEqual(pixel(of: large.image, x: 99, y: 50), [255, 0, 0, 255])
    XCTAssertEqual(pixel(of: large.image, x: 101, y: 50), [0, 0, 0, 0])
  }

  func testThumbnailFitsAndSmallPicturesAreNotEnlarged() throws {
    let image = try XCTUnwrap(noise(width: 400, height: 100, opaque: true, seed: 13))
    for data in [try XCTUnwrap(image.jpegData(quality: 0.9)), try XCTUnwrap(image.pngData())] {
      let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
      let options: [CFString: Any] = [
        kCGImageSourceThumbnailMaxPixelSize: 50, kCGImageSourceCreateThumbnailFromImageAlways: true,
      ]
      let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
      XCTAssertEqual([small.width, small.height], [50, 13])
      let large = try XCTUnwrap(
        CGImageSourceCreateThumbnailAtIndex(
          source, 0, [kCGImageSourceThumbnailMaxPixelSize: 900] as CFDictionary))
      XCTAssertEqual([large.width, large.height], [400, 100])
    }
  }

  func testOrientationIsReadAndThumbnailsAreTurned() throws {
    let image = try XCTUnwrap(twoColors(width: 32, height: 16))
    let data = Fixtures.addingOrientation(6, to: try XCTUnwrap(image.jpegData(quality: 1)))
    XCTAssertEqual(try ImageDecoder.decode(data).orientation, .right)
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
    let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    XCTAssertEqual(properties[kCGImagePropertyOrientation] as? UInt32, 6)
    XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 32)
    let upright = try XCTUnwrap(
      CGImageSourceCreateThumbnailAtIndex(
        source, 0, [kCGImageSourceCreateThumbnailWithTransform: true] as CFDictionary))
    XCTAssertEqual([upright.width, upright.height], [16, 32])
    // The stored left side is red; a quarter turn to the right moves it to the top.
    XCTAssertGreaterThan(pixel(of: upright, x: 8, y: 4)[0], 200)
    XCTAssertLessThan(pixel(of: upright, x: 8, y: 28)[0], 60)
  }

  func testAllOrientationsUndoTheStorageTheyName() throws {
    // The top left pixel of the upright image, and its position in each stored one.
    let places: [(CGImagePropertyOrientation, Int, Int)] = [
      (.up, 0, 0), (.upMirrored, 2, 0), (.down, 2, 1), (.downMirrored, 0, 1), (.leftMirrored, 0, 0),
      (.right, 0, 1), (.rightMirrored, 2, 1), (.left, 2, 0),
    ]
    for (orientation, x, y) in places {
      let context = try XCTUnwrap(CGContext(width: 3, height: 2, scale: 1, opaque: true))
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      let upright = try XCTUnwrap(context.makeImage()?.upright(from: orientation))
      XCTAssertEqual(pixel(of: upright, x: 0, y: 0)[0], 255, "\(orientation)")
      XCTAssertEqual(upright.width, orientation.swapsSides ? 2 : 3)
    }
  }

  func testErrorsNameTheFileAndTheCause() throws {
    let missing = URL(fileURLWithPath: "/no/such/picture.png")
    XCTAssertThrowsError(try ImageDecoder.decode(contentsOf: missing)) {
      XCTAssertEqual(
        $0 as? ImageError, .unreadable(source: "/no/such/picture.png", cause: "No such file or directory"))
    }
    let image = try XCTUnwrap(noise(width: 200, height: 200, opaque: true, seed: 14))
    for data in [try XCTUnwrap(image.jpegData(quality: 0.9)), try XCTUnwrap(image.pngData()), Fixtures.webP] {
      let cut = data.prefix(data.count * 2 / 3)
      XCTAssertThrowsError(try ImageDecoder.decode(Data(cut), source: "a.img")) {
        XCTAssertEqual($0 as? ImageError, .truncated(source: "a.img"))
      }
      let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(cut) as CFData, nil))
      XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
      XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnexpectedEOF)
    }
    XCTAssertThrowsError(try ImageDecoder.decode(Data("not a picture".utf8), source: "b.txt")) {
      guard case .unsupported(source: "b.txt", _) = $0 as? ImageError else { return XCTFail("\($0)") }
      XCTAssertTrue("\($0)".hasPrefix("b.txt: "))
    }
    XCTAssertThrowsError(try ImageDecoder.decode(Data(), source: "c.png")) {
      XCTAssertEqual($0 as? ImageError, .truncated(source: "c.png"))
    }
  }

  func testTruncatedDataIsNeverAcceptedAsCompleteImage() throws {
    let image = try XCTUnwrap(noise(width: 24, height: 24, opaque: true, seed: 15))
    for data in [try XCTUnwrap(image.jpegData(quality: 0.9)), try XCTUnwrap(image.pngData())] {
      for length in stride(from: 0, to: data.count, by: 7) {
        XCTAssertThrowsError(try ImageDecoder.decode(data.prefix(length)), "\(length) of \(data.count) bytes")
      }
    }
  }

  func testBrokenBytesNeverTrap() throws {
    var random = SeededNumbers(seed: 16)
    let image = try XCTUnwrap(noise(width: 40, height: 30, opaque: false, seed: 17))
    let originals = [
      try XCTUnwrap(image.pngData()), try XCTUnwrap(image.jpegData(quality: 0.8)), Fixtures.webP,
      Fixtures.svg,
      Fixtures.addingOrientation(6, to: try XCTUnwrap(image.jpegData(quality: 0.8))),
    ]
    var decoded = 0
    var refused = 0
    for round in 0..<400 {
      var data = originals[round % originals.count]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: data[index] = UInt8.random(in: 0...255, using: &random)
        case 1: data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default: data.removeSubrange(index..<min(index + 3, data.count))
        }
        if data.isEmpty { break }
      }
      do {
        let result = try ImageDecoder.decode(
          data, size: round % 2 == 0 ? .native : .fitting(maxPixelSize: 16))
        XCTAssertGreaterThan(result.image.width, 0)
        decoded += 1
      } catch {
        XCTAssertTrue(error is ImageError)
        refused += 1
      }
    }
    XCTAssertGreaterThan(decoded, 20)
    XCTAssertGreaterThan(refused, 20)
  }

  func testDecodingWorksOnManyThreads() throws {
    let image = try XCTUnwrap(noise(width: 50, height: 50, opaque: true, seed: 18))
    let files = [try XCTUnwrap(image.pngData()), Fixtures.svg, Fixtures.webP]
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 60) { index in
      if (try? ImageDecoder.decode(files[index % files.count])) != nil { results.add() }
    }
    XCTAssertEqual(results.count, 60)
  }

  func testCroppingSharesAndClampsToTheImage() throws {
    let image = try XCTUnwrap(twoColors(width: 32, height: 16))
    let part = try XCTUnwrap(image.cropping(to: CGRect(x: 14, y: 2, width: 4, height: 5)))
    XCTAssertEqual([part.width, part.height], [4, 5])
    XCTAssertEqual(pixel(of: part, x: 1, y: 0), [255, 0, 0, 255])
    XCTAssertEqual(pixel(of: part, x: 2, y: 0), [0, 0, 255, 255])
    XCTAssertEqual(image.cropping(to: CGRect(x: 30, y: 10, width: 50, height: 50))?.width, 2)
    XCTAssertNil(image.cropping(to: CGRect(x: 40, y: 0, width: 5, height: 5)))
  }

  func testImageFromBytesInEveryOrder() throws {
    let orders: [(CGBitmapInfo, [UInt8])] = [
      (CGBitmapInfo(alpha: .premultipliedLast), [10, 20, 30, 255]),
      (CGBitmapInfo(alpha: .premultipliedFirst), [255, 10, 20, 30]),
      (CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little), [30, 20, 10, 255]),
      (CGBitmapInfo(alpha: .last), [10, 20, 30, 255]), (CGBitmapInfo(alpha: .noneSkipLast), [10, 20, 30, 0]),
    ]
    for (info, bytes) in orders {
      let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes) as CFData))
      let image = try XCTUnwrap(
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
          shouldInterpolate: true, intent: .defaultIntent))
      XCTAssertEqual(pixel(of: image, x: 0, y: 0), [10, 20, 30, 255])
    }
  }

  func testImageIsNotMadeFromTooFewBytes() throws {
    let provider = try XCTUnwrap(CGDataProvider(data: Data(count: 7)))
    XCTAssertNil(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .last), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }

  func testMipmapsHalveDownToTheWantedSize() throws {
    let image = try XCTUnwrap(noise(width: 400, height: 300, opaque: true, seed: 19))
    XCTAssertTrue(image.mipmap(forScale: 0.6) === image)
    XCTAssertEqual(image.mipmap(forScale: 0.3).width, 200)
    XCTAssertEqual(image.mipmap(forScale: 0.1).height, 38)
    XCTAssertEqual(image.mipmap(forScale: 0.0001).width, 1)
  }

  func testDestinationsWriteImagesThatSourcesRead() throws {
    let image = try XCTUnwrap(twoColors(width: 8, height: 8))
    let data = NSMutableData()
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(referencing: data) as CFData, nil))
    XCTAssertEqual(CGImageSourceGetType(source), "public.png")
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    XCTAssertTrue(try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil)).hasSamePixels(as: image))
  }
}

private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0
  var count: Int { lock.withLock { value } }
  func add() { lock.withLock { value += 1 } }
}
