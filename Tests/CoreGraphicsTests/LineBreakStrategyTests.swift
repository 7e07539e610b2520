import CoreGraphics
import SeededRandom
import XCTest

/// Tests of the line breaks for paragraph strategies.
final class LineBreakStrategyTests: XCTestCase {
  private let plain = TextStyle(face: .make(size: 17))

  private func lines(
    _ text: String, _ width: CGFloat, _ strategy: ParagraphStyle.LineBreakStrategy = .standard,
    maxLines: Int = 0, mode: ParagraphStyle.LineBreakMode = .wordWrapping
  ) -> [String] {
    let layout = layout(text, width, strategy, maxLines: maxLines, mode: mode)
    let string = text as NSString
    return layout.lines.map {
      string.substring(with: NSRange(location: $0.range.lowerBound, length: $0.range.count))
    }
  }

  private func layout(
    _ text: String, _ width: CGFloat, _ strategy: ParagraphStyle.LineBreakStrategy = .standard,
    maxLines: Int = 0, mode: ParagraphStyle.LineBreakMode = .wordWrapping
  ) -> TextLayout {
    var style = ParagraphStyle(lineBreakMode: mode)
    style.lineBreakStrategy = strategy
    return TextLayout(
      TextContent(text, style: plain, paragraph: style), width: width, height: .infinity, maxLines: maxLines)
  }

  private func width(_ text: String) -> CGFloat { layout(text, .infinity).usedSize.width }

  // MARK: Hangul

  func testHangulBreaksBetweenWords() {
    let text = "안녕하세요 반갑습니다 오늘은 날씨가 좋습니다"
    let room = width("안녕하세요 반갑습")
    XCTAssertEqual(lines(text, room, []).first, "안녕하세요 반갑습")
    XCTAssertEqual(lines(text, room, .hangulWordPriority).first, "안녕하세요 ")
    for room in stride(from: width("반갑습니다") + 1, to: 400, by: 7) {
      for line in lines(text, room, .hangulWordPriority).dropLast() {
        XCTAssertTrue(line.hasSuffix(" "), "\(line) at \(room)")
      }
    }
  }

  func testHangulWordsWithLatinDigitsAndBracketsStayWhole() {
    let text = "(주)회사는 UIKit으로 50%를 만든 2024년에 “좋은 앱”을 韓을 썼다."
    let widest = text.split(separator: " ").map { width(String($0)) }.max()!
    for room in stride(from: widest + 2, to: 400, by: 5) {
      for line in lines(text, room, .hangulWordPriority).dropLast() {
        XCTAssertTrue(line.hasSuffix(" "), "\(line) at \(room)")
      }
    }
  }

  func testAHangulWordWiderThanItsLineBreaksInside() {
    let word = "가나다라마바사아자차카타파하"
    let room = width("가나다라마") + 1
    let found = lines("짧은 " + word + " 말", room)
    XCTAssertEqual(found.first, "짧은 ")
    XCTAssertTrue(found.contains("가나다라마"), "\(found)")
    XCTAssertLessThanOrEqual(layout(word, room).usedSize.width, room)
  }

  func testCharacterWrappingHasNoStrategy() {
    let room = width("안녕하세요 반갑습")
    XCTAssertEqual(
      lines("안녕하세요 반갑습니다", room, .standard, mode: .characterWrapping).first, "안녕하세요 반갑습")
  }

  /// Kinsoku: closing punctuation does not begin a line, and opening punctuation does not end one.
  func testPunctuationOfEastAsiaStaysWithItsWord() {
    let text = "「日本語」の文章、そして「한국어」와 English（英語）。ちょっと待って…コーヒーを「飲む」！"
    for strategy in [[], .standard] as [ParagraphStyle.LineBreakStrategy] {
      for room in stride(from: 90 as CGFloat, to: 420, by: 3) {
        let found = lines(text, room, strategy)
        for (index, line) in found.enumerated() {
          if index > 0, let first = line.first {
            XCTAssertFalse("」、。）！…ーょっ".contains(first), "\(line) at \(room)")
          }
          if index < found.count - 1, let last = line.last {
            XCTAssertFalse("「（".contains(last), "\(line) at \(room)")
          }
        }
      }
    }
  }

  func testChineseAndJapaneseBreakBetweenCharacters() {
    XCTAssertEqual(lines("我们今天去公园散步", width("我们今天去") + 1).first, "我们今天去")
  }

