import Foundation

/// The name of one test: module, suite and function.
package struct TestIdentifier: Hashable, Codable, Sendable, Comparable {
  package enum Library: String, Codable, Sendable {
    case xctest, swiftTesting
  }

  package var library: Library
  package var module: String
  /// The class of XCTest, or the suite of Swift Testing with those around it; empty for a free function.
  package var suite: String
  package var name: String

  package init(library: Library, module: String, suite: String, name: String) {
    self.library = library
    self.module = module
    self.suite = suite
    self.name = name
  }

  /// Reads `Module.Class/method` of XCTest, or `Module.Suite/function()` of Swift Testing, with or without the place in the
  /// source that Swift Testing adds.
  package init?(_ text: some StringProtocol, library: Library) {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    var parts = String(text[text.index(after: dot)...]).split(separator: "/" as Character).map { String($0) }
    if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
    guard let name = parts.popLast() else { return nil }
    if library == .xctest, parts.count != 1 { return nil }
    self.init(
      library: library, module: String(text[..<dot]), suite: parts.joined(separator: "/"), name: name)
  }

  /// `Module.Suite/name`, as `--filter` sees it.
  package var text: String {
    suite.isEmpty ? "\(module).\(name)" : "\(module).\(suite)/\(name)"
  }

  /// `Module.Suite`, by which JUnit's reports group tests.
  package var className: String { suite.isEmpty ? module : "\(module).\(suite)" }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}
