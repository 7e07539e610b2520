import Automation
import OffscreenHost
import SystemPermissions
import UserNotifications

/// An app on a simulated device in virtual time, with simulated user input.
///
///     let app = TestApp(device: .iPhone15)
///     app.show(UINavigationController(rootViewController: ListViewController()))
///     app.tap("First entry")
///     app.settle()
///     XCTAssertNotNil(app.element("Back"))
///
/// Time advances only with `advance(by:)`, `settle()` and gestures.
@MainActor
public final class TestApp {
  public let host: OffscreenHost
  public let window: UIWindow
  let time = AppTime()
  /// The log of actions, for `portolan test --report`.
  private lazy var steps = StepLog.make(for: self)

  /// Starts an app with an empty window. Ends the app of the previous test.
  public init(
    device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait, dark: Bool = false,
    rightToLeft: Bool = false, contentSize: UIContentSizeCategory = .large
  ) {
    Self.endPreviousApp()
    host = OffscreenHost(device: device, orientation: orientation)
    host.isDark = dark
    host.isRightToLeft = rightToLeft
    host.contentSizeCategory = contentSize
    host.install(time: .virtual)
    time.begin()
    window = UIWindow(windowScene: UIApplication.shared.sceneForNewWindow())
  }

  /// Starts an app with an empty window on a preconfigured device.
  package init(host: OffscreenHost) {
    Self.endPreviousApp()
    self.host = host
    host.install(time: .virtual)
    time.begin()
    window = UIWindow(windowScene: UIApplication.shared.sceneForNewWindow())
  }

  /// Launches an app like the system: with its delegate class, `Info.plist` and main storyboard.
  ///
  /// - `delegateClass`: The delegate class; `nil` for apps that declare scenes differently, such as SwiftUI
  ///   apps.
  /// - `state`: The folder for state restoration; `nil` disables it.
  public convenience init(
    launching delegateClass: (NSObject & UIApplicationDelegate).Type?, device: Device = .iPhone15,
    orientation: UIInterfaceOrientation = .portrait, dark: Bool = false, state: URL? = nil
  ) {
    let host = OffscreenHost(device: device, orientation: orientation)
    host.isDark = dark
    self.init(launching: delegateClass, host: host, state: state)
  }

  /// Launches an app like the system, on a preconfigured device.
  package init(
    launching delegateClass: (NSObject & UIApplicationDelegate).Type?, host: OffscreenHost, state: URL? = nil
  ) {
    Self.endPreviousApp()
    self.host = host
    host.install(time: .virtual)
    time.begin()
    Self.open(state)
    ApplicationLauncher().launch(delegateClass: delegateClass)
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    window =
      windows.first { $0.isKeyWindow } ?? windows.first
      ?? UIWindow(windowScene: UIApplication.shared.sceneForNewWindow())
    settle()
  }

  /// Starts an app by its type, as `@main` does.
  ///
  ///     let app = TestApp(launching: MyApp.self, arguments: ["-isFirstLaunch", "NO"], open: URL(string: "shop://cart"))
  ///
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - arguments: The command line behind the program's name, for this launch alone. A name after a dash with a value
  ///     behind it is a user default, as on iOS.
  ///   - environment: Variables, for this launch alone.
  ///   - url: A link that the app is launched with.
  ///   - device: The simulated device.
  ///   - orientation: The orientation of the device at the launch.
  ///   - dark: Whether the interface is dark.
  ///   - state: The folder that its state is kept in, and comes back from; `nil` keeps none.
  public init<A: _LaunchableApp>(
    launching app: A.Type, arguments: [String] = [], environment: [String: String] = [:],
    open url: URL? = nil,
    device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait, dark: Bool = false,
    state: URL? = nil
  ) {
    Self.endPreviousApp()
    LaunchContext.begin(arguments: arguments, environment: environment)
    host = OffscreenHost(device: device, orientation: orientation)
    host.isDark = dark
    host.install(time: .virtual)
    time.begin()
    Self.open(state)
    app._prepareLaunch()
    Self.endLaunch = { app._endLaunch() }
    ApplicationLauncher().launch(delegateClass: nil, urls: url.map { [$0] } ?? [])
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    window =
      windows.first { $0.isKeyWindow } ?? windows.first
      ?? UIWindow(windowScene: UIApplication.shared.sceneForNewWindow())
    settle()
  }

