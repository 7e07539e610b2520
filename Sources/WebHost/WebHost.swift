import CWebHost
import CoreFoundation
import Foundation
import QuartzCore
import UIKit

/// The host of an app that is shown in a browser. A window is a page; a server connects both.
///
/// The app speaks with the server over a socket, whose number is in the environment variable `PORTOLAN_WEB_SOCKET`. It
/// opens no port.
@MainActor
package final class WebHost: UIKit.Host {
  package static let socketVariable = "PORTOLAN_WEB_SOCKET"

  package weak var client: (any HostClient)?
  package private(set) var screen: HostScreen
  package private(set) var environment: HostEnvironment
  package let pasteboard: any HostPasteboard

  private let connection: PageConnection
  private var windows: [WebWindow] = []
  /// Pages without a window.
  private var waiting: [(page: UInt32, geometry: PageGeometry)] = []
  private let clipboard = WebPasteboard()
  private var isRunning = false

  /// Waits for the first page.
  /// - Returns: `nil` if the server closes the socket before.
  init?(descriptor: Int32) {
    connection = PageConnection(descriptor: descriptor)
    guard let (page, bytes) = connection.waitForStart(),
      case .start(let geometry, let environment, _)? = try? PageMessage(bytes, time: CACurrentMediaTime())
    else { return nil }
    self.environment = environment.host
    screen = Self.screen(geometry)
    pasteboard = clipboard
    waiting = [(page, geometry)]
    clipboard.didChange = { [weak self] text in
      guard let self, let window = windows.last else { return }
      send(.pasteboard(text), to: window.page)
    }
    connection.receive = { [weak self] page, bytes in self?.receive(bytes, from: page) }
    connection.close = { [weak self] in self?.serverClosed() }
    AccessibilityCenter.shared.listener = { [weak self] message in
      guard let self, case .announcement(let text) = message else { return }
      for window in windows { window.announce(text) }
    }
  }

  private static func screen(_ geometry: PageGeometry) -> HostScreen {
    HostScreen(
      size: geometry.size, scale: geometry.scale, idiom: geometry.idiom,
      model: geometry.idiom == .pad ? "iPad" : "iPhone")
  }

  func send(_ message: AppMessage, to page: UInt32) { connection.send(message.bytes, to: page) }

  // MARK: Pages

  private func receive(_ bytes: ArraySlice<UInt8>, from page: UInt32) {
    // A message that is not understood has no effect, as the server cannot know what a page sends.
    guard let message = try? PageMessage(bytes, time: CACurrentMediaTime()) else { return }
    guard let window = windows.first(where: { $0.page == page }) else {
      if case .start(let geometry, _, _) = message { newPage(page, geometry) }
      return
    }
    switch message {
    case .start(let geometry, let environment, _):
      change(geometry, of: window)
      change(environment)
      window.pageRestarted()
    case .geometry(let geometry): change(geometry, of: window)
    case .environment(let environment): change(environment)
    case .event(let event): window.deliver(event)
    case .presented(let frame): window.presented(frame)
    case .navigate(let depth, _): window.navigate(to: depth)
    case .pasteboard(let text): clipboard.take(text)
    case .perform(let element, let action, let value): window.perform(action, on: element, value)
    }
  }

  private func newPage(_ page: UInt32, _ geometry: PageGeometry) {
    waiting.append((page, geometry))
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      [weak self] _ in
      self?.waiting.removeAll { $0.page == page }
      self?.send(.closed, to: page)
    }
  }

  private func change(_ geometry: PageGeometry, of window: WebWindow) {
    if window === windows.first {
      let new = Self.screen(geometry)
      if new != screen {
        screen = new
        client?.hostScreenDidChange(self)
      }
    }
    window.deliver(.geometry(geometry.window))
  }

  private func change(_ new: PageEnvironment) {
    guard new.host != environment else { return }
    environment = new.host
    client?.hostEnvironmentDidChange(self)
  }

  // MARK: Host

  package func makeWindow(_ request: HostWindowRequest) -> any HostWindow {
    // Without a page that waits, the window is one that nobody sees.
    let (page, geometry) = waiting.isEmpty ? (0, nil) : { ($0.page, $0.geometry) }(waiting.removeFirst())
    let shape = geometry?.window ?? HostWindowGeometry(size: screen.size, scale: screen.scale)
    let window = WebWindow(host: self, page: page, geometry: shape)
    windows.append(window)
    return window
  }

  func windowClosed(_ window: WebWindow) { windows.removeAll { $0 === window } }

  package func performWhenIdle(_ work: @escaping @MainActor () -> Void) {
    RunLoop.main.perform { MainActor.assumeIsolated(work) }
  }

  package func open(_ url: URL) -> Bool {
    guard let window = windows.last, ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
    else {
      return false
    }
    send(.open(url.absoluteString), to: window.page)
    return true
  }

  package func beep() { if let window = windows.last { send(.beep, to: window.page) } }

  package func run() {
    connection.start()
    isRunning = true
    while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  package func stop() {
    isRunning = false
    CFRunLoopStop(CFRunLoopGetMain())
  }

  private func serverClosed() {
    client?.hostWillTerminate(self)
    stop()
  }
}

/// Called before `main`, so it may only register the host.
@_cdecl("ptl_web_host_register")
func registerWebHost() {
  HostRegistry.connectedHosts.append {
    guard let descriptor = ProcessInfo.processInfo.environment[WebHost.socketVariable].flatMap({ Int32($0) })
    else { return nil }
    unsetenv(WebHost.socketVariable)
    guard let host = WebHost(descriptor: descriptor) else { exit(0) }
    return host
  }
}
