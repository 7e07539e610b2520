import Foundation
import XCTest

/// Tests of Specification.md P1 to P7, P11: every style on every device, with every beginning and end.
@MainActor
final class PresentationConformanceTests: XCTestCase {
  func testEveryStyleSendsSpecifiedCallbacks() {
    for cell in PresentationCell.all {
      for ending in PresentationCell.Ending.allCases {
        let heard = cell.play(ending)
        XCTAssertEqual(heard.opening, cell.expectedOpening, "\(cell.name), opening")
        XCTAssertEqual(heard.ending, cell.expected(ending), "\(cell.name), \(ending)")
      }
    }
  }

  /// `Documentation/Lifecycle.md` is generated from the callbacks in this suite; `PORTOLAN_RECORD=1` rewrites
  /// it.
  func testLifecyclePageListsCallbacks() throws {
    var pages = [(LifecyclePage.file, LifecyclePage.make())]
    for (file, words) in LifecyclePage.articles {
      let article = LifecyclePage.article(try String(contentsOf: file, encoding: .utf8), words)
      pages.append((file, try XCTUnwrap(article, "\(file.lastPathComponent) has no marks for the tables")))
    }
    for (file, page) in pages {
      if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
        try page.write(to: file, atomically: true, encoding: .utf8)
      }
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), page)
    }
  }
}
