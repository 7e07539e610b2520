import XCTest

/// A test in a list: its name and the function that runs it.
public typealias _ListedTest = (String, (XCTestCase) throws -> Void)

/// A class of tests whose tests its library lists at run time.
public protocol _ListedTests: XCTestCase {
  static var _listedTests: [_ListedTest] { get }
}

/// Converts a list of a library. As on iOS, names are those of methods: other characters become underscores, and names that recur
/// get numbers.
public func _list<T: XCTestCase>(_ tests: [(String, (T) -> () throws -> Void)]) -> [_ListedTest] {
  var counts: [String: Int] = [:]
  return tests.map { name, test in
    let method = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let count = counts[method, default: 0] + 1
    counts[method] = count
    return (count == 1 ? method : "\(method)_\(count)", { try test($0 as! T)() })
  }
}

/// Replaces XCTest's function for classes whose tests are listed. The method that stands for them in the sources is left out.
public func testCase<T: _ListedTests>(_ tests: [(String, (T) -> () -> Void)]) -> XCTestCaseEntry {
  (testCaseClass: T.self, allTests: T._listedTests)
}
