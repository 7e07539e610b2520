import Foundation
import XCTest

/// An app in a real browser: its input, addresses, history and saved state.
final class BrowserTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    try PageScript.requireBrowser()
    folder = try PageScript.makeFolder()
  }

  override func tearDown() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private func run(_ script: String, _ arguments: [String], _ expected: [String]) throws {
    let result = try PageScript.run(script, [PageScript.program("portolan-serve")] + arguments, in: folder)
    XCTAssertEqual(result.lines, expected, result.errors)
  }

  func testAnAppIsUsedInABrowser() throws {
    try run(
      "browse.py", [PageScript.program("Cookbook")],
      [
        "own 200", "foreign host 403", "foreign origin 403", "unknown file 404", "started",
        "roles 1 1 1 1 1 faults 0", "pushed Kimchi Stew", "faults of a recipe 0", "went back",
        "swiped back 0",
        "reloaded", "restored after the server was killed",
        "files 200 note.txt, 200 note 2.txt, 200 second, 507 -, 404 -, 403 -, 405 -", "searched 0 faults",
        "widened 0 faults",
        "ended 0",
      ])
  }

  func testATouchpadPinchesAndMenusBlurTheContentBehindThem() throws {
    try run(
      "gestures.py", [PageScript.program("Catalog")], ["pinched 1", "materials true 0", "ended 0"])
  }

  func testAMouseDragsItemsOutOfThePage() throws {
    try run(
      "drags.py", [PageScript.program("Gallery")],
      [
        "moved at once: dragstart true Photo 0, Photo 1",
        "taken by another program: dragstart false [['text/plain', 'Photo 1']]",
        "order: Photo 0, Photo 1",
        "dropped in the page: dragstart false, drop, dragend Photo 1, Photo 0",
        "ended 0",
      ])
  }

  func testAPageShowsPressesBeforeTheAppAnswers() throws {
    try run(
      "presses.py", [PageScript.program("Cookbook")],
      ["row 1", "answered 0", "button True 1", "moved False 0", "rested 0", "ended 0"])
  }

  func testPagesGoForwardOpenAddressesAndShareAProcess() throws {
    // A copy of the program with a declaration, which programs find beside themselves.
    let declared = folder.appendingPathComponent("declared")
    try FileManager.default.createDirectory(at: declared, withIntermediateDirectories: true)
    let program = PageScript.programs.appendingPathComponent("Cookbook")
    let copy = declared.appendingPathComponent("Cookbook")
    try FileManager.default.copyItem(at: program, to: copy)
    let information = PageScript.root.appendingPathComponent(
      "Examples/Cookbook/Project/Sources/Cookbook/Info.plist")
    try FileManager.default.copyItem(at: information, to: declared.appendingPathComponent("Info.plist"))
    try run(
      "sessions.py", [program.path, copy.path],
      [
        "went forward 1 Kimchi Stew", "went forward after a swipe back", "the address is short True",
        "another browser shows Kimchi Stew", "and goes back", "a changed name opens the first screen",
        "opened a link", "two pages share 1 process", "the first page is as it was",
        "the second page is as it was", "ended 0", "two pages of an app with one scene: 2 processes",
        "an idle app has ended", "and returned",
      ])
  }
}
