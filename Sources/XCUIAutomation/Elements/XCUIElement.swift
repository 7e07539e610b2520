import AutomationProtocol
import CoreGraphics
import Foundation
import FoundationExtensions
import XCTest

/// An element of an app's interface, identified by a query that is evaluated on every access.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding
{
  nonisolated let locator: ElementLocator

  nonisolated init(_ locator: ElementLocator) { self.locator = locator }

  // MARK: Existence

  /// Whether the element exists. Unlike actions, does not wait, and fails the test only
  /// where the app crashes.
  open var exists: Bool { !locator.findOrReport().isEmpty }

  /// Waits until the element exists.
  /// - Parameter timeout: Seconds of real time. An app on a simulated device becomes idle immediately, so
  ///   waiting is only needed for tasks and the network.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool { locator.wait(timeout) { exists } }

  /// Waits until the element no longer exists.
  @discardableResult
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    locator.wait(timeout) { !exists }
  }

  /// Waits until the element no longer exists. Some versions of Xcode import the method with this name.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { waitForNonExistence(withTimeout: timeout) }

  /// Waits until a property has a value.
  open func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool {
    locator.wait(timeout) { exists && self[keyPath: keyPath] == expectedValue }
  }

  /// Whether a touch at the current position reaches the element: it is on screen and not covered.
  open var isHittable: Bool {
    guard let reference = try? locator.resolve(), reference.snapshot.type != .application else {
      return exists
    }
    guard case .point(let point) = try? locator.ask(.hitPoint(reference.snapshot.id, scrolls: false)) else {
      return false
    }
    return point != nil
  }

  // MARK: Queries

  open var firstMatch: XCUIElement { XCUIElement(locator.appending(.first)) }

  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(locator.appending(.descendants(type)))
  }

  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(locator.appending(.children(type)))
  }

  /// Returns a coordinate relative to the element.
  /// - Parameter normalizedOffset: Fractions of the element's width and height from its top left corner.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset, pointsOffset: .zero)
  }

  // MARK: Attributes

  /// An attribute of the element. Fails the test if the element does not exist.
  private func attribute<Value>(_ fallback: Value, _ read: (ElementSnapshot) -> Value) -> Value {
    do {
      return read(try locator.resolveForAction().snapshot)
    } catch {
      let reason = (error as? ElementLocator.Missing)?.message ?? "\(error)"
      TestSession.shared.failAtCaller("Failed to get matching snapshot: \(reason)")
      return fallback
    }
  }

  open var identifier: String { attribute("") { $0.identifier } }
  open var frame: CGRect { attribute(.zero) { $0.frame } }
  open var value: Any? { attribute(nil) { $0.value?.text } }
  open var title: String { attribute("") { $0.title } }
  open var label: String { attribute("") { $0.label } }
  open var elementType: XCUIElement.ElementType { attribute(.any) { $0.type } }
  open var isEnabled: Bool { attribute(false) { $0.flags.contains(.enabled) } }
  open var placeholderValue: String? { attribute(nil) { $0.placeholder } }
  open var isSelected: Bool { attribute(false) { $0.flags.contains(.selected) } }
  open var hasFocus: Bool { attribute(false) { $0.flags.contains(.focused) } }

  /// Returns an attribute by its name, such as `hasKeyboardFocus`, or the app with `application`. Fails the test if there is no
  /// such attribute.
  open func value(forKey key: String) -> Any? {
    if let value = readValue(forKey: key) { return value }
    TestSession.shared.failAtCaller("The element is not key value coding-compliant for the key \(key).")
    return nil
  }

  open var horizontalSizeClass: SizeClass { sizeClass { $0.width } }
  open var verticalSizeClass: SizeClass { sizeClass { $0.height } }

  /// The size classes of the screen: regular from 500 points, which matches phones and tablets.
  private func sizeClass(_ length: (CGSize) -> CGFloat) -> SizeClass {
    guard case .deviceState(let state)? = try? locator.ask(.deviceState) else { return .unspecified }
    return state.isPad || length(state.screen.size) >= 500 ? .regular : .compact
  }

  /// The position of a slider's thumb, from 0 to 1.
  open var normalizedSliderPosition: CGFloat {
    attribute(0) { snapshot in
      let text = snapshot.value?.text.filter { $0.isNumber || $0 == "." } ?? ""
      return CGFloat(Double(text) ?? 0) / 100
    }
  }

  open func snapshot() throws -> any XCUIElementSnapshot {
    do {
      return SnapshotElement(element: try locator.resolve().snapshot)
    } catch let missing as ElementLocator.Missing {
      throw SnapshotError(errorDescription: "Failed to get matching snapshot: \(missing.message)")
    }
  }

  private struct SnapshotError: LocalizedError {
    let errorDescription: String?
  }

  // MARK: Description

  open override var description: String { locator.name }

  open override var debugDescription: String {
    do {
      let trace = try locator.trace()
      guard let only = trace.last?.output.first else { return "No matches found for \(locator.name)" }
      return ElementText.description(only, trace, application: locator.application)
    } catch {
      return (error as? ElementLocator.Missing)?.message ?? "\(error)"
    }
  }
}

extension XCUIElement: KeyValueReadable {
  package nonisolated func readValue(forKey key: String) -> Any?? {
    // XCTest evaluates predicates on the main thread, which its run loop waits on.
    MainActor.assumeIsolated {
      switch key {
      case "exists": return .some(exists)
      case "hittable", "isHittable": return .some(isHittable)
      case "application":
        return .some(
          locator.bundleIdentifier.map(XCUIApplication.init(bundleIdentifier:)) ?? XCUIApplication())
      default:
        guard let snapshot = try? locator.resolve().snapshot else { return .some(nil) }
        return SnapshotAttributes.value(of: snapshot, key: key)
      }
    }
  }
}
