/// Intermediate values of an animatable view or modifier.
@MainActor
package class AnimatedPhases<Value> {
  package func change(from old: Value, to new: Value, _ redraw: @escaping () -> Void) {}
  package func current(_ value: Value) -> Value { value }

  /// Returns `nil` if values of the type are not animatable, or are animated elsewhere.
  package static func make() -> AnimatedPhases<Value>? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    func open<T: Animatable>(_ type: T.Type) -> AnimatedPhases<Value>? {
      T.AnimatableData.self == EmptyAnimatableData.self ? nil : Stages<T>() as? AnimatedPhases<Value>
    }
    return open(type)
  }

  private final class Stages<T: Animatable>: AnimatedPhases<T> {
    private let interpolation = Interpolation<T>()
    override func change(from old: T, to new: T, _ redraw: @escaping () -> Void) {
      interpolation.change(from: old, to: new, UpdateQueue.current.animation, redraw)
    }
    override func current(_ value: T) -> T { interpolation.current(value) }
  }
}

/// The animated phases of a value, created when the value first changes.
///
/// Looking up whether a type is animatable takes a search through all conformances of the process. Most views of a launch
/// never change.
@MainActor
struct AnimatedPhasesOnDemand<Value> {
  private enum Phases {
    case undetermined, none, some(AnimatedPhases<Value>)
  }

  private var phases = Phases.undetermined

  mutating func change(
    from old: Value, to new: Value, _ fields: PropertyLayout, _ redraw: @escaping () -> Void
  ) {
    if case .undetermined = phases {
      phases = fields.isAnimatable ? AnimatedPhases<Value>.make().map(Phases.some) ?? .none : .none
    }
    if case .some(let phases) = phases { phases.change(from: old, to: new, redraw) }
  }

  func current(_ value: Value) -> Value {
    guard case .some(let phases) = phases else { return value }
    return phases.current(value)
  }
}
