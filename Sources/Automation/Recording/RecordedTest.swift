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

  package mutating func replaceLast(with statement: String) {
    endTyping()
    statements[statements.count - 1] = statement
  }

  /// A statement that scrolls a view by a distance in points.
  package static func scrolling(_ target: String, dx: Int, dy: Int) -> String {
    "\(scrollPrefix)\(target), by: CGVector(dx: \(dx), dy: \(dy)))"
  }

  private static let scrollPrefix = "scroll("

  /// A function that scrolls by drags which end at rest.
  private static let scrollFunction = """

      /// Scrolls a view by a distance in points.
      private func scroll(_ view: XCUIElement, by distance: CGVector) {
        // Beside sliders and wheels, which would move instead.
        let center = view.coordinate(
          withNormalizedOffset: CGVector(dx: distance.dx == 0 ? 0.04 : 0.5, dy: 0.5))
        let steps = max(abs(distance.dx) / view.frame.width, abs(distance.dy) / view.frame.height) * 2
        let count = max(1, steps.rounded(.up))
        let (dx, dy) = (distance.dx / count, distance.dy / count)
        for _ in 0..<Int(count) {
          let start = center.withOffset(CGVector(dx: dx / 2, dy: dy / 2))
          let end = center.withOffset(CGVector(dx: -dx / 2, dy: -dy / 2))
          start.press(forDuration: 0, thenDragTo: end, withVelocity: .default, thenHoldForDuration: 0.2)
        }
      }

    """

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
    let scrolls = statements.contains { $0.hasPrefix(Self.scrollPrefix) }
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
      \(scrolls ? Self.scrollFunction : "")}

      """
  }
}
