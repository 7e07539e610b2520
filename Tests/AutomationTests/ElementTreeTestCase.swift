import Automation
import AutomationProtocol
import PortolanTesting
import SwiftUI
import UIKit
import XCTest

/// Compares elements in the notation of UI tests, one per line: type, label or identifier, value, states.
@MainActor
class ElementTreeTestCase: XCTestCase {
  /// Returns the elements of a screen without its window and without plain views that have no text.
  func elements(of controller: UIViewController) -> String {
    let app = TestApp()
    app.show(controller)
    return elements(of: app)
  }

  func elements(of view: some View) -> String { elements(of: UIHostingController(rootView: view)) }

  func elements(of app: TestApp, in type: XCUIElementType? = nil) -> String {
    var lines: [String] = []
    func add(_ element: ElementSnapshot, _ depth: Int, _ isShown: Bool) {
      let isShown = isShown || element.type == type
      let isPlain =
        element.type == .application
        || [.other, .window].contains(element.type) && element.label.isEmpty
          && element.identifier.isEmpty
      if !isPlain, isShown { lines.append(String(repeating: "  ", count: depth) + Self.line(element)) }
      for child in element.children { add(child, isPlain || !isShown ? depth : depth + 1, isShown) }
    }
    add(ElementTree().snapshot(.app), 0, type == nil)
    return lines.joined(separator: "\n")
  }

  private static func line(_ element: ElementSnapshot) -> String {
    var text = element.type.displayName
    if !element.identifier.isEmpty { text += " #\(element.identifier)" }
    if !element.label.isEmpty { text += " '\(element.label)'" }
    if let value = element.value, !value.text.isEmpty { text += " = \(value.text)" }
    if element.flags.contains(.selected) { text += " Selected" }
    if !element.flags.contains(.enabled) { text += " Disabled" }
    return text
  }
}
