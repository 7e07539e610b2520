import Lowering
import XCTest

final class InterfaceFingerprintTests: XCTestCase {
  private func isSame(_ a: String, _ b: String) -> Bool {
    InterfaceFingerprint.text(of: a) == InterfaceFingerprint.text(of: b)
  }

  func testBodiesAreNoPartOfTheInterface() {
    XCTAssertTrue(isSame("func f() -> Int { 1 }", "func f() -> Int { let a = 2; return a }"))
    XCTAssertTrue(
      isSame(
        "struct V: View { var body: some View { A() } }",
        "struct V: View { var body: some View { B { C() } } }"))
    XCTAssertTrue(isSame("class A { init() { a = 1 } }", "class A { init() { a = 2 } }"))
    XCTAssertTrue(isSame("var a: Int { get { 1 } set { b = 1 } }", "var a: Int { get { 2 } set { b = 2 } }"))
  }

  func testDeclarationsAreTheInterface() {
    XCTAssertFalse(isSame("func f() -> Int { 1 }", "func f() -> Double { 1 }"))
    XCTAssertFalse(isSame("struct A { var a = 1 }", "struct A { var a = 1.0 }"))
    XCTAssertFalse(isSame("let a = { 1 }()", "let a = { 1.0 }()"))
    XCTAssertFalse(isSame("struct A {}", "struct A { @State var b = 1 }"))
    XCTAssertFalse(isSame("import A", "import B"))
  }

  func testInlinableBodiesMatter() {
    XCTAssertNil(InterfaceFingerprint.text(of: "@inlinable public func f() { g() }"))
  }
}
