/// The navigation state of an app: the root and the modals above it. A value that can be compared, computed
/// and tested without views.
public struct NavigationState<Screen: Hashable>: Hashable {
  public var root: NavigationNode<Screen>
  /// The modals above the root, from the bottom up.
  public var modals: [Modal<Screen>]

  public init(root: NavigationNode<Screen>, modals: [Modal<Screen>] = []) {
    self.root = root
    self.modals = modals
  }

  /// The frontmost screen.
  public var top: Screen { (modals.last?.content ?? root).top }
}

extension NavigationState: Sendable where Screen: Sendable {}
extension NavigationState: Encodable where Screen: Encodable {}
extension NavigationState: Decodable where Screen: Decodable {}
