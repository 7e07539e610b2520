import CoreText
import PortolanTesting
import UIKit

@MainActor
final class TextTests: XCTestCase {
  private let font = CTFontCreateWithName("Inter" as CFString, 20, nil)

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
  {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { first, _ in first })
  }

  func testALineHasTheSizeOfTheText() {
    let string = text("Lighthouse")
    let line = CTLineCreateWithAttributedString(string as CFAttributedString)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    XCTAssertEqual(width, string.size().width, accuracy: 0.01)
    XCTAssertEqual(ascent, font.ascender)
    XCTAssertEqual(descent, -font.descender)
    XCTAssertEqual(CTLineGetGlyphCount(line), 10)
    XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(0, 10))
    // Tracking widens each character.
    let spaced = text("Lighthouse", [NSAttributedString.Key(kCTTrackingAttributeName as String): 3])
    XCTAssertEqual(
      CTLineGetTypographicBounds(CTLineCreateWithAttributedString(spaced), nil, nil, nil), width + 30,
      accuracy: 0.1)
  }

  func testOffsetsAndIndicesAgree() {
    let line = CTLineCreateWithAttributedString(text("Harbor 항구 🚢 port"))
    let length = CTLineGetStringRange(line).length
    XCTAssertEqual(length, ("Harbor 항구 🚢 port" as NSString).length)
    XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 0, nil), 0, accuracy: 0.01)
    XCTAssertEqual(
      CTLineGetOffsetForStringIndex(line, length, nil), CTLineGetTypographicBounds(line, nil, nil, nil),
      accuracy: 0.5)
    for index in [0, 3, 6, 8, 9, 13, length] {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)), index)
    }
  }

  func testRunsFollowTheAttributes() throws {
    let string = NSMutableAttributedString(attributedString: text("red blue"))
    string.addAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName as String), value: UIColor.red.cgColor,
      range: NSRange(location: 0, length: 4))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as! [CTRun]
    XCTAssertEqual(runs.map { CTRunGetStringRange($0) }, [CFRangeMake(0, 4), CFRangeMake(4, 4)])
    let attributes = CTRunGetAttributes(runs[1]) as! [NSAttributedString.Key: Any]
    XCTAssertEqual(attributes[.font] as? UIFont, font)
    var positions = [CGPoint](repeating: .zero, count: 4)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    let width = CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)
    XCTAssertEqual(positions[0].x, width, accuracy: 0.01)
    var glyphs = [CGGlyph](repeating: 0, count: 4)
    CTRunGetGlyphs(runs[1], CFRangeMake(0, 0), &glyphs)
    var expected = [CGGlyph](repeating: 0, count: 4)
    XCTAssertTrue(CTFontGetGlyphsForCharacters(font, Array("blue".utf16), &expected, 4))
    XCTAssertEqual(glyphs, expected)
  }

  func testAFramesetterBreaksLinesAsMeasured() throws {
    let string = text("The pilot boards each ship at the outer buoy and leaves it at the quay.")
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fit)
    XCTAssertEqual(fit, CFRangeMake(0, string.length))
    XCTAssertLessThanOrEqual(size.width, 200)
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 200, height: size.height), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    XCTAssertEqual(CGFloat(lines.count) * font.lineHeight, size.height, accuracy: 0.01)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    XCTAssertEqual(origins[0].y, size.height - font.ascender, accuracy: 0.01)
    XCTAssertEqual(origins[0].y - origins[1].y, font.lineHeight, accuracy: 0.01)
    // The lines cover the text.
    var next = 0
    for line in lines {
      let range = CTLineGetStringRange(line)
      XCTAssertEqual(range.location, next)
      next += range.length
    }
    XCTAssertEqual(next, string.length)
    // A typesetter breaks at the same places.
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 200), CTLineGetStringRange(lines[0]).length)
    // A low frame shows fewer lines.
    let low = CTFramesetterCreateFrame(
      framesetter, CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 30), transform: nil), nil)
    XCTAssertEqual(CFArrayGetCount(CTFrameGetLines(low)), 1)
    XCTAssertEqual(CTFrameGetVisibleStringRange(low), CTLineGetStringRange(lines[0]))
  }

  func testTruncationKeepsTheWidth() throws {
    let line = CTLineCreateWithAttributedString(text("A very long name of a harbor"))
    let short = try XCTUnwrap(CTLineCreateTruncatedLine(line, 100, .end, nil))
    XCTAssertLessThanOrEqual(CTLineGetTypographicBounds(short, nil, nil, nil), 100.5)
    XCTAssertGreaterThan(CTLineGetTypographicBounds(short, nil, nil, nil), 60)
    XCTAssertTrue(CTLineCreateTruncatedLine(line, 1000, .end, nil) === line)
    let wide = try XCTUnwrap(CTLineCreateJustifiedLine(line, 1, 400))
    XCTAssertEqual(CTLineGetTypographicBounds(wide, nil, nil, nil), 400, accuracy: 1)
  }

  func testRunDelegatesReserveSpace() {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 30 }, getDescent: { _ in 10 },
      getWidth: { _ in 50 })
    let string = NSMutableAttributedString(attributedString: text("a\u{FFFC}b"))
    let plain = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("ab")), nil, nil, nil)
    string.addAttribute(
      NSAttributedString.Key(kCTRunDelegateAttributeName as String),
      value: CTRunDelegateCreate(&callbacks, nil)!,
      range: NSRange(location: 1, length: 1))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), &ascent, &descent, nil)
    XCTAssertEqual(width, plain + 50, accuracy: 0.1)
    XCTAssertEqual(ascent, 30)
    XCTAssertEqual(descent, 10)
  }

  /// A line drawn by Core Text in a flipped context covers the same pixels as the same text drawn by UIKit.
  func testDrawingCoversThePixelsOfUIKit() throws {
    let size = CGSize(width: 120, height: 40)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let string = text("Quay", [.foregroundColor: UIColor.black])
    func image(_ draw: (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        UIColor.white.setFill()
        renderer.fill(CGRect(origin: .zero, size: size))
        draw(renderer.cgContext)
      }
    }
    let expected = image { _ in string.draw(at: .zero) }
    let line = image { context in
      context.textMatrix = .identity
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 0, y: size.height - font.ascender)
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
    }
    let frame = image { context in
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      CTFrameDraw(
        CTFramesetterCreateFrame(
          CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0), path, nil), context)
    }
    let glyphs = image { context in
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.setFillColor(UIColor.black.cgColor)
      let run = (CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as! [CTRun])[0]
      var ids = [CGGlyph](repeating: 0, count: 4)
      var positions = [CGPoint](repeating: .zero, count: 4)
      CTRunGetGlyphs(run, CFRangeMake(0, 0), &ids)
      CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
      context.textPosition = CGPoint(x: 0, y: size.height - font.ascender)
      CTFontDrawGlyphs(font, ids, positions, 4, context)
    }
    XCTAssertEqual(try difference(line, expected), 0, accuracy: 0.001)
    XCTAssertEqual(try difference(frame, expected), 0, accuracy: 0.001)
    // Outlines are filled without the hints of the font.
    XCTAssertEqual(try difference(glyphs, expected), 0, accuracy: 0.02)
    XCTAssertGreaterThan(try difference(expected, image { _ in }), 0.02)
  }

  /// The mean difference of two pictures, from 0 to 1.
  private func difference(_ first: UIImage, _ second: UIImage) throws -> Double {
    func bytes(_ image: UIImage) throws -> Data { try XCTUnwrap(image.cgImage?.dataProvider?.data) }
    let (first, second) = (try bytes(first), try bytes(second))
    XCTAssertEqual(first.count, second.count)
    return zip(first, second).reduce(0) { $0 + abs(Double($1.0) - Double($1.1)) } / Double(first.count) / 255
  }

  func testOutlinesPointUp() throws {
    var glyph = CGGlyph()
    XCTAssertTrue(CTFontGetGlyphsForCharacters(font, Array("L".utf16), &glyph, 1))
    let path = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyph, nil))
    let box = path.boundingBoxOfPath
    XCTAssertEqual(box.minY, 0, accuracy: 0.1)
    XCTAssertEqual(box.maxY, font.capHeight, accuracy: 1)
    var bounds = CGRect.zero
    CTFontGetBoundingRectsForGlyphs(font, .default, &glyph, &bounds, 1)
    XCTAssertEqual(bounds.height, box.height, accuracy: 0.1)
    // The foot of an L is wider than its top.
    XCTAssertTrue(path.contains(CGPoint(x: box.maxX - 1, y: 1)))
    XCTAssertFalse(path.contains(CGPoint(x: box.maxX - 1, y: box.maxY - 1)))
  }

  func testParagraphStylesAreUIKits() {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(
              spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
            CTParagraphStyleSetting(
              spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
          ], 2)
      }
    }
    XCTAssertEqual(style.alignment, .center)
    XCTAssertEqual(style.lineSpacing, 7)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text("mid", [.paragraphStyle: style])), CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 40), transform: nil), nil)
    var origin = CGPoint.zero
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
    let width = CTLineGetTypographicBounds((CTFrameGetLines(frame) as! [CTLine])[0], nil, nil, nil)
    XCTAssertEqual(origin.x, (300 - width) / 2, accuracy: 0.1)
  }
}