  // MARK: Pushing out

  func testTheLastLineHoldsNoSingleWord() {
    let text = "The quick brown fox jumps over the lazy dog"
    let room = width("The quick brown fox jumps over the lazy") + 1
    XCTAssertEqual(lines(text, room, []), ["The quick brown fox jumps over the lazy ", "dog"])
    XCTAssertEqual(lines(text, room), ["The quick brown fox jumps over the ", "lazy dog"])
    let measured = layout(text, room)
    XCTAssertLessThan(measured.usedSize.width, width("The quick brown fox jumps over the lazy"))
    XCTAssertEqual(measured.usedSize.height, layout(text, room, []).usedSize.height)
  }

  func testKoreanParagraphsHaveNoSingleLastWord() {
    let text = "오늘은 날씨가 맑고 바람이 시원합니다"
    let room = width("오늘은 날씨가 맑고 바람이") + 1
    XCTAssertEqual(lines(text, room), ["오늘은 날씨가 맑고 ", "바람이 시원합니다"])
  }

  func testAWordIsNotPushedWhereItWouldNotFit() {
    let text = "incomprehensible misunderstandings"
    let room = width("misunderstandings") + 4
    XCTAssertEqual(lines(text, room), ["incomprehensible ", "misunderstandings"])
  }

  func testNothingIsPushedOutOfLinesThatAreCut() {
    let text = "The quick brown fox jumps over the lazy dog and on"
    let room = width("The quick brown fox jumps") + 1
    XCTAssertEqual(
      lines(text, room, .standard, maxLines: 1), lines(text, room, [], maxLines: 1))
    XCTAssertEqual(lines("one two\nthree", 300), ["one two", "three"])
  }

  /// A text measured with a width and drawn with the resulting width has the same lines.
  func testTheMeasuredWidthKeepsTheLines() {
    var random = SeededNumbers(seed: 15)
    let words = ["a", "of", "some", "words", "그리고", "한국어로", "쓴", "문장을", "English", "incomprehensible"]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 2..<24, using: &random))
        .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(separator: " ")
      let room = CGFloat(Int.random(in: 150..<360, using: &random))
      let first = layout(text, room)
      let again = layout(text, first.usedSize.width.rounded(.up))
      XCTAssertEqual(first.lines.map(\.range), again.lines.map(\.range), text)
      if first.lines.count > 1, !first.lines.isEmpty {
        XCTAssertEqual(first.lines.count, layout(text, room, .hangulWordPriority).lines.count, text)
      }
    }
  }

  /// Long paragraphs are laid out in blocks, with the same lines.
  func testBlocksHaveTheSameLines() {
    var random = SeededNumbers(seed: 16)
    let words = ["some", "words", "그리고", "한국어로", "쓴", "문장을", "that", "go", "on"]
    for round in 0..<10 {
      let text = (0..<(300 + round)).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
        .joined(separator: " ")
      let room = CGFloat(200 + round * 13)
      let blocks = layout(text, room)
      XCTAssertGreaterThan(blocks.blocks.count, 2)
      XCTAssertEqual(blocks.lines.map(\.range), layout(text, room, maxLines: 100_000).lines.map(\.range))
    }
  }

  /// A word that a strategy keeps together is not a word for selection.
  func testWordsToSelectAreThoseOfTheText() {
    let text = "The quick brown fox jumps over the lazy dog"
    let pushed = layout(text, width("The quick brown fox jumps over the lazy") + 1)
    XCTAssertEqual(pushed.wordRange(at: 41), 40..<43)
  }

  // MARK: Clipping

  func testClippedLinesWrapButTheLast() {
    var style = ParagraphStyle(lineBreakMode: .clipping)
    let text = "The quick brown fox jumps over the lazy dog"
    let room = width("The quick brown") + 1
    func lines(_ count: Int) -> [Range<Int>] {
      TextLayout(
        TextContent(text, style: plain, paragraph: style), width: room, height: .infinity, maxLines: count
      ).lines.map(\.range)
    }
    XCTAssertEqual(lines(0), [0..<43])
    style.clipsLastLine = true
    XCTAssertEqual(lines(1), [0..<43])
    XCTAssertEqual(lines(2), [0..<16, 16..<43])
    XCTAssertEqual(lines(0).first, 0..<16)
    XCTAssertGreaterThan(lines(0).count, 2)
  }
}
