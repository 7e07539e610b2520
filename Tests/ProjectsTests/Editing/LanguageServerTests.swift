import Foundation
import XCTest

@testable import Projects

/// An editor on a project with `@objc` and `#selector`: completion, definitions, documentation and diagnostics have the
/// positions of the project's own files.
final class LanguageServerTests: TemporaryFolderTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private var client: EditorClient!
  private var place: URL!

  override func setUpWithError() throws {
    try super.setUpWithError()
    guard try Tool.capture(["sh", "-c", "command -v sourcekit-lsp"]).status == 0 else {
      throw XCTSkip("the toolchain has no sourcekit-lsp")
    }
    let libraries = folder.appendingPathComponent("libraries")
    try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
    let sdk = try FrameworkSDK.link(package: root, products: Bundle.main.bundleURL, into: libraries)
    place = folder.appendingPathComponent("Quay")
    try NewProject(name: "Quay", interface: .uiKit).write(to: place)
    try write(
      """
      import UIKit

      class Counter: NSObject {
        @objc dynamic var count = 0; var step = 1
        static let key = #keyPath(Counter.count)
      }

      extension UIViewController {
        @objc func refresh() {}
      }

      extension NoteViewController {
        override func refresh() { super.refresh() }
      }
      """, to: "Quay/Quay/Counter.swift")
    client = EditorClient(folder: place) { [root] folder in
      try ProjectBuild(
        path: folder, scratch: nil, configuration: .debug, frameworks: root, tool: "test", built: sdk
      ) { _ in }
    }
  }

  override func tearDownWithError() throws {
    client?.end()
    try super.tearDownWithError()
  }

  func testAnEditorInIOSCode() throws {
    try client.open(place.appendingPathComponent("Quay/NoteListViewController.swift"))
    XCTAssertEqual(client.diagnostics(), [])

    // References inside #selector.
    let definition = client.definition(at: "#selector(addNote)", offset: 12)
    XCTAssertEqual(definition?.file, "NoteListViewController.swift")
    XCTAssertEqual(definition?.line, client.position("@objc private func addNote")["line"])
    XCTAssertTrue(client.hover(at: "#selector(addNote)", offset: 12).contains("func addNote()"))
    XCTAssertTrue(client.completions(at: "#selector(addNote)", offset: 13).contains("addNote()"))

    // The frameworks, another file, and another module.
    XCTAssertTrue(client.completions(at: "navigationItem.searchC", offset: 15).contains("searchController"))
    XCTAssertEqual(client.definition(at: "UISearchController(", offset: 3)?.file, "UISearchController.swift")
    XCTAssertTrue(client.hover(at: "navigationItem.searchC", offset: 18).contains("search controller"))
    XCTAssertEqual(client.definition(at: "NotebookFile", offset: 3)?.file, "NotebookFile.swift")
    XCTAssertEqual(client.definition(at: "notebook: Notebook", offset: 12)?.file, "Notebook.swift")

    // A mistake while typing.
    let line = try XCTUnwrap(client.position("@objc private func addNote")["line"])
    client.replace(
      "@objc private func addNote", with: "@objc var extra: Int { \"a\" }\n  @objc private func addNote")
    let diagnostics = client.diagnostics()
    XCTAssertEqual(diagnostics.count, 1, "\(diagnostics)")
    XCTAssertTrue(diagnostics.first?.hasPrefix("\(line): Cannot convert") ?? false, "\(diagnostics)")
    client.replace("@objc var extra: Int { \"a\" }\n  ", with: "")
    XCTAssertEqual(client.diagnostics(), [])

    // An error that only Xcode reports.
    let selector = try XCTUnwrap(client.position("#selector(addNote)")["line"])
    client.replace("@objc private func addNote", with: "private func addNote")
    try client.save()
    let published = client.publishedDiagnostics(containing: "#selector")
    XCTAssertEqual(published.count, 1)
    XCTAssertTrue(published[0].hasPrefix("\(selector): argument of '#selector'"), published[0])
  }

  func testPositionsBesideInsertedCode() throws {
    try client.open(place.appendingPathComponent("Quay/Counter.swift"))
    XCTAssertEqual(client.diagnostics(), [])
    // The observers of the dynamic property are inserted before it.
    XCTAssertTrue(client.hover(at: "step = 1", offset: 2).contains("var step: Int"))
    XCTAssertEqual(client.definition(at: "Counter.count", offset: 9)?.line, 3)
    // Lowering renames overridden members of extensions.
    let symbols = client.request("textDocument/documentSymbol", ["textDocument": ["uri": client.uri]])
    let names = (symbols as? [[String: Any]] ?? []).flatMap { symbol in
      (symbol["children"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }
    XCTAssertEqual(names, ["count", "step", "key", "refresh()", "refresh()"])
    XCTAssertFalse(client.hover(at: "func refresh", offset: 6).contains("_p"))
    // An edit outside of rewritten code keeps it.
    let formatted = client.request(
      "textDocument/formatting",
      ["textDocument": ["uri": client.uri], "options": ["tabSize": 2, "insertSpaces": true]])
    let text = (formatted as? [[String: Any]])?.first?["newText"] as? String
    XCTAssertTrue(text?.contains("@objc dynamic var count = 0") ?? true, text ?? "")
  }
}
