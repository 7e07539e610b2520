import PDFKit
import PortolanTesting
import UIKit

@MainActor
final class PDFTests: XCTestCase {
  /// A document with three pages of text; the first page has a red square.
  private func data() -> Data {
    let box = CGRect(x: 0, y: 0, width: 200, height: 300)
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Pilot"]
    return UIGraphicsPDFRenderer(bounds: box, format: format).pdfData { context in
      for number in 1...3 {
        context.beginPage()
        ("Page \(number)\nThe quick pilot" as NSString).draw(
          in: box.insetBy(dx: 20, dy: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
        if number == 1 {
          UIColor.red.setFill()
          context.fill(CGRect(x: 100, y: 200, width: 50, height: 50))
        }
      }
    }
  }

  private func document() throws -> PDFDocument { try XCTUnwrap(PDFDocument(data: data())) }

  /// Skips tests of text where Poppler is not installed.
  private func documentWithText() throws -> PDFDocument {
    let document = try document()
    if document.string == nil { throw XCTSkip("Poppler is not installed (Debian package libpoppler-glib8)") }
    return document
  }

  private func color(_ image: UIImage, at point: CGPoint) throws -> [UInt8] {
    let image = try XCTUnwrap(image.cgImage)
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    let scale = CGFloat(image.width) / 200
    context.draw(
      image,
      in: CGRect(
        x: -point.x * scale, y: point.y * scale - CGFloat(image.height) + 1, width: CGFloat(image.width),
        height: CGFloat(image.height)))
    let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    return [bytes[0], bytes[1], bytes[2]]
  }

  func testPagesAreDrawn() throws {
    let document = try document()
    XCTAssertEqual(document.pageCount, 3)
    let page = try XCTUnwrap(document.page(at: 0))
    XCTAssertEqual(document.index(for: page), 0)
    XCTAssertEqual(page.bounds(for: .cropBox), CGRect(x: 0, y: 0, width: 200, height: 300))
    let picture = page.thumbnail(of: CGSize(width: 200, height: 600), for: .cropBox)
    XCTAssertEqual(picture.size, CGSize(width: 200, height: 300))
    XCTAssertEqual(try color(picture, at: CGPoint(x: 125, y: 225)), [255, 0, 0])
    XCTAssertEqual(try color(picture, at: CGPoint(x: 125, y: 100)), [255, 255, 255])
    XCTAssertNil(PDFDocument(data: Data("no document".utf8)))
    XCTAssertNil(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")))
  }

  func testTextIsFoundAndSelected() throws {
    let document = try documentWithText()
    let page = try XCTUnwrap(document.page(at: 1))
    XCTAssertEqual(page.string?.contains("Page 2"), true)
    XCTAssertEqual(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String, "Pilot")
    let matches = document.findString("PILOT", withOptions: .caseInsensitive)
    XCTAssertEqual(matches.map { $0.pages.first.map { document.index(for: $0) } }, [0, 1, 2])
    let match = try XCTUnwrap(matches.first)
    XCTAssertEqual(match.string, "pilot")
    // The word is in the upper part of the page, where y is large.
    let box = match.bounds(for: try XCTUnwrap(match.pages.first))
    XCTAssertGreaterThan(box.minY, 200)
    XCTAssertLessThan(box.maxY, 285)
    XCTAssertGreaterThan(box.minX, 60)
    let middle = CGPoint(x: box.midX, y: box.midY)
    let first = try XCTUnwrap(document.page(at: 0))
    XCTAssertEqual(first.selectionForWord(at: middle)?.string, "pilot")
    XCTAssertEqual(first.selectionForLine(at: middle)?.string, "The quick pilot")
    XCTAssertEqual(first.selection(for: box)?.string, "pilot")
    XCTAssertEqual(document.findString("absent"), [])
  }

  func testTheViewShowsPages() throws {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let view = PDFView(frame: root.view.bounds)
    root.view.addSubview(view)
    nonisolated(unsafe) var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .PDFViewPageChanged, object: view, queue: nil
    ) { _ in
      changes += 1
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let document = try document()
    view.autoScales = true
    view.document = document
    app.settle()
    XCTAssertEqual(changes, 1)
    XCTAssertTrue(view.currentPage === document.page(at: 0))
    XCTAssertEqual(view.scaleFactor, (root.view.bounds.width - 8) / 200, accuracy: 0.001)
    // The first page starts below the status bar.
    let top = view.convert(CGPoint(x: 0, y: 300), from: try XCTUnwrap(document.page(at: 0)))
    XCTAssertGreaterThanOrEqual(top.y, root.view.safeAreaInsets.top)
    XCTAssertGreaterThan(root.view.safeAreaInsets.top, 0)
    XCTAssertTrue(view.canGoToNextPage)
    XCTAssertFalse(view.canGoToPreviousPage)
    view.goToNextPage(nil)
    app.settle()
    XCTAssertTrue(view.currentPage === document.page(at: 1))
    view.goToLastPage(nil)
    app.settle()
    XCTAssertFalse(view.canGoToNextPage)
    XCTAssertTrue(view.canGoBack)
    view.displayMode = .singlePage
    app.settle()
    XCTAssertEqual(view.visiblePages.count, 1)
    // Points of a page keep their place through the view.
    let page = try XCTUnwrap(view.currentPage)
    let place = view.convert(CGPoint(x: 20, y: 280), from: page)
    let back = view.convert(place, to: page)
    XCTAssertEqual(back.x, 20, accuracy: 0.01)
    XCTAssertEqual(back.y, 280, accuracy: 0.01)
    XCTAssertTrue(view.page(for: place, nearest: false) === page)
  }

  func testPagesAreMovedAndWritten() throws {
    let document = try document()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 200, height: 300))
    }
    document.insert(try XCTUnwrap(PDFPage(image: picture)), at: 0)
    document.removePage(at: 3)
    let note = PDFAnnotation(
      bounds: CGRect(x: 100, y: 250, width: 50, height: 20), forType: .square, withProperties: nil)
    note.color = .green
    note.interiorColor = .green
    try XCTUnwrap(document.page(at: 1)).addAnnotation(note)
    let written = try XCTUnwrap(PDFDocument(data: try XCTUnwrap(document.dataRepresentation())))
    XCTAssertEqual(written.pageCount, 3)
    let first = try XCTUnwrap(written.page(at: 0)).thumbnail(
      of: CGSize(width: 200, height: 300), for: .cropBox)
    XCTAssertEqual(try color(first, at: CGPoint(x: 100, y: 100)), [0, 0, 255])
    let second = try XCTUnwrap(written.page(at: 1)).thumbnail(
      of: CGSize(width: 200, height: 300), for: .cropBox)
    XCTAssertEqual(try color(second, at: CGPoint(x: 125, y: 225)), [255, 0, 0])
    XCTAssertEqual(try color(second, at: CGPoint(x: 125, y: 40)), [0, 255, 0])
  }

  /// Damaged documents are refused or have fewer pages; nothing traps.
  func testDamagedDocuments() throws {
    let whole = data()
    for end in stride(from: 0, to: whole.count, by: max(whole.count / 40, 1)) {
      let document = PDFDocument(data: whole.prefix(end))
      _ = document?.page(at: 0)?.string
      _ = document?.outlineRoot
    }
    for index in stride(from: 9, to: whole.count, by: max(whole.count / 60, 1)) {
      var damaged = whole
      damaged[index] ^= 0x55
      let document = PDFDocument(data: damaged)
      _ = document?.page(at: 0)?.thumbnail(of: CGSize(width: 20, height: 30), for: .cropBox)
    }
  }
}
