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

  private func predicate<Value>(_ keyPath: KeyPath<Harbor, Value>, isAtLeast value: Value) -> NSPredicate {
    PTComparisonPredicate(
      leftExpression: PTExpression(forKeyPath: keyPath),
      rightExpression: PTExpression(forConstantValue: value),
      modifier: .direct, type: .greaterThanOrEqualTo)
  }

  func testNumbersAreCompared() {
    let many = predicate(\.ships, isAtLeast: 3)
    XCTAssertTrue(many.evaluate(with: Harbor(ships: 3, name: nil)))
    XCTAssertFalse(many.evaluate(with: Harbor(ships: 2, name: nil)))
  }

  func testTextIsComparedWithOptions() {
    let predicate = PTComparisonPredicate(
      leftExpression: PTExpression(forKeyPath: \Harbor.name),
      rightExpression: PTExpression(forConstantValue: "GEN"), modifier: .direct, type: .contains,
      options: .caseInsensitive)
    XCTAssertTrue(predicate.evaluate(with: Harbor(ships: 1, name: "Genoa")))
    XCTAssertFalse(predicate.evaluate(with: Harbor(ships: 1, name: "Venice")))
    XCTAssertFalse(predicate.evaluate(with: Harbor(ships: 1, name: nil)))
  }

  func testAnObjectOfAnotherTypeDoesNotMatch() {
    XCTAssertFalse(predicate(\.ships, isAtLeast: 0).evaluate(with: NSObject()))
  }
}
