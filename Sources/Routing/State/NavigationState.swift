/// Where a person is in an app: what lies at the bottom, and what covers it. A value, so that it can be compared,
/// computed and tested without a single view.
public struct NavigationState<Screen: Hashable>: Hashable {
  public var root: NavigationNode<Screen>
  /// What covers the root, lowest first.
  public var modals: [Modal<Screen>]

  public init(root: NavigationNode<Screen>, modals: [Modal<Screen>] = []) {
    self.root = root
    self.modals = modals
  }

  /// The screen that a person works with.
  public var top: Screen { (modals.last?.content ?? root).top }
}

extension NavigationState: Sendable where Screen: Sendable {}
extension NavigationState: Encodable where Screen: Encodable {}
extension NavigationState: Decodable where Screen: Decodable {}
