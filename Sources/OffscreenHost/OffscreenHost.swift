import CoreFoundation
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A simulated device without a display, which renders to images.
///
/// Linking this module has no effect by itself. Call `install()` before creating the application's first
/// window to use it as the host of the process.
@preconcurrency @MainActor
public final class OffscreenHost: UIKit.Host {
  /// The mode of time.
  public enum Time: Sendable {
    case real
    /// Advances only on request. See `FrameClock`.
    case virtual
  }

  package weak var client: (any HostClient)?
  package let pasteboard: any HostPasteboard = InMemoryPasteboard()

  /// The simulated device. Windows are updated immediately when the device or orientation changes.
  public var device: Device {
    didSet { if device != oldValue { deviceChanged() } }
  }

  /// The orientation of the device.
  public private(set) var orientation: UIInterfaceOrientation

  /// The size of windows in points, as in iPad multitasking; `nil` fills the display.
  package var windowSize: CGSize? {
    didSet { for window in windows { window.resize(to: windowSize) } }
  }

  package private(set) var windows: [OffscreenWindow] = []

  /// The URLs that the application has opened, oldest first.
  public private(set) var openedURLs: [URL] = []

  private var isRunning = false
  /// Replaces the loop of `run()`.
  var script: (@MainActor (OffscreenHost) -> Void)?
  /// Called when `run()` has ended.
  var cleanUp: (() -> Void)?

  /// Whether virtual time advances only on request, even while the application runs.
  package var isDriven = false

  public init(device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// Makes this the host of the process, with the frame clock in the given mode.
  public func install(time: Time = .virtual) {
    HostRegistry.install(self)
    FrameClock.shared.setMode(time == .virtual ? .virtual : .real)
  }

  // MARK: Settings

  package private(set) var environment = HostEnvironment()

  /// Whether the system uses dark appearance.
  public var isDark: Bool {
    get { environment.isDark }
    set { change(\.isDark, to: newValue) }
  }

  /// The user's preferred text size.
  public var contentSizeCategory: UIContentSizeCategory {
    get { UIContentSizeCategory(rawValue: environment.contentSizeCategory) }
    set { change(\.contentSizeCategory, to: newValue.rawValue) }
  }

  /// Whether a hardware keyboard is connected, so that no software keyboard is shown.
  public var hasHardwareKeyboard: Bool {
    get { environment.hasHardwareKeyboard }
    set { change(\.hasHardwareKeyboard, to: newValue) }
  }

  /// The user's accent color.
  package var accent: HostEnvironment.Color? {
    get { environment.accent }
    set { change(\.accent, to: newValue) }
  }

  public var isHighContrast: Bool {
    get { environment.isHighContrast }
    set { change(\.isHighContrast, to: newValue) }
  }

  public var reducesMotion: Bool {
    get { environment.reducesMotion }
    set { change(\.reducesMotion, to: newValue) }
  }

  public var isRightToLeft: Bool {
    get { environment.isRightToLeft }
    set { change(\.isRightToLeft, to: newValue) }
  }

  private func change<Value: Equatable>(_ path: WritableKeyPath<HostEnvironment, Value>, to value: Value) {
    guard environment[keyPath: path] != value else { return }
    environment[keyPath: path] = value
    client?.hostEnvironmentDidChange(self)
  }

  // MARK: The device

  package var screen: HostScreen { device.screen }

  /// Rotates the device, if it supports the orientation.
  public func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != self.orientation,
      device.supportedOrientations.contains(UIInterfaceOrientationMask(orientation))
    else { return }
    self.orientation = orientation
    for window in windows { window.deviceChanged() }
  }

  private func deviceChanged() {
    if !device.supportedOrientations.contains(UIInterfaceOrientationMask(orientation)) {
      orientation = .portrait
    }
    client?.hostScreenDidChange(self)
    for window in windows { window.deviceChanged() }
  }

  // MARK: Pictures

  /// Renders the display; `nil` if the application has no window yet.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; `nil` uses the device's scale.
  ///   - includesSystemChrome: Whether to include the status bar and the home indicator.
  public func screenshot(scale: CGFloat? = nil, includesSystemChrome: Bool = false) -> CGImage? {
    windows.last { $0.isShown }?.makeImage(scale: scale, includesSystemChrome: includesSystemChrome)
  }

  /// Draws the frame without creating an image.
  package func draw(scale: CGFloat? = nil) -> Bool {
    windows.last { $0.isShown }?.draw(scale: scale) ?? false
  }

  // MARK: Host

  package func makeWindow(_ request: HostWindowRequest) -> any HostWindow {
    let window = OffscreenWindow(host: self, title: request.title)
    windows.append(window)
    return window
  }

  func windowClosed(_ window: OffscreenWindow) { windows.removeAll { $0 === window } }

  package func performWhenIdle(_ work: @escaping @MainActor () -> Void) {
    // The main run loop performs its blocks on the main thread.
    RunLoop.main.perform { MainActor.assumeIsolated(work) }
  }

  package func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  package func beep() {}

  /// Runs the main run loop until `stop()`. Virtual time advances to the next event whenever the loop is
  /// idle.
  package func run() {
    defer { cleanUp?() }
    if let script { return script(self) }
    isRunning = true
    let clock = FrameClock.shared
    while isRunning {
      if clock.mode == .virtual, !isDriven, let next = clock.nextDeadline {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
        if isRunning { clock.advance(by: max(0, next - clock.now)) }
      } else {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
    }
  }

  /// Adds work after the script of a run.
  package func runAfterScript(_ work: @escaping @MainActor () -> Void) {
    let first = script
    script = { host in
      first?(host)
      work()
    }
  }

  package func stop() {
    isRunning = false
    CFRunLoopStop(CFRunLoopGetMain())
  }

  // MARK: Input

  /// Sends input to the visible window.
  func sendToFrontWindow(_ event: HostEvent) { windows.last { $0.isShown }?.send(event) }

  /// Delivers URLs as if opened by the desktop.
  package func send(open urls: [URL]) { client?.host(self, open: urls) }

  package func sendMemoryWarning() { client?.hostDidReceiveMemoryWarning(self) }
}
