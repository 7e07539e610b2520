import UIKit
import XCTest

/// The tables of properties by name follow from the public declarations. With `PORTOLAN_RECORD` in the
/// environment they are written; otherwise the test checks that they are up to date.
final class KeyTableTests: XCTestCase {
  func testTheTablesAreThoseOfThePublicProperties() throws {
    let files = KeyTable.files([try SymbolGraph.extract("UIKit"), try SymbolGraph.extract("QuartzCore")])
    let folder = BuiltModules.root.appendingPathComponent("Sources/UIKit/KeyValue")
    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("KeyTables+")
    }
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      for name in generated { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
      for (name, text) in files {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      return
    }
    XCTAssertEqual(Set(generated), Set(files.keys), "record them with PORTOLAN_RECORD=1")
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let present = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      XCTAssert(present == text, "\(name) is out of date: record it with PORTOLAN_RECORD=1")
    }
    XCTAssertGreaterThan(files.values.reduce(0) { $0 + $1.components(separatedBy: "table.").count }, 1000)
  }
}
