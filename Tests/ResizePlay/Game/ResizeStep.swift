/// One step of a game. It contains all random decisions, so that a list of steps can be replayed and
/// shortened.
package enum ResizeStep: Equatable, Sendable {
  /// Changes the device or a setting.
  case change(EnvironmentChange)
  /// Performs a user action of the mix: the index of the action, and a number that the action may use.
  case act(Int, argument: Int)
  /// Like `change`, without waiting until the interface is at rest.
  case hurry(EnvironmentChange)

  /// Whether the interface is at rest after the step.
  package var settles: Bool {
    if case .hurry = self { false } else { true }
  }

  package static func random(
    actions: Int, using random: inout some RandomNumberGenerator
  ) -> ResizeStep {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4 where actions > 0:
      .act(Int.random(in: 0..<actions, using: &random), argument: Int.random(in: 0..<1000, using: &random))
    case 4: .hurry(.random(using: &random))
    default: .change(.random(using: &random))
    }
  }
}
