import CoreImage
import CoreImage.CIFilterBuiltins
import PortolanXCTest
import UIKit

/// Tests of filters on pixels whose results are known.
@MainActor
final class FilterTests: XCTestCase {
  private let context = CIContext()

  private func picture(_ color: UIColor, width: CGFloat = 4, height: CGFloat = 4) throws -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    return try XCTUnwrap(CIImage(image: image))
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The bytes of a pixel: red, green, blue, alpha.
  private func bytes(_ image: CIImage?, x: CGFloat = 1, y: CGFloat = 1) throws -> [Int] {
    var pixel = [UInt8](repeating: 0, count: 4)
    context.render(
      try XCTUnwrap(image), toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return pixel.map(Int.init)
  }

  func testNamesAndDefaults() throws {
    let names = CIFilter.filterNames(inCategory: nil)
    XCTAssertGreaterThan(names.count, 85)
    for name in names { XCTAssertNotNil(CIFilter(name: name), name) }
    let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur"))
    XCTAssertEqual(blur.inputKeys, ["inputImage", "inputRadius"])
    XCTAssertEqual(CIFilter.gaussianBlur().radius, 10)
    XCTAssertEqual(CIFilter.sepiaTone().intensity, 1)
    XCTAssertEqual(CIFilter.unsharpMask().radius, 2.5)
    XCTAssertEqual(CIFilter.pixellate().center, CGPoint(x: 150, y: 150))
    XCTAssertNil(blur.outputImage)
  }

  func testColorsAreChangedExactly() throws {
    let image = try picture(color(200, 100, 50))
    let invert = CIFilter.colorInvert()
    invert.inputImage = image
    XCTAssertEqual(try bytes(invert.outputImage), [55, 155, 205, 255])
    // Swaps red and blue, and halves green.
    let matrix = CIFilter.colorMatrix()
    matrix.inputImage = image
    matrix.rVector = CIVector(x: 0, y: 0, z: 1, w: 0)
    matrix.gVector = CIVector(x: 0, y: 0.5, z: 0, w: 0)
    matrix.bVector = CIVector(x: 1, y: 0, z: 0, w: 0)
    XCTAssertEqual(try bytes(matrix.outputImage), [50, 50, 200, 255])
    let clamp = CIFilter.colorClamp()
    clamp.inputImage = image
    clamp.maxComponents = CIVector(x: 0.5, y: 1, z: 1, w: 1)
    XCTAssertEqual(try bytes(clamp.outputImage)[0], 128)
    XCTAssertEqual(try bytes(image.applyingFilter("CIMaximumComponent")), [200, 200, 200, 255])
    XCTAssertEqual(try bytes(image.applyingFilter("CIMinimumComponent")), [50, 50, 50, 255])
    XCTAssertEqual(
      try bytes(image.applyingFilter("CIGammaAdjust", parameters: ["inputPower": 2])), [157, 39, 10, 255])
    XCTAssertEqual(
      try bytes(image.applyingFilter("CIColorThreshold", parameters: ["inputThreshold": 0.45])),
      [255, 0, 0, 255])
    // Curves through the default points change nothing, nor do the other defaults.
    for name in ["CIToneCurve", "CIHueAdjust", "CIVibrance", "CIWhitePointAdjust", "CITemperatureAndTint"] {
      for (value, expected) in zip(try bytes(image.applyingFilter(name)), [200, 100, 50, 255]) {
        XCTAssertEqual(value, expected, accuracy: 1, name)
      }
    }
    // A cube of 2 steps that is the identity, interpolated.
    var cube: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 { for red in 0..<2 { cube += [Float(red), Float(green), Float(blue), 1] } }
    }
    let data = cube.withUnsafeBytes { Data($0) }
    XCTAssertEqual(
      try bytes(
        image.applyingFilter("CIColorCube", parameters: ["inputCubeDimension": 2, "inputCubeData": data])),
      [200, 100, 50, 255])
  }

