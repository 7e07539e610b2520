/// The destination of a route, independent of the current state.
public indirect enum Destination<Screen: Hashable>: Hashable {
  /// The stack with this root in any tab, column or modal, with exactly these screens above its root.
  /// Anything that covers it is dismissed.
  case stack(root: Screen, pushed: [Screen] = [])
  /// Screens to push on the frontmost stack.
  case push([Screen])
  /// The detail column if there are columns; otherwise pushed on the frontmost stack.
  case detail(ScreenStack<Screen>)
  /// A modal above another destination, or above the current screens. An existing modal with the same root is
  /// updated in place.
  case modal(Modal<Screen>, over: Destination<Screen>? = nil)
  /// Replaces the root and dismisses all modals, for example after signing in or out.
  case root(NavigationNode<Screen>)
  /// Dismisses the topmost modal, if any.
  case dismissal
}

extension Destination: Sendable where Screen: Sendable {}
