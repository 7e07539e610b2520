import CMethodTables
import XCTest

/// Names tests as on iOS: `-[CartTests testTotal]`. Tests cut the name of a screenshot or a setting out of it.
///
/// `XCTestCase.name` is looked up in the table of methods of the test's class, so the entry there is replaced by an override's.
enum TestNames {
  /// Replaces the names of the tests of a suite.
  static func install(in suite: XCTestSuite) {
    for test in suite.tests {
      switch test {
      case let suite as XCTestSuite: install(in: suite)
      case let test as XCTestCase: install(in: type(of: test))
      default: break
      }
    }
  }

  private static func install(in type: XCTestCase.Type) {
    func table(of type: XCTestCase.Type) -> UnsafeRawPointer {
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    }
    ptl_replace_inherited_method(
      table(of: type), table(of: XCTestCase.self), table(of: NamedTest.self), table(of: PlainTest.self))
  }

  /// Converts `CartTests.testTotal`. Other names are returned unchanged.
  static func appleName(_ name: String) -> String {
    guard !name.hasPrefix("-["), let dot = name.firstIndex(of: ".") else { return name }
    return "-[\(name[..<dot]) \(name[name.index(after: dot)...])]"
  }
}

/// Contains the override that replaces the method of other test cases. It has no stored properties, because it runs on their
/// instances.
private final class NamedTest: XCTestCase {
  override var name: String { TestNames.appleName(super.name) }
}

/// A subclass without overrides.
private final class PlainTest: XCTestCase {}
