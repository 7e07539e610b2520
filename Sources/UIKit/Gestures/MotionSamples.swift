/// Positions over time, for the velocity of a finger.
struct MotionSamples {
  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  /// The time over which the velocity is measured, in seconds (Metrics.md 2.3).
  static let window: TimeInterval = 0.1

  mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

  mutating func add(_ value: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].value = value
    } else {
      samples.append((time, value))
    }
    // Keeps one sample before the window, which determines the position at its beginning.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Moves the origin of the positions.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].value.x += offset.x
      samples[index].value.y += offset.y
    }
  }

  /// The velocity in units per second: the movement within the window over its duration.
  var velocity: CGPoint {
    guard let last = samples.last, let first = samples.first, last.time > first.time else { return .zero }
    let start = max(first.time, last.time - Self.window)
    var from = first.value
    if start > first.time, samples.count > 1 {
      let next = samples[1]
      let share = CGFloat((start - first.time) / (next.time - first.time))
      from = CGPoint(
        x: first.value.x + (next.value.x - first.value.x) * share,
        y: first.value.y + (next.value.y - first.value.y) * share)
    }
    let duration = CGFloat(last.time - start)
    return CGPoint(x: (last.value.x - from.x) / duration, y: (last.value.y - from.y) / duration)
  }
}
