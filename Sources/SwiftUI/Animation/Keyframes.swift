/// One or more keyframes of a value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  /// Appends the keyframes. For the framework's own types.
  func _append(to steps: inout [_KeyframeStep<Value>])
}

public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
  }
  let kind: Kind
  let to: Value
  let duration: TimeInterval
}

/// A keyframe with linear interpolation and a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let step: _KeyframeStep<Value>
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = _KeyframeStep(kind: .linear(timingCurve), to: to, duration: duration)
  }
  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// A keyframe with a smooth curve through the adjacent values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let step: _KeyframeStep<Value>
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    step = _KeyframeStep(
      kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: to,
      duration: duration)
  }
  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// A keyframe with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let step: _KeyframeStep<Value>
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    step = _KeyframeStep(
      kind: .spring(spring, start: startVelocity?.animatableData), to: to,
      duration: duration ?? spring.settlingDuration)
  }
  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// A keyframe without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let step: _KeyframeStep<Value>
  public init(_ to: Value) { step = _KeyframeStep(kind: .move, to: to, duration: 0) }
  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let steps: [_KeyframeStep<Value>]
  public func _append(to all: inout [_KeyframeStep<Value>]) { all += steps }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value {
    var steps: [_KeyframeStep<Value>] = []
    expression._append(to: &steps)
    return _KeyframeList(steps: steps)
  }
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(steps: parts.flatMap(\.steps))
  }
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(steps: parts.flatMap(\.steps))
  }
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    part ?? _KeyframeList(steps: [])
  }
  public static func buildEither(first part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
  public static func buildEither(second part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
}

/// The keyframe tracks of a value.
public protocol Keyframes<Value> {
  associatedtype Value
  /// The tracks of the value's properties. For the framework's own types.
  var _tracks: [_KeyframeTrackPlan<Value>] { get }
}

/// The track of one property of a value.
public struct _KeyframeTrackPlan<Root> {
  let duration: TimeInterval
  let apply: (inout Root, _ start: _KeyframeStart<Root>, TimeInterval) -> Void
}

/// The initial value and velocity.
public struct _KeyframeStart<Root> {
  let value: Root
  /// A previous value and the time since then, if the value is already moving.
  var before: (value: Root, seconds: TimeInterval)?
}

/// The keyframes of a property, or of a whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let steps: [_KeyframeStep<Value>]

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Value {
    self.init(\Root.self, content: content)
  }
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    var steps: [_KeyframeStep<Value>] = []
    content()._append(to: &steps)
    self.steps = steps
  }

  public var _tracks: [_KeyframeTrackPlan<Root>] {
    let (path, steps) = (path, steps)
    return [
      _KeyframeTrackPlan(duration: steps.reduce(0) { $0 + $1.duration }) { root, start, time in
        let initial = start.value[keyPath: path]
        var velocity = Data.zero
        if let before = start.before {
          velocity = Self.slope(
            before.value[keyPath: path].animatableData, initial.animatableData, before.seconds)
        }
        root[keyPath: path] = Self.value(initial, velocity, steps, time)
      }
    ]
  }

  /// - `velocity`: The initial velocity, in units per second.
  private static func value(
    _ initial: Value, _ velocity: Data, _ steps: [_KeyframeStep<Value>], _ time: TimeInterval
  ) -> Value {
    var from = initial
    var start: TimeInterval = 0
    var velocity = velocity
    for (index, step) in steps.enumerated() {
      let end = start + step.duration
      if time < end {
        var value = step.to
        value.animatableData = stage(from.animatableData, velocity, steps, index, time - start)
        return value
      }
      let instant = min(0.001, step.duration)
      velocity =
        instant > 0
        ? slope(
          stage(from.animatableData, velocity, steps, index, step.duration - instant),
          stage(from.animatableData, velocity, steps, index, step.duration), instant) : .zero
      from = step.to
      start = end
    }
    return from
  }

  private typealias Data = Value.AnimatableData

  private static func stage(
    _ from: Data, _ velocity: Data, _ steps: [_KeyframeStep<Value>], _ index: Int, _ time: TimeInterval
  ) -> Data {
    let step = steps[index]
    let to = step.to.animatableData
    func mix(_ part: Double) -> Data {
      var change = to - from
      change.scale(by: part)
      return from + change
    }
    let part = step.duration > 0 ? time / step.duration : 1
    switch step.kind {
    case .move: return to
    case .linear(let curve): return mix(curve.value(at: part))
    case .spring(let spring, let start):
      return from + spring.value(target: to - from, initialVelocity: start ?? velocity, time: time)
    case .cubic(let start, let end):
      // A cubic Hermite curve. The default velocity is the slope between the adjacent values.
      let before: Data
      if let start {
        before = start
      } else if index > 0, steps[index - 1].duration > 0 {
        before = slope(
          index > 1 ? steps[index - 2].to.animatableData : from, to, steps[index - 1].duration + step.duration
        )
      } else {
        before = velocity
      }
      let after: Data
      if let end {
        after = end
      } else if index + 1 < steps.count, steps[index + 1].duration > 0 {
        after = slope(from, steps[index + 1].to.animatableData, step.duration + steps[index + 1].duration)
      } else {
        after = .zero
      }
      let (t, t2, t3) = (part, part * part, part * part * part)
      func scaled(_ data: Data, _ by: Double) -> Data {
        var copy = data
        copy.scale(by: by)
        return copy
      }
      return scaled(from, 2 * t3 - 3 * t2 + 1) + scaled(before, (t3 - 2 * t2 + t) * step.duration)
        + scaled(to, -2 * t3 + 3 * t2) + scaled(after, (t3 - t2) * step.duration)
    }
  }

  private static func slope(_ a: Data, _ b: Data, _ duration: TimeInterval) -> Data {
    var difference = b - a
    difference.scale(by: 1 / duration)
    return difference
  }
}

public struct _KeyframeTracks<Value>: Keyframes { public let _tracks: [_KeyframeTrackPlan<Value>] }

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks(_tracks: expression._tracks) }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value {
    var steps: [_KeyframeStep<Value>] = []
    expression._append(to: &steps)
    return _KeyframeList(steps: steps)
  }
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value>
  where Value: Animatable { _KeyframeList(steps: parts.flatMap(\.steps)) }
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value>
  where Value: Animatable { _KeyframeList(steps: parts.flatMap(\.steps)) }
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value>
  where Value: Animatable { part ?? _KeyframeList(steps: []) }
  public static func buildEither(first part: _KeyframeList<Value>) -> _KeyframeList<Value>
  where Value: Animatable { part }
  public static func buildEither(second part: _KeyframeList<Value>) -> _KeyframeList<Value>
  where Value: Animatable { part }
  public static func buildFinalResult(_ list: _KeyframeList<Value>) -> _KeyframeTracks<Value>
  where Value: Animatable { _KeyframeTracks(_tracks: KeyframeTrack(\Value.self) { list }._tracks) }
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
  }
  public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrackPlan<Value>]
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()._tracks
  }
  /// The duration in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, _KeyframeStart(value: initial), time) }
    return value
  }
  public func value(progress: Double) -> Value { value(time: duration * progress) }
}
