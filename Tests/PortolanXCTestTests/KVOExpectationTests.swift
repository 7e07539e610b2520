import ObjCRuntime
import PortolanXCTest

/// Tests expectations of changes of properties.
final class KVOExpectationTests: XCTestCase {
  func testAValueThatTheObjectNeverHas() {
    let five = XCTKVOExpectation(keyPath: "count", object: Observed(), expectedValue: 5)
    XCTAssertEqual(XCTWaiter().wait(for: [five], timeout: 0), .timedOut)
  }

  func testValuesHandlersAndChanges() {
    let object = Observed()
    let value = keyValueObservingExpectation(for: object, keyPath: "count", expectedValue: 2)
    let change = keyValueObservingExpectation(for: object, keyPath: "count")
    let large = keyValueObservingExpectation(for: object, keyPath: "count") { observed, change in
      (observed as? Observed)?.count ?? 0 > 1 && change[NSKeyValueChangeKey.newKey] as? Int == 2
    }
    let now = XCTKVOExpectation(keyPath: "count", object: object, expectedValue: 0)
    let never = XCTKVOExpectation(keyPath: "count", object: object, expectedValue: 7)
    never.isInverted = true
    object.count = 1
    object.count = 2
    wait(for: [value, change, large, now, never], timeout: 0.1)
  }
}

/// An object with a property by name, as lowering leaves it.
private final class Observed: NSObject {
  var count = 0 {
    willSet { willChangeValue(forKey: "count") }
    didSet { didChangeValue(forKey: "count") }
  }

  private enum Table {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
      _ObjCTables.add {
        _ObjCClasses.at($0!).add(Observed.self) { table in
          table.property("count", \Observed.count)
        }
      }
    }
  }
}
