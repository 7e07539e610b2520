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
