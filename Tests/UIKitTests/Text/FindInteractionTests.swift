import PortolanTesting
import XCTest

@testable import UIKit

/// Finding text with `UIFindInteraction` and its panel.
@MainActor
final class FindInteractionTests: XCTestCase {
  private let controller = UIViewController()
  private let text = UITextView()

  private func makeApp(_ content: String = "One fish, two fish,\nred fish, blue FISH.\nFishing.") -> TestApp {
    let app = TestApp(device: .iPhone15)
    app.show(controller)
    text.frame = controller.view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.font = .preferredFont(forTextStyle: .title2)
    text.textContainerInset.top = 70
    text.text = content
    text.isFindInteractionEnabled = true
    controller.view.addSubview(text)
    app.settle()
    return app
  }

  private var find: UIFindInteraction { text.findInteraction! }

  private func present(_ app: TestApp, replacing: Bool = false) {
    find.presentFindNavigator(showingReplace: replacing)
    app.settle()
  }

  func testTheInteractionExistsWhileEnabled() {
    XCTAssertNil(text.findInteraction)
    text.isFindInteractionEnabled = true
    XCTAssertIdentical(text.findInteraction?.view, text)
    text.isFindInteractionEnabled = false
    XCTAssertNil(text.findInteraction)
    XCTAssertFalse(text.interactions.contains { $0 is UIFindInteraction })
  }

  func testTypingSearchesAndTheArrowsMove() {
    let app = makeApp()
    present(app)
    XCTAssertTrue(find.isFindNavigatorVisible)
    app.type("fish")
    app.settle()
    let session = find.activeFindSession
    XCTAssertEqual(session?.resultCount, 5)
    XCTAssertEqual(session?.highlightedResultIndex, 0)
    XCTAssertTrue(app.sees("1 of 5"))
    app.tap("Find Next")
    app.tap("Find Next")
    XCTAssertEqual(session?.highlightedResultIndex, 2)
    app.tap("Find Previous")
    XCTAssertTrue(app.sees("2 of 5"))
    app.press(.keyboardReturnOrEnter, "\r")
    XCTAssertTrue(app.sees("3 of 5"))
    find.searchText = "whale"
    XCTAssertTrue(app.sees("Not Found"))
    app.tap("Done")
    app.settle()
    XCTAssertFalse(find.isFindNavigatorVisible)
    XCTAssertNil(find.activeFindSession)
    XCTAssertFalse(app.sees("Done"))
    XCTAssertEqual(find.searchText, "whale")
  }

  func testThePanelIsAboveTheKeyboard() throws {
    let app = makeApp()
    var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = (note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
      MainActor.assumeIsolated { frames.append(frame) }
    }
    present(app)
    NotificationCenter.default.removeObserver(token)
    XCTAssertEqual(frames.count, 1)
    let keyboard = try XCTUnwrap(app.element(identifier: "keyboard"))
    let done = try XCTUnwrap(app.element("Done"))
    XCTAssertLessThan(done.frame.maxY, keyboard.frame.minY)
    XCTAssertGreaterThan(done.frame.minY, frames[0].minY)
  }

  func testThePanelStaysWhileTheTextIsEdited() {
    let app = makeApp()
    find.searchText = "fish"
    present(app)
    XCTAssertEqual(find.activeFindSession?.resultCount, 5)
    text.becomeFirstResponder()
    app.settle()
    XCTAssertTrue(app.sees("Done"))
    text.selectedRange = NSRange(location: 0, length: 0)
    app.type("A fish. ")
    XCTAssertEqual(find.activeFindSession?.resultCount, 6)
    text.resignFirstResponder()
    app.settle()
    XCTAssertTrue(app.sees("Done"), "docked at the bottom")
    app.tap("Done")
    app.settle()
    XCTAssertFalse(app.sees("Done"))
  }

  func testThePanelLeavesWithTheText() {
    let app = makeApp()
    present(app)
    text.removeFromSuperview()
    app.settle()
    XCTAssertFalse(find.isFindNavigatorVisible)
    XCTAssertFalse(app.sees("Done"))
    XCTAssertNil(app.element(identifier: "keyboard"))
  }

  func testThePanelFollowsARotation() throws {
    let app = makeApp()
    present(app)
    text.becomeFirstResponder()
    text.resignFirstResponder()
    app.settle()
    app.rotate(to: .landscapeLeft)
    app.settle()
    let done = try XCTUnwrap(app.element("Done"))
    XCTAssertGreaterThan(done.frame.minY, 300)
    XCTAssertLessThan(done.frame.maxY, 393)
  }

  func testReplacing() {
    let app = makeApp()
    find.searchText = "fish"
    find.replacementText = "bird"
    present(app, replacing: true)
    app.tap("Replace")
    XCTAssertEqual(text.text, "One bird, two fish,\nred fish, blue FISH.\nFishing.")
    app.tap("Replace All")
    XCTAssertEqual(text.text, "One bird, two bird,\nred bird, blue bird.\nbirding.")
    text.isEditable = false
    XCTAssertFalse(find.activeFindSession!.supportsReplacement)
  }

