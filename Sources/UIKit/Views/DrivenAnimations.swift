/// A set of view animations whose time something else drives: a finger, or a property animator.
@MainActor
package final class DrivenAnimations {
  let clock: AnimationClock
  private var states: [UIViewAnimationState] = []
  private var finalValues: [(layer: CALayer, key: String, value: Any)] = []
  private var changes: [(layer: CALayer, key: String, oldValue: Any)] = []

  /// - Parameter duration: of the whole, in seconds, delays included.
  init(duration: TimeInterval) { clock = AnimationClock(duration: duration) }

  /// Takes the animations that `body` starts.
  func record(_ body: @MainActor () -> Void) {
    let outer = UIViewAnimationState.recorder
    UIViewAnimationState.recorder = self
    body()
    UIViewAnimationState.recorder = outer
  }

  func add(_ state: UIViewAnimationState) { states.append(state) }

  func remember(_ layer: CALayer, _ key: String, _ oldValue: Any) { changes.append((layer, key, oldValue)) }

  /// Puts every property back to what it was before the first change.
  func revert() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for change in changes.reversed() { change.layer.setValue(change.oldValue, forKeyPath: change.key) }
    CATransaction.commit()
    changes = []
  }

  /// Makes what is on screen now the properties' values.
  func holdPresentation() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    finalValues = changes.map { ($0.layer, $0.key, $0.layer.value(forKeyPath: $0.key) as Any) }
    let shown = changes.map { change in
      (change.layer, change.key, change.layer.presentation()?.value(forKeyPath: change.key))
    }
    for case (let layer, let key, let value?) in shown { layer.setValue(value, forKeyPath: key) }
    CATransaction.commit()
  }

  /// Gives the properties the values that the animations were to end at.
  func applyFinalValues() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, key, value) in finalValues { layer.setValue(value, forKeyPath: key) }
    CATransaction.commit()
  }

  /// Calls the completion blocks of the recorded animations.
  func complete() {
    let states = self.states
    self.states = []
    for state in states { state.complete() }
  }
}
