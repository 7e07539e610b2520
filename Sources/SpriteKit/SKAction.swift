import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node over time.
///
/// Differs from iOS: sounds are not played; actions with sounds end at once.
open class SKAction: NSObject, NSCopying {
  /// The state of a running action: advances a node by seconds, and returns the seconds that are left over once it has ended.
  typealias Run = @MainActor (SKNode, TimeInterval) -> TimeInterval?

  /// In seconds.
  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: ((Float) -> Float)?
  open var speed: CGFloat = 1
  private let start: @MainActor (SKAction) -> Run
  private let makeReversed: (() -> SKAction)?

  init(
    duration: TimeInterval, reversed: (() -> SKAction)? = nil, start: @escaping @MainActor (SKAction) -> Run
  ) {
    self.duration = duration
    self.start = start
    makeReversed = reversed
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKAction(duration: duration, reversed: makeReversed, start: start)
    (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
    return copy
  }

  /// The opposite action; the same action where there is none.
  open func reversed() -> SKAction { makeReversed?() ?? self }

  @MainActor func begin() -> Run {
    let run = start(self)
    return { [speed] node, time in
      guard let rest = run(node, time * Double(speed)) else { return nil }
      return speed == 0 ? rest : rest / Double(speed)
    }
  }

  private func eased(_ t: CGFloat) -> CGFloat {
    if let timingFunction { return CGFloat(timingFunction(Float(t))) }
    return switch timingMode {
    case .linear: t
    case .easeIn: t * t
    case .easeOut: t * (2 - t)
    case .easeInEaseOut: t * t * (3 - 2 * t)
    }
  }

  /// An action that calls a closure with its progress. `prepare` is called when it starts.
  private static func animate(
    _ duration: TimeInterval, reversed: (() -> SKAction)? = nil,
    prepare: @escaping @MainActor (SKNode) -> @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(duration: duration, reversed: reversed) { action in
      var elapsed = 0.0
      var apply: (@MainActor (SKNode, CGFloat) -> Void)?
      return { node, time in
        let change = apply ?? prepare(node)
        apply = change
        elapsed += time
        let isOver = elapsed >= action.duration
        change(node, action.eased(isOver || action.duration <= 0 ? 1 : CGFloat(elapsed / action.duration)))
        return isOver ? elapsed - action.duration : nil
      }
    }
  }

  /// An action that changes a number by a difference, so that several of them add up.
  private static func add(
    _ key: ReferenceWritableKeyPath<SKNode, CGFloat>, _ delta: CGFloat, _ duration: TimeInterval
  ) -> SKAction {
    animate(duration, reversed: { add(key, -delta, duration) }) { _ in
      var done: CGFloat = 0
      return { node, t in
        node[keyPath: key] += delta * t - done
        done = delta * t
      }
    }
  }

  private static func change(
    _ key: ReferenceWritableKeyPath<SKNode, CGFloat>, to value: CGFloat, _ duration: TimeInterval
  ) -> SKAction {
    animate(duration) { node in
      let from = node[keyPath: key]
      return { $0[keyPath: key] = from + (value - from) * $1 }
    }
  }

  /// An action without duration.
  private static func once(_ body: @escaping @MainActor (SKNode) -> Void) -> SKAction {
    SKAction(duration: 0) { _ in
      { node, time in
        body(node)
        return time
      }
    }
  }

  // MARK: Movement

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    group([add(\.position.x, delta.dx, duration), add(\.position.y, delta.dy, duration)])
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)])
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.position.x, to: x, duration)
  }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.position.y, to: y, duration)
  }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    add(\.zRotation, radians, duration)
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.zRotation, to: radians, duration)
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
  {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return animate(duration) { node in
      let from = node.zRotation
      let delta = remainder(radians - from, 2 * .pi)
      return { $0.zRotation = from + delta * $1 }
    }
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    self.scaleX(by: scale, y: scale, duration: duration)
  }
  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    animate(duration, reversed: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }) { node in
      let (x, y) = (node.xScale, node.yScale)
      return { node, t in
        node.xScale = x * (1 + (xScale - 1) * t)
        node.yScale = y * (1 + (yScale - 1) * t)
      }
    }
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    group([change(\.xScale, to: xScale, duration), change(\.yScale, to: yScale, duration)])
  }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.xScale, to: scale, duration)
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.yScale, to: scale, duration)
  }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    animate(duration) { node in
      let from = (node as? SKSpriteNode)?.size ?? .zero
      return { node, t in
        (node as? SKSpriteNode)?.size = CGSize(
          width: from.width + (width - from.width) * t, height: from.height + (height - from.height) * t)
      }
    }
  }

  /// Moves along a path at a speed in points per second.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool = true, orientToPath orient: Bool = true, speed: CGFloat
  ) -> SKAction {
    let points = path.flattenedPoints
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: TimeInterval(length / max(speed, 1)))
  }

  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }

  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    let points = path.flattenedPoints
    return animate(duration) { node in
      let origin = offset ? node.position : .zero
      return { node, t in
        guard let (point, angle) = PathPosition.at(t, of: points) else { return }
        node.position = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        if orient { node.zRotation = angle - .pi / 2 }
      }
    }
  }

  // MARK: Appearance

  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { fadeAlpha(to: 1, duration: sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { fadeAlpha(to: 0, duration: sec) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.alpha, to: alpha, duration)
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    add(\.alpha, factor, duration)
  }
  open class func hide() -> SKAction { once { $0.isHidden = true } }
  open class func unhide() -> SKAction { once { $0.isHidden = false } }
  open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
    once { node in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.texture = texture
      if resize { sprite.size = texture.size() }
    }
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false, restore: Bool = false
  ) -> SKAction {
    animate(
      sec * Double(textures.count),
      reversed: {
        animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
      }
    ) { node in
      let original = (node as? SKSpriteNode)?.texture
      return { node, t in
        guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
        let texture = textures[min(Int(t * CGFloat(textures.count)), textures.count - 1)]
        sprite.texture = restore && t >= 1 ? original : texture
        if resize { sprite.size = texture.size() }
      }
    }
  }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
  {
    animate(duration) { node in
      let from = (node as? SKSpriteNode)?.colorBlendFactor ?? 0
      return { node, t in
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.color = color
        sprite.colorBlendFactor = from + (colorBlendFactor - from) * t
      }
    }
  }

  // MARK: Composition

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(
      duration: actions.reduce(0) { $0 + $1.duration },
      reversed: { sequence(actions.reversed().map { $0.reversed() }) }
    ) { _ in
      var rest = actions[...]
      var current: Run?
      return { node, time in
        var time = time
        while current != nil || !rest.isEmpty {
          let run = current ?? rest.removeFirst().begin()
          current = run
          guard let left = run(node, time) else { return nil }
          current = nil
          time = left
        }
        return time
      }
    }
  }

  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(
      duration: actions.map(\.duration).max() ?? 0, reversed: { group(actions.map { $0.reversed() }) }
    ) { group in
      // A timing mode of a group, as of a movement, is that of its parts.
      let parts = actions.map { part -> SKAction in
        guard group.timingMode != .linear || group.timingFunction != nil else { return part }
        let copy = part.copy() as! SKAction
        (copy.timingMode, copy.timingFunction) = (group.timingMode, group.timingFunction)
        return copy
      }
      var running = parts.map { Optional($0.begin()) }
      return { node, time in
        var least = time
        for (index, run) in running.enumerated() {
          guard let run else { continue }
          if let left = run(node, time) {
            running[index] = nil
            least = min(least, left)
          }
        }
        return running.allSatisfy { $0 == nil } ? least : nil
      }
    }
  }

  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    sequence(Array(repeating: action, count: max(count, 0)))
  }

  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(duration: .infinity, reversed: { repeatForever(action.reversed()) }) { _ in
      var current: Run?
      return { node, time in
        var time = time
        // An action without duration runs once for each frame.
        while true {
          let run = current ?? action.begin()
          current = run
          guard let left = run(node, time) else { return nil }
          current = nil
          if left >= time || left <= 0 { return nil }
          time = left
        }
      }
    }
  }

  open class func wait(forDuration sec: TimeInterval) -> SKAction { animate(sec) { _ in { _, _ in } } }
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    wait(forDuration: max(0, sec + Double.random(in: -0.5...0.5) * durationRange))
  }
  open class func removeFromParent() -> SKAction { once { $0.removeFromParent() } }
  open class func run(_ block: @escaping () -> Void) -> SKAction { once { _ in block() } }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    once { _ in queue.async { block() } }
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    once { $0.childNode(withName: name)?.run(action) }
  }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { animate(seconds) { _ in { node, t in block(node, t * CGFloat(seconds)) } } }
  open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    once { _ in _ = (target as? NSObject)?.perform(selector) }
  }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    change(\.speed, to: speed, duration)
  }

  // MARK: Sound

  /// Ends at once: sounds are not played.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    once { _ in }
  }
  /// Ends at once: sounds are not played.
  open class func play() -> SKAction { once { _ in } }
  /// Ends at once: sounds are not played.
  open class func pause() -> SKAction { once { _ in } }
  /// Ends at once: sounds are not played.
  open class func stop() -> SKAction { once { _ in } }
  /// Ends at once: sounds are not played.
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { once { _ in } }
}

