import CoreGraphics
import XCTest

/// Contexts that draw a PDF document.
final class PDFContextTests: XCTestCase {
  private func draw(_ context: CGContext) {
    context.beginPDFPage([kCGPDFContextTitle: "Ignored"])
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 20))
    context.saveGState()
    context.translateBy(x: 50, y: 50)
    context.endPDFPage()
    var box = CGRect(x: 10, y: 20, width: 50, height: 80)
    context.beginPage(mediaBox: &box)
    context.fill(CGRect(x: 10, y: 20, width: 25, height: 40))
    context.endPage()
    context.closePDF()
  }

  private func picture(of page: CGPDFPage, _ width: Int, _ height: Int) throws -> CGImage {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.drawPDFPage(page)
    return try XCTUnwrap(context.makeImage())
  }

  func testPagesHaveTheirSizesAndTheOriginAtTheBottom() throws {
    let data = NSMutableData()
    let consumer = try XCTUnwrap(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 100, height: 60)
    draw(try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Charts"])))
    XCTAssertTrue(String(decoding: data as Data, as: Unicode.ASCII.self).contains("(Charts)"))
    let document = try XCTUnwrap(CGPDFDocument(try XCTUnwrap(CGDataProvider(data: data))))
    XCTAssertEqual(document.numberOfPages, 2)
    let first = try XCTUnwrap(document.page(at: 1))
    XCTAssertEqual(first.getBoxRect(.mediaBox).size, CGSize(width: 100, height: 60))
    let image = try picture(of: first, 100, 60)
    XCTAssertEqual(pixel(of: image, x: 50, y: 55), [255, 0, 0, 255])
    XCTAssertEqual(pixel(of: image, x: 50, y: 5), [0, 0, 0, 0])
    let second = try XCTUnwrap(document.page(at: 2))
    XCTAssertEqual(second.getBoxRect(.mediaBox).size, CGSize(width: 50, height: 80))
    let other = try picture(of: second, 50, 80)
    XCTAssertEqual(pixel(of: other, x: 5, y: 75), [0, 0, 0, 255])
    XCTAssertEqual(pixel(of: other, x: 45, y: 75), [0, 0, 0, 0])
    XCTAssertEqual(pixel(of: other, x: 5, y: 5), [0, 0, 0, 0])
  }

  func testAFileIsCompleteWhenItsContextIsReleased() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      let context = try XCTUnwrap(CGContext(file as CFURL, mediaBox: nil, nil))
      context.beginPage(mediaBox: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let document = try XCTUnwrap(CGPDFDocument(file as CFURL))
    XCTAssertEqual(document.numberOfPages, 1)
    XCTAssertEqual(document.page(at: 1)?.getBoxRect(.mediaBox).size, CGSize(width: 612, height: 792))
  }

  func testContextsWithoutADocumentHaveNoPages() throws {
    XCTAssertNil(CGDataConsumer(url: URL(fileURLWithPath: "/nowhere/a.pdf")))
    let context = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 1, opaque: true))
    context.saveGState()
    context.beginPage(mediaBox: nil)
    context.endPage()
    context.closePDF()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(pixel(of: try XCTUnwrap(context.makeImage()), x: 1, y: 1), [0, 0, 0, 255])
  }
}
