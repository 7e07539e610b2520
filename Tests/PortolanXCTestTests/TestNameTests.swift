import PortolanXCTest
import XCTest

final class TestNameTests: XCTestCase {
  // Tests of a process run one after another.
  nonisolated(unsafe) private static var names: [String] = []

  private class Cart: XCTestCase {
    func testTotal() { TestNameTests.names.append(name) }
  }

  private final class Basket: Cart {
    override var name: String { "Basket" }
  }

  private final class Bag: Cart {}

  private func test<Case: Cart>(_ type: Case.Type) -> XCTestCase {
    type.init(name: "\(type).testTotal", testClosure: { ($0 as? Cart)?.testTotal() })
  }

  func testTestsHaveTheNamesOfIOS() {
    _installTestSupport()
    Self.names = []
    let inner = XCTestSuite(name: "Inner")
    inner.addTest(test(Bag.self))
    let suite = XCTestSuite(name: "Outer")
    suite.addTest(test(Cart.self))
    suite.addTest(test(Basket.self))
    suite.addTest(inner)
    suite.run()
    XCTAssertEqual(Self.names, ["-[Cart testTotal]", "Basket", "-[Bag testTotal]"])
    XCTAssertEqual(test(Bag.self).description, "-[Bag testTotal]")
  }
}
