import Automation
import AutomationProtocol
import XCTest

final class RecordingTests: XCTestCase {
  private func element(
    _ id: UInt32, _ type: XCUIElementType, _ label: String = "", _ frame: CGRect = .zero,
    identifier: String = "",
    _ children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: id, type: type, frame: frame, identifier: identifier, label: label, children: children)
  }

  private lazy var root = element(
    0, .application, "", CGRect(x: 0, y: 0, width: 100, height: 100),
    [
      element(
        1, .navigationBar, "", CGRect(x: 0, y: 0, width: 100, height: 20), identifier: "List",
        [
          element(
            2, .button, "Edit", CGRect(x: 0, y: 0, width: 20, height: 20),
            [element(3, .staticText, "Edit", CGRect(x: 0, y: 0, width: 20, height: 20))])
        ]),
      element(
        4, .table, "", CGRect(x: 0, y: 20, width: 100, height: 80),
        [
          element(
            5, .cell, "", CGRect(x: 0, y: 20, width: 100, height: 20),
            [
              element(6, .staticText, "Row", CGRect(x: 0, y: 20, width: 40, height: 20)),
              element(7, .button, "Edit", CGRect(x: 60, y: 20, width: 40, height: 20)),
            ]),
          element(8, .cell, "", CGRect(x: 0, y: 40, width: 100, height: 20)),
          element(9, .image, "", CGRect(x: 0, y: 60, width: 100, height: 20), identifier: "star"),
        ]),
    ])

  private func phrase(_ x: CGFloat, _ y: CGFloat) -> String? {
    ElementPhrase.target(at: CGPoint(x: x, y: y), in: root) { _ in true }.map(ElementPhrase.text)
  }

  func testElementsAreNamedAsATestWould() {
    XCTAssertEqual(phrase(10, 30), "app.staticTexts[\"Row\"]")
    // A touch on the text in a button targets the button; its bar distinguishes it from another button.
    XCTAssertEqual(phrase(10, 10), "app.navigationBars.buttons[\"Edit\"]")
    XCTAssertEqual(phrase(80, 30), "app.buttons.matching(identifier: \"Edit\").element(boundBy: 1)")
    // Beside the text of a cell, the text tells which cell it is.
    XCTAssertEqual(phrase(50, 30), "app.cells.containing(.staticText, identifier: \"Row\").element")
    XCTAssertEqual(phrase(10, 50), "app.cells.element(boundBy: 1)")
    XCTAssertEqual(phrase(10, 70), "app.images[\"star\"]")
    XCTAssertNil(phrase(10, 95))
  }

  func testTextIsTypedIntoTheFieldWithFocusInside() {
    var editor = element(4, .other)
    editor.flags = .focused
    let field = element(2, .searchField, "Find", .zero, [element(3, .other), editor])
    var screen = element(1, .other, "", .zero, [field])
    XCTAssertEqual(
      ElementPhrase.focusedField(in: element(0, .application, "", .zero, [screen])),
      "app.searchFields[\"Find\"]")
    // The field itself need not have the focus first.
    screen.flags = .focused
    XCTAssertEqual(
      ElementPhrase.focusedField(in: element(0, .application, "", .zero, [screen])),
      "app.searchFields[\"Find\"]")
    screen.children = []
    XCTAssertEqual(ElementPhrase.focusedField(in: element(0, .application, "", .zero, [screen])), "app")
  }

  func testTypedTextIsOneStatement() {
    var test = RecordedTest(className: "Recorded")
    test.add("app.textFields[\"Name\"].tap()")
    test.type("A", into: "app.textFields[\"Name\"]")
    test.type("\"b\"\n", into: "app.textFields[\"Name\"]")
    test.add("app.buttons[\"Save\"].tap()")
    test.type("c", into: "app")
    XCTAssertEqual(
      test.statements,
      [
        "app.textFields[\"Name\"].tap()", "app.textFields[\"Name\"].typeText(\"A\\\"b\\\"\\n\")",
        "app.buttons[\"Save\"].tap()", "app.typeText(\"c\")",
      ])
    XCTAssertTrue(
      test.source.hasPrefix(
        """
        import XCTest

        @MainActor
        final class Recorded: XCTestCase {
          func testRecorded() {
            let app = XCUIApplication()
            app.launch()
            app.textFields["Name"].tap()

        """), test.source)
  }

  func testASwitchIsNamedByTheRowAround() {
    let inner = element(3, .switch, "", CGRect(x: 60, y: 0, width: 40, height: 20))
    let row = element(2, .switch, "Lights", CGRect(x: 0, y: 0, width: 100, height: 20), [inner])
    let root = element(0, .application, "", CGRect(x: 0, y: 0, width: 100, height: 100), [row])
    XCTAssertEqual(
      ElementPhrase.target(at: CGPoint(x: 80, y: 10), in: root) { _ in true }.map(ElementPhrase.text),
      "app.switches[\"Lights\"]")
  }

  func testScrollingEndsAtRest() {
    var test = RecordedTest(className: "Recorded")
    test.add("app.tables.element.swipeUp()")
    XCTAssertFalse(test.source.contains("func scroll("))
    test.replaceLast(with: RecordedTest.scrolling("app.tables.element", dx: 0, dy: 340))
    XCTAssertEqual(test.statements, ["scroll(app.tables.element, by: CGVector(dx: 0, dy: 340))"])
    XCTAssertTrue(
      test.source.contains(
        """
          }

          /// Scrolls a view by a distance in points.
          private func scroll(_ view: XCUIElement, by distance: CGVector) {

        """), test.source)
    XCTAssertTrue(test.source.hasSuffix("    }\n  }\n}\n"), test.source)
  }

  func testTheLaunchHasTheArgumentsOfTheApp() {
    let test = RecordedTest(className: "Recorded", arguments: ["--empty", "two \"words\""])
    XCTAssertTrue(
      test.source.contains(
        """
            let app = XCUIApplication()
            app.launchArguments = ["--empty", "two \\"words\\""]
            app.launch()

        """), test.source)
  }
}
