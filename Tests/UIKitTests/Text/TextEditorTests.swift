import SeededRandom
import UIKit
import XCTest

/// Compares random edits with a plain model: an array of UTF-16 units, a selection, and the expected texts of
/// undo steps.
@MainActor
final class TextEditorTests: XCTestCase {
  private let pieces = [
    "a", "word ", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "👍🏽", "👨‍👩‍👧", "🇰🇷", "한", "각", "日本", "שלום", "مرحبا ",
    "\u{2029}", "", "tab\t", "x\ny\nz",
  ]

  private func checkParagraphs(_ text: StyledText, _ model: String, line: UInt = #line) {
    XCTAssertEqual(text.string, model, line: line)
    XCTAssertEqual(text.length, model.utf16.count, line: line)
    var start = 0
    for (index, paragraph) in text.paragraphs.enumerated() {
      XCTAssertEqual(text.start(ofParagraph: index), start, line: line)
      start += paragraph.length
      let isLast = index == text.paragraphs.count - 1
      let breaks = paragraph.string.filter { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\u{2029}" }
      XCTAssertEqual(breaks.count, isLast ? 0 : 1, line: line)
    }
    XCTAssertEqual(
      StyledText(NSAttributedString(string: model)).paragraphs.count, text.paragraphs.count, line: line)
  }

  /// Returns the start of the character that contains the unit before an offset.
  private func boundary(before offset: Int, in string: String) -> Int {
    var start = 0
    for character in string {
      let end = start + character.utf16.count
      if end >= offset { return start }
      start = end
    }
    return start
  }

  func testRandomEditsAgreeWithAString() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<40 {
      var editor = TextEditor()
      var model: [UInt16] = []
      for _ in 0..<60 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2:
          let piece = pieces.randomElement(using: &random)!
          let range = editor.rangeForInsertion
          _ = editor.edit(range, with: NSAttributedString(string: piece), merges: true)
          model.replaceSubrange(range, with: Array(piece.utf16))
        case 3:
          let range = editor.rangeForDeletingBackward
          if editor.selection.isCaret {
            XCTAssertEqual(
              range.lowerBound,
              range.upperBound == 0
                ? 0 : boundary(before: range.upperBound, in: String(decoding: model, as: UTF16.self)))
          }
          _ = editor.edit(range, with: NSAttributedString(string: ""), merges: true)
          model.removeSubrange(range)
        case 4:
          let range = editor.rangeForDeletingForward
          _ = editor.edit(range, with: NSAttributedString(string: ""))
          model.removeSubrange(range)
        default:
          let (a, b) = (
            Int.random(in: 0...model.count, using: &random), Int.random(in: 0...model.count, using: &random)
          )
          editor.select(TextSelection(anchor: a, head: Bool.random(using: &random) ? a : b))
          let string = String(decoding: model, as: UTF16.self)
          for place in [editor.selection.anchor, editor.selection.head] {
            XCTAssertNotNil(string.utf16.index(string.startIndex, offsetBy: place).samePosition(in: string))
          }
        }
        checkParagraphs(editor.text, String(decoding: model, as: UTF16.self))
      }
      let final = editor.text.string
      while editor.history.canUndo { _ = editor.undo() }
      checkParagraphs(editor.text, "")
      while editor.history.canRedo { _ = editor.redo() }
      checkParagraphs(editor.text, final)
    }
  }

  func testEditsKeepTheAttributesOfEachUnit() {
    let key = NSAttributedString.Key("number")
    var random = SeededNumbers(seed: 8)
    for _ in 0..<40 {
      var text = StyledText()
      var model: [(unit: UInt16, number: Int)] = []
      for number in 0..<60 {
        let string = String(decoding: model.map(\.unit), as: UTF16.self)
        // The boundaries of Unicode scalars, so that no surrogate pair is cut.
        let places = (0...model.count).filter {
          string.utf16.index(string.startIndex, offsetBy: $0).samePosition(in: string.unicodeScalars) != nil
        }
        let (a, b) = (places.randomElement(using: &random)!, places.randomElement(using: &random)!)
        let range = Bool.random(using: &random) ? a..<a : min(a, b)..<max(a, b)
        let piece = pieces.randomElement(using: &random)!
        text.replace(range, with: NSAttributedString(string: piece, attributes: [key: number % 7]))
        model.replaceSubrange(range, with: piece.utf16.map { ($0, number % 7) })
        checkParagraphs(text, String(decoding: model.map(\.unit), as: UTF16.self))
        XCTAssertEqual(
          (0..<text.length).map { text.attributes(at: $0)[key] as? Int }, model.map(\.number))
      }
    }
  }

  func testSplitsTextWithOneStyleAndWithSeveral() {
    let key = NSAttributedString.Key("number")
    let string = "one\ntwo\r\nthree\rfour\u{2029}fünf 👍🏽\n\n"
    let lines = ["one\n", "two\r\n", "three\r", "four\u{2029}", "fünf 👍🏽\n", "\n", ""]
    let uniform = StyledText(NSAttributedString(string: string, attributes: [key: 1]))
    XCTAssertEqual(uniform.paragraphs.map(\.string), lines)
    XCTAssertTrue((0..<uniform.length).allSatisfy { uniform.attributes(at: $0)[key] as? Int == 1 })
    let mixed = NSMutableAttributedString(string: string)
    mixed.addAttributes([key: 2], range: NSRange(location: 5, length: 3))
    let text = StyledText(mixed)
    XCTAssertEqual(text.paragraphs.map(\.string), lines)
    XCTAssertEqual(
      (0..<text.length).filter { text.attributes(at: $0)[key] as? Int == 2 }, [5, 6, 7])
  }

  func testAnEditInsideASurrogatePairKeepsTheLength() {
    var text = StyledText(NSAttributedString(string: "a👍b"))
    text.replace(1..<2, with: NSAttributedString(string: "xy"))
    XCTAssertEqual(text.length, 5)
    XCTAssertEqual(text.substring(in: 1..<3), "xy")
    XCTAssertEqual(text.substring(in: 4..<5), "b")
  }

  func testTypingIsTakenBackInRuns() {
    var editor = TextEditor()
    for letter in ["o", "n", "e"] { type(letter, &editor) }
    editor.select(TextSelection(caret: 0))
    type("x", &editor)
    _ = editor.undo()
    XCTAssertEqual(editor.text.string, "one")
    XCTAssertEqual(editor.selection, TextSelection(caret: 0))
    _ = editor.undo()
    XCTAssertEqual(editor.text.string, "")
    _ = editor.redo()
    XCTAssertEqual(editor.text.string, "one")
  }

  private func type(_ text: String, _ editor: inout TextEditor) {
    _ = editor.edit(editor.rangeForInsertion, with: NSAttributedString(string: text), merges: true)
  }

  func testACompositionIsOneChange() {
    var editor = TextEditor()
    type("가", &editor)
    for step in ["ㄴ", "나"] { _ = editor.mark(NSAttributedString(string: step), selected: 1..<1) }
    XCTAssertEqual(editor.markedRange, 1..<2)
    _ = editor.commit(NSAttributedString(string: "난"))
    XCTAssertNil(editor.markedRange)
    XCTAssertEqual(editor.text.string, "가난")
    _ = editor.undo()
    XCTAssertEqual(editor.text.string, "가")
    _ = editor.redo()
    XCTAssertEqual(editor.text.string, "가난")
  }

  func testCompositionReplacesSelection() {
    var editor = TextEditor()
    editor.setText(NSAttributedString(string: "abc"))
    editor.select(TextSelection(0..<3))
    _ = editor.mark(NSAttributedString(string: "に"), selected: 1..<1)
    _ = editor.mark(NSAttributedString(string: ""), selected: 0..<0)
    XCTAssertNil(editor.markedRange)
    XCTAssertEqual(editor.text.string, "")
    _ = editor.undo()
    XCTAssertEqual(editor.text.string, "abc")
    XCTAssertEqual(editor.selection.range, 0..<3)
  }

  func testInsertedTextLooksLikeTheTextBeforeItButForLinks() {
    var editor = TextEditor()
    let font = UIFont.boldSystemFont(ofSize: 20)
    editor.setText(
      NSAttributedString(string: "ab", attributes: [.font: font, .link: URL(string: "https://example.org")!]))
    let attributes = editor.attributesForInsertion(at: 2..<2)
    XCTAssertEqual(attributes[.font] as? UIFont, font)
    XCTAssertNil(attributes[.link])
  }

  // MARK: Movement

  private func flow(_ string: String, width: CGFloat = .infinity) -> TextFlow {
    let text = StyledText(NSAttributedString(string: string))
    return TextFlow(
      width: width, defaults: .init(font: .systemFont(ofSize: 17), color: .black), traits: .current
    ) { text }
  }

  func testArrowsGoWhereTheyPoint() {
    let latin = flow("ab")
    XCTAssertEqual(latin.offset(from: 0, toTheRight: true), 1)
    XCTAssertEqual(latin.offset(from: 2, toTheRight: false), 1)
    let hebrew = flow("אבג")
    XCTAssertEqual(hebrew.offset(from: 0, toTheRight: false), 1)
    XCTAssertEqual(hebrew.offset(from: 1, toTheRight: true), 0)
  }

  func testArrowsPassWholeCharactersAndParagraphs() {
    let mixed = flow("a👨‍👩‍👧e\u{301}\r\nb")
    var places = [0]
    while places.count < 10, places.last! < mixed.text.length {
      places.append(mixed.offset(from: places.last!, toTheRight: true))
    }
    XCTAssertEqual(places, [0, 1, 9, 11, 13, 14])
    var back = [14]
    while back.count < 10, back.last! > 0 { back.append(mixed.offset(from: back.last!, toTheRight: false)) }
    XCTAssertEqual(back, places.reversed())
  }

  func testWordMovementCrossesParagraphs() {
    let words = flow("one two\n\nthree")
    XCTAssertEqual(words.offset(from: 0, by: .word, forward: true), 3)
    XCTAssertEqual(words.offset(from: 3, by: .word, forward: true), 7)
    XCTAssertEqual(words.offset(from: 7, by: .word, forward: true), 14)
    XCTAssertEqual(words.offset(from: 9, by: .word, forward: false), 4)
    XCTAssertEqual(words.wordRange(at: 5), 4..<7)
  }

  func testUpAndDownKeepTheirPlaceAcross() {
    let lines = flow("wide line\nx\nwide line")
    let x = lines.caretRect(at: 5).minX
    let second = lines.offset(from: 5, affinity: .downstream, up: false, x: x)
    XCTAssertEqual(second?.offset, 11)
    let third = lines.offset(from: 11, affinity: .downstream, up: false, x: x)
    XCTAssertEqual(third?.offset, 17)
    XCTAssertNil(lines.offset(from: 17, affinity: .downstream, up: false, x: x))
  }

  func testCaretAfterLastLineBreak() {
    let text = flow("a\n")
    XCTAssertEqual(text.caretRect(at: 2).minY, text.caretRect(at: 1).maxY, accuracy: 0.01)
    XCTAssertEqual(text.closestOffset(to: CGPoint(x: 50, y: 1000)).offset, 2)
  }

  func testALayoutCostsTheParagraphsThatChanged() {
    var text = StyledText(
      NSAttributedString(string: (0..<1000).map { "Paragraph \($0) with some words" }.joined(separator: "\n"))
    )
    let flow = TextFlow(
      width: 300, defaults: .init(font: .systemFont(ofSize: 17), color: .black), traits: .current
    ) { text }
    let height = flow.size.height
    XCTAssertEqual(flow.laidOutCount, 1000)
    flow.apply(text.replace(500..<500, with: NSAttributedString(string: "x")))
    XCTAssertEqual(flow.size.height, height)
    XCTAssertEqual(flow.laidOutCount, 1001)
    flow.apply(text.replace(500..<500, with: NSAttributedString(string: "\n")))
    XCTAssertGreaterThan(flow.size.height, height)
    XCTAssertEqual(flow.laidOutCount, 1003)
    flow.apply(text.replace(500..<501, with: NSAttributedString(string: "")))
    XCTAssertEqual(flow.size.height, height)
    XCTAssertEqual(flow.laidOutCount, 1004)
  }
}
