/// The unit tests and UI tests of a new project.
struct TestTemplate {
  let name: String

  var files: [String: String] {
    ["\(name)Tests/NotebookTests.swift": unitTests, "\(name)UITests/\(name)UITests.swift": interfaceTests]
  }

  private var unitTests: String {
    """
    import \(name)Kit
    import XCTest

    final class NotebookTests: XCTestCase {
      func testTheNewestNoteIsFirst() {
        var notebook = Notebook()
        notebook.add(Note(title: "Groceries"))
        notebook.add(Note(title: "Books"))
        XCTAssertEqual(notebook.notes.map(\\.title), ["Books", "Groceries"])
      }

      func testASearchFindsTitlesAndTexts() {
        let notebook = Notebook(notes: [
          Note(title: "Groceries", text: "Tofu"), Note(title: "Books", text: "Moby-Dick"),
        ])
        XCTAssertEqual(notebook.notes(matching: "moby").map(\\.title), ["Books"])
        XCTAssertEqual(notebook.notes(matching: "groc").map(\\.title), ["Groceries"])
        XCTAssertEqual(notebook.notes(matching: "").count, 2)
      }

      func testANotebookIsReadAsItWasWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let notebook = Notebook(notes: [Note(title: "Groceries", text: "Tofu")])
        try notebook.write(to: file)
        XCTAssertEqual(try Notebook(contentsOf: file), notebook)
      }
    }

    """
  }

  private var interfaceTests: String {
    """
    import XCTest

    final class \(name)UITests: XCTestCase {
      @MainActor
      func testANoteIsAddedAndOpened() {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launchArguments = ["--empty"]
        app.launch()
        XCTAssertTrue(app.staticTexts["No Notes"].waitForExistence(timeout: 5))

        app.navigationBars["Notes"].buttons["New Note"].tap()
        XCTAssertFalse(app.buttons["Save"].isEnabled)
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("Groceries")
        app.buttons["Save"].tap()

        app.staticTexts["Groceries"].firstMatch.tap()
        XCTAssertTrue(app.navigationBars["Groceries"].waitForExistence(timeout: 5))
        app.navigationBars["Groceries"].buttons["Notes"].tap()
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 5))
      }
    }

    """
  }
}
