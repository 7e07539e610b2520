import Projects
import XCTest

final class ShardTests: XCTestCase {
  private func tests(_ suite: String, _ count: Int) -> [TestIdentifier] {
    (0..<count).map { TestIdentifier(library: .xctest, module: "M", suite: suite, name: "test\($0)") }
  }

  func testOtherOutputInAListIsNoTest() {
    XCTAssertNil(TestIdentifier("ERROR: ld.so: object 'a' (cannot open): ignored.", library: .swiftTesting))
    XCTAssertEqual(TestIdentifier("M.Suite/adds(_:)/M.swift:3:4", library: .swiftTesting)?.name, "adds(_:)")
    XCTAssertEqual(TestIdentifier("M.Suite/`two words`()", library: .swiftTesting)?.name, "`two words`()")
  }

  func testSpelling() {
    XCTAssertEqual(Shard("2/5")?.index, 2)
    XCTAssertEqual(Shard("2/5")?.count, 5)
    for text in ["0/5", "6/5", "5", "a/b", "1/0", "1/2/3", ""] { XCTAssertNil(Shard(text), text) }
  }

  func testShardsDivideTheTestsWithoutRest() {
    let all = tests("A", 7) + tests("B", 1) + tests("C", 12) + tests("D", 3)
    for count in 1...9 {
      var seen: [TestIdentifier] = []
      for index in 1...count { seen += Shard("\(index)/\(count)")!.tests(of: all, times: [:]) }
      XCTAssertEqual(seen.sorted(), all.sorted())
    }
  }

  func testSuitesStayTogetherUnlessTheyAreLongerThanAShare() {
    let all = tests("A", 4) + tests("B", 4)
    XCTAssertEqual(Set(Shard("1/2")!.tests(of: all, times: [:]).map(\.suite)).count, 1)
    let one = tests("A", 8)
    XCTAssertEqual(Shard("1/2")!.tests(of: one, times: [:]).count, 4)
  }

  func testTimesOfAnEarlierRunBalanceTheShards() {
    let all = tests("Slow", 2) + tests("Quick", 40)
    var times: [TestIdentifier: Double] = [:]
    for test in all { times[test] = test.suite == "Slow" ? 10 : 0.5 }
    let loads = (1...2).map { index in
      Shard("\(index)/2")!.tests(of: all, times: times).reduce(0) { $0 + times[$1]! }
    }
    XCTAssertEqual(loads, [20, 20])
    // Without times, shards are balanced by the number of tests.
    XCTAssertEqual((1...2).map { Shard("\($0)/2")!.tests(of: all, times: [:]).count }, [22, 20])
  }
}