  private static func open(_ state: URL?) {
    guard let state else { return }
    StateRestorationCoordinator.shared.open(folder: state)
  }

  /// Removes the app that was launched by its type, if any.
  private static var endLaunch: (@MainActor () -> Void)?

  private static func endOfLaunch() {
    endLaunch?()
    endLaunch = nil
    LaunchContext.end()
  }

  /// Ends the app: disconnects its scenes and returns to real time, for tests without virtual time.
  /// Deallocation has the same effect.
  public func end() {
    guard HostRegistry.current === host else {
      // Another host shows its app in real time.
      if FrameClock.shared.mode == .real { time.end() }
      return
    }
    steps?.end(accessibilityText)
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    StateRestorationCoordinator.shared.close()
    Self.endOfLaunch()
    time.end()
    FrameClock.shared.setMode(.real)
  }

  private static func endPreviousApp() {
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    StateRestorationCoordinator.shared.close()
    UIApplication.shared.sessions = []
    endOfLaunch()
    AppTime().end()
    NotificationService.reset()
    resetPermissions()
    ScreenObserver.shared?.begin()
  }

  /// Terminates the app without any callbacks; unsaved state is lost.
  public func kill() {
    StateRestorationCoordinator.shared.forget()
    end()
  }

  isolated deinit { end() }

