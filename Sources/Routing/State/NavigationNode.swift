/// A container of screens: one stack, several tabs, or the columns of a split view.
public indirect enum NavigationNode<Screen: Hashable>: Hashable {
  case stack(ScreenStack<Screen>)
  case tabs(Tabs<Screen>)
  case columns(Columns<Screen>)

  /// Creates a stack with a root.
  public static func stack(root: Screen, pushed: [Screen] = []) -> Self {
    .stack(ScreenStack(root, pushed: pushed))
  }

  /// The screen that identifies the container: the root of its first stack.
  public var root: Screen {
    switch self {
    case .stack(let stack): stack.root
    case .tabs(let tabs): tabs.nodes[0].root
    case .columns(let columns): columns.primary.root
    }
  }

  /// The frontmost screen: the top of the selected tab or of the last column.
  public var top: Screen {
    switch self {
    case .stack(let stack): stack.top
    case .tabs(let tabs): tabs.selected.top
    case .columns(let columns): (columns.secondary ?? columns.supplementary ?? columns.primary).top
    }
  }
}

extension NavigationNode: Sendable where Screen: Sendable {}
extension NavigationNode: Encodable where Screen: Encodable {}
extension NavigationNode: Decodable where Screen: Decodable {}
