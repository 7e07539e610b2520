/// A node of the accessibility tree.
package struct AccessibilityNode {
  package let element: UIResponder
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits
  /// The frame in screen coordinates.
  package var frame: CGRect
  package var customActions: [UIAccessibilityCustomAction]
  package var children: [AccessibilityNode]
  /// Whether the node only groups its children while they are being sorted.
  var isBlock = false

  /// The node and its descendants in reading order.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// The tree as text with one indented line per node, for comparison in tests.
  ///
  ///     window
  ///       heading “Settings”
  ///       toggle “Wi-Fi” value “1” disabled
  package var text: String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    var line = String(repeating: "  ", count: indent) + role.rawValue
    if let label, !label.isEmpty { line += " “\(label)”" }
    if let value, !value.isEmpty { line += " value “\(value)”" }
    if let identifier { line += " #\(identifier)" }
    if traits.contains(.selected) { line += " selected" }
    if traits.contains(.notEnabled) { line += " disabled" }
    for action in customActions { line += " action “\(action.name)”" }
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }

  // MARK: Acting

  /// Activates the element like a screen reader's double tap: with its own activation, or a tap at its
  /// center.
  @MainActor @discardableResult
  package func activate() -> Bool { AccessibilityNode.activate(element) }

  @MainActor @discardableResult
  package static func activate(_ element: UIResponder) -> Bool {
    if element.accessibilityActivate() { return true }
    let view = element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    guard let scene = view?._window?.windowScene else { return false }
    let place = element.accessibilityActivationPoint
    for phase in [HostPointerEvent.Phase.down, .up] {
      scene.touches.receive([
        HostPointerEvent(phase, kind: .touch, id: 9000, location: place, timestamp: CACurrentMediaTime())
      ])
    }
    return true
  }

  @MainActor
  package func increment() { element.accessibilityIncrement() }
  @MainActor
  package func decrement() { element.accessibilityDecrement() }
}
