import Foundation

/// The identifier of one test: module, suite and function.
package struct TestIdentifier: Hashable, Codable, Sendable, Comparable {
  package enum Library: String, Codable, Sendable {
    case xctest, swiftTesting
  }

  package var library: Library
  package var module: String
  /// The XCTest class, or the Swift Testing suite with its parents; empty for a free function.
  package var suite: String
  package var name: String

  package init(library: Library, module: String, suite: String, name: String) {
    self.library = library
    self.module = module
    self.suite = suite
    self.name = name
  }

  /// Parses `Module.Class/method` of XCTest, or `Module.Suite/function()` of Swift Testing, with or without the source
  /// location that Swift Testing appends.
  package init?(_ text: some StringProtocol, library: Library) {
    guard let dot = text.firstIndex(of: "."),
      text[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    var parts = String(text[text.index(after: dot)...]).split(separator: "/" as Character).map { String($0) }
    if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
    guard let name = parts.popLast() else { return nil }
    if library == .xctest, parts.count != 1 { return nil }
    self.init(
      library: library, module: String(text[..<dot]), suite: parts.joined(separator: "/"), name: name)
  }

  /// The text that `--filter` matches: `Module.Suite/name`.
  package var text: String {
    suite.isEmpty ? "\(module).\(name)" : "\(module).\(suite)/\(name)"
  }

  /// The name by which JUnit reports group tests: `Module.Suite`.
  package var className: String { suite.isEmpty ? module : "\(module).\(suite)" }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}
