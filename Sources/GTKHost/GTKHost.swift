import AutomationProtocol
import CGTK
import CoreFoundation
import Foundation
import InterfaceInspector
import MainLoop
import OffscreenHost
import QuartzCore
import UIKit
import UserNotifications

/// The GTK 4 host of the desktop, with a window for each scene.
///
/// Used by applications that are linked with this module. The size of the first window is that of a phone, or
/// given by the environment variable `PORTOLAN_WINDOW` or the argument `-PortolanWindow`: `phone`, `pad` or
/// `820x600`. Without either, its last size is restored. With `--device NAME`, the window simulates that
/// device, with a menu and keyboard shortcuts to rotate and change it.
@MainActor
package final class GTKHost: UIKit.Host {
  package weak var client: (any HostClient)?
  package private(set) var screen: HostScreen
  package let pasteboard: any HostPasteboard

  let preferredWindowSize: CGSize
  /// Whether windows are restored as they were left, because no size was requested.
  let restoresWindows: Bool
  /// The simulated device; `nil` for resizable windows.
  let device: SimulatedDevice?
  private let display: OpaquePointer
  private let clipboard: DesktopPasteboard
  private var settings: DesktopSettings!
  private var technology: AssistiveTechnology!
  private let ticks = FrameTicks()
  private var windows: [GTKWindow] = []
  private var watch: WatchConnection?
  /// The errors of the build that `portolan watch` shows.
  private(set) var buildErrors: [String] = []
  private var heldBack: [(HostEvent, GTKWindow)] = []
  /// Whether the app has ended, perhaps before `run()`.
  private var hasStopped = false
  private var terminationSignals: [Int32: any DispatchSourceSignal] = [:]

  /// Connects to the display and makes the main run loop serve GLib.
  package init(arguments: [String] = CommandLine.arguments) throws {
    Self.chooseRenderer()
    let identity = ApplicationIdentity.current
    identity.adopt()
    var options = DeviceOptions()
    var rest = arguments.dropFirst()
    while !rest.isEmpty { if try !options.take(&rest) { rest.removeFirst() } }
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else { throw Unavailable.noDisplay }
    self.display = display
    identity.adopt(on: display)
    let environment = ProcessInfo.processInfo.environment
    if options.device == nil, environment[AutomationEnvironment.showsWindow] != nil {
      // UI tests expect the device on which they run without a window.
      let name = environment[AutomationEnvironment.device]
      options.device = Device.all.first { $0.name == name } ?? .iPhone15
    }
    let form = try WindowPreset(arguments: arguments, environment: environment)
    let (scale, rate) = (CGFloat(Self.monitorScale(of: display)), Self.refreshRate(of: display))
    device = options.device.map { SimulatedDevice(options, device: $0) }
    restoresWindows = device == nil && !WindowPreset.isGiven(arguments: arguments, environment: environment)
    if let device {
      preferredWindowSize = device.geometry(hidingStatusBar: false, scale: scale).size
      screen = device.screen(scale: scale, maximumFramesPerSecond: rate)
    } else {
      preferredWindowSize = form.size(fitting: Self.largestSize(on: display))
      screen = HostScreen(
        size: preferredWindowSize, scale: scale, idiom: form.idiom, maximumFramesPerSecond: rate,
        model: form.idiom == .pad ? "iPad" : "iPhone")
    }

    let route = Route()
    clipboard = DesktopPasteboard(display: display) { route.host?.deliverDeferred() }
    pasteboard = clipboard
    settings = DesktopSettings {
      guard let host = route.host else { return }
      host.client?.hostEnvironmentDidChange(host)
    }
    technology = AssistiveTechnology { route.host?.assistiveTechnologyChanged() }
    route.host = self
    NotificationService.desktop = DesktopNotifications(
      applicationName: ApplicationManifest.current.displayName,
      serviceName: ApplicationService.name(executable: ApplicationService.executable))
    NotificationService.bringToFront = { route.host?.windows.first?.show() }
    FrameClock.shared.driver = ticks
    GLibLoop.shared.start()
    device?.environmentDidChange = { [weak self] in
      guard let self else { return }
      client?.hostEnvironmentDidChange(self)
    }
    device?.shapeDidChange = { [weak self] in self?.deviceChangedShape() }
    watch = WatchConnection(self)
  }

  /// The reason why windows are unavailable.
  package enum Unavailable: Error, CustomStringConvertible {
    case noDisplay
    case badWindow(String)

    package var description: String {
      switch self {
      case .noDisplay:
        "There is no display to show a window on: neither DISPLAY nor WAYLAND_DISPLAY leads to one."
      case .badWindow(let text):
        "The window cannot be “\(text)”: it is phone, pad, or a size such as 820x600 of at least 240x240."
      }
    }
  }

  private final class Route {
    weak var host: GTKHost?
  }

  // MARK: Host

  package var environment: HostEnvironment {
    device?.environment(on: settings.current) ?? settings.current
  }

  package func makeWindow(_ request: HostWindowRequest) -> any HostWindow {
    observeTerminationSignals()
    let window = GTKWindow(host: self, request: request)
    windows.append(window)
    return window
  }

  package func performWhenIdle(_ work: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        let work = Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue()
        // GLib's main loop runs on the main thread.
        MainActor.assumeIsolated { work.body() }
        return 0
      }, Unmanaged.passRetained(Work(work)).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
  }

  private final class Work {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  package func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }

  package func beep() { gdk_display_beep(display) }

  package func run() {
    while !hasStopped { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    for (number, source) in terminationSignals {
      source.cancel()
      signal(number, SIG_DFL)
    }
    terminationSignals = [:]
  }

  /// Ends the app in order when the system asks for it: from the first window on, because the app then has state to save.
  private func observeTerminationSignals() {
    guard terminationSignals.isEmpty else { return }
    for number in [SIGTERM, SIGINT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        // The main queue runs on the main thread.
        MainActor.assumeIsolated {
          guard let self else { return }
          self.client?.hostWillTerminate(self)
          self.stop()
        }
      }
      source.resume()
      terminationSignals[number] = source
    }
  }

  package func stop() {
    hasStopped = true
    CFRunLoopStop(CFRunLoopGetMain())
  }

  // MARK: Windows

  /// Whether a window has been drawn.
  package var hasDrawn: Bool { windows.contains { $0.isDrawn } }

  /// Shows the errors of a build over all windows; none hides them.
  func show(buildErrors: [String]) {
    self.buildErrors = buildErrors
    for window in windows { window.updateBuildErrors() }
  }

  func deliver(_ event: HostEvent, to window: GTKWindow) {
    if case .key(let key) = event, InspectorPanel.handle(key) { return }
    if InspectorPanel.receive(event, from: window) { return }
    if clipboard.isWaiting {
      heldBack.append((event, window))
    } else {
      client?.host(self, window: window, received: event)
    }
  }

  private func deliverDeferred() {
    let events = heldBack
    heldBack = []
    for (event, window) in events { client?.host(self, window: window, received: event) }
  }

  /// Updates the screen size, because applications use it for their layout instead of the window's.
  func windowChangedShape(_ window: GTKWindow) {
    guard device == nil, window === windows.first else { return }
    var changed = screen
    changed.size = window.geometry.size
    changed.scale = window.geometry.scale
    guard changed != screen else { return }
    screen = changed
    client?.hostScreenDidChange(self)
  }

  private func deviceChangedShape() {
    guard let device else { return }
    let new = device.screen(scale: screen.scale, maximumFramesPerSecond: screen.maximumFramesPerSecond)
    if new != screen {
      screen = new
      client?.hostScreenDidChange(self)
    }
    for window in windows { window.deviceChangedShape() }
  }

  // MARK: Accessibility

  /// Whether windows maintain their elements on the accessibility bus.
  var hasAssistiveTechnology: Bool { technology.status.isOn }

  private func assistiveTechnologyChanged() {
    let center = AccessibilityCenter.shared
    center.isListenedTo = technology.status.isScreenReaderOn
    center.listener = nil
    if hasAssistiveTechnology { center.listener = { [weak self] message in self?.pass(on: message) } }
    for window in windows { window.accessibilityChanged() }
  }

  private func pass(on message: AccessibilityCenter.Message) {
    for window in windows { window.handle(message) }
  }

  // MARK: Changes of windows

  /// Brings the first window to the front.
  /// - Parameter activationToken: The token with which the desktop allows it.
  func present(activationToken: String?) {
    guard let window = windows.first else { return }
    if let activationToken { window.setActivationToken(activationToken) }
    window.show()
  }

  func windowChangedVisibility(_ window: GTKWindow) {
    ticks.surface = windows.first { $0.isVisible }?.surface
  }

  func isOnly(_ window: GTKWindow) -> Bool { windows.count == 1 }

  func windowWasDestroyed(_ window: GTKWindow) {
    windows.removeAll { $0 === window }
    ticks.surface = windows.first { $0.isVisible }?.surface
  }

  // MARK: Display

  /// Without a graphics card, GTK's GL renderer is many times slower than Cairo.
  private static func chooseRenderer() {
    let nodes = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    if !nodes.contains(where: { $0.hasPrefix("renderD") }) { setenv("GSK_RENDERER", "cairo", 0) }
    // GTK would print warnings if there is no session bus.
    let environment = ProcessInfo.processInfo.environment
    let runtime = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    if environment["DBUS_SESSION_BUS_ADDRESS"] == nil, access(runtime + "/bus", R_OK) != 0 {
      setenv("GTK_A11Y", "none", 0)
    }
  }

  private static func firstMonitor(of display: OpaquePointer) -> OpaquePointer? {
    let monitors = gdk_display_get_monitors(display)
    guard let monitor = g_list_model_get_item(monitors, 0) else { return nil }
    // The display retains the monitor.
    g_object_unref(monitor)
    return OpaquePointer(monitor)
  }

  /// The frames of the monitors on the desktop, in points.
  var monitorFrames: [CGRect] {
    let monitors = gdk_display_get_monitors(display)
    return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
      guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
      defer { g_object_unref(monitor) }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
      return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }
  }

  private static func monitorScale(of display: OpaquePointer) -> Int {
    firstMonitor(of: display).map { Int(gdk_monitor_get_scale_factor($0)) } ?? 1
  }

  private static func refreshRate(of display: OpaquePointer) -> Int {
    let millihertz = firstMonitor(of: display).map { gdk_monitor_get_refresh_rate($0) } ?? 0
    return millihertz > 0 ? Int((Double(millihertz) / 1000).rounded()) : 60
  }

  private static func largestSize(on display: OpaquePointer) -> CGSize? {
    guard let monitor = firstMonitor(of: display) else { return nil }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &area)
    return CGSize(width: Int(area.width), height: Int(area.height))
  }
}

/// Called before `main`, so it may only register the host.
@_cdecl("ptl_gtk_host_register")
func registerGTKHost() {
  HostRegistry.windowHost = {
    let arguments = CommandLine.arguments
    if let run = try ScreenshotRun(arguments: arguments) { return run.makeHost() }
    if try DesktopEntry.follow(arguments) { exit(0) }
    guard let name = ApplicationService.name(executable: ApplicationService.executable) else {
      return try GTKHost()
    }
    switch ApplicationService.start(name: name, arguments: arguments) {
    case .forwarded: exit(0)
    case .first(let service, let arguments):
      LaunchArguments.ofProcess = arguments
      let host = try GTKHost(arguments: arguments)
      service?.attach(to: host)
      return host
    }
  }
}

extension GTKHost: SimulatedDeviceHost {
  package var simulatedDevice: Device? { device?.device }
  package func setDark(_ isDark: Bool) { device?.setDark(isDark) }
}
