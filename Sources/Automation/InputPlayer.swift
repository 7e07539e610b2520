import AutomationProtocol
import QuartzCore
import UIKit

/// Plays touches and keys of a test in a scene, through the same entry point as a host.
@MainActor
final class InputPlayer {
  /// The interval between events of a moving finger, in seconds.
  private static let interval = 1.0 / 120

  private let time: AppTime

  init(time: AppTime) { self.time = time }

  // MARK: Fingers

  /// Plays all touch paths and returns after the last finger was lifted.
  func play(_ paths: [TouchPath], in scene: UIWindowScene) {
    let end = paths.compactMap { $0.points.last?.time }.max() ?? 0
    var places = [CGPoint?](repeating: nil, count: paths.count)
    var now = 0.0
    while true {
      var reports: [HostPointerEvent] = []
      for (index, path) in paths.enumerated() {
        let isLast = (path.points.last?.time ?? 0) <= now + 1e-9
        let place = path.location(at: min(now, path.points.last?.time ?? 0))
        switch (places[index], place) {
        case (nil, let place?) where !isLast || now == 0:
          reports.append(report(.down, index, place))
          places[index] = place
        case (let old?, let place?):
          if place != old { reports.append(report(.move, index, place)) }
          places[index] = place
          if isLast {
            reports.append(report(.up, index, place))
            places[index] = nil
          }
        default: break
        }
      }
      if !reports.isEmpty { scene.touches.receive(reports) }
      guard now < end - 1e-9 else { break }
      let step = min(Self.interval, end - now)
      time.advance(by: step)
      now += step
    }
    // A path with a single point is lifted immediately.
    for (index, place) in places.enumerated() {
      if let place { scene.touches.receive([report(.up, index, place)]) }
    }
    time.advance(by: 0)
  }

  // MARK: Pointer

  /// Moves the pointer of a mouse along a path. Without buttons it hovers, and stays at the end.
  func movePointer(_ path: TouchPath, buttons: HostPointerEvent.Buttons, in scene: UIWindowScene) {
    guard let first = path.points.first, let last = path.points.last else { return }
    func send(_ phase: HostPointerEvent.Phase, _ place: CGPoint) {
      scene.receive(
        .pointer(
          HostPointerEvent(
            phase, kind: .mouse, location: place, buttons: phase == .hover ? [] : buttons,
            timestamp: CACurrentMediaTime())))
    }
    send(.hover, first.location)
    if !buttons.isEmpty { send(.down, first.location) }
    var now = 0.0
    while now < last.time - 1e-9 {
      let step = min(Self.interval, last.time - now)
      time.advance(by: step)
      now += step
      if let place = path.location(at: min(now, last.time)),
        place != first.location || now >= last.time - 1e-9
      {
        send(buttons.isEmpty ? .hover : .move, place)
      }
    }
    if !buttons.isEmpty { send(.up, last.location) }
    time.advance(by: 0)
  }

  /// Turns the wheel of a mouse.
  func scroll(at place: CGPoint, by delta: CGPoint, in scene: UIWindowScene) {
    scene.receive(
      .scroll(
        HostScrollEvent(
          .discrete, location: place, delta: delta,
          timestamp: CACurrentMediaTime())))
    time.advance(by: 0)
  }

  private func report(_ phase: HostPointerEvent.Phase, _ finger: Int, _ place: CGPoint) -> HostPointerEvent {
    HostPointerEvent(phase, kind: .touch, id: finger + 1, location: place, timestamp: CACurrentMediaTime())
  }

  // MARK: Keys

  /// Whether the scene has a text input with focus.
  func canType(in scene: UIWindowScene) -> Bool {
    let responder = scene.keyWindow?.firstResponder
    return responder is any UIKeyInput || responder is any HostTextReceiver
  }

  /// Types text character by character. A line break presses the return key, `XCUIKeyboardKey.delete` deletes
  /// backward.
  func type(_ text: String, in scene: UIWindowScene) {
    for character in text {
      if let key = KeyName.key(for: character) {
        press(key, characters: String(character), modifiers: [], in: scene)
      } else {
        scene.receive(.text(.commit(String(character))))
        time.advance(by: 0)
      }
    }
  }

  /// Presses and releases a hardware key.
  /// - Parameter name: A character, or the raw value of an `XCUIKeyboardKey`.
  func press(_ name: String, modifiers: UIKeyModifierFlags, in scene: UIWindowScene) {
    guard let character = name.first else { return }
    let key = KeyName.key(for: character) ?? KeyName.printableKey(for: character)
    press(key ?? .keyboardErrorUndefined, characters: name, modifiers: modifiers, in: scene)
  }

  private func press(
    _ key: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags, in scene: UIWindowScene
  ) {
    for phase in [HostKeyEvent.Phase.down, .up] {
      scene.receive(
        .key(
          HostKeyEvent(
            phase, usage: key.rawValue, characters: characters,
            modifiers: HostModifiers(rawValue: modifiers.rawValue), timestamp: CACurrentMediaTime())))
    }
    time.advance(by: 0)
  }
}
