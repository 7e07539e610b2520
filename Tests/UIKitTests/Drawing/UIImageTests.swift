import PortolanXCTest
import UIKit

final class UIImageTests: XCTestCase {
  private var folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("UIImageTests-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ data: Data?, _ name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try XCTUnwrap(data).write(to: url)
    return url.path
  }

  /// Creates an image with red on the left and blue on the right.
  private func twoColors(_ width: CGFloat = 20, _ height: CGFloat = 10, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      UIColor.blue.setFill()
      context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
    }
  }

  func testFilesKeepTheirPixels() throws {
    let path = try write(twoColors().pngData(), "a.png")
    let image = try XCTUnwrap(UIImage(contentsOfFile: path))
    XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(image.pixel(5, 5), [255, 0, 0, 255])
    XCTAssertEqual(image.pixel(15, 5), [0, 0, 255, 255])
  }

  func testTheScaleIsInTheName() throws {
    let doubled = try write(twoColors(40, 20).pngData(), "b@2x.png")
    XCTAssertEqual(UIImage(contentsOfFile: doubled)?.size, CGSize(width: 20, height: 10))
    let plain = folder.appendingPathComponent("b.png").path
    UITraitCollection(displayScale: 2).performAsCurrent {
      XCTAssertEqual(UIImage(contentsOfFile: plain)?.scale, 2, "the variant beside it is taken")
    }
  }

  func testABrokenFileIsNilAndOneLineInTheLog() throws {
    let png = try XCTUnwrap(twoColors(200, 200).pngData())
    let cases: [(String, Data?)] = [
      ("cut.png", png.prefix(png.count / 2)), ("text.png", Data("hello".utf8)), ("empty.png", Data()),
    ]
    for (name, data) in cases {
      let path = try write(data, name)
      let faults = recordingFaults { XCTAssertNil(UIImage(contentsOfFile: path), name) }
      XCTAssertEqual(faults.count, 1, name)
      XCTAssertTrue(faults.first?.message.contains(name) == true)
    }
    let faults = recordingFaults {
      XCTAssertNil(UIImage(contentsOfFile: folder.appendingPathComponent("missing.png").path))
      XCTAssertNil(UIImage(data: Data([1, 2, 3])))
    }
    XCTAssertEqual(faults.count, 2)
  }

  func testOrientationTurnsSizeAndPixels() throws {
    let pixels = try XCTUnwrap(twoColors().cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    XCTAssertEqual(turned.size, CGSize(width: 10, height: 20))
    let drawn = UIImage(data: try XCTUnwrap(turned.pngData()))
    XCTAssertEqual(drawn?.size, CGSize(width: 10, height: 20))
    XCTAssertEqual(drawn?.pixel(5, 2), [255, 0, 0, 255], "what was left is above")
    XCTAssertEqual(drawn?.pixel(5, 18), [0, 0, 255, 255])
    let mirrored = UIImage(cgImage: pixels).withHorizontallyFlippedOrientation()
    XCTAssertEqual(UIImage(data: try XCTUnwrap(mirrored.pngData()))?.pixel(2, 5), [0, 0, 255, 255])
  }

  func testMirroringFlipsTheImage() throws {
    let pixels = try XCTUnwrap(twoColors().cgImage)
    let all: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    for orientation in all {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let seen = try XCTUnwrap(UIImage(data: try XCTUnwrap(image.pngData())))
      let mirrored = try XCTUnwrap(
        UIImage(data: try XCTUnwrap(image.withHorizontallyFlippedOrientation().pngData())))
      let size = seen.size
      XCTAssertEqual(mirrored.size, size)
      for (x, y) in [(1, 1), (size.width - 2, 1), (1, size.height - 2)] as [(CGFloat, CGFloat)] {
        XCTAssertEqual(mirrored.pixel(size.width - 1 - x, y), seen.pixel(x, y), "\(orientation)")
      }
    }
  }

  func testCameraPicturesAreUpright() throws {
    // The header of a JPEG file that is rotated to the right.
    let jpeg = try XCTUnwrap(twoColors(32, 16).jpegData(compressionQuality: 1))
    let exif: [UInt8] =
      [0xff, 0xe1, 0, 34] + Array("Exif\0\0".utf8) + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12]
      + [0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let image = try XCTUnwrap(UIImage(data: jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2)))
    XCTAssertEqual(image.imageOrientation, .right)
    XCTAssertEqual(image.size, CGSize(width: 16, height: 32))
  }

  func testTintedImagesShowTheirShape() {
    let image = twoColors().withTintColor(.green)
    XCTAssertEqual(
      image.rendering(tint: nil, traits: .current, scale: 1).map { UIImage(cgImage: $0).pixel(3, 3) },
      [0, 255, 0, 255])
    XCTAssertFalse(image.isTemplate)
    let template = twoColors().withRenderingMode(.alwaysTemplate)
    XCTAssertTrue(template.isTemplate)
    let red = template.rendering(
      tint: .systemRed, traits: UITraitCollection(userInterfaceStyle: .dark), scale: 1)
    XCTAssertEqual(red.map { UIImage(cgImage: $0).pixel(15, 3) }, [255, 69, 58, 255])
  }

  func testRenderingsAreKept() {
    let template = twoColors().withRenderingMode(.alwaysTemplate)
    let first = template.rendering(tint: .red, traits: .current, scale: 1)
    XCTAssertTrue(template.rendering(tint: .red, traits: .current, scale: 1) === first)
    XCTAssertFalse(template.rendering(tint: .blue, traits: .current, scale: 1) === first)
  }

  func testCapInsetsKeepTheEdges() throws {
    // Ten points with a green edge of two points.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let button = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let large = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
      button.draw(in: CGRect(x: 0, y: 0, width: 60, height: 30))
    }
    XCTAssertEqual(large.pixel(1, 15), [0, 255, 0, 255])
    XCTAssertEqual(large.pixel(58, 15), [0, 255, 0, 255])
    XCTAssertEqual(large.pixel(30, 1), [0, 255, 0, 255])
    XCTAssertEqual(large.pixel(3, 15), [255, 0, 0, 255])
    XCTAssertEqual(large.pixel(56, 27), [255, 0, 0, 255])
    XCTAssertEqual(button.capInsets, UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
  }

  func testThumbnailsFillTheSizeAtTheirProportions() async throws {
    let path = try write(twoColors(400, 200).jpegData(compressionQuality: 0.9), "big.jpg")
    let image = try XCTUnwrap(UIImage(contentsOfFile: path))
    let small = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 40, height: 40)))
    XCTAssertEqual(small.size.height, 40, accuracy: 1)
    XCTAssertEqual(small.size.width, 80, accuracy: 1)
    let later = await image.byPreparingThumbnail(ofSize: CGSize(width: 40, height: 40))
    XCTAssertEqual(later?.size, small.size)
    let ready = await image.byPreparingForDisplay()
    XCTAssertEqual(ready?.size, image.size)
  }

  func testAnimations() {
    let frames = [twoColors(), plainImage(.red, 20, 10)]
    let animation = UIImage.animatedImage(with: frames, duration: 0)
    XCTAssertEqual(animation?.images?.count, 2)
    XCTAssertEqual(animation?.duration ?? 0, 2.0 / 30, accuracy: 1e-9)
    XCTAssertEqual(animation?.size, CGSize(width: 20, height: 10))
    XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    XCTAssertNil(twoColors().images)
  }

  func testAssetsChooseByTraits() {
    let asset = UIImageAsset()
    asset.register(plainImage(.white, 2, 2), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(plainImage(.black, 2, 2), with: UITraitCollection(userInterfaceStyle: .dark))
    let inDark = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(inDark.pixel(1, 1), [0, 0, 0, 255])
    let inLight = inDark.resolved(for: UITraitCollection(userInterfaceStyle: .light))
    XCTAssertEqual(inLight.pixel(1, 1), [255, 255, 255, 255])
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(
      asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).pixel(1, 1), [255, 255, 255, 255])
  }

  func testNamedImages() {
    XCTAssertNil(UIImage(named: "no such picture"))
    XCTAssertNil(UIImage(named: ""))
    ImageFiles.catalogLookup = { name, _, _ in name == "Logo" ? plainImage(.red, 3, 3) : nil }
    defer { ImageFiles.catalogLookup = nil }
    XCTAssertEqual(UIImage(named: "Logo")?.size, CGSize(width: 3, height: 3))
  }

  func testFilesWithoutPixelsHaveNoData() {
    XCTAssertNil(UIImage().pngData())
    XCTAssertNil(UIImage().cgImage)
    XCTAssertEqual(UIImage().size, .zero)
  }
}
