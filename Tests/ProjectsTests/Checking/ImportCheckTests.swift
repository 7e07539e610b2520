import Projects
import XCTest

/// Modules and symbols that are missing, with the reason.
final class ImportCheckTests: CheckTestCase {
  func testAllMissingModulesAreListedAtOnce() throws {
    XCTAssertEqual(
      try messages([
        "A.swift":
          "import UIKit\nimport ClassKit\nimport Combne\n#if canImport(CallKit)\nimport CallKit\n#endif\n",
        "B.swift": "import Foundation\nimport ClassKit\nimport Unheard\n@testable import App\n",
      ]),
      [
        "A.swift:2:8: warning: no such module 'ClassKit': it exists on iOS, not yet in Portolan; imported by A.swift, B.swift",
        "A.swift:3:8: warning: no such module 'Combne': it exists neither in the project and its packages, nor on iOS; "
          + "did you mean 'Combine'?; imported by A.swift",
        "B.swift:3:8: warning: no such module 'Unheard': it exists neither in the project and its packages, nor on iOS; "
          + "imported by B.swift",
      ])
  }

  func testErrorsNameWhatOnlyIOSHas() {
    let table = CoverageTable(
      page: """
        ### Missing types in UIKit

        `UIPencilInteraction`, `Chart`

        ### Missing members in UIKit

        - `UIScene`: `pointerLockState`,
          `systemProtectionManager`
        """)
    func line(_ text: String) -> String? {
      var filter = DiagnosticFilter(coverage: table)
      return filter.message(in: "/p/A.swift:1:2: error: \(text)")?.text
    }
    let remark = " (exists on iOS, not yet in Portolan)"
    for text in [
      "cannot find 'UIPencilInteraction' in scope", "cannot find type 'MKMapView' in scope",
      "value of type 'UIScene' has no member 'systemProtectionManager'",
    ] {
      XCTAssertEqual(line(text), text + remark)
    }
    for text in ["cannot find 'total' in scope", "value of type 'UIScene' has no member 'titel'"] {
      XCTAssertEqual(line(text), text)
    }
  }
}
