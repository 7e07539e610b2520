/// A set of view animations whose time something else drives: a finger, or a property animator.
@MainActor
package final class DrivenAnimations {
  let clock: AnimationClock
  private var states: [UIViewAnimationState] = []
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

  /// Calls the completion blocks of the recorded animations.
  func complete() {
    let states = self.states
    self.states = []
    for state in states { state.complete() }
  }
}
