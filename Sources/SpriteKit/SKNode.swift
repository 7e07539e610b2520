@_exported import UIKit

/// A node of a scene.
@preconcurrency @MainActor
open class SKNode: UIResponder, _SceneFileNode {
  open var name: String?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []
  open var position = CGPoint.zero
  /// Nodes with greater values are in front. Added to the value of the parent.
  open var zPosition: CGFloat = 0
  /// In radians, counterclockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// The factor of the time of the node's actions.
  open var speed: CGFloat = 1
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  private(set) var running: [RunningAction] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var scene: SKScene? { parent?.scene }
  open override var next: UIResponder? { parent }

  // MARK: Tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent")
    children.insert(node, at: index)
    node.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self.parent, next: { $0?.parent }).contains { $0 === parent }
  }

  /// Returns the first node that a name matches: of the children, or with `//` before it of all descendants.
  open func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    enumerateChildNodes(withName: name) { node, stop in
      found = node
      stop.pointee = true
    }
    return found
  }

  /// Calls a closure for each node that a name matches. `*` matches any characters.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isDeep = name.hasPrefix("//")
    let pattern = isDeep ? String(name.dropFirst(2)) : name
    var stop = ObjCBool(false)
    for node in isDeep ? descendants : children where node.matches(pattern) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  open subscript(name: String) -> [SKNode] {
    var found: [SKNode] = []
    enumerateChildNodes(withName: name) { node, _ in found.append(node) }
    return found
  }

  private func matches(_ pattern: String) -> Bool {
    if pattern == "*" { return true }
    guard let name else { return false }
    if !pattern.contains("*") { return name == pattern }
    let parts = pattern.components(separatedBy: "*")
    guard name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = name[...]
    for part in parts where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Geometry

  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }

  /// The rectangle of the node's own content in its coordinates; nil for none.
  var contentBounds: CGRect? { nil }

  /// The rectangle of the node's content in the coordinates of its parent.
  open var frame: CGRect {
    contentBounds.map { $0.applying(transform) } ?? CGRect(origin: position, size: .zero)
  }

  open func calculateAccumulatedFrame() -> CGRect {
    let frames = children.map { $0.calculateAccumulatedFrame().applying(transform) }
    return frames.reduce(contentBounds == nil && !frames.isEmpty ? frames[0] : frame) { $0.union($1) }
  }

  /// Converts points of the node to points of its parent.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(
      x: xScale, y: yScale)
  }

  /// Converts points of the node to points of its scene.
  var sceneTransform: CGAffineTransform {
    guard let parent else { return .identity }
    return transform.concatenating(parent.sceneTransform)
  }

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.sceneTransform).applying(sceneTransform.inverted())
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  open func intersects(_ node: SKNode) -> Bool {
    guard let scene, let parent, let other = node.parent else { return false }
    func place(_ frame: CGRect, _ parent: SKNode) -> CGRect {
      parent === scene ? frame : frame.applying(parent.sceneTransform)
    }
    return place(calculateAccumulatedFrame(), parent).intersects(
      place(node.calculateAccumulatedFrame(), other))
  }

  /// The nodes at a point, from front to back.
  open func nodes(at point: CGPoint) -> [SKNode] {
    drawingOrder.reversed().filter { node in
      guard node !== self, let bounds = node.contentBounds else { return false }
      return bounds.contains(node.convert(point, from: self))
    }
  }

  /// The node in front at a point; the node itself, if there is none.
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }

  /// The visible nodes from back to front.
  var drawingOrder: [SKNode] {
    var found: [(z: CGFloat, node: SKNode)] = []
    func visit(_ node: SKNode, _ z: CGFloat) {
      guard !node.isHidden else { return }
      found.append((z + node.zPosition, node))
      for child in node.children { visit(child, z + node.zPosition) }
    }
    visit(self, 0)
    return found.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(
      \.element.node)
  }

  /// Draws the node's own content in its coordinates, in which y points up.
  func draw(in context: CGContext) {}

  // MARK: Actions

  open func run(_ action: SKAction) { running.append(RunningAction(action)) }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    running.append(RunningAction(action, completion: block))
  }
  /// Runs an action in place of the one with the same key.
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    running.append(RunningAction(action, key: key))
  }
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { done in run(action) { done.resume() } }
  }
  open func hasActions() -> Bool { !running.isEmpty }
  open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
  open func removeAllActions() { running = [] }

  /// Advances the actions of the node and its descendants.
  func advance(by time: TimeInterval) {
    if isPaused { return }
    let time = time * Double(speed)
    for item in running {
      // An earlier action may have removed this one.
      guard running.contains(where: { $0 === item }) else { continue }
      if item.advance(by: time, on: self) != nil {
        running.removeAll { $0 === item }
        item.completion?()
      }
    }
    for child in children { child.advance(by: time) }
  }
}

extension UITouch {
  /// Returns the position in the coordinates of a node.
  public func location(in node: SKNode) -> CGPoint { place(location(in: node.scene?.view), node) }
  /// Returns the earlier position in the coordinates of a node.
  public func previousLocation(in node: SKNode) -> CGPoint {
    place(previousLocation(in: node.scene?.view), node)
  }

  private func place(_ point: CGPoint, _ node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    return node.convert(scene.convertPoint(fromView: point), from: scene)
  }
}
