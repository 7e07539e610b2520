/// The distance and angle of two fingers.
@MainActor
struct TwoFingerGestureTracker {
  private(set) var touches: [UITouch] = []

  mutating func add(_ new: Set<UITouch>) -> [UITouch] {
    var surplus: [UITouch] = []
    for touch in new.sorted(by: { $0.startTime < $1.startTime }) {
      if touches.count < 2 { touches.append(touch) } else { surplus.append(touch) }
    }
    return surplus
  }

  mutating func remove(_ gone: Set<UITouch>) { touches.removeAll { gone.contains($0) } }
  mutating func removeAll() { touches.removeAll() }

  var isComplete: Bool { touches.count == 2 }

  var distance: CGFloat {
    guard isComplete else { return 0 }
    let (a, b) = (touches[0].position, touches[1].position)
    return hypot(b.x - a.x, b.y - a.y)
  }

  /// The angle in radians, clockwise from the right.
  var angle: CGFloat {
    guard isComplete else { return 0 }
    let (a, b) = (touches[0].position, touches[1].position)
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// The movement of the fingers before they pinch or rotate, in points.
  static let slop: CGFloat = 8
}
