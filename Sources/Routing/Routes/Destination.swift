/// What a route asks for, said without knowing where the person is now.
public indirect enum Destination<Screen: Hashable>: Hashable {
  /// The stack with this root, in whichever tab, column or modal it is, showing exactly these screens above its root.
  /// What covers it goes.
  case stack(root: Screen, pushed: [Screen] = [])
  /// On top of the stack that the person works with.
  case push([Screen])
  /// The detail column, where there are columns; else pushed on the stack that the person works with.
  case detail(ScreenStack<Screen>)
  /// A modal over another destination, or over whatever is there. One that is there already and has the same root is
  /// changed in place.
  case modal(Modal<Screen>, over: Destination<Screen>? = nil)
  /// The bottom is exchanged for something else, and nothing covers it: after signing in or out.
  case root(NavigationNode<Screen>)
  /// The topmost modal goes; where there is none, nothing changes.
  case dismissal
}

extension Destination: Sendable where Screen: Sendable {}
