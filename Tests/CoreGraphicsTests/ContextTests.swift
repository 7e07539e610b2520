import CoreGraphics
import XCTest

final class ContextTests: XCTestCase {
  private func canvas(_ side: Int = 40, scale: CGFloat = 1) throws -> CGContext {
    try XCTUnwrap(CGContext(width: side, height: side, scale: scale, opaque: false))
  }

  private func color(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
    pixel(of: try XCTUnwrap(context.makeImage()), x: x, y: y)
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

  func testTranslucentColorsAreRounded() throws {
    for percent in 1..<100 {
      let alpha = Double(percent) / 100
      let context = try canvas(2)
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: alpha))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let grey = UInt8(255 - (alpha * 255).rounded())
      XCTAssertEqual(try color(context, 1, 1), [grey, grey, grey, 255], "\(percent) %")
    }
  }

  func testClientBitmapsHaveTheirOriginAtTheBottom() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    XCTAssertEqual(try color(context, 5, 9), [255, 0, 0, 255])
    XCTAssertEqual(try color(context, 5, 0), [0, 0, 0, 0])
    XCTAssertEqual(context.ctm, .identity)
  }

  func testKitBitmapsHaveTheirOriginAtTheTop() throws {
    let context = try canvas(20, scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
    XCTAssertEqual(try color(context, 5, 1), [255, 0, 0, 255])
    XCTAssertEqual(try color(context, 5, 2), [0, 0, 0, 0])
    XCTAssertEqual(context.ctm, CGAffineTransform(2, 0, 0, -2, 0, 20))
  }

  func testClientMemoryHasThePixelsInItsByteOrder() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = try XCTUnwrap(
      CGContext(
        data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    pixel.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    XCTAssertEqual(pixel, [255, 128, 0, 255])
    XCTAssertEqual(context.bytesPerRow, 4)
  }

  func testWritesThroughDataShowInTheImage() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    for (index, value) in [1, 2, 3, 255].enumerated() { bytes[4 + index] = UInt8(value) }
    XCTAssertEqual(try color(context, 1, 0), [1, 2, 3, 255])
  }

  func testUnknownLayoutsAreRefused() {
    func make(_ bits: Int, _ info: UInt32, width: Int = 4) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    XCTAssertNil(make(16, CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertNil(make(8, CGImageAlphaInfo.last.rawValue))
    XCTAssertNil(make(8, CGImageAlphaInfo.premultipliedLast.rawValue, width: 0))
    XCTAssertNil(make(8, CGImageAlphaInfo.premultipliedLast.rawValue, width: 40_000))
  }

  func testStateIsRestoredAndExtraRestoresDoNothing() throws {
    let context = try canvas()
    context.restoreGState()
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(green)
    context.translateBy(x: 20, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(try color(context, 5, 5), [255, 0, 0, 255])
  }

  func testClipKeepsPaintInside() throws {
    let context = try canvas()
    context.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.clip()
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    XCTAssertEqual(try color(context, 20, 20), [255, 0, 0, 255])
    XCTAssertEqual(try color(context, 11, 11), [0, 0, 0, 0])
    XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  /// Groups in documents of Quartz have boxes of 2³¹ points, as those of Apple's Backyard Birds.
  func testLargeRectanglesAreLimitedToTheContext() throws {
    let large = CGRect(x: -1_073_741_824, y: -1_073_741_824, width: 2_147_483_647, height: 2_147_483_647)
    for rect in [large, .infinite, CGRect(x: 10, y: -1e9, width: 20, height: 2e9)] {
      let context = try canvas()
      context.clip(to: rect)
      context.setFillColor(red)
      context.fill(CGRect(x: 5, y: 5, width: 20, height: 30))
      XCTAssertEqual(try color(context, 20, 20), [255, 0, 0, 255], "\(rect)")
      XCTAssertEqual(try color(context, 7, 20), rect.minX < 0 ? [255, 0, 0, 255] : [0, 0, 0, 0], "\(rect)")
      context.fill(rect)
      XCTAssertEqual(try color(context, 29, 2), [255, 0, 0, 255], "\(rect)")
    }
    let context = try canvas()
    context.clip(to: CGRect(x: 1e9, y: 0, width: 1e9, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    XCTAssertEqual(try color(context, 20, 20), [0, 0, 0, 0])
  }

  func testEvenOddFillLeavesAHole() throws {
    let context = try canvas()
    context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.fillPath(using: .evenOdd)
    XCTAssertEqual(try color(context, 20, 20), [0, 0, 0, 0])
    XCTAssertEqual(try color(context, 5, 5), [0, 0, 0, 255])
    XCTAssertTrue(context.isPathEmpty)
  }

  func testPathKeepsItsPlaceWhenTheMatrixChanges() throws {
    let context = try canvas()
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.scaleBy(x: 4, y: 4)
    context.fillPath()
    XCTAssertEqual(try color(context, 9, 9), [0, 0, 0, 255])
    XCTAssertEqual(try color(context, 11, 11), [0, 0, 0, 0])
  }

  func testStrokeHasSpecifiedWidth() throws {
    let context = try canvas()
    context.setStrokeColor(red)
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 0, y: 20))
    context.addLine(to: CGPoint(x: 40, y: 20))
    context.strokePath()
    XCTAssertEqual(try (17...22).map { try color(context, 20, $0)[3] }, [0, 255, 255, 255, 255, 0])
  }

  func testDashesLeaveGaps() throws {
    let context = try canvas()
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [10, 10])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
    XCTAssertEqual(try [5, 15, 25, 35].map { try color(context, $0, 20)[3] }, [255, 0, 255, 0])
  }

  func testShadowHasOffsetAndBlur() throws {
    let context = try canvas(60)
    context.setShadow(offset: CGSize(width: 0, height: 20), blur: 6, color: green)
    context.setFillColor(red)
    context.fill(CGRect(x: 20, y: 10, width: 20, height: 10))
    XCTAssertEqual(try color(context, 30, 15), [255, 0, 0, 255])
    let middle = try color(context, 30, 35)
    let edge = try color(context, 30, 30)
    XCTAssertGreaterThan(middle[1], 200)
    XCTAssertGreaterThan(edge[1], 80)
    XCTAssertLessThan(edge[1], 180)
    XCTAssertEqual(try color(context, 5, 5), [0, 0, 0, 0])
  }

  func testShadowOfAClientBitmapGoesUp() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: green)
    context.fill(CGRect(x: 20, y: 10, width: 20, height: 10))
    XCTAssertEqual(try color(context, 30, 60 - 35), [0, 255, 0, 255])
  }

  func testBlurSpreadsByItsDeviationAndKeepsTheSum() throws {
    for sigma: CGFloat in [1.5, 3, 6, 12] {
      let side = 200
      let path = CGPath(rect: CGRect(x: 90, y: 0, width: 20, height: 200), transform: nil)
      let mask = try XCTUnwrap(ShadowMask(path: path, sigma: sigma, pixelsPerUnit: 1))
      let context = try canvas(side)
      context.withCairo { mask.paint(on: $0, color: .opaqueBlack, opacity: 1) }
      let image = try XCTUnwrap(context.makeImage())
      let row = (0..<side).map { Double(pixel(of: image, x: $0, y: 100)[3]) / 255 }
      let sum = row.reduce(0, +)
      XCTAssertEqual(sum, 20, accuracy: 0.6)
      let mean = row.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / sum
      let variance =
        row.enumerated().reduce(0) { $0 + pow(Double($1.offset) + 0.5 - mean, 2) * $1.element } / sum
      XCTAssertEqual(mean, 100, accuracy: 0.2)
      // The variance of the bar is the square of its width over twelve.
      XCTAssertEqual((variance - 400 / 12).squareRoot(), Double(sigma), accuracy: 0.12 * Double(sigma) + 0.3)
    }
  }

  func testTransparencyLayerIsPaintedAsOne() throws {
    let context = try canvas()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    XCTAssertEqual(try color(context, 15, 15), [128, 0, 0, 128])
    XCTAssertEqual(try color(context, 25, 25), [128, 0, 0, 128])
    context.fill(CGRect(x: 30, y: 30, width: 5, height: 5))
    XCTAssertEqual(try color(context, 32, 32)[3], 128)
  }

  func testLayerLeftOpenInsideASavedStateEndsWithIt() throws {
    let context = try canvas()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.endTransparencyLayer()
    XCTAssertEqual(try color(context, 2, 2), [255, 0, 0, 255])
    context.restoreGState()
    context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
    XCTAssertEqual(try color(context, 12, 12), [0, 0, 0, 255])
  }

  func testBlendModes() throws {
    func blend(_ mode: CGBlendMode) throws -> [UInt8] {
      let context = try canvas(4)
      context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      context.setBlendMode(mode)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 4))
      return try [0, 1, 2, 3].flatMap { try color(context, $0, 1) }
    }
    let gray: [UInt8] = [128, 128, 128, 255]
    let red: [UInt8] = [255, 0, 0, 255]
    let none: [UInt8] = [0, 0, 0, 0]
    XCTAssertEqual(try blend(.normal), gray + red + red + none)
    XCTAssertEqual(try blend(.multiply), gray + [128, 0, 0, 255] + red + none)
    XCTAssertEqual(try blend(.plusLighter), gray + [255, 128, 128, 255] + red + none)
    XCTAssertEqual(try blend(.clear), gray + none + none + none)
    XCTAssertEqual(try blend(.destinationOver), gray + gray + red + none)
    XCTAssertEqual(try blend(.sourceIn), gray + red + none + none)
    XCTAssertEqual(try blend(.destinationIn), gray + gray + none + none)
    XCTAssertEqual(try blend(.sourceAtop), gray + red + none + none)
  }

  func testMaskPassesPaintWhereOpaque() throws {
    let stencil = try canvas(20)
    stencil.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    let mask = try XCTUnwrap(stencil.makeImage())
    let context = try canvas()
    context.saveGState()
    context.clip(toUpright: CGRect(x: 0, y: 0, width: 40, height: 40), mask: mask)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    context.restoreGState()
    XCTAssertEqual(try color(context, 10, 10), [255, 0, 0, 255])
    XCTAssertEqual(try color(context, 30, 10), [0, 0, 0, 0])
    context.setFillColor(green)
    context.fill(CGRect(x: 30, y: 0, width: 10, height: 10))
    XCTAssertEqual(try color(context, 35, 5), [0, 255, 0, 255])
  }

  func testMaskOfTheOnlyState() throws {
    let stencil = try canvas(20)
    stencil.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    let context = try canvas()
    context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40), mask: try XCTUnwrap(stencil.makeImage()))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    XCTAssertEqual(try color(context, 10, 10), [255, 0, 0, 255])
    context.setFillColor(green)
    context.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
    XCTAssertEqual(try color(context, 10, 10), [255, 0, 0, 255])
    XCTAssertEqual(try color(context, 10, 30), [0, 255, 0, 255], "the mask remains")
    XCTAssertEqual(try color(context, 30, 30), [0, 0, 0, 0])
  }

  /// Without a color space, "each color will be converted to and drawn in the GenericRGB color space" (CGGradient.h).
  /// The values are those of a picture that was recorded on iOS.
  func testGradientsWithoutAColorSpace() throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 0, alpha: 1)]
    for (space, first, middle) in [(nil, 38, 147), (CGColorSpaceCreateDeviceRGB(), 0, 128)] {
      let gradient = try XCTUnwrap(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil))
      let context = try canvas()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: .drawsBeforeStartLocation)
      XCTAssertEqual(Double(try color(context, 5, 5)[1]), Double(first), accuracy: 2)
      let near = [try color(context, 19, 5)[1], try color(context, 20, 5)[1]].map(Double.init)
      XCTAssertEqual((near[0] + near[1]) / 2, Double(middle), accuracy: 2)
    }
  }

  func testImagesAreUprightWhereYPointsUpAndUpsideDownInAKitContext() throws {
    let picture = try canvas(2)
    picture.setFillColor(red)
    picture.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try XCTUnwrap(picture.makeImage())
    let up = try XCTUnwrap(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    up.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(try color(up, 0, 0), [255, 0, 0, 255])
    let down = try canvas(2)
    down.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(try color(down, 0, 0), [0, 0, 0, 0])
    let upright = try canvas(2)
    upright.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertTrue(try XCTUnwrap(upright.makeImage()).hasSamePixels(as: image))
  }

  func testLinearGradientGoesOnOnlyWhereAsked() throws {
    let gradient = try XCTUnwrap(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, green] as CFArray, locations: nil))
    func draw(_ options: CGGradientDrawingOptions) throws -> [[UInt8]] {
      let context = try canvas()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      return try [5, 20, 35].map { try color(context, $0, 20) }
    }
    let clear: [UInt8] = [0, 0, 0, 0]
    XCTAssertEqual(try draw([]).map { $0 == clear }, [true, false, true])
    XCTAssertEqual(try draw(.drawsBeforeStartLocation)[0], [255, 0, 0, 255])
    XCTAssertEqual(try draw(.drawsBeforeStartLocation)[2], clear)
    XCTAssertEqual(try draw(.drawsAfterEndLocation)[2], [0, 255, 0, 255])
    XCTAssertEqual(try draw(.drawsAfterEndLocation)[0], clear)
    XCTAssertEqual(try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])[2], [0, 255, 0, 255])
  }

  func testRadialGradientRunsFromTheInnerCircleToTheOuter() throws {
    let gradient = try XCTUnwrap(
      CGGradient(colorsSpace: nil, colors: [red, green] as CFArray, locations: nil))
    let context = try canvas()
    let middle = CGPoint(x: 20, y: 20)
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 10, options: [])
    XCTAssertGreaterThan(try color(context, 20, 20)[0], 230)
    XCTAssertGreaterThan(try color(context, 28, 20)[1], 180)
    XCTAssertEqual(try color(context, 35, 20), [0, 0, 0, 0])
  }

  func testRecordingReplaysAtAnyScale() throws {
    let recording = Recording.record { context in
      context.setFillColor(self.red)
      context.fillEllipse(in: CGRect(x: 2, y: 2, width: 10, height: 10))
    }
    XCTAssertTrue(
      recording.bounds.insetBy(dx: -1, dy: -1).contains(CGRect(x: 2, y: 2, width: 10, height: 10)))
    let image = try XCTUnwrap(recording.makeImage(of: CGRect(x: 0, y: 0, width: 14, height: 14), scale: 3))
    let direct = try canvas(42, scale: 3)
    direct.setFillColor(red)
    direct.fillEllipse(in: CGRect(x: 2, y: 2, width: 10, height: 10))
    let expected = try XCTUnwrap(direct.makeImage())
    for x in 0..<42 {
      for y in 0..<42 {
        XCTAssertEqual(
          Int(pixel(of: image, x: x, y: y)[3]), Int(pixel(of: expected, x: x, y: y)[3]), accuracy: 6)
      }
    }
    XCTAssertTrue(Recording.record { _ in }.isEmpty)
  }

  func testNonsenseNumbersDoNoHarm() throws {
    let context = try canvas()
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.translateBy(x: .nan, y: 0)
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    context.setLineDash(phase: 0, lengths: [0, -1])
    context.setLineWidth(-3)
    context.fill(CGRect.null)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(try color(context, 5, 5), [255, 0, 0, 255])
  }

  func testBackdropIsBlurredAndStaysInsideTheSurface() throws {
    let context = try canvas(200)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 200))
    context.setFillColor(green)
    context.fill(CGRect(x: 100, y: 0, width: 100, height: 200))
    let image = try XCTUnwrap(context.makeImage())
    let bar = CGRect(x: 0, y: 0, width: 200, height: 44)
    let result = try XCTUnwrap(Backdrop.blurred(image.surface, under: bar, sigma: 10))
    XCTAssertTrue(result.rect.contains(bar))
    XCTAssertEqual(result.image.width, 50)
    let middle = pixel(of: result.image, x: 25, y: 5)
    XCTAssertEqual(Int(middle[0]), 128, accuracy: 24)
    XCTAssertEqual(Int(middle[1]), 128, accuracy: 24)
    XCTAssertEqual(middle[3], 255)
    XCTAssertGreaterThan(pixel(of: result.image, x: 0, y: 0)[0], 250)
  }
}
