// Every `Date()` is of a calendar in virtual time.
final class WaitTests: XCTestCase {
  func testSleeps() {
    Thread.sleep(forTimeInterval: 1)
    let date = Date()
    XCTAssertEqual(date, try await Task.sleep(for: .seconds(1)))
  }

  func testAnotherProcess() {
    // The window is another process.
    usleep(5)

    usleep(6)
    XCTAssertTrue(text == "Thread.sleep()")
  }

  func testRandomNumbers() {
    XCTAssertEqual(Int.random(in: 0...5), [1, 2].shuffled()[0])
    XCTAssertEqual(Int.random(in: 0...5, using: &numbers), 0...random(3))
    print(
      """
      usleep(7)
      """)
  }

  func testIsThere() {
    let found = find()
    XCTAssertNotNil(found)
  }

  func testIsRight() throws {
    XCTAssertNotNil(find())
    XCTAssertEqual(find()?.name, "Faro")
  }

  func testNothing() {
  }
}
