import AutomationProtocol
import Foundation
import FoundationExtensions
import XCTest

/// A search for elements of an app's interface. It is carried out each time something is asked of it.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  nonisolated let locator: ElementLocator

  nonisolated init(_ locator: ElementLocator) { self.locator = locator }

  private func query(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(locator.appending(step)) }

  private func element(_ step: QueryStep) -> XCUIElement { XCUIElement(locator.appending(step)) }

  // MARK: Elements

  /// The only element that the query finds. Acting on it fails where there are several.
  open var element: XCUIElement { element(.single) }

  open var firstMatch: XCUIElement { element(.first) }

  /// The number of elements at present.
  open var count: Int { found.count }

  open func element(boundBy index: Int) -> XCUIElement { element(.index(index)) }

  @available(*, deprecated, renamed: "element(boundBy:)")
  open func element(at index: UInt) -> XCUIElement { element(.index(Int(index))) }

  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The elements at present, each bound to its index.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// The element whose identifier, label, title, value or placeholder is `key`.
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

  /// Those in which an element matches.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.containing(.predicate(predicate)))
  }

  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.containing(.identifier(elementType, identifier)))
  }

  // MARK: Description

  private var found: [ElementReference] { (try? locator.find()) ?? [] }

  open override var debugDescription: String {
    guard let trace = try? locator.trace() else { return "<\(locator.name)>" }
    return trace.enumerated().map { depth, entry in
      let indent = String(repeating: " ", count: depth * 2)
      let output = entry.output.map { "\(indent)    \(ElementText.line($0.snapshot))\n" }.joined()
      return
        "\(indent)→Find: \(entry.step?.description ?? "Target Application")\n\(indent)  Output: {\n\(output)\(indent)  }\n"
    }.joined()
  }
}

extension XCUIElementQuery: KeyValueReadable {
  package nonisolated func readValue(forKey key: String) -> Any?? {
    MainActor.assumeIsolated { key == "count" ? .some(count) : nil }
  }
}
