import PortolanXCTest
import UIKit

final class NSStringDrawingTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 20)

  func testSizeIsThatOfTheLines() {
    let one = "Hello".size(withAttributes: [.font: font])
    XCTAssertEqual(one.height, font.lineHeight, accuracy: 0.01)
    XCTAssertGreaterThan(one.width, 30)
    let two = ("Hello\nHello" as NSString).size(withAttributes: [.font: font])
    XCTAssertEqual(two.height, 2 * font.lineHeight, accuracy: 0.01)
    XCTAssertEqual(two.width, one.width, accuracy: 0.01)
  }

  func testBoundingRectBreaksLines() {
    let text = "The quick brown fox jumps over the lazy dog"
    let rect = text.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    XCTAssertLessThanOrEqual(rect.width, 120)
    XCTAssertGreaterThan(rect.height, 3 * font.lineHeight)
    let line = text.boundingRect(
      with: CGSize(width: 120, height: 20), attributes: [.font: font], context: nil)
    XCTAssertLessThan(line.minY, 0, "without line fragments the origin is on the baseline")
  }

  func testTruncationKeepsToTheHeight() {
    let rect = String(repeating: "word ", count: 60).boundingRect(
      with: CGSize(width: 100, height: 2 * font.lineHeight + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: nil)
    XCTAssertEqual(rect.height, 2 * font.lineHeight, accuracy: 0.01)
  }

  func testTextShrinksWithinContextLimits() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "Shrinking", attributes: [.font: font])
    let width = text.size().width
    let rect = text.boundingRect(
      with: CGSize(width: width * 0.75, height: 30), options: .usesLineFragmentOrigin, context: context)
    XCTAssertLessThanOrEqual(rect.width, width * 0.75)
    XCTAssertLessThan(context.actualScaleFactor, 0.8)
    XCTAssertGreaterThanOrEqual(context.actualScaleFactor, 0.5)
  }

  func testDrawnTextHasTheColorOfTheTraits() {
    let text = NSAttributedString(string: "██", attributes: [.font: font, .foregroundColor: UIColor.label])
    UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 1)]).performAsCurrent
    {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
        text.draw(at: .zero)
      }
      XCTAssertTrue((0..<30).contains { image.pixel(10, CGFloat($0)) == [255, 255, 255, 255] })
    }
  }

  func testAttachmentsAreLaidOutAndDrawn() {
    let attachment = NSTextAttachment(image: plainImage(.red, 30, 12))
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let before = text.size().width
    text.append(NSAttributedString(attachment: attachment))
    XCTAssertEqual(text.size().width, before + 30, accuracy: 0.5)
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
    let smaller = NSMutableAttributedString(string: "a", attributes: [.font: font])
    smaller.append(NSAttributedString(attachment: attachment))
    XCTAssertEqual(smaller.size().width, before + 10, accuracy: 0.5)
    UITraitCollection(displayScale: 1).performAsCurrent {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
        smaller.draw(at: .zero)
      }
      let column = (0..<40).map { image.pixel((before + 5).rounded(), CGFloat($0)) }
      XCTAssertTrue(column.contains([255, 0, 0, 255]))
    }
  }

  func testTextMayBeMeasuredOnAnotherThread() {
    let measured = expectation(description: "measured")
    let font = font
    Thread.detachNewThread {
      XCTAssertGreaterThan("thread".size(withAttributes: [.font: font]).width, 10)
      measured.fulfill()
    }
    wait(for: [measured], timeout: 60)
  }
}