/// An action of a node, with its state.
@MainActor
final class RunningAction {
  let action: SKAction
  let key: String?
  let completion: (() -> Void)?
  private let run: SKAction.Run

  init(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
    self.action = action
    self.key = key
    self.completion = completion
    run = action.begin()
  }

  func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? { run(node, time) }
}

/// Positions on a path.
enum PathPosition {
  /// The point and the direction at a fraction of the length.
  static func at(_ fraction: CGFloat, of points: [CGPoint]) -> (CGPoint, CGFloat)? {
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = lengths.reduce(0, +) * fraction
    for (index, length) in lengths.enumerated() where length > 0 {
      let (a, b) = (points[index], points[index + 1])
      if rest <= length || index == lengths.count - 1 {
        let t = min(rest / length, 1)
        return (CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t), atan2(b.y - a.y, b.x - a.x))
      }
      rest -= length
    }
    return points.first.map { ($0, 0) }
  }
}

extension CGPath {
  /// The points of the path, whose curves are divided into 16 parts.
  var flattenedPoints: [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    applyWithBlock { element in
      let p = element.pointee.points
      let from = points.last ?? .zero
      func curve(_ at: (CGFloat) -> CGPoint) { points += (1...16).map { at(CGFloat($0) / 16) } }
      func mix(_ values: [(CGFloat, CGPoint)]) -> CGPoint {
        CGPoint(x: values.reduce(0) { $0 + $1.0 * $1.1.x }, y: values.reduce(0) { $0 + $1.0 * $1.1.y })
      }
      switch element.pointee.type {
      case .moveToPoint:
        start = p[0]
        points.append(p[0])
      case .addLineToPoint: points.append(p[0])
      case .addQuadCurveToPoint:
        let (a, b) = (p[0], p[1])
        curve { t in mix([((1 - t) * (1 - t), from), (2 * t * (1 - t), a), (t * t, b)]) }
      case .addCurveToPoint:
        let (a, b, c) = (p[0], p[1], p[2])
        curve { t in
          let u = 1 - t
          return mix([(u * u * u, from), (3 * u * u * t, a), (3 * u * t * t, b), (t * t * t, c)])
        }
      case .closeSubpath: points.append(start)
      @unknown default: break
      }
    }
    return points
  }
}
