/// One thing that those who do not see the screen meet on it, with what is inside.
package struct AccessibilityNode {
  package let element: UIResponder
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits
  /// On the screen, in points.
  package var frame: CGRect
  package var customActions: [UIAccessibilityCustomAction]
  package var children: [AccessibilityNode]
  /// Whether the node only holds its children together while their surroundings are put in order.
  var isBlock = false

  /// The node and everything inside, in reading order.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// One line for the node and one for each inside, indented: what tests compare.
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

  /// Does what a double tap of a screen reader asks for: the element's own activation, else a tap in its middle.
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
