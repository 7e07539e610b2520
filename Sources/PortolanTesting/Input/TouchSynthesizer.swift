import Automation
import UIKit

/// Synthesizes touches, keys and scrolling in a scene, through the same entry point as a host.
///
/// Waiting advances the virtual clock, or runs the main run loop in real time.
@MainActor
package final class TouchSynthesizer {
  private let scene: UIWindowScene
  private var places: [Int: CGPoint] = [:]
  /// Whether to synthesize touches or a mouse.
  package var kind = HostPointerEvent.Kind.touch
  package var buttons = HostPointerEvent.Buttons.primary
  package var modifiers: HostModifiers = []
  /// The interval between events of a moving finger, in seconds.
  package var interval: TimeInterval = 1.0 / 60

  package init(scene: UIWindowScene) { self.scene = scene }

  /// Creates a synthesizer for the scene of a visible window.
  package convenience init(window: UIWindow) {
    guard let scene = window.windowScene else {
      preconditionFailure("the window is in no scene: show it first")
    }
    self.init(scene: scene)
  }

  // MARK: Time

  package func wait(_ duration: TimeInterval) { AppTime().advance(by: duration) }

  // MARK: Single reports

  /// Sends simultaneous events of several fingers.
  package func send(_ phase: HostPointerEvent.Phase, _ fingers: [Int: CGPoint]) {
    let time = CACurrentMediaTime()
    let reports = fingers.sorted { $0.key < $1.key }.map { id, place in
      HostPointerEvent(
        phase, kind: kind, id: id, location: place, buttons: buttons, modifiers: modifiers, timestamp: time)
    }
    for (id, place) in fingers { places[id] = phase == .up || phase == .cancel ? nil : place }
    scene.touches.receive(reports)
  }

  package func down(_ finger: Int = 0, at place: CGPoint) { send(.down, [finger: place]) }
  package func move(_ finger: Int = 0, to place: CGPoint) { send(.move, [finger: place]) }
  package func up(_ finger: Int = 0) { send(.up, [finger: places[finger] ?? .zero]) }
  package func cancel(_ finger: Int = 0) { send(.cancel, [finger: places[finger] ?? .zero]) }

  /// Moves the pointer without pressing a button.
  package func hover(at place: CGPoint) { receiveHover(.hover, place) }
  package func leave() { receiveHover(.exit, .zero) }

  private func receiveHover(_ phase: HostPointerEvent.Phase, _ place: CGPoint) {
    scene.receive(
      .pointer(
        HostPointerEvent(phase, kind: .mouse, location: place, buttons: [], timestamp: CACurrentMediaTime())))
  }

  // MARK: Gestures

  package func tap(at place: CGPoint, count: Int = 1, fingers: Int = 1) {
    for index in 0..<count {
      if index > 0 { wait(0.1) }
      let all = spread(fingers, at: place)
      send(.down, all)
      wait(0.05)
      send(.up, all)
    }
  }

  package func tap(_ view: UIView, count: Int = 1, fingers: Int = 1) {
    tap(at: center(of: view), count: count, fingers: fingers)
  }

  package func longPress(at place: CGPoint, duration: TimeInterval = 0.8) {
    down(at: place)
    wait(duration)
    up()
  }

  /// Moves a finger at constant speed, and holds it before lifting unless it is flung.
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0.2,
    fingers: Int = 1
  ) {
    send(.down, spread(fingers, at: start))
    glide(duration) { share in
      self.spread(
        fingers, at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if rest > 0 { wait(rest) }
    send(.up, spread(fingers, at: end))
  }

  /// Drags a finger and lifts it while it moves.
  package func fling(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
    drag(from: start, to: end, duration: duration, rest: 0)
  }

  /// Moves two fingers around a center, changing their distance and angle at constant speed.
  package func pinch(
    at center: CGPoint, distance: ClosedRange<CGFloat>, closing: Bool = false, turning angle: CGFloat = 0,
    duration: TimeInterval = 0.3
  ) {
    let (from, to) =
      closing ? (distance.upperBound, distance.lowerBound) : (distance.lowerBound, distance.upperBound)
    func fingers(_ share: CGFloat) -> [Int: CGPoint] {
      let radius = (from + (to - from) * share) / 2
      let (x, y) = (cos(angle * share) * radius, sin(angle * share) * radius)
      return [0: CGPoint(x: center.x - x, y: center.y - y), 1: CGPoint(x: center.x + x, y: center.y + y)]
    }
    send(.down, fingers(0))
    glide(duration, fingers)
    send(.up, fingers(1))
  }

  private func glide(_ duration: TimeInterval, _ fingers: (CGFloat) -> [Int: CGPoint]) {
    let steps = max(1, Int((duration / interval).rounded()))
    for step in 1...steps {
      wait(duration / Double(steps))
      send(.move, fingers(CGFloat(step) / CGFloat(steps)))
    }
  }

  private func spread(_ fingers: Int, at place: CGPoint) -> [Int: CGPoint] {
    Dictionary(
      uniqueKeysWithValues: (0..<fingers).map { ($0, CGPoint(x: place.x + CGFloat($0) * 40, y: place.y)) })
  }

  private func center(of view: UIView) -> CGPoint {
    view.layer.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: Wheel, touchpad, keys

  package func scroll(
    _ phase: HostScrollEvent.Phase, at place: CGPoint, by delta: CGPoint, velocity: CGPoint = .zero
  ) {
    scene.receive(
      .scroll(
        HostScrollEvent(
          phase, location: place, delta: delta, velocity: velocity, modifiers: modifiers,
          timestamp: CACurrentMediaTime())))
  }

  package func touchpadPinch(
    _ phase: HostPinchEvent.Phase, at place: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0
  ) {
    scene.receive(
      .pinch(
        HostPinchEvent(
          phase, location: place, scale: scale, rotation: rotation, timestamp: CACurrentMediaTime())))
  }

  package func key(
    _ phase: HostKeyEvent.Phase, _ usage: UIKeyboardHIDUsage, _ characters: String = "",
    isRepeat: Bool = false
  ) {
    scene.receive(
      .key(
        HostKeyEvent(
          phase, usage: usage.rawValue, characters: characters, modifiers: modifiers, isRepeat: isRepeat,
          timestamp: CACurrentMediaTime())))
  }

  /// Presses and releases a key.
  package func press(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: HostModifiers = [])
  {
    let held = self.modifiers
    self.modifiers = modifiers
    key(.down, usage, characters)
    key(.up, usage, characters)
    self.modifiers = held
  }
}
