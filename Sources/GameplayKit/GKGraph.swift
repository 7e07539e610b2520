import Foundation
import simd

/// A node of a graph, with connections in one direction.
open class GKGraphNode: NSObject {
  open private(set) var connectedNodes: [GKGraphNode] = []

  public override init() { super.init() }
  /// Differs from iOS: nodes of archives have no connections.
  public required init?(coder: NSCoder) { super.init() }

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }

  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { connected in nodes.contains { $0 === connected } }
    if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
  }

  /// The cost of the way to a connected node: 1.
  open func cost(to node: GKGraphNode) -> Float { 1 }
  /// A lower bound of the cost of the way to a node: 0.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// The cheapest way to a node, with both ends; empty if there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    // The algorithm A*.
    var open: [ObjectIdentifier: (node: GKGraphNode, cost: Float, total: Float, order: Int)] = [:]
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var previous: [ObjectIdentifier: GKGraphNode] = [:]
    var order = 0
    open[ObjectIdentifier(self)] = (self, 0, estimatedCost(to: goalNode), 0)
    while let (key, entry) = open.min(by: {
      ($0.value.total, $0.value.order) < ($1.value.total, $1.value.order)
    }) {
      open[key] = nil
      if entry.node === goalNode { return path(to: goalNode, previous) }
      for next in entry.node.connectedNodes {
        let cost = entry.cost + entry.node.cost(to: next)
        let nextKey = ObjectIdentifier(next)
        if let known = costs[nextKey], known <= cost { continue }
        costs[nextKey] = cost
        previous[nextKey] = entry.node
        order += 1
        open[nextKey] = (next, cost, cost + next.estimatedCost(to: goalNode), order)
      }
    }
    return []
  }

  private func path(to goal: GKGraphNode, _ previous: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
    var path = [goal]
    while let last = path.last, last !== self, let node = previous[ObjectIdentifier(last)] {
      path.append(node)
    }
    return path.reversed()
  }

  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A node at a point. Costs are distances.
open class GKGraphNode2D: GKGraphNode {
  open var position: vector_float2

  public init(point: vector_float2) {
    position = point
    super.init()
  }
  public required init?(coder: NSCoder) {
    position = .zero
    super.init(coder: coder)
  }

  open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode2D).map { simd_distance(position, $0.position) } ?? 0
  }
}

/// A node of a grid.
open class GKGridGraphNode: GKGraphNode {
  public let gridPosition: vector_int2

  public init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }
  public required init?(coder: NSCoder) {
    gridPosition = .zero
    super.init(coder: coder)
  }

  open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    guard let other = node as? GKGridGraphNode else { return 0 }
    let x = Float(gridPosition.x - other.gridPosition.x)
    let y = Float(gridPosition.y - other.gridPosition.y)
    return (x * x + y * y).squareRoot()
  }
}

/// Nodes and the ways between them.
open class GKGraph: NSObject {
  open private(set) var nodes: [GKGraphNode]?

  public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
  public override convenience init() { self.init([]) }

  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

  /// Removes nodes and the connections to them.
  open func remove(_ nodes: [GKGraphNode]) {
    self.nodes?.removeAll { node in nodes.contains { $0 === node } }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
  }

  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}

/// A graph of a grid in which neighbors are connected.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  public let gridOrigin: vector_int2
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool
  private var byPosition: [vector_int2: GKGridGraphNode] = [:]

  public init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
    gridOrigin = position
    gridWidth = Int(width)
    gridHeight = Int(height)
    self.diagonalsAllowed = diagonalsAllowed
    var made: [GKGridGraphNode] = []
    for y in 0..<height {
      for x in 0..<width { made.append(GKGridGraphNode(gridPosition: position &+ vector_int2(x, y))) }
    }
    super.init(made)
    for node in made { byPosition[node.gridPosition] = node }
    for node in made { connectToAdjacentNodes(node) }
  }

  open func node(atGridPosition position: vector_int2) -> NodeType? { byPosition[position] as? NodeType }

  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as GKGridGraphNode in nodes { byPosition[node.gridPosition] = nil }
  }

  /// Adds a node, and connects it with its neighbors.
  open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
    if byPosition[node.gridPosition] == nil {
      byPosition[node.gridPosition] = node
      add([node])
    }
    for y: Int32 in -1...1 {
      for x: Int32 in -1...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
        guard let neighbor = byPosition[node.gridPosition &+ vector_int2(x, y)] else { continue }
        node.addConnections(to: [neighbor], bidirectional: true)
      }
    }
  }
}
