/// A property of a view with an external source: state, the environment or an object.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after nested dynamic properties were updated.
  mutating func update()

  /// Connects the property to its node. For the framework's own properties.
  @MainActor static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ node: _ViewNode)
  @MainActor static var _readsEnvironment: Bool { get }
  /// Returns whether two values are equivalent for a body; `nil` if all relevant state is in the node.
  @MainActor static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { get }
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor
  public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ node: _ViewNode) {
    NestedSlots.install(&property, &slot, node)
    property.update()
  }

  @MainActor public static var _readsEnvironment: Bool { PropertyLayout.of(Self.self).readsEnvironment }

  @MainActor
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let plan = PropertyLayout.of(Self.self)
    // The graph compares values on the main thread.
    return { a, b in MainActor.assumeIsolated { plan.areEqual(a, b) } }
  }
}

/// A style with the dynamic properties that it contains, which are those of the view that hosts it.
package struct HostedStyle<Style>: DynamicProperty {
  package var style: Style

  package init(_ style: Style) { self.style = style }

  @MainActor
  package static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ node: _ViewNode) {
    guard PropertyLayout.of(Style.self).dynamicCount > 0 else { return }
    NestedSlots.install(&property.style, &slot, node)
  }

  @MainActor package static var _readsEnvironment: Bool { PropertyLayout.of(Style.self).readsEnvironment }

  @MainActor
  package static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    PropertyLayout.comparison(of: Style.self)
  }
}

/// The storage of nested dynamic properties.
@MainActor
private final class NestedSlots: DynamicSlot {
  var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  /// Connects the dynamic properties inside a value to a node.
  static func install<Value>(_ value: inout Value, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let plan = PropertyLayout.of(Value.self)
    let nested = slot as? NestedSlots ?? NestedSlots(count: plan.dynamicCount)
    slot = nested
    withUnsafeMutableBytes(of: &value) { plan.install($0.baseAddress!, &nested.slots, node) }
  }

  func end() { for slot in slots { (slot as? any DynamicSlot)?.end() } }

  func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    slots.contains { ($0 as? any DynamicSlot)?.environmentDidChange(environment) ?? false }
  }
}
