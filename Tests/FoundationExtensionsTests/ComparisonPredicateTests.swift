import Foundation
import FoundationExtensions
import XCTest

/// Tests comparisons of expressions, whose properties are Swift key paths.
final class ComparisonPredicateTests: XCTestCase {
  private final class Harbor: NSObject {
    let ships: Int
    let name: String?

    init(ships: Int, name: String?) {
      self.ships = ships
      self.name = name
    }
  }

  /// Calls through a protocol give no warning that the enumerations of Foundation are deprecated.
  private protocol Comparing {
    func predicate<Value>(_ keyPath: KeyPath<Harbor, Value>, isAtLeast value: Value) -> NSPredicate
    func predicate(name: String) -> NSPredicate
  }

  private struct Comparison: Comparing {
    @available(swift, deprecated: 1)
    func predicate<Value>(_ keyPath: KeyPath<Harbor, Value>, isAtLeast value: Value) -> NSPredicate {
      PTComparisonPredicate(
        leftExpression: PTExpression(forKeyPath: keyPath),
        rightExpression: PTExpression(forConstantValue: value), modifier: .direct,
        type: .greaterThanOrEqualTo)
    }

    @available(swift, deprecated: 1)
    func predicate(name: String) -> NSPredicate {
      PTComparisonPredicate(
        leftExpression: PTExpression(forKeyPath: \Harbor.name),
        rightExpression: PTExpression(forConstantValue: name), modifier: .direct, type: .contains,
        options: [.caseInsensitive])
    }
  }

  private let comparison: any Comparing = Comparison()

  func testNumbersAreCompared() {
    let many = comparison.predicate(\.ships, isAtLeast: 3)
    XCTAssertTrue(many.evaluate(with: Harbor(ships: 3, name: nil)))
    XCTAssertFalse(many.evaluate(with: Harbor(ships: 2, name: nil)))
  }

  func testTextIsComparedWithOptions() {
    let predicate = comparison.predicate(name: "GEN")
    XCTAssertTrue(predicate.evaluate(with: Harbor(ships: 1, name: "Genoa")))
    XCTAssertFalse(predicate.evaluate(with: Harbor(ships: 1, name: "Venice")))
    XCTAssertFalse(predicate.evaluate(with: Harbor(ships: 1, name: nil)))
  }

  func testAnObjectOfAnotherTypeDoesNotMatch() {
    XCTAssertFalse(comparison.predicate(\.ships, isAtLeast: 0).evaluate(with: NSObject()))
  }
}
