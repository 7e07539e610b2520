import Accelerate
import CoreImage
import CoreVideo
import MobileCoreServices
import MetalPerformanceShaders
import PortolanXCTest
import SceneKit
import SpriteKit
import UIKit

/// Tests the parts of Core Image, vImage and Metal that UIKit sources use to compare and filter images.
@MainActor
final class CoreImageTests: XCTestCase {
  private func picture(_ color: UIColor, width: CGFloat = 4, height: CGFloat = 4) -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    return CIImage(image: image)!
  }

  private func first(_ image: CIImage) -> Float {
    var value: Float = -1
    CIContext().render(
      image, toBitmap: &value, rowBytes: 16, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .Rf,
      colorSpace: nil)
    return value
  }

  /// Core Image Filter Reference, CILabDeltaE: ∆E 1994 from 0 to 100.
  func testLabDeltaEOfColors() {
    let white = picture(.white)
    XCTAssertEqual(
      first(white.applyingFilter("CILabDeltaE", parameters: ["inputImage2": picture(.white)])), 0)
    XCTAssertEqual(
      first(white.applyingFilter("CILabDeltaE", parameters: ["inputImage2": picture(.black)])), 100,
      accuracy: 0.1)
    // The lightness L* of sRGB 128 is 53.59.
    let grey = picture(UIColor(white: 128 / 255, alpha: 1))
    XCTAssertEqual(
      first(grey.applyingFilter("CILabDeltaE", parameters: ["inputImage2": picture(.black)])), 53.59,
      accuracy: 0.1)
  }

  func testAnAreaIsReducedToOnePixel() {
    let half = picture(.white).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 4)).composited(
      over: picture(.black))
    let average = half.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: half.extent])
    XCTAssertEqual(average.extent, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(first(average), 0.5, accuracy: 0.01)
    XCTAssertEqual(
      first(half.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: half.extent])), 1)
  }

  func testFiltersByName() {
    XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
    let filter = CIFilter(name: "CIColorInvert")!
    XCTAssertNil(filter.outputImage, "there is no input yet")
    filter.setValue(picture(.white), forKey: kCIInputImageKey)
    XCTAssertEqual(first(filter.outputImage!), 0)
    let blurred = picture(.white, width: 20).applyingFilter(
      "CIGaussianBlur", parameters: [kCIInputRadiusKey: 2.0])
    XCTAssertEqual(blurred.extent, CGRect(x: -6, y: -6, width: 32, height: 16))
    XCTAssertGreaterThan(first(blurred), 0.2)
    XCTAssertLessThan(first(blurred), 1)
  }

  /// The origin of an extent is at the bottom: the upper part of an image has larger y values.
  func testRectanglesAreMeasuredFromBelow() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let upper = CIImage(image: image)!.cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1))
    XCTAssertEqual(
      first(upper.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: upper.extent])), 1)
    XCTAssertEqual(UIImage(ciImage: upper).size, CGSize(width: 2, height: 1))
  }

  func testImagesOfPixelBuffers() throws {
    let formats: [(OSType, [UInt8])] = [
      (kCVPixelFormatType_32BGRA, [0, 0, 255, 255]), (kCVPixelFormatType_32RGBA, [255, 0, 0, 255]),
      (kCVPixelFormatType_32ARGB, [255, 255, 0, 0]), (kCVPixelFormatType_OneComponent8, [255]),
    ]
    for (format, pixel) in formats {
      var made: CVPixelBuffer?
      XCTAssertEqual(CVPixelBufferCreate(nil, 3, 2, format, nil, &made), kCVReturnSuccess)
      let buffer = try XCTUnwrap(made)
      CVPixelBufferLockBaseAddress(buffer, [])
      let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(buffer))
      for row in 0..<2 {
        for column in 0..<3 {
          base.advanced(by: row * CVPixelBufferGetBytesPerRow(buffer) + column * pixel.count)
            .copyMemory(from: pixel, byteCount: pixel.count)
        }
      }
      CVPixelBufferUnlockBaseAddress(buffer, [])
      let image = CIImage(cvPixelBuffer: buffer)
      XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 3, height: 2))
      XCTAssertEqual(first(image), 1, accuracy: 0.01, "\(format)")
    }
  }

  private final class Doubler: CIImageProcessorKernel {
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first, let factor = arguments?["factor"] as? Float else { return }
      let from = input.baseAddress.assumingMemoryBound(to: SIMD4<Float>.self)
      let to = output.baseAddress.assumingMemoryBound(to: SIMD4<Float>.self)
      for index in 0..<Int(output.region.width * output.region.height) { to[index] = from[index] * factor }
    }
  }

  func testAClientsProcessor() throws {
    let quarter = picture(UIColor(red: 0.25, green: 0, blue: 0, alpha: 1))
    let image = try Doubler.apply(
      withExtent: quarter.extent, inputs: [quarter], arguments: ["factor": Float(2)])
    XCTAssertEqual(first(image), 0.5, accuracy: 0.01)
  }

  func testThereIsNoMetalDevice() {
    XCTAssertNil(MTLCreateSystemDefaultDevice())
    XCTAssertFalse(MPSSupportsMTLDevice(nil))
  }

  func testHalfFloatsBecomeFloats() throws {
    var half = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
    var full = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
    defer {
      half.free()
      full.free()
    }
    XCTAssertEqual(half.rowBytes % 16, 0)
    (half.data + half.rowBytes).storeBytes(of: 1.5, toByteOffset: 4, as: Float16.self)
    XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&half, &full, 0), kvImageNoError)
    XCTAssertEqual((full.data + full.rowBytes).load(fromByteOffset: 8, as: Float.self), 1.5)
  }

  func testTypeIdentifiersOfExtensions() {
    let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    XCTAssertEqual(png?.takeRetainedValue(), "public.png")
    XCTAssertTrue(UTTypeConformsTo("public.png", "public.image"))
  }

  /// Tests that views without a renderer log a message and keep their scenes.
  func testScenesAreKeptAndReported() {
    var warnings: [String] = []
    UIKitFault.recorder = { record in MainActor.assumeIsolated { warnings.append(record.message) } }
    defer { UIKitFault.recorder = nil }
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    view.presentScene(scene)
    XCTAssertTrue(scene.view === view)
    XCTAssertNotNil(view.texture(from: scene))
    let space = SCNView(frame: .zero)
    space.scene = SCNScene()
    space.scene?.rootNode.addChildNode(SCNNode())
    space.scene = SCNScene()
    XCTAssertEqual(warnings.count, 1, "one for the framework without a renderer")
  }

  /// The colored corner of an image moves as EXIF describes (https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf).
  func testOrientedImagesAreUpright() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    // Red in the upper left corner of 4 by 2 pixels.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let expected: [(Int32, CGSize, (Int, Int))] = [
      (1, CGSize(width: 4, height: 2), (0, 0)), (2, CGSize(width: 4, height: 2), (3, 0)),
      (3, CGSize(width: 4, height: 2), (3, 1)), (4, CGSize(width: 4, height: 2), (0, 1)),
      (5, CGSize(width: 2, height: 4), (0, 0)), (6, CGSize(width: 2, height: 4), (1, 0)),
      (7, CGSize(width: 2, height: 4), (1, 3)), (8, CGSize(width: 2, height: 4), (0, 3)),
    ]
    for (orientation, size, corner) in expected {
      let upright = CIImage(image: image)!.oriented(forExifOrientation: orientation)
      XCTAssertEqual(upright.extent, CGRect(origin: .zero, size: size), "\(orientation)")
      var bytes = [UInt8](repeating: 0, count: 32)
      CIContext().render(
        upright, toBitmap: &bytes, rowBytes: Int(size.width) * 4, bounds: upright.extent, format: .RGBA8,
        colorSpace: CGColorSpaceCreateDeviceRGB())
      let red = (0..<8).filter { bytes[$0 * 4] > 128 }
      XCTAssertEqual(red, [corner.1 * Int(size.width) + corner.0], "\(orientation)")
    }
  }
}
