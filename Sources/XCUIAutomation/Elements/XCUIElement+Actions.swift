import AutomationProtocol
import CoreGraphics
import Foundation

/// User actions on an element. Each waits up to a second for the element, scrolls it into view, and fails the
/// test if it cannot be performed.
extension XCUIElement {
  // MARK: Touching

  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 1, action: "tap", file, line)
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 2, numberOfTouches: 1, action: "double tap", file, line)
  }

  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, action: "two finger tap", file, line)
  }

  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    tap(withNumberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches, action: "tap", file, line)
  }

  private func tap(
    withNumberOfTaps count: Int, numberOfTouches: Int, action: String, _ file: StaticString, _ line: UInt
  ) {
    perform(action, file, line) { place in
      let paths = (0..<max(1, numberOfTouches)).flatMap { finger in
        TouchPath.taps(count, at: CGPoint(x: place.x + CGFloat(finger) * 20, y: place.y))
      }
      _ = try self.locator.ask(.touch(paths))
    }
  }

  /// - `duration`: The duration in seconds of the app's time.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    perform("press", file, line) { place in
      _ = try self.locator.ask(.touch([.press(place, duration: duration)]))
    }
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0.1,
      file: file,
      line: line)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform("drag", file, line) { place in
      let end = try otherElement.locator.resolveForAction().snapshot.frame
      try self.drag(
        from: place, to: CGPoint(x: end.midX, y: end.midY), press: duration, velocity: velocity,
        hold: holdDuration)
    }
  }

  func drag(from start: CGPoint, to end: CGPoint, press: Double, velocity: XCUIGestureVelocity, hold: Double)
    throws
  {
    let distance = hypot(end.x - start.x, end.y - start.y)
    let duration = max(0.05, Double(distance) / Double(velocity.pointsPerSecond))
    _ = try locator.ask(.touch([.drag(from: start, to: end, press: press, duration: duration, hold: hold)]))
  }

  // MARK: Swiping

  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 0, dy: -1), velocity, "swipe up", file, line)
  }

  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 0, dy: 1), velocity, "swipe down", file, line)
  }

  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: -1, dy: 0), velocity, "swipe left", file, line)
  }

  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 1, dy: 0), velocity, "swipe right", file, line)
  }

  /// Moves a finger from the element's center almost to its edge, and lifts it while it moves.
  private func swipe(
    _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ action: String, _ file: StaticString,
    _ line: UInt
  ) {
    perform(action, file, line) { place in
      try self.swipe(direction, from: place, velocity)
    }
  }

  /// Moves a finger from a point by almost half the element's size.
  func swipe(_ direction: CGVector, from place: CGPoint, _ velocity: XCUIGestureVelocity) throws {
    let frame = try visibleFrame()
    let reach = CGPoint(x: frame.width * 0.45, y: frame.height * 0.45)
    let end = CGPoint(
      x: place.x + direction.dx * max(reach.x, 50), y: place.y + direction.dy * max(reach.y, 50))
    try drag(from: place, to: end, press: 0, velocity: velocity, hold: 0)
  }

  /// The part of the element's frame that is on screen.
  private func visibleFrame() throws -> CGRect {
    let reference = try locator.resolve()
    let screen = reference.path.first?.frame ?? reference.snapshot.frame
    return reference.snapshot.frame.intersection(screen)
  }

  // MARK: Two fingers

  /// Pinches with two fingers.
  ///
  /// - `scale`: The ratio of the final to the initial distance between the fingers.
  /// - `velocity`: The change of scale per second.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform("pinch", file, line) { place in
      let frame = try self.visibleFrame()
      let widest = max(40, min(frame.width, frame.height) * 0.8)
      let (from, to) = scale > 1 ? (widest / scale, widest) : (widest, widest * max(scale, 0.02))
      let duration = max(0.1, Double(abs(scale - 1) / max(abs(velocity), 0.01)))
      let fingers = [-1.0, 1.0].map { side in
        TouchPath.drag(
          from: CGPoint(x: place.x + side * from / 2, y: place.y),
          to: CGPoint(x: place.x + side * to / 2, y: place.y),
          press: 0, duration: duration, hold: 0.05)
      }
      _ = try self.locator.ask(.touch(fingers))
    }
  }

  /// Rotates two fingers.
  ///
  /// - `rotation`: The angle in radians, clockwise.
  /// - `velocity`: The velocity in radians per second.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform("rotate", file, line) { place in
      let frame = try self.visibleFrame()
      let radius = max(20, min(frame.width, frame.height) * 0.3)
      let duration = max(0.1, Double(abs(rotation) / max(abs(velocity), 0.01)))
      let steps = max(8, Int(abs(rotation) / 0.1))
      let fingers = [0, CGFloat.pi].map { start in
        TouchPath(
          (0...steps).map { step in
            let angle = start + rotation * CGFloat(step) / CGFloat(steps)
            return TouchPath.Point(
              time: duration * Double(step) / Double(steps),
              location: CGPoint(x: place.x + cos(angle) * radius, y: place.y + sin(angle) * radius))
          })
      }
      _ = try self.locator.ask(.touch(fingers))
    }
  }

  // MARK: Typing and adjusting

  /// Types text into the element, which must have or contain the keyboard focus.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    attempt("synthesize event", file, line, step: "type “\(text)” into") {
      let reference = try self.locator.resolveForAction()
      guard reference.snapshot.hasFocusInside else {
        throw ElementLocator.Missing.process(
          "Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
            + ElementText.line(reference.snapshot))
      }
      _ = try self.locator.ask(.typeText(text))
    }
  }

  /// Presses a hardware key.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    attempt("synthesize event", file, line, step: "press the key “\(key)” in") {
      _ = try self.locator.ask(.typeKey(key, modifiers: flags.rawValue))
    }
  }

  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  /// Turns a picker wheel until it shows a value.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    attempt("adjust picker wheel", file, line) {
      let reference = try self.locator.resolveForAction()
      _ = try self.locator.ask(.adjustPickerWheel(reference.snapshot.id, pickerWheelValue))
    }
  }

  /// Drags a slider's thumb.
  /// - `normalizedSliderPosition`: The position from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    attempt("adjust slider", file, line) {
      let reference = try self.locator.resolveForAction()
      _ = try self.locator.ask(.adjustSlider(reference.snapshot.id, Double(normalizedSliderPosition)))
    }
  }

  // MARK: Acting

  /// Performs an action at the element's hit point.
  func perform(
    _ action: String, _ file: StaticString, _ line: UInt, _ body: @escaping (CGPoint) throws -> Void
  ) {
    attempt(action, file, line) { try body(try self.hitPoint()) }
  }

  /// The point at which to touch the element. Scrolls it into view, and lets interruption monitors handle
  /// alerts that cover it.
  func hitPoint() throws -> CGPoint {
    var reference = try locator.resolveForAction()
    if locator.isSystem, reference.snapshot.type == .application {
      return CGPoint(x: reference.snapshot.frame.midX, y: reference.snapshot.frame.midY)
    }
    for _ in 0..<3 {
      if case .point(let point?) = try locator.ask(.hitPoint(reference.snapshot.id, scrolls: true)) {
        return point
      }
      guard !locator.isSystem, handleInterruption(of: reference) else { break }
      reference = try locator.resolveForAction()
    }
    throw ElementLocator.Missing.process("Element is not hittable: \(ElementText.line(reference.snapshot))")
  }

  /// Lets interruption monitors handle an alert of the system or the app. As in XCTest, an alert that no monitor handled is
  /// canceled.
  private func handleInterruption(of element: ElementReference) -> Bool {
    func alert(_ application: String?) -> XCUIElement {
      XCUIElement(
        ElementLocator(bundleIdentifier: application, steps: [.descendants(.alert), .first]))
    }
    let system = alert(Springboard.identifier)
    if system.exists {
      if InterruptionMonitors.shared.handle(system) { return true }
      guard !InterruptionMonitors.shared.isHandling else { return false }
      system.buttons.firstMatch.tap()
      return true
    }
    let own = alert(locator.bundleIdentifier)
    guard own.exists, !(element.path + [element.snapshot]).contains(where: { $0.type == .alert }) else {
      return false
    }
    if InterruptionMonitors.shared.handle(own) { return true }
    guard !InterruptionMonitors.shared.isHandling else { return false }
    let cancel = own.buttons["Cancel"]
    (cancel.exists ? cancel : own.buttons.firstMatch).tap()
    return true
  }

  /// Performs an action, failing the test if that is not possible.
  ///
  /// - Parameter step: The action in reports, if it differs from that in failures.
  func attempt(
    _ action: String, _ file: StaticString, _ line: UInt, step: String? = nil, _ body: () throws -> Void
  ) {
    TestSession.shared.actionBegins(file, line)
    TestReport.shared?.act(step ?? action, on: locator)
    do {
      try body()
    } catch {
      let reason = (error as? ElementLocator.Missing)?.message ?? "\(error)"
      TestSession.shared.fail("Failed to \(action) \(locator.name): \(reason)", file, line)
    }
  }
}

extension TouchPath {
  /// A series of taps. They are played in one request, because the app settles before each, by which time the next tap would
  /// begin another series.
  static func taps(_ count: Int, at place: CGPoint) -> [TouchPath] {
    (0..<max(1, count)).map { .press(place, from: Double($0) * 0.15, duration: 0.05) }
  }
}

extension ElementSnapshot {
  /// Whether the element or a descendant has keyboard focus.
  var hasFocusInside: Bool { flags.contains(.focused) || children.contains { $0.hasFocusInside } }
}

extension XCUIElement {
  /// Modifier keys.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    public static let alternate = option
  }
}
