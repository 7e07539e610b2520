import Lowering
import XCTest

/// Tests of classes whose tests a library lists at run time.
final class TestListsTests: XCTestCase {
  private let library = SourceFile(
    name: "Spec.swift",
    text: """
      import XCTest
      open class Spec: XCTestCase {
        #if !canImport(Darwin)
        public class var allTests: [(String, (Spec) -> () throws -> Void)] { [] }
        #endif
      }
      """)

  private func code(_ text: String, _ others: [SourceFile] = []) -> [String] {
    let file = SourceFile(name: "A.swift", text: text)
    let lists = TestLists(([library, file] + others).map(\.facts))
    return file.listedTests(lists).split(separator: "\n").map(String.init)
  }

  func testClassesGetAMethodAndTheList() {
    XCTAssertEqual(
      code("import Library\nfinal class ASpec: Spec {\n  override class func spec() {}\n}\n"),
      [
        "import PortolanXCTest",
        "extension ASpec { nonisolated public func testExamplesOfASpec() {} }; extension ASpec: _ListedTests { "
          + "nonisolated public static var _listedTests: [_ListedTest] { _list(allTests) } }",
      ])
  }

  func testASubclassOfAListedClassInheritsTheList() {
    let base = SourceFile(name: "B.swift", text: "class BaseSpec: Spec {}\n")
    XCTAssertEqual(
      code("class BSpec: BaseSpec {}\n", [base]),
      ["import PortolanXCTest", "extension BSpec { nonisolated public func testExamplesOfBSpec() {} }"])
  }

  func testOtherClassesAreLeftAlone() {
    for text in [
      "import XCTest\nclass A: XCTestCase { func testA() {} }\n",
      "private class A: Spec {}\n",
      "struct Outer {\n  class A: Spec {}\n}\n",
      "#if os(macOS)\nclass A: Spec {}\n#endif\n",
      "let a = \"class A: Spec\"\n",
    ] {
      XCTAssertEqual(code(text), [], text)
    }
    XCTAssertEqual(code("#if os(iOS)\nclass A: Spec {}\n#endif\n").count, 2)
  }

  /// A list of methods adds nothing to the sources.
  func testListsOfMethodsAreLeftAlone() {
    let base = SourceFile(
      name: "Base.swift",
      text: """
        import XCTest
        class Base: XCTestCase {
          class var allTests: [(String, (Base) -> () throws -> Void)] { [("testA", testA)] }
          func testA() {}
        }
        """)
    let file = SourceFile(name: "A.swift", text: "class A: Base {}\n")
    XCTAssertEqual(file.listedTests(TestLists([base, file].map(\.facts))), "")
  }

  func testTheFingerprintChangesWithTheClasses() {
    let one = SourceFile(name: "A.swift", text: "class A: Spec {}\n")
    let other = SourceFile(name: "A.swift", text: "class B: Spec {}\n")
    XCTAssertEqual(TestLists([one.facts]).fingerprint, "")
    XCTAssertNotEqual(
      TestLists([library, one].map(\.facts)).fingerprint,
      TestLists([library, other].map(\.facts)).fingerprint)
  }
}
