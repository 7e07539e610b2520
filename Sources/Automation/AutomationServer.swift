import AutomationProtocol
import CoreFoundation
import Foundation
import OffscreenHost
import SystemPermissions
import UIKit

/// Handles a test runner's requests, one at a time, on the main thread of the app under test.
///
/// When the runner closes its end of the socket, the process exits immediately, regardless of the state of
/// the main thread. No app outlives its runner.
@MainActor
final class AutomationServer {
  private let channel: MessageChannel
  private let time = AppTime()
  private let tree = ElementTree()
  private lazy var input = InputPlayer(time: time)

  init(channel: MessageChannel) { self.channel = channel }

  /// Starts reading requests, which are handled once the main run loop runs.
  func start() {
    let channel = channel
    let reader = Thread { [weak self] in
      let answered = DispatchSemaphore(value: 0)
      while let request = try? channel.receive(AutomationRequest.self) {
        CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode) {
          // The main run loop performs its blocks on the main thread.
          MainActor.assumeIsolated { self?.receive(request) }
          answered.signal()
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
        if case .terminate = request { return }
        answered.wait()
      }
      _exit(0)
    }
    reader.name = "Automation"
    reader.start()
  }

  private func receive(_ request: AutomationRequest) {
    let reply = answer(request)
    do {
      try channel.send(reply)
    } catch {
      _exit(0)
    }
  }

  /// The pause after each input, in seconds.
  private let pace =
    ProcessInfo.processInfo.environment[AutomationEnvironment.pace].flatMap { Double($0) } ?? 0

  private func answer(_ request: AutomationRequest) -> AutomationReply {
    defer { if request.isInput, pace > 0 { time.rest(pace) } }
    return fulfil(request)
  }

  private func fulfil(_ request: AutomationRequest) -> AutomationReply {
    switch request {
    case .snapshot:
      time.settle()
      return .snapshot(tree.snapshot(.app))
    case .systemSnapshot:
      time.settle()
      return .snapshot(tree.snapshot(.system))
    case .touch(let paths):
      guard let scene = activeScene else { return .failure("The app shows no window.") }
      time.settle()
      input.play(paths, in: scene)
      return .done
    case .pointer(let paths, let buttons):
      guard let scene = activeScene else { return .failure("The app shows no window.") }
      time.settle()
      for path in paths {
        input.movePointer(path, buttons: HostPointerEvent.Buttons(rawValue: buttons), in: scene)
      }
      return .done
    case .scroll(let place, let delta):
      guard let scene = activeScene else { return .failure("The app shows no window.") }
      time.settle()
      input.scroll(at: place, by: delta, in: scene)
      return .done
    case .typeText(let text): return type(text)
    case .typeKey(let key, let modifiers):
      guard let scene = activeScene else { return .failure("The app shows no window.") }
      time.settle()
      input.press(key, modifiers: UIKeyModifierFlags(xcuiModifiers: modifiers), in: scene)
      return .done
    case .hitPoint(let id, let scrolls): return .point(hitPoint(of: id, scrolls: scrolls))
    case .adjustSlider(let id, let position): return adjustSlider(id, to: position)
    case .adjustPickerWheel(let id, let title): return adjustPickerWheel(id, to: title)
    case .wait(let seconds):
      time.wait(seconds)
      return .done
    case .screenshot(let scale): return screenshot(scale)
    case .rotate(let orientation): return rotate(to: orientation)
    case .setDark(let isDark):
      guard simulatedDevice != nil else { return Self.needsDevice }
      (HostRegistry.current as? any SimulatedDeviceHost)?.setDark(isDark)
      time.settle()
      return .done
    case .setLocation(let location):
      SimulatedPlace.current = location.map { SimulatedPlace($0) }
      time.settle()
      return .done
    case .open(let link):
      guard let url = URL(string: link) else { return .failure("“\(link)” is not a link.") }
      let host = HostRegistry.current
      host.client?.host(host, open: [url])
      time.settle()
      return .done
    case .background, .activate:
      setActive(request == .activate)
      return .done
    case .deviceState: return .deviceState(deviceState)
    case .accessibilityAudit(let types):
      time.settle()
      return .auditIssues(AccessibilityAudit(tree: tree, types: types).issues())
    case .terminate:
      // As before each request, the effects of the last action come first.
      time.settle()
      HostRegistry.current.stop()
      return .done
    }
  }

  private static let needsDevice = AutomationReply.failure(
    "A window cannot be set as a simulated device can.")

