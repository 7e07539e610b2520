import Foundation

/// Receives collisions.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// The identifier is `nil` for the edges of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    var identifier: AnyHashable?
    var object: (any NSCopying)?
    var path: UIBezierPath
    var lines: [(Vector2, Vector2)]
  }

  /// Two items, or an item and a boundary.
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: Int?
  }

  private var list: DynamicItems
  private var boundaries: [Boundary] = []
  private var referenceInsets: UIEdgeInsets?
  private var touching: [Pair: (any UIDynamicItem, (any UIDynamicItem)?, (any NSCopying)?)] = [:]

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { list.all }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything { didSet { wake() } }

  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }

  // MARK: Walls

  /// Whether the bounds of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? .zero : nil
      wake()
    }
  }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    wake()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let lines = bezierPath.cgPath.storage.flattened(tolerance: 0.5).flatMap { line in
      let points = line.points.map { Vector2($0) }
      let ends = line.isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
      return Array(zip(points, ends))
    }
    boundaries.append(
      Boundary(identifier: Self.key(identifier), object: identifier, path: bezierPath, lines: lines))
    wake()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.identifier == Self.key(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.identifier == Self.key(identifier) }
    wake()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.object)
  }

  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  private static func key(_ identifier: any NSCopying) -> AnyHashable? { identifier as? AnyHashable }

  private var walls: [(index: Int, object: (any NSCopying)?, lines: [(Vector2, Vector2)])] {
    var walls = boundaries.enumerated().map {
      (index: $0.offset, object: $0.element.object, lines: $0.element.lines)
    }
    if let referenceInsets, let view = dynamicAnimator?.referenceView {
      let rect = view.bounds.inset(by: referenceInsets)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { Vector2($0) }
      walls.append((index: -1, object: nil, lines: (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) }))
    }
    return walls
  }

  // MARK: Simulation

  override var subjects: [any UIDynamicItem] { list.all }

  func findContacts(_ world: DynamicWorld, _ contacts: inout [DynamicContact]) {
    let bodies = list.all.compactMap { world.body(of: $0) }
    var met: [Pair: (any UIDynamicItem, (any UIDynamicItem)?, (any NSCopying)?)] = [:]
    if collisionMode.contains(.items) {
      for first in bodies.indices {
        for second in bodies[(first + 1)...] where bodies[first].inverseMass + second.inverseMass > 0 {
          let found = DynamicCollisions.contacts(of: bodies[first], with: second)
          guard let point = found.first?.point else { continue }
          contacts += found
          let (a, b) = (bodies[first].item, second.item)
          let pair = Pair(first: ObjectIdentifier(a), second: ObjectIdentifier(b))
          met[pair] = (a, b, nil)
          if touching[pair] == nil {
            collisionDelegate?.collisionBehavior(self, beganContactFor: a, with: b, at: point.point)
          }
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      for wall in walls {
        for body in bodies where body.inverseMass > 0 {
          let found = wall.lines.flatMap { DynamicCollisions.contacts(of: body, withWall: $0.0, $0.1) }
          guard let point = found.first?.point else { continue }
          contacts += found
          let pair = Pair(first: ObjectIdentifier(body.item), boundary: wall.index)
          met[pair] = (body.item, nil, wall.object)
          if touching[pair] == nil {
            collisionDelegate?.collisionBehavior(
              self, beganContactFor: body.item, withBoundaryIdentifier: wall.object, at: point.point)
          }
        }
      }
    }
    for (pair, ended) in touching where met[pair] == nil {
      if let other = ended.1 {
        collisionDelegate?.collisionBehavior(self, endedContactFor: ended.0, with: other)
      } else {
        collisionDelegate?.collisionBehavior(self, endedContactFor: ended.0, withBoundaryIdentifier: ended.2)
      }
    }
    touching = met
  }
}
