import Foundation

/// A state of a state machine. Subclasses define its effects and the states that may follow.
open class GKState: NSObject {
  /// Weak: the machine retains its states.
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Whether the machine may go from this state to one of a class. Returns `true`.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// A machine with one state of each class, one of which is current after the first `enter(_:)`.
open class GKStateMachine: NSObject {
  private var states: [ObjectIdentifier: GKState] = [:]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    super.init()
    for state in states {
      self.states[ObjectIdentifier(type(of: state))] = state
      state.stateMachine = self
    }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Whether the machine has a state of a class, and the current state permits it as the next one.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard states[ObjectIdentifier(stateClass)] != nil else { return false }
    return currentState?.isValidNextState(stateClass) ?? true
  }

  /// Enters a state if it is permitted.
  /// - Returns: Whether the state is current.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
