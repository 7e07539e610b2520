import PortolanTesting
import SwiftUI
import XCTest

/// Tests of texts, images and formatted values inside localized texts.
@MainActor
final class InterpolatedTextTests: XCTestCase {
  private func label(_ text: Text) throws -> UILabel {
    let app = TestApp()
    app.show(UIHostingController(rootView: text))
    app.settle()
    return try XCTUnwrap(app.elements(of: UILabel.self).first)
  }

  private func string(_ text: Text) throws -> NSAttributedString { try XCTUnwrap(label(text).attributedText) }

  func testTextsKeepTheirStyles() throws {
    let string = try string(Text("Hello \(Text("bold").bold().foregroundColor(.red)), **more**"))
    XCTAssertEqual(string.string, "Hello bold, more")
    func font(_ index: Int) -> UIFont? { string.attribute(.font, at: index, effectiveRange: nil) as? UIFont }
    func isBold(_ index: Int) -> Bool? { font(index)?.fontDescriptor.symbolicTraits.contains(.traitBold) }
    XCTAssertEqual(isBold(0), false)
    XCTAssertEqual(isBold(6), true)
    XCTAssertEqual(isBold(10), false)
    XCTAssertEqual(isBold(13), true)
    let color = string.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
    XCTAssertEqual(
      color?.resolvedColor(with: .init(userInterfaceStyle: .light)),
      UIColor.systemRed.resolvedColor(with: .init(userInterfaceStyle: .light)))
  }

  func testImagesAreAttachments() throws {
    let string = try string(Text("\(Image(systemName: "star")) Favorites"))
    XCTAssertTrue(string.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
    XCTAssertTrue(string.string.hasSuffix(" Favorites"))
  }

  func testSubjectsAreFormatted() throws {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let date = Date(timeIntervalSince1970: 0)
    XCTAssertEqual(try label(Text("\(date, formatter: formatter)")).text, "1970")
    XCTAssertEqual(try label(Text("In \(date as NSDate, formatter: formatter)")).text, "In 1970")
    let numbers = NumberFormatter()
    numbers.numberStyle = .percent
    numbers.locale = Locale(identifier: "en_US")
    XCTAssertEqual(try label(Text("\(NSNumber(value: 0.5), formatter: numbers) done")).text, "50% done")
    XCTAssertEqual(try label(Text("\(3, specifier: "%03d")")).text, "003")
  }

  func testTextsInsideLinksAndOtherTexts() throws {
    let inner = Text("a \(Text("b").italic())")
    let string = try string(Text("[see \(inner)](https://example.org) \(inner)"))
    XCTAssertEqual(string.string, "see a b a b")
    XCTAssertNotNil(string.attribute(.link, at: 6, effectiveRange: nil))
    XCTAssertNil(string.attribute(.link, at: 10, effectiveRange: nil))
    XCTAssertEqual(Text("Hello \(inner)"), Text("Hello \(inner)"))
    XCTAssertNotEqual(Text("Hello \(inner)"), Text("Hello \(inner.bold())"))
  }

  func testThePlainStringHasTheWordsOfItsParts() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Text("One \(Text("two").bold()) three")))
    XCTAssertTrue(app.sees("One two three"))
  }

  func testATextWithAnImageIsWideEnough() throws {
    for text in [
      Text("Bold link \(Image(systemName: "star.fill")) \(Text("red").foregroundStyle(.red))"),
      Text("**Bold** _italic_ `code` ~strike~ [link](https://a.b) end"),
      Text("Bold ") + Text(Image(systemName: "star.fill")) + Text(" end"),
      Text("**Bold** `code` end"),
    ] {
      let label = try label(text)
      let whole = label.attributedText?.size() ?? .zero
      XCTAssertGreaterThanOrEqual(label.bounds.width + 0.01, whole.width, label.text ?? "")
    }
  }
}
