import AutomationProtocol
import Foundation
import FoundationExtensions
import XCTest

/// A query for elements of an app's interface, which is evaluated on every access.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  nonisolated let locator: ElementLocator

  nonisolated init(_ locator: ElementLocator) { self.locator = locator }

  private func query(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(locator.appending(step)) }

  private func element(_ step: QueryStep) -> XCUIElement { XCUIElement(locator.appending(step)) }

  // MARK: Elements

  /// The only match. Actions on it fail if there are several.
  open var element: XCUIElement { element(.single) }

  open var firstMatch: XCUIElement { element(.first) }

  /// The current number of matches.
  open var count: Int { found.count }

  open func element(boundBy index: Int) -> XCUIElement { element(.index(index)) }

  @available(*, deprecated, renamed: "element(boundBy:)")
  open func element(at index: UInt) -> XCUIElement { element(.index(Int(index))) }

  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The current matches, each bound to its index.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// The element whose identifier, label, title, value or placeholder equals `key`.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  // MARK: Narrowing

  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    query(.descendants(type))
  }

  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.children(type)) }

  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { query(.matching(.predicate(predicate))) }

  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.matching(.identifier(elementType, identifier)))
  }

  open func matching(identifier: String) -> XCUIElementQuery {
    query(.matching(.identifier(.any, identifier)))
  }

  /// Returns the elements with a matching descendant.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.containing(.predicate(predicate)))
  }

  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.containing(.identifier(elementType, identifier)))
  }

  // MARK: Description

  private var found: [ElementReference] { locator.findOrReport() }

  open override var debugDescription: String {
    guard let trace = try? locator.trace() else { return "<\(locator.name)>" }
    return trace.enumerated().map { depth, entry in
      let indent = String(repeating: " ", count: depth * 2)
      let output = entry.output.map { "\(indent)    \(ElementText.line($0.snapshot))\n" }.joined()
      return
        "\(indent)→Find: \(entry.step?.description ?? "Target Application '\(locator.application)'")\n\(indent)  Output: {\n\(output)\(indent)  }\n"
    }.joined()
  }
}

extension XCUIElementQuery: KeyValueReadable {
  package nonisolated func readValue(forKey key: String) -> Any?? {
    // XCTest evaluates predicates on the main thread, which its run loop waits on.
    MainActor.assumeIsolated { key == "count" ? .some(count) : nil }
  }
}
