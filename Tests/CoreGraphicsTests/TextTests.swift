import CoreGraphics
import SeededRandom
import XCTest

final class TextTests: XCTestCase {
  private func style(_ size: CGFloat = 17, weight: CGFloat = 400) -> TextStyle {
    TextStyle(face: .make(size: size, weight: weight))
  }

  private func layout(
    _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    size: CGFloat = 17, _ paragraph: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    TextLayout.make(
      TextContent(text, style: style(size), paragraph: paragraph), width: width, height: height,
      maxLines: lines)
  }

  private let sentence = "The quick brown fox jumps over the lazy dog and runs away"

  // MARK: Fonts

  /// Metrics.md 1.11
  func testSystemFontHasTheMetricsOfIOS() {
    let face = FontFace.make(size: 17)
    XCTAssertEqual(face.ascender, 16.186523, accuracy: 1e-6)
    XCTAssertEqual(face.descender, -4.100586, accuracy: 1e-6)
    XCTAssertEqual(face.lineHeight, 20.287109, accuracy: 1e-6)
    XCTAssertEqual(FontFace.make(size: 34).lineHeight, 40.574219, accuracy: 1e-6)
  }

  func testOneObjectForEachFont() {
    XCTAssertTrue(FontFace.make(size: 17) === FontFace.make(size: 17))
    XCTAssertFalse(FontFace.make(size: 17) === FontFace.make(size: 17, weight: 600))
    XCTAssertTrue(FontFace.make(size: 17).withSize(20) === FontFace.make(size: 20))
  }

  func testTheDisplayCutStartsAtTwentyPoints() {
    XCTAssertEqual(FontFace.make(size: 19.9).familyName, "Inter")
    XCTAssertEqual(FontFace.make(size: 20).familyName, "Inter Display")
  }

  func testSubstitutedFamiliesHaveTheirOwnMetrics() throws {
    let helvetica = try XCTUnwrap(FontFace.named("Helvetica-Bold", size: 12))
    XCTAssertEqual(helvetica.weight, 700)
    XCTAssertEqual(helvetica.lineHeight, 13.8, accuracy: 0.001)
    XCTAssertEqual(helvetica.familyName, FontFace.make(size: 12).familyName)
    let menlo = try XCTUnwrap(FontFace.named("Menlo", size: 10))
    XCTAssertEqual(menlo.lineHeight, 11.64, accuracy: 0.001)
    XCTAssertEqual(menlo.familyName, FontFace.make(design: .monospaced, size: 10).familyName)
    XCTAssertEqual(FontFace.named("AvenirNext-Medium", size: 10)?.lineHeight ?? 0, 13.66, accuracy: 0.001)
  }

  func testFontsAreFoundByFamilyPostScriptNameAndStandIn() {
    XCTAssertEqual(FontFace.named("inter", size: 12)?.design, .family("Inter"))
    XCTAssertEqual(FontFace.named("Inter-Bold", size: 12)?.weight, 700)
    XCTAssertEqual(FontFace.named("HelveticaNeue-Bold", size: 12)?.weight, 700)
    XCTAssertEqual(FontFace.named("Courier", size: 12)?.design, .monospaced)
    XCTAssertNil(FontFace.named("NoSuchFont", size: 12))
  }

  func testMissingFontIsSaidOnceAndReplaced() {
    let library = FontLibrary(folders: ["/usr/share/fonts/truetype/dejavu", "/no/such/folder"])
    var warnings: [String] = []
    library.report = { warnings.append($0) }
    for _ in 0..<2 {
      let family = library.firstInstalled([("Inter", "fonts-inter"), ("DejaVu Sans", "fonts-dejavu-core")])
      XCTAssertEqual(family, "DejaVu Sans")
    }
    XCTAssertEqual(
      warnings, ["the font Inter is missing (Debian package fonts-inter); DejaVu Sans is used"])
  }