  /// The formulas of the specification of PDF, 11.3.5.
  func testBlendModes() throws {
    let (top, bottom) = (try picture(color(51, 102, 204)), try picture(color(204, 153, 51)))
    func blend(_ name: String) throws -> [Int] {
      try bytes(top.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: bottom]))
    }
    XCTAssertEqual(try blend("CIMultiplyBlendMode"), [41, 61, 41, 255])
    XCTAssertEqual(try blend("CIScreenBlendMode"), [214, 194, 214, 255])
    XCTAssertEqual(try blend("CIDarkenBlendMode"), [51, 102, 51, 255])
    XCTAssertEqual(try blend("CILightenBlendMode"), [204, 153, 204, 255])
    XCTAssertEqual(try blend("CIDifferenceBlendMode"), [153, 51, 153, 255])
    XCTAssertEqual(try blend("CIHardLightBlendMode"), [82, 122, 173, 255])
    XCTAssertEqual(try blend("CIOverlayBlendMode"), [173, 133, 82, 255])
    XCTAssertEqual(try blend("CISourceOverCompositing"), [51, 102, 204, 255])
    // The luminosity of one with the hue of the other.
    let luminosity = { (color: [Int]) in
      0.3 * Double(color[0]) + 0.59 * Double(color[1]) + 0.11 * Double(color[2])
    }
    XCTAssertEqual(luminosity(try blend("CILuminosityBlendMode")), luminosity([51, 102, 204]), accuracy: 1)
    XCTAssertEqual(luminosity(try blend("CIColorBlendMode")), luminosity([204, 153, 51]), accuracy: 1)
  }

  func testMasksChooseAnImage() throws {
    let mask = try picture(.white, width: 2).composited(over: picture(.black))
    let blend = CIFilter.blendWithMask()
    blend.inputImage = try picture(.red)
    blend.backgroundImage = try picture(.blue)
    blend.maskImage = mask
    XCTAssertEqual(try bytes(blend.outputImage, x: 0), [255, 0, 0, 255])
    XCTAssertEqual(try bytes(blend.outputImage, x: 3), [0, 0, 255, 255])
  }

  func testScalesAndPlaces() throws {
    let half = CIFilter.lanczosScaleTransform()
    half.inputImage = try picture(.white, width: 2, height: 4).composited(
      over: picture(.black, width: 4, height: 4))
    half.scale = 0.5
    let small = try XCTUnwrap(half.outputImage)
    XCTAssertEqual(small.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(try bytes(small, x: 0, y: 0)[0], 255)
    XCTAssertEqual(try bytes(small, x: 1, y: 0)[0], 0)
    // The left half of a picture becomes a whole one.
    let corrected = CIFilter.perspectiveCorrection()
    corrected.inputImage = half.inputImage
    (corrected.topLeft, corrected.topRight) = (CGPoint(x: 0, y: 4), CGPoint(x: 2, y: 4))
    (corrected.bottomLeft, corrected.bottomRight) = (CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0))
    XCTAssertEqual(corrected.outputImage?.extent, CGRect(x: 0, y: 0, width: 2, height: 4))
    XCTAssertEqual(try bytes(corrected.outputImage, x: 0, y: 2)[0], 255)
    let clamped = try picture(.white).clampedToExtent().cropped(
      to: CGRect(x: -3, y: -3, width: 10, height: 10))
    XCTAssertEqual(clamped.extent, CGRect(x: -3, y: -3, width: 10, height: 10))
    XCTAssertEqual(try bytes(clamped, x: -3, y: -3), [255, 255, 255, 255])
  }

  func testDistortionsKeepTheExtentAndMovePixels() throws {
    let image = try picture(.white, width: 8, height: 16).composited(
      over: picture(.black, width: 16, height: 16))
    for filter in [
      CIFilter.crystallize(), .pinchDistortion(), .holeDistortion(), .vortexDistortion(),
      .circleSplashDistortion(),
    ] {
      filter.inputImage = image
      filter.center = CGPoint(x: 8, y: 8)
      filter.radius = 4
      let result = try XCTUnwrap(filter.outputImage, filter.name)
      XCTAssertEqual(result.extent, image.extent, filter.name)
      XCTAssertEqual(try bytes(result, x: 0, y: 8)[0], 255, filter.name)
      XCTAssertEqual(try bytes(result, x: 15, y: 8)[0], 0, filter.name)
    }
    let hole = CIFilter.holeDistortion()
    hole.inputImage = image
    hole.center = CGPoint(x: 8, y: 8)
    hole.radius = 4
    XCTAssertEqual(try bytes(hole.outputImage, x: 8, y: 8), [0, 0, 0, 0], "nothing is in the hole")
  }

  func testPointsAreDotsOfTheImage() throws {
    let image = try picture(.white, width: 32, height: 32)
    let filter = CIFilter.pointillize()
    filter.inputImage = image
    filter.center = CGPoint(x: 16, y: 16)
    filter.radius = 8
    let result = try XCTUnwrap(filter.outputImage)
    XCTAssertEqual(result.extent, image.extent)
    let places = (0..<32).flatMap { x in (0..<32).map { y in (CGFloat(x), CGFloat(y)) } }
    let alphas = try places.map { try bytes(result, x: $0.0, y: $0.1)[3] }
    XCTAssertTrue(alphas.contains(255) && alphas.contains(0), "dots and gaps")
  }

  func testComicsHaveBlackLinesAndFewShades() throws {
    let image = try picture(.white, width: 8, height: 16).composited(
      over: picture(.black, width: 16, height: 16))
    let filter = CIFilter.comicEffect()
    filter.inputImage = image
    let result = try XCTUnwrap(filter.outputImage)
    XCTAssertEqual(try bytes(result, x: 2, y: 8), [255, 255, 255, 255])
    XCTAssertEqual(try bytes(result, x: 7, y: 8), [0, 0, 0, 255], "the edge is a line")
  }

  func testDetectorsFindNothing() throws {
    let detector = try XCTUnwrap(
      CIDetector(
        ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
    XCTAssertTrue(detector.features(in: try picture(.white)).isEmpty)
    XCTAssertNil(CIDetector(ofType: "other", context: nil))
  }

  func testNeighborhoods() throws {
    let white = try picture(.white, width: 9, height: 9)
    // A blur of a clamped image of one color is that color, also at its edges.
    let blurred = white.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: white.extent)
    XCTAssertEqual(try bytes(blurred, x: 0, y: 0), [255, 255, 255, 255])
    let box = white.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
    XCTAssertEqual(box.extent, CGRect(x: -1, y: -1, width: 11, height: 11))
    XCTAssertEqual(try bytes(box, x: -1, y: 4)[3], 85)
    let weights: [CGFloat] = [0, 0, 0, 0, 0.5, 0, 0, 0, 0]
    let dimmed = white.applyingFilter(
      "CIConvolution3X3", parameters: [kCIInputWeightsKey: CIVector(values: weights, count: 9)])
    XCTAssertEqual(try bytes(dimmed, x: 4, y: 4)[0], 128)
    XCTAssertEqual(try bytes(white.applyingFilter("CISharpenLuminance"), x: 4, y: 4), [255, 255, 255, 255])
    let edges = try picture(.white, width: 4, height: 9).composited(
      over: picture(.black, width: 9, height: 9)
    )
    .applyingFilter("CIEdges")
    XCTAssertEqual(try bytes(edges, x: 1, y: 4)[0], 0)
    XCTAssertEqual(try bytes(edges, x: 4, y: 4)[0], 255)
  }

  func testGenerators() throws {
    let gradient = CIFilter.linearGradient()
    (gradient.point0, gradient.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    (gradient.color0, gradient.color1) = (.black, .white)
    let image = try XCTUnwrap(gradient.outputImage)
    XCTAssertTrue(image.extent.isInfinite)
    XCTAssertEqual(try bytes(image, x: 4, y: 0)[0], 115)
    XCTAssertEqual(try bytes(image, x: 20, y: 0)[0], 255)
    let boards = CIFilter.checkerboardGenerator()
    (boards.center, boards.width) = (.zero, 2)
    XCTAssertEqual(try bytes(boards.outputImage, x: 1, y: 1)[0], 255)
    XCTAssertEqual(try bytes(boards.outputImage, x: 3, y: 1)[0], 0)
    let bars = CIFilter.code128BarcodeGenerator()
    bars.message = Data("Portolan 42".utf8)
    // A start, eleven letters and a check of 11 modules each, and a stop of 13.
    XCTAssertEqual(bars.outputImage?.extent, CGRect(x: 0, y: 0, width: 13 * 11 + 13 + 20, height: 32))
    let every = Data((32..<127).map(UInt8.init))
    bars.message = every
    XCTAssertEqual(bars.outputImage?.extent.width, CGFloat((every.count + 2) * 11 + 13 + 20))
    bars.message = Data("é".utf8)
    XCTAssertNil(bars.outputImage)
  }

  func testCodesHaveTheFinderPattern() throws {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("https://example.com".utf8)
    code.correctionLevel = "M"
    guard let image = code.outputImage else {
      throw XCTSkip("libqrencode is not installed (Debian package libqrencode4)")
    }
    // Version 2 has 25 modules, with an edge of one.
    XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 27, height: 27))
    let top = image.extent.maxY - 2
    let row = try (0..<9).map { try bytes(image, x: CGFloat($0), y: top)[0] }
    XCTAssertEqual(row, [255, 0, 0, 0, 0, 0, 0, 0, 255])
    let next = try (0..<9).map { try bytes(image, x: CGFloat($0), y: top - 1)[0] }
    XCTAssertEqual(next, [255, 0, 255, 255, 255, 255, 255, 0, 255])
  }
}
