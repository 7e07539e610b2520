/// Recognizes a quick straight swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  /// The accepted directions.
  open var direction: Direction = .right

  private var start: CGPoint?
  private var startTime: TimeInterval = 0

  /// A swipe on iOS is at least 50 points long, deviates by at most 50 and takes at most half a second.
  private static let length: CGFloat = 50
  private static let stray: CGFloat = 50
  private static let duration: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard sequence.live.count <= numberOfTouchesRequired else { return state = .failed }
    if start == nil { startTime = event.timestamp }
    if sequence.live.count == numberOfTouchesRequired { start = center }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.duration else { return state = .failed }
    guard let start else { return }
    let movement = CGPoint(x: center.x - start.x, y: center.y - start.y)
    if reaches(movement) {
      state = .ended
    } else if !canStillReach(movement) {
      state = .failed
    }
  }

  private func reaches(_ movement: CGPoint) -> Bool {
    let (x, y) = (movement.x, movement.y)
    return direction.contains(.right) && x >= Self.length && abs(y) <= Self.stray && x > abs(y)
      || direction.contains(.left) && -x >= Self.length && abs(y) <= Self.stray && -x > abs(y)
      || direction.contains(.down) && y >= Self.length && abs(x) <= Self.stray && y > abs(x)
      || direction.contains(.up) && -y >= Self.length && abs(x) <= Self.stray && -y > abs(x)
  }

  private func canStillReach(_ movement: CGPoint) -> Bool {
    let (x, y) = (movement.x, movement.y)
    let slack = UIPanGestureRecognizer.slop
    return direction.contains(.right) && x >= -slack && abs(y) <= Self.stray
      || direction.contains(.left) && x <= slack && abs(y) <= Self.stray
      || direction.contains(.down) && y >= -slack && abs(x) <= Self.stray
      || direction.contains(.up) && y <= slack && abs(x) <= Self.stray
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() { start = nil }
}
