import UIKit
import XCTest

/// Colors, fonts and images in archives.
@MainActor
final class ArchivedDrawingTests: XCTestCase {
  private func copy<T: NSObject & NSSecureCoding>(_ object: T, as type: T.Type = T.self) throws -> T? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
  }

  func testColors() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    XCTAssertEqual(try copy(color, as: UIColor.self), color)
  }

  func testFonts() throws {
    for font in [
      UIFont.systemFont(ofSize: 15, weight: .semibold),
      .monospacedDigitSystemFont(ofSize: 12, weight: .light),
      .italicSystemFont(ofSize: 11), try XCTUnwrap(UIFont(name: "Georgia-Bold", size: 20)),
    ] {
      XCTAssertEqual(try copy(font, as: UIFont.self)?.fontName, font.fontName)
      XCTAssertEqual(try copy(font, as: UIFont.self)?.pointSize, font.pointSize)
      XCTAssertEqual(
        try copy(font.fontDescriptor, as: UIFontDescriptor.self)?.symbolicTraits,
        font.fontDescriptor.symbolicTraits)
    }
    XCTAssertGreaterThan(UIFont().pointSize, 0)
  }

  func testImages() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    let decoded = try XCTUnwrap(copy(image, as: UIImage.self))
    XCTAssertEqual(decoded.size, image.size)
    XCTAssertEqual(decoded.scale, 2)
    XCTAssertEqual(try copy(decoded, as: UIImage.self)?.pngData(), decoded.pngData())
  }

  func testParagraphStyles() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    style.headIndent = 12
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    let decoded = try XCTUnwrap(copy(style, as: NSMutableParagraphStyle.self))
    XCTAssertEqual(decoded, style)
    XCTAssertEqual(decoded.tabStops.first?.location, 40)
  }

  /// Editors save properties of their own with a style.
  func testSubclassesOfParagraphStylesEncodeTheirProperties() throws {
    let style = HeaderStyle()
    style.level = 3
    style.headIndent = 8
    let decoded = try XCTUnwrap(copy(style, as: HeaderStyle.self))
    XCTAssertEqual(decoded.level, 3)
    XCTAssertEqual(decoded.headIndent, 8)
  }

  func testShadows() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    XCTAssertEqual(try copy(shadow, as: NSShadow.self), shadow)
    shadow.shadowColor = nil
    XCTAssertNil(try copy(shadow, as: NSShadow.self)?.shadowColor)
  }

  func testDamagedArchivesHaveNoObjects() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertNil(UIColor(coder: decoder))
    XCTAssertNil(UIFont(coder: decoder))
    XCTAssertNil(UIImage(coder: decoder))
  }
}

final class HeaderStyle: NSMutableParagraphStyle, @unchecked Sendable {
  var level = 0

  override init() { super.init() }

  required init?(coder: NSCoder) {
    level = coder.decodeInteger(forKey: "level")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(level, forKey: "level")
  }
}