  func testAppFontsAreRegisteredFromAFile() {
    XCTAssertTrue(
      FontLibrary.shared.register(URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")))
    XCTAssertFalse(FontLibrary.shared.register(URL(fileURLWithPath: "/no/such/font.otf")))
    XCTAssertGreaterThan(layout("after").usedSize.width, 0)
  }

  /// The widths that Interface Builder measured with San Francisco, rounded up to half a point.
  func testLinesAreAboutAsWideAsOnIOS() {
    let known: [(String, CGFloat, CGFloat, CGFloat)] = [
      ("Label", 17, 400, 41.75), ("What name fits me best?", 17, 400, 189.75), ("Label", 16, 600, 41.25),
      ("Product Designer", 16, 400, 126.5), ("victoria.anderson", 15, 400, 118.5),
      ("Selected color", 13, 400, 87.25), ("Subtitle", 12, 400, 43.75),
      ("Camera Unavailable", 24, 400, 207.75),
    ]
    for (text, size, weight, width) in known {
      let own = TextLayout.make(TextContent(text, style: style(size, weight: weight))).usedSize.width
      XCTAssertEqual(own / width, 1, accuracy: 0.015, text)
    }
  }

  func testMonospacedDigitsAreAllAsWide() {
    let face = FontFace.make(size: 17, monospacedDigits: true)
    let widths = Set(
      "0123456789".map { TextLayout.make(TextContent("\($0)", style: TextStyle(face: face))).usedSize.width })
    XCTAssertEqual(widths.count, 1)
    let proportional = Set("0123456789".map { layout("\($0)").usedSize.width })
    XCTAssertGreaterThan(proportional.count, 1)
  }

  // MARK: Measuring

  func testMoreTextIsWider() {
    var last: CGFloat = 0
    for end in sentence.indices.dropFirst() where sentence[sentence.index(before: end)] != " " {
      let width = layout(String(sentence[..<end])).usedSize.width
      XCTAssertGreaterThan(width, last)
      last = width
    }
  }

  func testLargerAndBolderTextIsWider() {
    let widths = [10, 13, 17, 20, 28, 34].map { layout(sentence, size: $0).usedSize.width }
    XCTAssertEqual(widths, widths.sorted())
    let bold = TextLayout.make(TextContent(sentence, style: style(weight: 700))).usedSize.width
    XCTAssertGreaterThan(bold, layout(sentence).usedSize.width)
  }

  func testEmptyTextIsOneLineHigh() {
    let empty = layout("")
    XCTAssertEqual(empty.usedSize, CGSize(width: 0, height: FontFace.make(size: 17).lineHeight))
    XCTAssertEqual(empty.caretRect(at: 0).height, empty.usedSize.height)
    XCTAssertEqual(layout("a\n").lines.count, 2)
  }

  func testWidthThatWasMeasuredDoesNotBreakTheLine() {
    var random = SeededNumbers(seed: 20)
    let words = sentence.split(separator: " ")
    for _ in 0..<200 {
      let text = (0..<4).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(
        separator: " ")
      let size = random.value(in: 9...40)
      let width = layout(text, size: size).usedSize.width
      XCTAssertEqual(layout(text, width: width, size: size).lines.count, 1, text)
    }
  }

  func testKernWidensEveryCharacter() {
    var spaced = style()
    spaced.kern = 2
    let width = TextLayout.make(TextContent("abcde", style: spaced)).usedSize.width
    XCTAssertEqual(width, layout("abcde").usedSize.width + 10, accuracy: 0.02)
  }

  // MARK: Lines

  func testLinesFitAndHoldAllTheText() {
    for width: CGFloat in [40, 80, 150, 300] {
      let text = layout(sentence, width: width)
      XCTAssertTrue(text.lines.allSatisfy { $0.frame.width <= width + 0.01 })
      XCTAssertEqual(text.lines.first?.range.lowerBound, 0)
      XCTAssertEqual(text.lines.last?.range.upperBound, sentence.utf16.count)
      for (line, next) in zip(text.lines, text.lines.dropFirst()) {
        XCTAssertLessThanOrEqual(line.range.upperBound, next.range.lowerBound)
        XCTAssertEqual(line.frame.maxY, next.frame.minY, accuracy: 1e-9)
      }
      XCTAssertFalse(text.isTruncated)
    }
  }

  func testNarrowerIsNeverFewerLines() {
    var last = 0
    for width in stride(from: CGFloat(400), to: 20, by: -10) {
      let count = layout(sentence, width: width).lines.count
      XCTAssertGreaterThanOrEqual(count, last)
      last = count
    }
    XCTAssertGreaterThan(last, 8)
  }

  func testStyledTextsFitInTheWidthThatTheyMeasure() {
    var random = SeededNumbers(seed: 11)
    let words = ["Bold", " ", "italic ", "end", " red", "한글", "W", "fi ", "12.5"]
    for _ in 0..<300 {
      var string = ""
      var runs: [TextContent.Run] = []
      let count = Int.random(in: 1...6, using: &random)
      for index in 1...count {
        let word = index < count ? words.randomElement(using: &random)! : "end"
        string += word
        var style = style(
          [11, 17, 28, 34].randomElement(using: &random)!,
          weight: [400, 600, 700].randomElement(using: &random)!)
        style.kern = [0, 0, 0.5, -0.3].randomElement(using: &random)!
        runs.append(TextContent.Run(length: word.utf16.count, style: style))
      }
      let paragraph = ParagraphStyle(lineBreakMode: .truncatingTail)
      let content = TextContent(
        string, runs: runs, paragraphs: [.init(length: string.utf16.count, style: paragraph)])
      let natural = TextLayout.make(content)
      let fitted = TextLayout.make(content, width: natural.usedSize.width, maxLines: 1)
      XCTAssertFalse(fitted.isTruncated, string)
      XCTAssertEqual(fitted.usedSize.width, natural.usedSize.width, accuracy: 0.01, string)
    }
  }

  func testLineBreaksOfEveryKind() {
    for separator in ["\n", "\r", "\r\n", "\u{2029}", "\u{2028}"] {
      XCTAssertEqual(layout("one\(separator)two").lines.count, 2)
    }
    let crlf = layout("one\r\ntwo")
    XCTAssertEqual(crlf.lines[1].range, 5..<8)
  }

  func testCharacterWrappingFillsLinesMore() {
    let text = "incomprehensibilities incomprehensibilities"
    let words = layout(text, width: 200)
    let characters = layout(text, width: 200, ParagraphStyle(lineBreakMode: .characterWrapping))
    XCTAssertLessThan(words.lines[0].frame.width, characters.lines[0].frame.width)
  }

  func testClippingKeepsOneLine() {
    let text = layout(sentence, width: 100, ParagraphStyle(lineBreakMode: .clipping))
    XCTAssertEqual(text.lines.count, 1)
    XCTAssertGreaterThan(text.lines[0].frame.width, 100)
  }

  func testTruncationShortensToTheWidth() {
    for mode in [ParagraphStyle.LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
      let text = layout(sentence, width: 150, lines: 1, ParagraphStyle(lineBreakMode: mode))
      XCTAssertEqual(text.lines.count, 1)
      XCTAssertTrue(text.isTruncated)
      XCTAssertLessThanOrEqual(text.usedSize.width, 150)
      XCTAssertGreaterThan(text.usedSize.width, 120)
      let whole = layout("short", width: 150, lines: 1, ParagraphStyle(lineBreakMode: mode))
      XCTAssertFalse(whole.isTruncated)
    }
  }

  func testEllipsisTakesNoMoreRoomThanItNeeds() {
    let mode = ParagraphStyle(lineBreakMode: .truncatingMiddle)
    for width in stride(from: CGFloat(100), to: 200, by: 7) {
      let text = layout(sentence, width: width, lines: 1, mode)
      var end: CGFloat = 0
      text.forEachRun { end = $0.origin.x + $0.width }
      XCTAssertEqual(text.usedSize.width, end, accuracy: 1)
      XCTAssertLessThanOrEqual(end, width + 1)
    }
  }

  func testTruncationIsOnTheLastLine() {
    let text = layout(sentence, width: 150, lines: 2, ParagraphStyle(lineBreakMode: .truncatingTail))
    XCTAssertEqual(text.lines.count, 2)
    XCTAssertTrue(text.isTruncated)
  }

  func testTruncationIndicatesFurtherParagraphs() {
    let truncating = ParagraphStyle(lineBreakMode: .truncatingTail)
    let text = layout("One\nTwo\nThree", width: 200, lines: 2, truncating)
    XCTAssertEqual(text.lines.count, 2)
    XCTAssertTrue(text.isTruncated)
    XCTAssertGreaterThan(text.lines[1].frame.width, layout("Two").usedSize.width)
    XCTAssertFalse(layout("One\nTwo", width: 200, lines: 2, truncating).isTruncated)
  }

  func testEllipsisHasTheStyleOfTheTail() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var tail = style(17)
    tail.color = red
    let content = TextContent(
      sentence, runs: [.init(length: 9, style: style()), .init(length: .max, style: tail)],
      paragraphs: [.init(length: .max, style: ParagraphStyle(lineBreakMode: .truncatingTail))])
    var colors: [CGColor] = []
    TextLayout.make(content, width: 150, maxLines: 1).forEachRun { colors.append($0.style.color) }
    XCTAssertEqual(colors.last, red)
    XCTAssertNotEqual(colors.first, red)
  }

  func testHeightLimitsTheLines() {
    let line = FontFace.make(size: 17).lineHeight
    let truncating = ParagraphStyle(lineBreakMode: .truncatingTail)
    let text = layout(sentence, width: 100, height: line * 2.5, truncating)
    XCTAssertEqual(text.lines.count, 2)
    XCTAssertTrue(text.isTruncated)
    XCTAssertEqual(layout(sentence, width: 100, height: 1, truncating).lines.count, 1)
    XCTAssertEqual(layout(sentence, width: 100, height: line * 50).isTruncated, false)
  }

  // MARK: Paragraphs

  func testAlignmentPlacesLinesInTheWidth() {
    let width = layout("Hello").usedSize.width
    func left(_ alignment: ParagraphStyle.Alignment) -> CGFloat {
      layout("Hello", width: 200, ParagraphStyle(alignment: alignment)).lines[0].frame.minX
    }
    XCTAssertEqual(left(.natural), 0)
    XCTAssertEqual(left(.left), 0)
    XCTAssertEqual(left(.right), 200 - width, accuracy: 0.01)
    XCTAssertEqual(left(.center), (200 - width) / 2, accuracy: 0.01)
    var rightToLeft = ParagraphStyle()
    rightToLeft.naturalAlignmentIsRight = true
    XCTAssertEqual(layout("Hello", width: 200, rightToLeft).lines[0].frame.maxX, 200, accuracy: 0.01)
  }

  func testJustifiedLinesReachTheEdgeButTheLastDoesNot() {
    let text = layout(sentence, width: 150, ParagraphStyle(alignment: .justified))
    for line in text.lines.dropLast() { XCTAssertEqual(line.frame.width, 150, accuracy: 0.05) }
    XCTAssertLessThan(text.lines.last!.frame.width, 149)
  }

  func testLineHeightsAndSpacings() {
    let natural = FontFace.make(size: 17).lineHeight
    func height(_ change: (inout ParagraphStyle) -> Void) -> CGFloat {
      var paragraph = ParagraphStyle()
      change(&paragraph)
      return layout("one\ntwo", paragraph).usedSize.height
    }
    XCTAssertEqual(height { _ in }, natural * 2, accuracy: 1e-6)
    XCTAssertEqual(height { $0.lineSpacing = 5 }, natural * 2 + 5, accuracy: 1e-6)
    XCTAssertEqual(height { $0.paragraphSpacing = 7 }, natural * 2 + 7, accuracy: 1e-6)
    XCTAssertEqual(height { $0.paragraphSpacingBefore = 3 }, natural * 2 + 3, accuracy: 1e-6)
    XCTAssertEqual(height { $0.lineHeightMultiple = 1.5 }, natural * 3, accuracy: 1e-6)
    XCTAssertEqual(height { $0.minimumLineHeight = 30 }, 60, accuracy: 1e-6)
    XCTAssertEqual(height { $0.maximumLineHeight = 18 }, 36, accuracy: 1e-6)
  }

  func testIndentsNarrowTheLines() {
    var paragraph = ParagraphStyle()
    paragraph.firstLineHeadIndent = 30
    paragraph.headIndent = 10
    paragraph.tailIndent = -20
    let text = layout(sentence, width: 200, paragraph)
    XCTAssertEqual(text.lines[0].frame.minX, 30)
    XCTAssertEqual(text.lines[1].frame.minX, 10)
    XCTAssertTrue(text.lines.allSatisfy { $0.frame.maxX <= 180.01 })
  }

  func testTallestStyleMakesTheLine() {
    let content = TextContent(
      "small BIG", runs: [.init(length: 6, style: style(12)), .init(length: 3, style: style(40))],
      paragraphs: [.init(length: .max, style: ParagraphStyle())])
    let text = TextLayout.make(content)
    XCTAssertEqual(text.usedSize.height, FontFace.make(size: 40).lineHeight, accuracy: 1e-6)
    XCTAssertEqual(text.firstBaseline, FontFace.make(size: 40).ascender, accuracy: 1e-6)
  }

  func testAttachmentTakesItsSize() throws {
    var attachment = style()
    attachment.attachmentSize = CGSize(width: 50, height: 40)
    let content = TextContent(
      "a\u{FFFC}b",
      runs: [
        .init(length: 1, style: style()), .init(length: 1, style: attachment),
        .init(length: 1, style: style()),
      ],
      paragraphs: [.init(length: .max, style: ParagraphStyle())])
    let text = TextLayout.make(content)
    let box = try XCTUnwrap(text.attachments.first)
    XCTAssertEqual(box.index, 1)
    XCTAssertEqual(box.frame.size, CGSize(width: 50, height: 40))
    XCTAssertEqual(box.frame.maxY, text.firstBaseline, accuracy: 0.01)
    XCTAssertGreaterThan(text.usedSize.height, 40)
  }

  // MARK: Scripts

  func testEveryScriptIsShapedWithoutMissingGlyphs() {
    for text in [
      "한국어 텍스트", "日本語のテキスト漢字", "简体中文", "繁體中文ㄅㄆ", "العربية", "עברית", "ไทย", "हिन्दी", "Ελληνικά", "Русский",
      "😀👨‍👩‍👧🇰🇷👍🏽", "→ • … € ©",
    ] {
      let shaped = layout(text)
      XCTAssertEqual(shaped.missingGlyphCount, 0, text)
      XCTAssertGreaterThan(shaped.usedSize.width, 5)
      XCTAssertEqual(shaped.lines.count, 1)
    }
  }

  func testScriptsShareOneBaseline() {
    for text in ["日本語 العربية hg", "العربية 日本語 hg", "한국어 العربية", "hg 中文 עברית"] {
      var baselines: Set<CGFloat> = []
      layout(text).forEachRun { baselines.insert($0.origin.y) }
      XCTAssertEqual(baselines.count, 1, text)
    }
  }

  func testEmojiAreAboutAsLargeAsTheText() throws {
    let emoji = layout("😀").usedSize.width
    XCTAssertGreaterThan(emoji, 15)
    XCTAssertLessThan(emoji, 28)
    XCTAssertEqual(layout("👨‍👩‍👧").usedSize.width, emoji, accuracy: 2)
  }

  func testRightToLeftTextRunsFromTheRight() {
    let text = layout("مرحبا بالعالم")
    XCTAssertTrue(text.lines[0].isRightToLeft)
    XCTAssertGreaterThan(text.caretRect(at: 0).minX, text.caretRect(at: 13).minX)
    XCTAssertFalse(layout("hello").lines[0].isRightToLeft)
  }

  func testWordsOfBothDirectionsSelectInPieces() {
    let text = layout("abc אבג def")
    XCTAssertEqual(text.selectionRects(for: 0..<3).count, 1)
    XCTAssertGreaterThan(text.selectionRects(for: 2..<6).count, 1)
  }

  // MARK: Places

  func testCaretAndHitTestUndoEachOther() {
    for text in [sentence, "한국어 텍스트 줄바꿈", "日本語のテキスト", "a😀b👨‍👩‍👧c", "עברית", "مرحبا"] {
      for width: CGFloat in [.infinity, 120] {
        let shaped = layout(text, width: width)
        var index = 0
        while index <= text.utf16.count {
          let caret = shaped.caretRect(at: index)
          let back = shaped.closestIndex(to: CGPoint(x: caret.minX, y: caret.midY))
          XCTAssertEqual(shaped.caretRect(at: back).minX, caret.minX, accuracy: 0.01, "\(text) at \(index)")
          XCTAssertEqual(shaped.caretRect(at: back).minY, caret.minY, "\(text) at \(index)")
          guard index < text.utf16.count else { break }
          index = shaped.nextCharacter(after: index)
        }
      }
    }
  }

  func testCaretsMoveOnAlongTheLine() {
    let shaped = layout(sentence)
    let places = (0...sentence.utf16.count).map { shaped.caretRect(at: $0).minX }
    XCTAssertEqual(places, places.sorted())
    XCTAssertEqual(Set(places).count, places.count)
  }

  func testPointsOutsideGoToTheNearestEnd() {
    let shaped = layout("one two\nthree")
    XCTAssertEqual(shaped.closestIndex(to: CGPoint(x: -50, y: -50)), 0)
    XCTAssertEqual(shaped.closestIndex(to: CGPoint(x: 500, y: 5)), 7)
    XCTAssertEqual(shaped.closestIndex(to: CGPoint(x: 500, y: 500)), 13)
    XCTAssertNil(shaped.characterIndex(at: CGPoint(x: 500, y: 5)))
  }

  func testSelectionRectanglesCoverTheSelectedText() {
    let shaped = layout(sentence, width: 150)
    let all = shaped.selectionRects(for: 0..<sentence.utf16.count)
    XCTAssertEqual(all.count, shaped.lines.count)
    for (box, line) in zip(all, shaped.lines) {
      XCTAssertEqual(box.minY, line.frame.minY)
      XCTAssertEqual(box.width, line.frame.width, accuracy: 5)
    }
    XCTAssertTrue(shaped.selectionRects(for: 3..<3).isEmpty)
    let centered = layout("Hello", width: 200, ParagraphStyle(alignment: .center))
    XCTAssertEqual(centered.selectionRects(for: 0..<1)[0].minX, centered.lines[0].frame.minX, accuracy: 0.01)
  }

  func testLinkUnderAPoint() {
    var link = style()
    link.link = URL(string: "https://example.org")
    let content = TextContent(
      "see here now",
      runs: [
        .init(length: 4, style: style()), .init(length: 4, style: link), .init(length: 4, style: style()),
      ],
      paragraphs: [.init(length: .max, style: ParagraphStyle())])
    let shaped = TextLayout.make(content)
    let inside = shaped.boundingRect(for: 4..<8)
    XCTAssertEqual(shaped.link(at: CGPoint(x: inside.midX, y: inside.midY)), link.link)
    XCTAssertNil(shaped.link(at: CGPoint(x: 1, y: 5)))
  }

  func testWordBoundaries() {
    let shaped = layout("Hello big world\nagain")
    XCTAssertEqual(shaped.wordRange(at: 7), 6..<9)
    XCTAssertEqual(shaped.wordRange(at: 9), 6..<9)
    XCTAssertEqual(shaped.wordRange(at: 18), 16..<21)
    XCTAssertEqual(shaped.nextWordEnd(after: 0), 5)
    XCTAssertEqual(shaped.nextWordEnd(after: 5), 9)
    XCTAssertEqual(shaped.previousWordStart(before: 9), 6)
    XCTAssertEqual(shaped.previousWordStart(before: 6), 0)
  }

  func testCharactersAreGraphemeClusters() {
    let shaped = layout("a👨‍👩‍👧b")
    XCTAssertEqual(shaped.nextCharacter(after: 0), 1)
    XCTAssertEqual(shaped.nextCharacter(after: 1), 9)
    XCTAssertEqual(shaped.previousCharacter(before: 9), 1)
    XCTAssertEqual(shaped.previousCharacter(before: 0), 0)
  }

  // MARK: Robustness

  func testStrangeTextAndSizesDoNoHarm() {
    var random = SeededNumbers(seed: 21)
    let pieces = [
      "a", " ", "\n", "\u{0}", "\t", "한", "ع", "😀", "\u{200D}", "\u{301}", "\u{202E}", "\u{FFFC}", "\r",
      "\u{AD}",
    ]
    for round in 0..<300 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let width: CGFloat = [0, 1, 30, 100, .infinity, -5, .nan][round % 7]
      let mode = ParagraphStyle.LineBreakMode(rawValue: round % 6)!
      let shaped = layout(
        text, width: width, height: round % 5 == 0 ? 10 : .infinity, lines: round % 3,
        ParagraphStyle(lineBreakMode: mode))
      XCTAssertFalse(shaped.lines.isEmpty)
      for index in 0...text.utf16.count {
        XCTAssertTrue(shaped.caretRect(at: index).minX.isFinite)
        _ = shaped.wordRange(at: index)
      }
      XCTAssertLessThanOrEqual(shaped.closestIndex(to: random.point()), text.utf16.count)
      _ = shaped.selectionRects(for: 0..<text.utf16.count, fillsLines: true)
    }
  }

