import PortolanXCTest
import XCTest

/// Tests of classes whose tests a library lists at run time.
final class ListedTestsTests: XCTestCase {
  // Tests of a process run one after another.
  nonisolated(unsafe) private static var log: [String] = []

  /// The base of a library's tests.
  private class Listing: XCTestCase {
    class var names: [String] { [] }
    class var allTests: [(String, (Listing) -> () throws -> Void)] {
      names.map { name in (name, { test in { ListedTestsTests.log.append("\(type(of: test)): \(name)") } }) }
    }
  }

  private class Cart: Listing, _ListedTests {
    override class var names: [String] { ["a cart, when empty, has no total", "adds", "adds"] }
    func testExamplesOfCart() {}
    nonisolated static var _listedTests: [_ListedTest] { _list(allTests) }
  }

  private final class Basket: Cart {
    override class var names: [String] { ["adds"] }
    func testExamplesOfBasket() {}
  }

  func testTheListTakesThePlaceOfTheMethods() throws {
    Self.log = []
    let cart = testCase([("testExamplesOfCart", Cart.testExamplesOfCart)])
    let basket = testCase([("testExamplesOfBasket", Basket.testExamplesOfBasket)])
    XCTAssertEqual(
      cart.allTests.map(\.0), ["a_cart__when_empty__has_no_total", "adds", "adds_2"])
    XCTAssertEqual(basket.allTests.map(\.0), ["adds"])
    for entry in [cart, basket] {
      for (name, run) in entry.allTests { try run(entry.testCaseClass.init(name: name, testClosure: run)) }
    }
    XCTAssertEqual(
      Self.log, ["Cart: a cart, when empty, has no total", "Cart: adds", "Cart: adds", "Basket: adds"])
  }

  private final class Plain: XCTestCase {
    func testTotal() {}
  }

  func testOtherClassesKeepTheirMethods() {
    XCTAssertEqual(testCase([("testTotal", Plain.testTotal)]).allTests.map(\.0), ["testTotal"])
  }
}
