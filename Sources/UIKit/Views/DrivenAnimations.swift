/// View animations whose time is controlled by a gesture or a property animator.
@MainActor
package final class DrivenAnimations {
  let clock: AnimationClock
  private var states: [UIViewAnimationState] = []
  private var finalValues: [(layer: CALayer, key: String, value: Any)] = []
  private var changes: [(layer: CALayer, key: String, oldValue: Any)] = []

  /// - Parameter duration: The total duration in seconds, including delays.
  init(duration: TimeInterval) { clock = AnimationClock(duration: duration) }

  /// Records the animations started by `body`.
  func record(_ body: @MainActor () -> Void) {
    let outer = UIViewAnimationState.recorder
    UIViewAnimationState.recorder = self
    body()
    UIViewAnimationState.recorder = outer
  }

  func add(_ state: UIViewAnimationState) { states.append(state) }

  func remember(_ layer: CALayer, _ key: String, _ oldValue: Any) { changes.append((layer, key, oldValue)) }

  /// Restores every property to its value before the first change.
  func revert() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for change in changes.reversed() { change.layer.setValue(change.oldValue, forKeyPath: change.key) }
    CATransaction.commit()
    changes = []
  }

  /// Sets the properties to the values on screen.
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

  /// Sets the properties to the final values of the animations.
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
