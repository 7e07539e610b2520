import Projects
import XCTest

final class DiagnosticFilterTests: XCTestCase {
  private func lines(_ output: String, originals: [String: String] = [:]) -> [String] {
    var filter = DiagnosticFilter(originals: originals)
    return output.split(separator: "\n").compactMap { filter.message(in: String($0))?.line }
  }

  func testOneLineForEachMessageOnce() {
    XCTAssertEqual(
      lines(
        """
        Building for debugging...
        /p/A.swift:4:12: error: cannot find 'x' in scope
        3 |
        4 |   print(x)
          |         `- error: cannot find 'x' in scope
        [3/7] Compiling App B.swift
        /p/A.swift:4:12: error: cannot find 'x' in scope
        /p/B.swift:1:1: warning: unused
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        error: fatalError
        """),
      ["/p/A.swift:4:12: error: cannot find 'x' in scope", "/p/B.swift:1:1: warning: unused"])
  }

  func testPlacesAreThoseOfTheOriginals() {
    XCTAssertEqual(
      lines("/g/Sources/App/A.swift:4:12: error: bad", originals: ["/g/Sources/App/A.swift": "/p/A.swift"]),
      ["/p/A.swift:4:12: error: bad"])
  }

  func testAMissingModuleIsNamedOnce() {
    XCTAssertEqual(
      lines("/p/A.swift:1:8: error: no such module 'WebKit'\n/p/B.swift:1:8: error: no such module 'WebKit'"),
      ["/p/A.swift:1:8: error: no such module 'WebKit' (neither in the project nor in Portolan)"])
  }

  func testTheLinkerAndThePackageManagerHaveMessagesToo() {
    XCTAssertEqual(
      lines(
        "a.o:(.text+0x3): undefined reference to 'thing'\nerror: target 'A' is empty\nwarning: prohibited flag(s): -pthread"
      ),
      ["error: undefined reference to 'thing'", "error: target 'A' is empty"])
  }

  func testErrorsInAddedCodeAreSaidOnlyWhereTheFilesHaveNone() {
    let added = "/app/List.swift (generated):5:2: error: cannot find type 'Web' in scope"
    var filter = DiagnosticFilter()
    XCTAssertNil(filter.message(in: added))
    XCTAssertEqual(filter.remaining().map(\.line), [added])
    XCTAssertEqual(filter.errors, 1)

    filter = DiagnosticFilter()
    XCTAssertNil(filter.message(in: added))
    XCTAssertNotNil(filter.message(in: "/app/List.swift:9:5: error: cannot find type 'Web' in scope"))
    XCTAssertEqual(filter.remaining(), [])
    XCTAssertEqual(filter.errors, 1)
  }
}