  // MARK: Drawing

  private func picture(_ shaped: TextLayout) throws -> CGImage {
    let context = try XCTUnwrap(CGContext(width: 400, height: 100, scale: 2, opaque: false))
    shaped.draw(in: context, at: CGPoint(x: 5, y: 5))
    return try XCTUnwrap(context.makeImage())
  }

  func testSameTextIsTheSamePixels() throws {
    let content = TextContent("Grüße 한국어 😀", style: style())
    let first = try picture(TextLayout(content, width: 180, height: .infinity, maxLines: 0))
    let second = try picture(TextLayout(content, width: 180, height: .infinity, maxLines: 0))
    XCTAssertTrue(first.hasSamePixels(as: second))
  }

  func testGlyphsAreGrayAtTheirEdges() throws {
    let image = try picture(layout("Hamburg"))
    var inked = 0
    for x in 0..<400 {
      for y in 0..<100 {
        let p = pixel(of: image, x: x, y: y)
        XCTAssertTrue(p[0] == p[1] && p[1] == p[2])
        if p[3] > 0 { inked += 1 }
      }
    }
    XCTAssertGreaterThan(inked, 500)
  }

  func testColorCanBeReplaced() throws {
    let context = try XCTUnwrap(CGContext(width: 40, height: 40, scale: 1, opaque: false))
    layout("█", size: 30).draw(in: context, at: .zero, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    XCTAssertEqual(pixel(of: try XCTUnwrap(context.makeImage()), x: 8, y: 20), [0, 255, 0, 255])
  }

  func testUnderlineAndBackgroundAreDrawn() throws {
    var marked = style(20)
    marked.underline = .single
    marked.underlineColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    marked.background = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let shaped = TextLayout.make(TextContent("     ", style: marked))
    let image = try picture(shaped)
    let x = 20
    let column = (0..<70).map { pixel(of: image, x: x, y: $0) }
    XCTAssertTrue(column.contains([0, 0, 255, 255]))
    XCTAssertTrue(column.contains { $0[0] > 100 })
  }

  // MARK: Cache

  func testCacheReturnsSameLayoutAndEvictsOldest() {
    let cache = TextLayoutCache(capacity: 3)
    func get(_ text: String) -> TextLayout {
      cache.layout(TextContent(text, style: style()), width: 100, height: .infinity, maxLines: 0)
    }
    let first = get("0")
    XCTAssertTrue(get("0") === first)
    for index in 1...3 { _ = get("\(index)") }
    XCTAssertTrue(get("0") === first)
    for index in 4...12 { _ = get("\(index)") }
    XCTAssertFalse(get("0") === first)
    XCTAssertLessThanOrEqual(cache.count, 6)
  }
}