  private var simulatedDevice: Device? { (HostRegistry.current as? any SimulatedDeviceHost)?.simulatedDevice }

  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
  }

  private var activeScene: UIWindowScene? {
    scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  // MARK: Elements

  private func hitPoint(of id: UInt32, scrolls: Bool) -> CGPoint? {
    guard let scene = activeScene else { return nil }
    if id == 0 {
      let bounds = UIScreen.main.bounds
      return showsSystemAlert ? nil : CGPoint(x: bounds.midX, y: bounds.midY)
    }
    if scrolls, let cell = tree.revealRow(of: id) {
      time.settle()
      return HitTest.point(of: cell, in: scene)
    }
    guard let element = tree.element(id) else { return nil }
    if let point = HitTest.point(of: element, in: scene) { return point }
    guard scrolls, HitTest.scrollIntoView(element) else { return nil }
    time.settle()
    return HitTest.point(of: element, in: scene)
  }

  private var showsSystemAlert: Bool {
    scenes.contains { scene in scene.windows.contains { ($0 as? SystemWindow)?.showsAlert ?? false } }
  }

  private func adjustSlider(_ id: UInt32, to position: Double) -> AutomationReply {
    guard let scene = activeScene, let slider = tree.element(id) as? UISlider else {
      return .failure("adjust(toNormalizedSliderPosition:) needs a slider.")
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(_ value: Float) -> CGPoint {
      let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    let share = min(max(position, 0), 1)
    let start = thumb(slider.value)
    let ends = (thumb(slider.minimumValue).x, thumb(slider.maximumValue).x)
    let exact = CGPoint(x: ends.0 + share * (ends.1 - ends.0), y: start.y)
    // Overshooting reaches the ends reliably; between two steps of a slider, the thumb goes to the farther one.
    let direction: CGFloat = exact.x < start.x || exact.x == start.x && share == 0 ? -1 : 1
    let end = CGPoint(x: exact.x + direction * (share == 0 || share == 1 ? 20 : 0.4), y: exact.y)
    let from = slider.convert(start, to: nil as UIView?)
    let to = slider.convert(end, to: nil as UIView?)
    // Scroll views deliver touches after 0.15 s; the thumb keeps its distance to the finger from there.
    input.play([.drag(from: from, to: to, press: 0.2, duration: 0.3, hold: 0.1)], in: scene)
    time.settle()
    return .done
  }

  private func adjustPickerWheel(_ id: UInt32, to title: String) -> AutomationReply {
    guard let wheel = tree.element(id) as? PickerColumn else {
      return .failure("adjust(toPickerWheelValue:) needs a picker wheel.")
    }
    time.settle()
    // A test may leave out the day of the week or a unit.
    func shows(_ title: String) -> Bool {
      let value = wheel.accessibilityValue ?? ""
      return value == title || value.hasSuffix(" " + title) || value.hasPrefix(title + " ")
    }
    for step in [wheel.accessibilityDecrement, wheel.accessibilityIncrement] {
      while !shows(title) {
        let before = wheel.selectedRow
        step()
        time.settle()
        if wheel.selectedRow == before { break }
      }
      if shows(title) { return .done }
    }
    return .failure("The picker wheel has no value \"\(title)\".")
  }

  private func type(_ text: String) -> AutomationReply {
    guard let scene = activeScene else { return .failure("The app shows no window.") }
    time.settle()
    guard input.canType(in: scene) else {
      return .failure("Neither element nor any descendant has keyboard focus.")
    }
    input.type(text, in: scene)
    return .done
  }

  // MARK: Device

  private func screenshot(_ scale: Double?) -> AutomationReply {
    time.settle()
    let image: CGImage?
    if let host = HostRegistry.current as? OffscreenHost {
      image = host.screenshot(scale: scale.map { CGFloat($0) }, includesSystemChrome: true)
    } else {
      let scale = scale.map { CGFloat($0) } ?? simulatedDevice?.scale
      image = activeScene.flatMap { LayerPicture.image(of: $0, scale: scale) }
    }
    guard let data = image.flatMap({ UIImage(cgImage: $0).pngData() }) else {
      return .failure("There is nothing to take a screenshot of.")
    }
    return .data(data)
  }

  /// The orientation that a test has set. The interface follows if the app supports it.
  private var orientation: UIDeviceOrientation?

  private func rotate(to orientation: Int) -> AutomationReply {
    guard simulatedDevice != nil else { return Self.needsDevice }
    guard let wanted = UIDeviceOrientation(rawValue: orientation) else { return .done }
    time.settle()
    self.orientation = wanted
    for scene in scenes { scene.deviceDidTurn(to: wanted) }
    time.settle()
    return .done
  }

  private func setActive(_ isActive: Bool) {
    time.settle()
    for scene in scenes {
      if isActive { scene.receive(.visible(true)) }
      scene.receive(.active(isActive))
      if !isActive { scene.receive(.visible(false)) }
    }
    time.settle()
  }

  private var deviceState: DeviceState {
    let screen = UIScreen.main
    let device = UIDevice.current
    return DeviceState(
      name: simulatedDevice?.name ?? device.name,
      orientation: (orientation ?? activeScene.map { UIDeviceOrientation($0.interfaceOrientation) }
        ?? .portrait)
        .rawValue,
      isDark: HostRegistry.current.environment.isDark, screen: screen.bounds, scale: screen.scale,
      isPad: device.userInterfaceIdiom == .pad)
  }
}

extension SimulatedPlace {
  init(_ location: DeviceLocation) {
    self.init(
      latitude: location.latitude, longitude: location.longitude, altitude: location.altitude,
      accuracy: location.accuracy, course: location.course, speed: location.speed)
  }
}

extension UIKeyModifierFlags {
  /// - Parameter xcuiModifiers: The raw value of an `XCUIElement.KeyModifierFlags`.
  init(xcuiModifiers: UInt) {
    self = []
    let pairs: [(UInt, UIKeyModifierFlags)] = [
      (1 << 0, .alphaShift), (1 << 1, .shift), (1 << 2, .control), (1 << 3, .alternate), (1 << 4, .command),
    ]
    for (bit, flag) in pairs where xcuiModifiers & bit != 0 { insert(flag) }
  }
}
