import Foundation
import PreviewHost
import XCTest

@testable import portolan

/// The pictures of a project's previews.
final class PreviewDrawingTests: XCTestCase {
  private func draw(_ matrix: [String] = [], into name: String) throws -> PreviewDrawing {
    try PreviewDrawing(
      program: try SampleProject.program.get(), folder: SampleProject.folder.appendingPathComponent(name),
      matrix: try PreviewMatrix(matrix), scale: 1)
  }

  func testEachPreviewIsDrawn() throws {
    let drawing = try draw(into: "all")
    let sizes = Dictionary(
      uniqueKeysWithValues: drawing.pictures.map { ($0.picture, [$0.width, $0.height]) })
    XCTAssertEqual(sizes["App.png"], [393, 852])
    XCTAssertEqual(sizes["App-Turned.png"], [852, 393])
    XCTAssertEqual(sizes["App-Fixed.png"], [200, 80])
    XCTAssertEqual(sizes["App-Modified.png"], [120, 50])
    XCTAssertEqual(sizes["App-Four.png"], [60, 60])
    XCTAssertEqual(sizes["App-Badge_Previews.png"], [70, 70])
    XCTAssertEqual(sizes["App-Badge_Previews-2.png"], [70, 70])
    XCTAssertEqual(sizes["App-Pad.png"], [820, 1180])
    XCTAssertEqual(sizes["Greeting.png"], [393, 852])
    XCTAssertLessThan(try XCTUnwrap(sizes["Greeting-Label.png"])[0], 100)
    XCTAssertEqual(sizes.keys.filter { !$0.hasPrefix("Widgets-") }.count, 10)
    for name in sizes.keys {
      let data = try Data(contentsOf: drawing.folder.appendingPathComponent(name))
      XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47], name)
    }
  }

  /// Widgets are drawn with their timelines: in all their families, or as the file's own previews say.
  func testWidgetsAreDrawn() throws {
    let drawing = try draw(into: "widgets")
    let sizes = Dictionary(
      uniqueKeysWithValues: drawing.pictures.filter { $0.picture.hasPrefix("Widgets-") }
        .map { ($0.picture, [$0.width, $0.height]) })
    XCTAssertEqual(
      Set(sizes.keys),
      [
        "Widgets-Clock-accessoryCircular.png", "Widgets-Clock-systemLarge.png",
        "Widgets-Clock-systemSmall.png",
        "Widgets-Given.png", "Widgets-Island.png", "Widgets-Lock-Screen.png", "Widgets-Provided.png",
      ])
    // Two beside each other, a third below them.
    XCTAssertEqual(sizes["Widgets-Clock-systemSmall.png"]?.first, 158 * 2 + 3 * 20)
    XCTAssertGreaterThan(try XCTUnwrap(sizes["Widgets-Clock-systemSmall.png"])[1], 158 * 2)
    XCTAssertEqual(sizes["Widgets-Given.png"]?.first, 338 + 2 * 20)
    XCTAssertEqual(sizes["Widgets-Lock-Screen.png"]?.first, 371 + 2 * 11)
    XCTAssertFalse(drawing.failures.contains { $0.preview.file == "Widgets.swift" }, "\(drawing.failures)")
  }

  /// The other previews of the file are drawn all the same.
  func testAPreviewThatEndsTheProcessIsReported() throws {
    let drawing = try draw(into: "broken")
    XCTAssertEqual(drawing.failures.count, 1)
    let failure = try XCTUnwrap(drawing.failures.first)
    XCTAssertEqual(failure.preview.name, "Broken")
    XCTAssertEqual(failure.preview.file, "App.swift")
    XCTAssertEqual(failure.preview.line, 27)
    XCTAssertTrue(failure.reason.contains("Index out of range"), failure.reason)
  }

  func testTheMatrixDrawsEachCombination() throws {
    let drawing = try draw(["appearance", "language=en,ar"], into: "matrix")
    XCTAssertEqual(
      Set(drawing.pictures.map(\.picture).filter { $0.hasPrefix("App-Four") }),
      ["App-Four-en.png", "App-Four-ar.png", "App-Four-dark-en.png", "App-Four-dark-ar.png"])
    let pictures = try ["App-en.png", "App-dark-en.png"].map {
      try Data(contentsOf: drawing.folder.appendingPathComponent($0))
    }
    XCTAssertNotEqual(pictures[0], pictures[1])
  }

  func testTheMatrixNamesUnknownValues() {
    for words in ["size=1", "device=Newton", "appearance=blue", "text-size=huge", "language", "direction=up"]
    {
      XCTAssertThrowsError(try PreviewMatrix([words]), words)
    }
  }

  func testDifferencesAreNamedAndShown() throws {
    let old = try draw(into: "old")
    let new = try draw(into: "new")
    let same = try PreviewComparison(old: old, new: new, folder: new.folder)
    XCTAssertEqual(same.lines, [])
    let manager = FileManager.default
    for file in [old.folder.appendingPathComponent("App-Four.png")] {
      try manager.removeItem(at: file)
      try manager.copyItem(at: old.folder.appendingPathComponent("App-Fixed.png"), to: file)
    }
    let changed = old.folder.appendingPathComponent("App-Badge_Previews.png")
    try manager.removeItem(at: changed)
    try manager.copyItem(at: old.folder.appendingPathComponent("App-Badge_Previews-2.png"), to: changed)
    let other = try PreviewComparison(old: old, new: new, folder: new.folder)
    XCTAssertEqual(other.lines.count, 2)
    XCTAssertTrue(other.lines.contains("App-Four.png: of another size"), "\(other.lines)")
    XCTAssertTrue(
      manager.fileExists(atPath: new.folder.appendingPathComponent("App-Badge_Previews.diff.png").path))
    let page = PreviewGallery(title: "A & B", drawing: new, comparison: other, revision: "HEAD").html
    XCTAssertTrue(page.contains("<h1>A &amp; B</h1>"))
    XCTAssertTrue(page.contains("Differences from HEAD"))
    XCTAssertTrue(page.contains("src=\"before/App-Badge_Previews.png\""))
    XCTAssertTrue(page.contains("App-Badge_Previews.diff.png"))
    XCTAssertTrue(page.contains("Broken"))
  }
}
