/// Recognizes dragging. It begins after a movement of ten points, and reports translation and velocity.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling with a touchpad or wheel that count as dragging.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The total movement, in points of the scene.
  private var moved = CGPoint.zero
  private var lastCenter: CGPoint?
  private var samples = MotionSamples()
  private var scrollVelocity: CGPoint?

  /// The movement after which a drag begins, in points (Metrics.md 2.4, 2.5).
  package static let slop: CGFloat = 10
  /// The movement after which this gesture begins, in points; at zero it begins on touch down.
  package var threshold = UIPanGestureRecognizer.slop
  /// Whether the translation includes the movement up to the threshold.
  package var countsThreshold = false
  /// The movement when the gesture requested to begin. It has a direction even if the translation, which
  /// starts at the threshold, has none yet.
  package private(set) var beginning = CGPoint.zero

  /// Whether the gesture comes from a wheel or touchpad rather than from fingers on the display.
  package private(set) var isScrolling = false
  /// Whether the gesture comes from the notches of a wheel.
  package private(set) var isScrollingInSteps = false

  // MARK: Movement

  /// Returns the movement since the gesture began, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint { convert(moved, to: view) }

  /// Resets the translation to a value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (x, y) = axes(of: view)
    let value = CGPoint(
      x: x.dx * translation.x + y.dx * translation.y, y: x.dy * translation.x + y.dy * translation.y)
    let shift = CGPoint(x: value.x - moved.x, y: value.y - moved.y)
    moved = value
    samples.shift(by: shift)
  }

  /// Returns the velocity over the last tenth of a second, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { convert(scrollVelocity ?? samples.velocity, to: view) }

  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    let (x, y) = axes(of: view)
    let determinant = x.dx * y.dy - x.dy * y.dx
    guard determinant != 0 else { return vector }
    return CGPoint(
      x: (vector.x * y.dy - vector.y * y.dx) / determinant,
      y: (vector.y * x.dx - vector.x * x.dy) / determinant)
  }

  /// Returns the unit vectors of the view in the scene.
  private func axes(of view: UIView?) -> (x: CGVector, y: CGVector) {
    guard let layer = view?.layer else { return (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)) }
    let origin = layer.convert(CGPoint.zero, to: nil)
    let right = layer.convert(CGPoint(x: 1, y: 0), to: nil)
    let down = layer.convert(CGPoint(x: 0, y: 1), to: nil)
    return (
      CGVector(dx: right.x - origin.x, dy: right.y - origin.y),
      CGVector(dx: down.x - origin.x, dy: down.y - origin.y)
    )
  }

  // MARK: Touches

  private var down: [UITouch] { sequence.live.filter { !$0.isOver && !$0.isIndirect } }

  open override var numberOfTouches: Int { down.count }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if down.count > maximumNumberOfTouches {
      guard storedState != .possible else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    rebase(at: event.timestamp)
    if threshold <= 0, storedState == .possible, sequence.waiting == nil, down.count >= minimumNumberOfTouches
    {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track(at: event.timestamp)
    guard storedState == .possible else { return state = .changed }
    guard sequence.waiting == nil, down.count >= minimumNumberOfTouches else { return }
    let distance = hypot(moved.x, moved.y)
    guard distance >= threshold, movesAsRequested(moved) else { return }
    beginning = moved
    if !countsThreshold, distance > 0 { removeThreshold(distance) }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if down.isEmpty {
      track(at: event.timestamp)
      state = storedState == .possible ? .failed : .ended
      return
    }
    rebase(at: event.timestamp)
    if storedState != .possible, down.count < minimumNumberOfTouches { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if down.isEmpty { state = .cancelled } else { rebase(at: event.timestamp) }
  }

  open override func reset() {
    moved = .zero
    beginning = .zero
    lastCenter = nil
    samples.removeAll()
    scrollVelocity = nil
    isScrolling = false
    isScrollingInSteps = false
  }

  /// Returns whether the recognizer accepts a movement beyond the threshold.
  package func movesAsRequested(_ movement: CGPoint) -> Bool { true }

  /// Resets the center after the set of fingers has changed, because its jump is not a movement.
  private func rebase(at time: TimeInterval) {
    lastCenter = centerOfDown
    samples.add(moved, at: time)
  }

  private var centerOfDown: CGPoint? {
    let touches = down
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  private func track(at time: TimeInterval) {
    let center = centerOfDown ?? self.center
    if let last = lastCenter {
      moved.x += center.x - last.x
      moved.y += center.y - last.y
    }
    lastCenter = center
    samples.add(moved, at: time)
  }

  /// Removes the movement up to the threshold from the translation.
  private func removeThreshold(_ distance: CGFloat) {
    let share = threshold / distance
    let shift = CGPoint(x: -moved.x * share, y: -moved.y * share)
    moved.x += shift.x
    moved.y += shift.y
    samples.shift(by: shift)
  }

  // MARK: Wheel and touchpad

  package override func accepts(_ touch: UITouch) -> Bool {
    guard case .scroll(let scroll) = touch.indirectGesture else { return super.accepts(touch) }
    return allowedScrollTypesMask.contains(scroll.phase == .discrete ? .discrete : .continuous)
  }

  package override func indirectGestureChanged(_ touch: UITouch, with event: UIEvent) {
    guard case .scroll(let scroll) = touch.indirectGesture else { return }
    isScrolling = true
    isScrollingInSteps = scroll.phase == .discrete
    moved.x += scroll.delta.x
    moved.y += scroll.delta.y
    samples.add(moved, at: scroll.timestamp)
    switch touch.phase {
    case .began, .moved:
      if storedState != .possible {
        state = .changed
      } else if moved != .zero, movesAsRequested(moved) {
        beginning = moved
        state = .began
      }
    case .ended:
      scrollVelocity = scroll.velocity
      state = storedState == .possible ? .failed : .ended
    case .cancelled: state = .cancelled
    default: break
    }
  }
}

/// Kinds of scrolling with a pointing device.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The notches of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