  func testTheSearchStartsAtTheSelection() {
    let app = makeApp()
    text.selectedRange = NSRange(location: 10, length: 0)
    find.searchText = "fish"
    present(app)
    XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 1)
  }

  func testWordsAndCase() {
    func count(_ method: UITextSearchOptions.WordMatchMethod, _ options: NSString.CompareOptions) -> Int {
      TextSearchMatches.ranges(
        of: "fish", in: "fish FISH fishing starfish", UITextSearchOptions(method, options)
      ).count
    }
    XCTAssertEqual(count(.contains, .caseInsensitive), 4)
    XCTAssertEqual(count(.startsWith, .caseInsensitive), 3)
    XCTAssertEqual(count(.fullWord, .caseInsensitive), 2)
    XCTAssertEqual(count(.contains, []), 3)
  }

  func testCommandsOfTheMenuLeadToTheInteraction() {
    let app = makeApp()
    text.becomeFirstResponder()
    XCTAssertTrue(text.canPerformAction(Selector("find:"), withSender: nil))
    XCTAssertFalse(text.canPerformAction(Selector("findNext:"), withSender: nil))
    app.press(.keyboardF, "f", modifiers: .command)
    app.settle()
    XCTAssertTrue(find.isFindNavigatorVisible)
    app.type("fish")
    app.press(.keyboardG, "g", modifiers: .command)
    XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 1)
    app.tap("Done")
    app.settle()
    XCTAssertFalse(find.isFindNavigatorVisible)
    XCTAssertTrue(text.isFirstResponder)
    text.isFindInteractionEnabled = false
    XCTAssertFalse(text.canPerformAction(Selector("find:"), withSender: nil))
  }

  // MARK: Other objects

  private final class Document: NSObject, UITextSearching {
    let words: [String]
    var marks: [String] = []
    var background = false

    init(_ words: [String]) { self.words = words }

    final class Place: UITextRange {
      let index: Int
      init(_ index: Int) {
        self.index = index
        super.init()
      }
    }

    var selectedTextRange: UITextRange? { nil }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
      let (one, other) = ((foundRange as! Place).index, (toRange as! Place).index)
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
    ) {
      // Reported in the reverse order.
      for index in words.indices.reversed() where words[index].contains(queryString) {
        resultAggregator.foundRange(Place(index), searchString: queryString, document: 0)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
      marks.append("\((foundTextRange as! Place).index) \(style)")
    }
    func clearAllDecoratedFoundText() { marks = [] }
  }

  private final class Screen: UIViewController, UIFindInteractionDelegate {
    let document = Document(["alpha", "beta", "gamma", "alphabet"])
    var log: [String] = []
    lazy var find = UIFindInteraction(sessionDelegate: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(find)
    }
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      UITextSearchingFindSession(searchableObject: document)
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      log.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      log.append("end")
    }
  }

  func testSearchableObjects() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen()
    app.show(screen)
    screen.find.presentFindNavigator(showingReplace: true)
    app.settle()
    XCTAssertFalse(app.sees("Replace"), "the document cannot be changed")
    app.type("alpha")
    XCTAssertEqual(screen.document.marks, ["0 found", "3 found", "0 highlighted"])
    screen.find.findNext()
    XCTAssertEqual(screen.find.activeFindSession?.highlightedResultIndex, 1)
    XCTAssertEqual(screen.document.marks.suffix(2), ["0 found", "3 highlighted"])
    screen.find.dismissFindNavigator()
    XCTAssertEqual(screen.document.marks, [])
    XCTAssertEqual(screen.log, ["begin", "end"])
  }

  func testResultsFromOtherThreads() {
    let collector = TextSearchCollector<Int>()
    let aggregator = UITextSearchAggregator(collector: collector)
    let finished = expectation(description: "finished")
    collector.onFinish = { finished.fulfill() }
    let place = Document.Place(1)
    DispatchQueue.global().async {
      aggregator.foundRange(place, searchString: "a", document: 0)
      aggregator.finishedSearching()
    }
    wait(for: [finished], timeout: 60)
    XCTAssertEqual(collector.results.count, 1)
    XCTAssertEqual(aggregator.allFoundRanges.count, 1)
  }

  /// A field in the input accessory view of a controller, as in chats.
  func testFieldsOfAccessoryViewsReceiveText() {
    final class Chat: UIViewController {
      let field = UITextField(frame: CGRect(x: 16, y: 6, width: 300, height: 34))
      lazy var bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 46))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let app = TestApp(device: .iPhone15)
    let chat = Chat()
    chat.field.placeholder = "Message"
    chat.field.autocapitalizationType = .none
    chat.bar.addSubview(chat.field)
    app.show(chat)
    chat.becomeFirstResponder()
    app.settle()
    XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil as UIView?).maxY, 852 - 34)
    app.tap("Message")
    app.settle()
    XCTAssertTrue(chat.field.isFirstResponder)
    XCTAssertFalse(chat.isFirstResponder)
    app.type("hi")
    XCTAssertEqual(chat.field.text, "hi")
    XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil as UIView?).maxY, 852 - 335)
    chat.field.resignFirstResponder()
    app.settle()
    XCTAssertTrue(chat.isFirstResponder, "the bar stays")
    XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil as UIView?).maxY, 852 - 34)
    app.window.endEditing(true)
    app.settle()
    XCTAssertNil(chat.bar.window)
  }
}
