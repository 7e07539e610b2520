import Foundation
import XCTest

/// Specification.md P1 to P7, P11: every style on every device, however it begins and ends.
@MainActor
final class PresentationConformanceTests: XCTestCase {
  func testEveryStyleIsHeardAsSpecified() {
    for cell in PresentationCell.all {
      for ending in PresentationCell.Ending.allCases {
        let heard = cell.play(ending)
        XCTAssertEqual(heard.opening, cell.expectedOpening, "\(cell.name), opening")
        XCTAssertEqual(heard.ending, cell.expected(ending), "\(cell.name), \(ending)")
      }
    }
  }

  /// `Documentation/Lifecycle.md` is printed from what this suite hears; `PORTOLAN_RECORD=1` writes it anew.
  func testTheLifecyclePageSaysWhatIsHeard() throws {
    let page = LifecyclePage.make()
    let file = LifecyclePage.file
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), page)
  }
}
