import XCTest

@MainActor final class Journal {
  var lines: [String] = []
}

@MainActor class BaseTests: XCTestCase {
  var journal: Journal!

  override class func setUp() {
    super.setUp()
    count = 0
  }

  static var count = 1

  override func setUp() {
    super.setUp()
    journal = Journal()
    journal.lines.append("setUp \(BaseTests.count) \(#function)")
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    journal.lines.append("tearDownWithError")
  }

  public override func tearDown() {
    journal.lines.append("tearDown")
    super.tearDown()
  }
}

class DerivedTests: BaseTests {
  override func setUp() { super.setUp(); journal.lines.append("derived") }
}

final class PlainTests: XCTestCase {
  private(set) var isReady = false
  @MainActor var journal = Journal()
  @MainActor override func setUp() { journal.lines.append("own") }
  override func setUpWithError() throws { isReady = true }
}
