import CoreFoundation
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A device without a display: what it would show is drawn into images.
///
/// Nothing is installed by linking this module. `install()` before the application's first window makes it the host of
/// the process.
@preconcurrency @MainActor
public final class OffscreenHost: UIKit.Host {
  /// How time passes.
  public enum Time: Sendable {
    case real
    /// Only when it is told to; see `FrameClock`.
    case virtual
  }

  package weak var client: (any HostClient)?
  package let pasteboard: any HostPasteboard = MemoryPasteboard()

  /// What the device is now. Another device, as another orientation, reaches the windows at once.
  public var device: Device {
    didSet { if device != oldValue { deviceChanged() } }
  }

  /// How the device is held.
  public private(set) var orientation: UIInterfaceOrientation

  /// The size of windows in points, as an iPad gives an application a part of the display; `nil` fills the display.
  package var windowSize: CGSize? {
    didSet { for window in windows { window.resize(to: windowSize) } }
  }

  package private(set) var windows: [OffscreenWindow] = []

  /// Links that the application asked to be opened, oldest first.
  public private(set) var openedURLs: [URL] = []

  private var isRunning = false
  /// Stands in for the loop of `run()`.
  var script: (@MainActor (OffscreenHost) -> Void)?
  /// Called when `run()` has ended.
  var cleanUp: (() -> Void)?

  /// Whether virtual time passes only by request, also while the application runs.
  package var isDriven = false

  public init(device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// Makes this the host of the process. `time` is kept by the frame clock.
  public func install(time: Time = .virtual) {
    HostRegistry.install(self)
    FrameClock.shared.setMode(time == .virtual ? .virtual : .real)
  }

  // MARK: Settings

  package private(set) var environment = HostEnvironment()

  /// Whether the system's appearance is dark.
  public var isDark: Bool {
    get { environment.isDark }
    set { change(\.isDark, to: newValue) }
  }

  /// The size of text that the person prefers.
  public var contentSizeCategory: UIContentSizeCategory {
    get { UIContentSizeCategory(rawValue: environment.contentSizeCategory) }
    set { change(\.contentSizeCategory, to: newValue.rawValue) }
  }

  /// Whether keys are typed on a real keyboard, so that the device draws none.
  public var hasHardwareKeyboard: Bool {
    get { environment.hasHardwareKeyboard }
    set { change(\.hasHardwareKeyboard, to: newValue) }
  }

  /// The colour that the person chose for what can be touched.
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

  /// Turns the device. An orientation that it does not support leaves it as it is.
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

  /// What the display shows, or `nil` before the application has a window.
  ///
  /// - Parameters:
  ///   - scale: pixels to a point; `nil` is the device's own.
  ///   - includesFurniture: whether the status bar and the home indicator are in the picture.
  public func screenshot(scale: CGFloat? = nil, includesFurniture: Bool = false) -> CGImage? {
    windows.last { $0.isShown }?.makeImage(scale: scale, includesFurniture: includesFurniture)
  }

  /// Draws the frame without making a picture of it.
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
    RunLoop.main.perform { MainActor.assumeIsolated(work) }
  }

  package func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  package func beep() {}

  /// Serves the main run loop until `stop()`. Virtual time jumps to whatever comes next as soon as the loop has nothing
  /// to do.
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

  package func stop() {
    isRunning = false
    CFRunLoopStop(CFRunLoopGetMain())
  }

  // MARK: Input

  /// Hands input to the window that is shown.
  func sendToFrontWindow(_ event: HostEvent) { windows.last { $0.isShown }?.send(event) }

  /// Says that the desktop asks for links to be opened.
  package func send(open urls: [URL]) { client?.host(self, open: urls) }

  package func sendMemoryWarning() { client?.hostMemoryIsLow(self) }
}
