import UIKit
import XCTest

/// Tests of PDF documents.
final class PDFTests: XCTestCase {
  func testEveryPageIsInTheFile() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Charts"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842), format: format)
    let data = renderer.pdfData { context in
      for number in 1...3 {
        context.beginPage()
        ("Page \(number)" as NSString).draw(at: CGPoint(x: 40, y: 40), withAttributes: nil)
        UIBezierPath(rect: CGRect(x: 40, y: 80, width: 100, height: 50)).fill()
      }
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 842, height: 595), pageInfo: [:])
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
      context.setURL(URL(string: "https://example.org")!, for: CGRect(x: 0, y: 0, width: 50, height: 20))
    }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    XCTAssertTrue(text.hasPrefix("%PDF-"))
    XCTAssertTrue(text.contains("/Count 4"))
    XCTAssertTrue(text.contains("https://example.org"))
    XCTAssertTrue(text.contains("(Charts)"))
    XCTAssertTrue(text.contains("%%EOF"))
  }

  func testEmptyBoundsMakeNoFile() {
    XCTAssertTrue(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty)
  }
}
