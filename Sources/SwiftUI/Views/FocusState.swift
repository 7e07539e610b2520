/// The focused field.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, Transaction.ambient) }
    }
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: StoredLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Transaction.ambient) }
  }
  public var projectedValue: Binding {
    if let location { return Binding(location: location) }
    return Binding(location: ConstantLocation(initial))
  }

  @MainActor
  public static func _install(_ property: inout FocusState, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let location = slot as? StoredLocation<Value> ?? StoredLocation(property.initial)
    slot = location
    property.location = location
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

/// The field bound to a focus state.
@MainActor
package final class FocusTarget {
  weak var responder: UIView?
  var isWanted: () -> Bool = { false }
  var change: (Bool) -> Void = { _ in }

  func didFocus() { if !isWanted() { change(true) } }
  func didUnfocus() { if isWanted() { change(false) } }

  func synchronize() {
    guard let responder else { return }
    let wanted = isWanted()
    guard wanted != responder.isFirstResponder else { return }
    CATransaction.afterCommit { [weak responder] in
      guard let responder, self.isWanted() == wanted else { return }
      if wanted, !responder.isFirstResponder {
        _ = responder.becomeFirstResponder()
      } else if !wanted, responder.isFirstResponder {
        _ = responder.resignFirstResponder()
      }
    }
  }
}

private struct FocusTargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }
extension EnvironmentValues {
  package var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}

private struct FocusModifier: ViewModifier {
  let isWanted: () -> Bool
  let change: (Bool) -> Void
  @State private var holder = Holder()
  @MainActor final class Holder {
    private(set) lazy var target = FocusTarget()
    nonisolated init() {}
  }
  func body(content: Content) -> some View {
    let target = holder.target
    target.isWanted = isWanted
    target.change = change
    _ = isWanted()
    target.synchronize()
    return content.environment(\.focusTarget, target)
  }
}

extension View {
  /// Binds focus to a value.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(
      FocusModifier(
        isWanted: { binding.wrappedValue == value },
        change: { isOn in
          if isOn {
            binding.wrappedValue = value
          } else if let none = (Value.self as? any ExpressibleByNilLiteral.Type).map({
            $0.init(nilLiteral: ())
          }) as? Value {
            binding.wrappedValue = none
          }
        }))
  }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(isWanted: { condition.wrappedValue }, change: { condition.wrappedValue = $0 }))
  }
}
