import AutomationProtocol
import FoundationExtensions
import Foundation

/// The attributes of an element for evaluating predicates.
final class SnapshotAttributes: NSObject, KeyValueReadable {
  private let snapshot: ElementSnapshot

  init(_ snapshot: ElementSnapshot) { self.snapshot = snapshot }

  func readValue(forKey key: String) -> Any?? { Self.value(of: snapshot, key: key) }

  /// An attribute by name; `nil` if elements have no such attribute.
  static func value(of snapshot: ElementSnapshot, key: String) -> Any?? {
    switch key {
    case "label": .some(snapshot.label)
    case "identifier": .some(snapshot.identifier)
    case "title": .some(snapshot.title)
    case "value": .some(snapshot.value?.text)
    case "placeholderValue": .some(snapshot.placeholder)
    case "elementType": .some(Int(snapshot.type.rawValue))
    case "enabled", "isEnabled": .some(snapshot.flags.contains(.enabled))
    case "selected", "isSelected": .some(snapshot.flags.contains(.selected))
    case "hasFocus", "hasKeyboardFocus": .some(snapshot.flags.contains(.focused))
    case "frame": .some(NSStringFromRect(snapshot.frame))
    case "exists": .some(true)
    default: nil
    }
  }
}
