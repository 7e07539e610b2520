import SeededRandom
import XCTest

@testable import FoundationExtensions

final class PredicateTests: XCTestCase {
  private class Animal {
    var name: String
    var age: Int
    init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
  }

  private final class Dog: Animal {
    var tags = ["good", "brown"]
    var owner: Animal?
  }

  private let dog: Dog = {
    let dog = Dog("Bello", 7)
    dog.owner = Animal("Zoë", 40)
    return dog
  }()

  private func holds(_ format: String, _ arguments: Any..., line: UInt = #line) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: dog)
  }

  func testComparisons() {
    XCTAssertTrue(holds("age == 7"))
    XCTAssertTrue(holds("age = %d AND name == %@", 7, "Bello"))
    XCTAssertTrue(holds("age != 8 && age <> 9"))
    XCTAssertTrue(holds("age >= 7 AND age <= 7 AND NOT age < 7 AND !(age > 7)"))
    XCTAssertTrue(holds("age BETWEEN {5, 10}"))
    XCTAssertTrue(holds("age BETWEEN %@", [5, 10]))
    XCTAssertTrue(holds("%K > %f", "age", 6.5))
    XCTAssertTrue(holds("age + 3 * 2 == 13 AND (age - 1) / 2 = 3 AND 2 ** 3 = 8 AND -age < 0"))
    XCTAssertTrue(holds("owner != nil AND owner.age == 0x28"))
    XCTAssertTrue(holds("age == 1 OR name == 'Bello' AND age == 7"))
    XCTAssertFalse(holds("(age == 1 OR name == 'Bello') AND age == 8"))
    XCTAssertTrue(holds("TRUEPREDICATE AND NOT FALSEPREDICATE"))
  }

  func testText() {
    XCTAssertTrue(holds("name BEGINSWITH 'Be' AND name ENDSWITH 'lo' AND name CONTAINS 'ell'"))
    XCTAssertFalse(holds("name BEGINSWITH 'be'"))
    XCTAssertTrue(holds("name BEGINSWITH[c] 'be' AND owner.name ==[cd] 'ZOE'"))
    XCTAssertTrue(holds("name LIKE 'B?l*' AND NOT name LIKE 'b*' AND name LIKE[c] 'b*'"))
    XCTAssertTrue(holds("name MATCHES '[A-Z][a-z]+'"))
    XCTAssertFalse(holds("name MATCHES '[A-Z]'"))
    XCTAssertTrue(holds("name CONTAINS %@", "ello"))
    XCTAssertTrue(holds("name < 'C' AND name.length == 5"))
  }

  func testCollections() {
    XCTAssertTrue(holds("name IN %@", ["Bello", "Rex"]))
    XCTAssertTrue(holds("name IN {'Bello', 'Rex'} AND NOT age IN {1, 2}"))
    XCTAssertTrue(holds("'good' IN tags AND tags CONTAINS 'brown' AND tags.@count == 2"))
    XCTAssertTrue(holds("ANY tags BEGINSWITH 'b' AND ALL tags.length > 3 AND NONE tags == 'bad'"))
    XCTAssertTrue(
      NSPredicate(format: "@sum.age == 47 AND @max.age == 40 AND @avg.age > 23").evaluate(with: [
        dog, dog.owner!,
      ]))
  }

  func testSelfAndDictionaries() {
    XCTAssertEqual(
      (["ab", "b"] as NSArray).filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "a")) as? [String],
      ["ab"])
    XCTAssertTrue(NSPredicate(format: "SELF > 3").evaluate(with: 4))
    XCTAssertTrue(NSPredicate(format: "SELF IN %@ AND SELF > %d", [4, 5], 3).evaluate(with: 4))
    XCTAssertTrue(NSPredicate(format: "self.x.y == 1").evaluate(with: ["x": ["y": 1]]))
    XCTAssertTrue(
      NSPredicate(format: "x == $limit").evaluate(with: ["x": 2], substitutionVariables: ["limit": 2]))
  }

  func testFunctionsAndSubqueries() {
    let order: NSDictionary = ["lines": [["n": 1], ["n": 5], ["n": 9]], "name": "Ab"]
    for format in [
      "SUBQUERY(lines, $l, $l.n > 3).@count == 2", "sum(lines.n) == 15", "max(lines.n) == 9",
      "lowercase(name) == 'ab'", "length(name) == 2", "now() > %@",
    ] {
      let arguments: [Any] = format.hasSuffix("%@") ? [Date.distantPast] : []
      XCTAssertTrue(NSPredicate(format: format, argumentArray: arguments).evaluate(with: order), format)
    }
    XCTAssertFalse(
      NSPredicate(format: "SUBQUERY(lines, $l, $l.n > 9).@count > 0").evaluate(with: order))
  }

  func testValuesAreArgumentsOfFormats() {
    let id = UUID()
    let predicate = NSPredicate(format: "id == %@ AND day < %@", id as CVarArg, Date.distantFuture as CVarArg)
    XCTAssertTrue(predicate.evaluate(with: ["id": id, "day": Date.distantPast]))
    XCTAssertEqual(String(format: "%@", id as CVarArg), id.uuidString)
    let set: NSSet = ["a", "b"]
    XCTAssertEqual(set.count, 2)
  }

  func testFaultyFormatsSayWhere() {
    func message(_ format: String, _ arguments: Any...) -> String? {
      do {
        _ = try PredicateParser.parse(format, arguments)
        return nil
      } catch {
        return error.description
      }
    }
    XCTAssertEqual(
      message("age =="), "Unable to parse the format string \"age ==\": the format ends too early at offset 6"
    )
    XCTAssertEqual(
      message("age 5"), "Unable to parse the format string \"age 5\": a comparison is missing at offset 4")
    XCTAssertEqual(
      message("name == %@"),
      "Unable to parse the format string \"name == %@\": there are fewer arguments than the format takes at offset 8"
    )
    XCTAssertNotNil(message("name == 'open"))
    XCTAssertNotNil(message("(age == 1"))
    XCTAssertNotNil(message("age == 1 age"))
    XCTAssertNotNil(message("age ==[q] 1"))
    XCTAssertNotNil(message("median(a) == 1"))
    XCTAssertNotNil(message("SUBQUERY(a, b, c == 1).@count > 0"))
    XCTAssertNotNil(message(""))
    XCTAssertNotNil(message("age == %d", 1, 2))
  }

  func testAnyFormatIsReadOrRefused() {
    var random = SeededNumbers(seed: 9)
    let words = [
      "a", "==", "(", ")", "AND", "NOT", "1", "'x'", "{", "}", ",", "IN", "%@", "+", "[", "c", "]", "ANY",
      "%",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let format = (0..<Int.random(in: 1...7, using: &random)).map { _ in words.randomElement(using: &random)!
      }
      .joined(separator: " ")
      if (try? PredicateParser.parse(format, [])) != nil { read += 1 }
    }
    XCTAssertGreaterThan(read, 10)
  }
}
