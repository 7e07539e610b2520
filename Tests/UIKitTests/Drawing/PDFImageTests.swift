import UIKit
import XCTest

/// Tests images from PDF documents, which asset catalogs contain for all scales.
@MainActor
final class PDFImageTests: XCTestCase {
  /// Returns a document of one page with a content stream, in the form that drawing programs write.
  private func document(
    _ content: String, box: String = "0 0 20 10", resources: String = "", extra: [String] = []
  ) -> Data {
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [\(box)] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    objects += extra
    var text = "%PDF-1.4\n"
    for (index, object) in objects.enumerated() { text += "\(index + 1) 0 obj\n\(object)\nendobj\n" }
    return Data((text + "trailer\n<< /Root 1 0 R >>\n%%EOF\n").utf8)
  }

  private func image(_ data: Data, width: Int = 20, height: Int = 10) throws -> CGImage {
    let provider = try XCTUnwrap(CGDataProvider(data: data))
    let page = try XCTUnwrap(CGPDFDocument(provider)?.page(at: 1))
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.drawPDFPage(page)
    return try XCTUnwrap(context.makeImage())
  }

  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      _ = context?.data
    }
    let start = (y * image.width + x) * 4
    return bytes[start..<start + 4].map { Int($0) }
  }

  func testShapesAreDrawnWithYPointingUp() throws {
    let made = try image(document("1 0 0 rg 0 0 10 5 re f 0 0 1 rg 10 5 10 5 re f"))
    XCTAssertEqual(color(made, 5, 8), [255, 0, 0, 255], "the lower left")
    XCTAssertEqual(color(made, 15, 2), [0, 0, 255, 255], "the upper right")
    XCTAssertEqual(color(made, 15, 8)[3], 0)
  }

  func testTransformsClipsAndStates() throws {
    let made = try image(
      document("q 2 0 0 2 0 0 cm 0 0 5 5 re W n 0 1 0 rg 0 0 10 5 re f Q 0 g 12 0 8 10 re f"))
    XCTAssertEqual(color(made, 4, 5), [0, 255, 0, 255])
    XCTAssertEqual(color(made, 11, 5)[3], 0, "clipped at 5 units, which are 10 points")
    XCTAssertEqual(color(made, 16, 5), [0, 0, 0, 255], "black after the state was restored")
  }

  func testCMYKTransparencyAndForms() throws {
    let form = "0 1 1 0 k 0 0 10 10 re f"
    let made = try image(
      document(
        "/A gs /F Do", resources: "/ExtGState << /A << /ca 0.5 >> >> /XObject << /F 5 0 R >>",
        extra: [
          "<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length \(form.utf8.count) >>\nstream\n\(form)\nendstream"
        ]))
    let pixel = color(made, 5, 5)
    XCTAssertEqual(pixel[3], 128, accuracy: 1)
    XCTAssertEqual(pixel[0], 128, accuracy: 1)
    XCTAssertEqual(pixel[1], 0)
    XCTAssertEqual(color(made, 15, 5)[3], 0)
  }

  func testGradients() throws {
    let made = try image(
      document(
        "0 0 20 10 re W n /S sh",
        resources:
          "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Extend [true true] "
          + "/Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>"))
    XCTAssertGreaterThan(color(made, 1, 5)[0], 220)
    XCTAssertGreaterThan(color(made, 18, 5)[2], 220)
    XCTAssertEqual(color(made, 10, 5)[0], 122, accuracy: 12)
  }

  /// Tests compressed streams with documents of this project's PDF renderer.
  func testCompressedDocumentsOfThePDFRenderer() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)).pdfData {
      $0.beginPage()
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill()
    }
    let made = try image(data)
    XCTAssertEqual(color(made, 5, 2), [255, 0, 0, 255], "y points down for who draws with UIKit")
    XCTAssertEqual(color(made, 5, 8)[3], 0)
  }

  func testBrokenDocumentsAreNoImages() {
    for text in ["%PDF-1.4", "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj", "no document"] {
      XCTAssertNil(CGDataProvider(data: Data(text.utf8)).flatMap { CGPDFDocument($0) })
    }
    // A cycle in the page tree does not loop forever.
    let loop =
      "%PDF-1.4\n1 0 obj\n<< /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [2 0 R] >>\nendobj\ntrailer << /Root 1 0 R >>"
    XCTAssertNil(CGDataProvider(data: Data(loop.utf8)).flatMap { CGPDFDocument($0) })
    // A truncated document is read as far as possible.
    let whole = document("q 1 0 0 rg 0 0 10 5 re f Q")
    for length in stride(from: 0, to: whole.count, by: 7) {
      _ = CGDataProvider(data: whole.prefix(length)).flatMap { CGPDFDocument($0) }?.page(at: 1)
    }
  }

  func testACatalogsPDFHasTheSizeOfItsPageAndTheScreensPixels() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let set = root.appendingPathComponent("Assets.xcassets/Icon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: root) }
    try document("1 0 0 rg 0 0 20 10 re f").write(to: set.appendingPathComponent("icon.pdf"))
    let list =
      #"{"images": [{"idiom": "universal", "filename": "icon.pdf"}], "properties": {"template-rendering-intent": "template"}}"#
    try Data(list.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try XCTUnwrap(Bundle(path: root.path))
    let icon = try XCTUnwrap(UIImage(named: "Icon", in: bundle, compatibleWith: nil))
    XCTAssertEqual(icon.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(icon.renderingMode, .alwaysTemplate)
    let pixels = try XCTUnwrap(icon.cgImage)
    XCTAssertEqual(CGFloat(pixels.width), 20 * UIScreen.main.scale)
    XCTAssertEqual(color(pixels, 3, 3), [255, 0, 0, 255])
  }

  // MARK: Layers and image sources of Core Graphics

  func testALayerIsDrawnAgainAndAgain() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 30, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let layer = try XCTUnwrap(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.draw(layer, at: .zero)
    context.draw(layer, in: CGRect(x: 20, y: 0, width: 5, height: 10))
    let made = try XCTUnwrap(context.makeImage())
    XCTAssertEqual(color(made, 5, 8), [255, 0, 0, 255], "the lower half")
    XCTAssertEqual(color(made, 5, 2)[3], 0)
    XCTAssertEqual(color(made, 22, 8), [255, 0, 0, 255])
    XCTAssertEqual(color(made, 27, 8)[3], 0)
  }

  func testSubsamplingAndCopyingFromASource() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
    let small = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 4])
    XCTAssertEqual(small?.width, 20)
    XCTAssertEqual(small?.height, 10)
    let target = NSMutableData()
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(target, "public.png", 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertEqual(UIImage(data: target as Data)?.size, CGSize(width: 80, height: 40))
  }
}
