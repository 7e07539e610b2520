import Foundation

/// The source of a UI test during recording. Each line is a statement.
package struct RecordedTest {
  package let className: String
  package private(set) var statements: [String] = []
  /// The text typed since the last other action, and the expression of its field.
  private var typed: (target: String, text: String)?

  /// The arguments that the app was launched with.
  private let arguments: [String]

  package init(className: String, arguments: [String] = []) {
    self.className = className
    self.arguments = arguments
  }

  package mutating func add(_ statement: String) {
    endTyping()
    statements.append(statement)
  }

  package mutating func type(_ text: String, into target: String) {
    if let old = typed, old.target == target {
      typed = (target, old.text + text)
      statements[statements.count - 1] = Self.typing(target, old.text + text)
    } else {
      typed = (target, text)
      statements.append(Self.typing(target, text))
    }
  }

  private mutating func endTyping() { typed = nil }

  private static func typing(_ target: String, _ text: String) -> String {
    "\(target).typeText(\(ElementPhrase.quoted(text)))"
  }

  package var source: String {
    let launch =
      arguments.isEmpty
      ? [] : ["app.launchArguments = [\(arguments.map(ElementPhrase.quoted).joined(separator: ", "))]"]
    let lines = (["let app = XCUIApplication()"] + launch + ["app.launch()"] + statements)
      .map { "    \($0)\n" }.joined()
    return """
      import XCTest

      @MainActor
      final class \(className): XCTestCase {
        func testRecorded() {
      \(lines)  }
      }

      """
  }
}
