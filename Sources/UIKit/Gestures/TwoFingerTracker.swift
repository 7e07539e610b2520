/// Two fingers: how far apart they are and which way the line between them points.
@MainActor
struct TwoFingerTracker {
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

  /// Radians, clockwise from the right.
  var angle: CGFloat {
    guard isComplete else { return 0 }
    let (a, b) = (touches[0].position, touches[1].position)
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// How far the fingers move before they pinch or turn, in points.
  static let slop: CGFloat = 8
}
