import AutomationProtocol
import Foundation
import UIKit

/// The attributes of an element.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  var identifier: String { get }
  /// The frame in screen coordinates.
  var frame: CGRect { get }
  /// The value, which is a string for most elements, such as `"1"` for a switch that is on.
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The placeholder of an empty text field.
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  var hasFocus: Bool { get }
}

/// An element in a snapshot.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes of the element and its descendants, by name.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An object that provides snapshots.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Takes a snapshot.
  /// - Throws: An error if the element does not exist.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  public typealias ElementType = XCUIElementType

  public enum SizeClass: Int, Sendable { case unspecified, compact, regular }

  /// A key of `XCUIElementSnapshot.dictionaryRepresentation`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let children = AttributeName(rawValue: "children")
    public static let elementType = AttributeName(rawValue: "elementType")
    public static let enabled = AttributeName(rawValue: "enabled")
    public static let frame = AttributeName(rawValue: "frame")
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    public static let identifier = AttributeName(rawValue: "identifier")
    public static let label = AttributeName(rawValue: "label")
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    public static let selected = AttributeName(rawValue: "selected")
    public static let title = AttributeName(rawValue: "title")
    public static let value = AttributeName(rawValue: "value")
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}

/// A snapshot that is accessible to tests.
struct SnapshotElement: XCUIElementSnapshot {
  let element: ElementSnapshot

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.value?.text }
  var title: String { element.title }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.type }
  var isEnabled: Bool { element.flags.contains(.enabled) }
  var horizontalSizeClass: XCUIElement.SizeClass { .unspecified }
  var verticalSizeClass: XCUIElement.SizeClass { .unspecified }
  var placeholderValue: String? { element.placeholder }
  var isSelected: Bool { element.flags.contains(.selected) }
  var hasFocus: Bool { element.flags.contains(.focused) }
  var children: [any XCUIElementSnapshot] { element.children.map { SnapshotElement(element: $0) } }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var found: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .label: label, .title: title, .elementType: elementType.rawValue,
      .enabled: isEnabled,
      .selected: isSelected, .hasFocus: hasFocus,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
      .children: element.children.map { SnapshotElement(element: $0).dictionaryRepresentation },
    ]
    if let value { found[.value] = value }
    if let placeholderValue { found[.placeholderValue] = placeholderValue }
    return found
  }
}
