/// Tabs, of which one is selected. There is always at least one.
public struct Tabs<Screen: Hashable>: Hashable {
  public private(set) var nodes: [NavigationNode<Screen>]
  public private(set) var selectedIndex: Int

  public init(_ first: NavigationNode<Screen>, _ others: NavigationNode<Screen>...) {
    nodes = [first] + others
    selectedIndex = 0
  }

  /// - Returns: `nil` where there is no tab, or none at `selectedIndex`.
  public init?(_ nodes: [NavigationNode<Screen>], selectedIndex: Int = 0) {
    guard nodes.indices.contains(selectedIndex) else { return nil }
    self.nodes = nodes
    self.selectedIndex = selectedIndex
  }

  public var selected: NavigationNode<Screen> {
    get { nodes[selectedIndex] }
    set { nodes[selectedIndex] = newValue }
  }

  /// Makes the tab at `index` the selected one, with a new content.
  mutating func select(_ index: Int, content: NavigationNode<Screen>) {
    selectedIndex = index
    nodes[index] = content
  }
}

extension Tabs: Sendable where Screen: Sendable {}
extension Tabs: Encodable where Screen: Encodable {}
extension Tabs: Decodable where Screen: Decodable {}
