/// Tabs with a selection. There is at least one tab.
public struct Tabs<Screen: Hashable>: Hashable {
  public private(set) var nodes: [NavigationNode<Screen>]
  public private(set) var selectedIndex: Int

  public init(_ first: NavigationNode<Screen>, _ others: NavigationNode<Screen>...) {
    nodes = [first] + others
    selectedIndex = 0
  }

  /// Creates tabs.
  ///
  /// - Returns: `nil` if there are no tabs, or none at `selectedIndex`.
  public init?(_ nodes: [NavigationNode<Screen>], selectedIndex: Int = 0) {
    guard nodes.indices.contains(selectedIndex) else { return nil }
    self.nodes = nodes
    self.selectedIndex = selectedIndex
  }

  public var selected: NavigationNode<Screen> {
    get { nodes[selectedIndex] }
    set { nodes[selectedIndex] = newValue }
  }

  /// Selects the tab at `index` and replaces its content.
  mutating func select(_ index: Int, content: NavigationNode<Screen>) {
    selectedIndex = index
    nodes[index] = content
  }
}

extension Tabs: Sendable where Screen: Sendable {}
extension Tabs: Encodable where Screen: Encodable {}
extension Tabs: Decodable where Screen: Decodable {}