  /// Sets the window's root view controller and waits until it is visible.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    steps?.add("show \(Swift.type(of: root))")
  }

  // MARK: Time

  /// Advances time by seconds, running animations and timers in order.
  public func advance(by seconds: TimeInterval) { time.advance(by: seconds) }

  /// Advances time until the interface is idle.
  /// - Returns: `false` if something was still moving after `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 30) -> Bool {
    defer { observe() }
    return time.settle(limit: limit) {
      guard StateRestorationCoordinator.shared.isOpen else { return }
      // Observers of models apply changes one turn later.
      for _ in 0..<3 { time.drain() }
      if FrameClock.shared.isIdle { StateRestorationCoordinator.shared.save() }
    }
  }

  private func observe() {
    ScreenObserver.shared?.observe(window) { snapshot(scale: 1)?.pngData() }
  }

  // MARK: Seeing

  /// The visible elements, from front to back.
  public var elements: [Element] {
    var found: [Element] = []
    for window in window.windowScene?.windows.reversed() ?? [] where !window.isHidden {
      collect(window, into: &found)
    }
    return found
  }

  private func collect(_ view: UIView, into found: inout [Element]) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    for child in view.subviews.reversed() { collect(child, into: &found) }
    if Element.isVisible(view), !ViewOcclusion.isCovered(view) { found.append(Element(view: view)) }
  }

  /// The frontmost visible element with a label; buttons before plain text.
  public func element(_ label: String) -> Element? {
    let spoken = accessibilityNodes.filter { node in
      node.label == label && (node.element as? UIView).map { !ViewOcclusion.isCovered($0) } ?? false
    }
    if let node = spoken.first(where: { $0.role == .button || $0.role == .cell }) ?? spoken.first,
      let view = node.element as? UIView
    {
      return Element(view: view)
    }
    let matches = elements.filter { $0.label == label }
    return matches.first { Element.role(of: $0.view) == .button } ?? matches.first
  }

  public func element(identifier: String) -> Element? { elements.first { $0.identifier == identifier } }

  public func elements<View: UIView>(of type: View.Type) -> [View] {
    elements.compactMap { $0.view as? View }
  }

  /// Whether an element with the label is visible.
  public func sees(_ label: String) -> Bool { element(label) != nil }

  /// Returns a screenshot of the display.
  /// - Parameters:
  ///   - scale: Pixels per point; defaults to the device's scale.
  ///   - includesStatusBar: Whether to include the status bar, at 9:41, and the home indicator.
  public func snapshot(scale: CGFloat? = nil, includesStatusBar: Bool = true) -> CGImage? {
    let shown = host.windows.first { $0 === window.windowScene?.hostWindow }
    return shown?.makeImage(scale: scale, includesSystemChrome: includesStatusBar)
  }

  /// Saves a picture of the device's display as PNG.
  ///
  /// - Parameters: See `snapshot(scale:includesStatusBar:)`.
  public func saveSnapshot(
    to url: URL, scale: CGFloat? = nil, includesStatusBar: Bool = true
  ) throws {
    guard let image = snapshot(scale: scale, includesStatusBar: includesStatusBar) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try image.writePNG(to: url)
  }

  // MARK: Hearing

  /// The accessibility tree as text, one line per element: role, label, value, state.
  public var accessibilityText: String {
    CATransaction.flush()
    return window.windowScene.map { AccessibilityTree.text(of: $0) } ?? ""
  }

  private var accessibilityNodes: [AccessibilityNode] {
    (window.windowScene.map { AccessibilityTree.nodes(in: $0) } ?? []).reversed().flatMap(\.all)
  }

  /// Starts recording accessibility notifications in `spoken`, like a screen reader.
  public func listen() {
    AccessibilityCenter.shared.listener = { [weak self] message in self?.handle(message) }
  }

  /// The announcements and focus changes since `listen()`.
  public private(set) var spoken: [String] = []

  private func handle(_ message: AccessibilityCenter.Message) {
    switch message {
    case .announcement(let text): spoken.append("says “\(text)”")
    case .screenChanged: spoken.append("screen changed")
    case .layoutChanged: spoken.append("layout changed")
    case .pageScrolled(let text): spoken.append("scrolled \(text ?? "")")
    case .focus(let element):
      guard let element else { return }
      let view = element as? UIView
      let label =
        element.accessibilityLabel ?? view.flatMap { AccessibilityTree.accessibilityTextOfView(of: $0) }
      spoken.append("reads “\(label ?? "")”")
    }
  }

  // MARK: Touching

  /// Taps the element with a label. Fails with a list of the existing elements if there is none.
  public func tap(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let element = element(label) else {
      let known = Set(elements.compactMap(\.label)).sorted().joined(separator: "”, “")
      return TestFailure.report("nothing says “\(label)”; there are “\(known)”", file: file, line: line)
    }
    steps?.add("tap “\(label)”")
    touch(at: element.center)
  }

  public func tap(identifier: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let element = element(identifier: identifier) else {
      return TestFailure.report("nothing has the identifier “\(identifier)”", file: file, line: line)
    }
    steps?.add("tap the identifier “\(identifier)”")
    touch(at: element.center)
  }

  public func tap(at point: CGPoint) {
    steps?.add("tap", at: point)
    touch(at: point)
  }

  private func touch(at point: CGPoint) {
    finger(.down, point)
    advance(by: 0.05)
    finger(.up, point)
    advance(by: 0)
  }

  public func doubleTap(at point: CGPoint) {
    steps?.add("double tap", at: point)
    touch(at: point)
    advance(by: 0.08)
    touch(at: point)
  }

  public func longPress(at point: CGPoint, duration: TimeInterval = 0.8) {
    steps?.add("press", at: point)
    finger(.down, point)
    advance(by: duration)
    finger(.up, point)
    advance(by: 0)
  }

  /// Drags a finger in a straight line at constant speed and lifts it.
  ///
  /// - `duration`: The time from touch down to lifting, in seconds.
  /// - `hold`: The time at rest before lifting, in seconds, which prevents deceleration.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0.2
  ) {
    beginDrag(at: start)
    moveFinger(from: start, to: end, duration: duration)
    if hold > 0 { advance(by: hold) }
    endDrag(at: end)
  }

  /// Drags a finger quickly and lifts it while it moves.
  public func fling(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
    drag(from: start, to: end, duration: duration, hold: 0)
  }

  public func beginDrag(at point: CGPoint) {
    steps?.add("drag", at: point)
    finger(.down, point)
    advance(by: 1.0 / 120)
  }

  public func moveFinger(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    let steps = max(1, Int((duration * 120).rounded()))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      finger(.move, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      advance(by: duration / Double(steps))
    }
  }

  public func endDrag(at point: CGPoint) {
    finger(.up, point)
    advance(by: 0)
  }

  /// Cancels a touch, as the system does for an incoming call.
  public func cancelTouch(at point: CGPoint) {
    finger(.cancel, point)
    advance(by: 0)
  }

  /// Moves two fingers apart or together around a point.
  public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
    steps?.add("pinch", at: center)
    func places(_ distance: CGFloat) -> [CGPoint] {
      [CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y)]
    }
    for (id, place) in places(start).enumerated() { finger(.down, place, id: id + 1) }
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
      for (id, place) in places(distance).enumerated() { finger(.move, place, id: id + 1) }
      advance(by: duration / Double(steps))
    }
    for (id, place) in places(end).enumerated() { finger(.up, place, id: id + 1) }
    advance(by: 0)
  }

  private func finger(_ phase: HostPointerEvent.Phase, _ point: CGPoint, id: Int = 1) {
    send(
      .pointer(
        HostPointerEvent(phase, kind: .touch, id: id, location: point, timestamp: FrameClock.shared.now)))
  }

  private func send(_ event: HostEvent) {
    for window in host.windows where window === self.window.windowScene?.hostWindow { window.send(event) }
  }

  // MARK: Keys and devices

  /// Types text into the focused field, character by character. A line break presses the return key. Hangul
  /// is composed by an input method, as on a Korean keyboard.
  public func type(_ text: String) {
    steps?.add("type “\(text)”")
    for character in text {
      if character.isNewline {
        press(.keyboardReturnOrEnter, "\r")
        continue
      }
      for step in HangulSteps.of(character) {
        send(.text(.preedit(step, caret: step.utf16.count)))
        advance(by: 0)
      }
      send(.text(.commit(String(character))))
      advance(by: 0)
    }
  }

  /// Taps the field with a label or placeholder, and types into it.
  public func type(
    _ text: String, into label: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    tap(label, file: file, line: line)
    type(text)
  }

  /// Sets the marked text of an input method; empty text cancels the composition.
  public func compose(_ text: String) {
    send(.text(.preedit(text, caret: text.utf16.count)))
    advance(by: 0)
  }

  /// Commits a composition with the input method's final text.
  public func commit(_ text: String) {
    send(.text(.commit(text)))
    advance(by: 0)
  }

  /// Deletes backward the given number of times.
  public func deleteBackward(count: Int = 1) {
    for _ in 0..<count { press(.keyboardDeleteOrBackspace, "\u{8}") }
  }

  /// Presses and releases a key.
  public func press(
    _ key: UIKeyboardHIDUsage, _ characters: String = "", modifiers: UIKeyModifierFlags = []
  ) {
    for phase in [HostKeyEvent.Phase.down, .up] {
      send(
        .key(
          HostKeyEvent(
            phase, usage: key.rawValue, characters: characters,
            modifiers: HostModifiers(rawValue: modifiers.rawValue), timestamp: FrameClock.shared.now)))
    }
    advance(by: 0)
  }

  /// The view with keyboard focus.
  public var focusedView: UIView? { window.focusIfAny?.item }

  /// Opens a link, as another application or the desktop would.
  public func open(_ link: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let url = URL(string: link) else {
      return TestFailure.report("“\(link)” is not a link", file: file, line: line)
    }
    steps?.add("open \(link)")
    host.send(open: [url])
    settle()
  }

  /// Rotates the device and waits until the interface is idle.
  public func rotate(to orientation: UIInterfaceOrientation) {
    steps?.add("turn the device")
    host.rotate(to: orientation)
    settle()
  }
}
