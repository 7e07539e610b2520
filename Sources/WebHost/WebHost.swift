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
  /// The name of the value of a scene's session that contains the key of its page.
  static let pageKey = "page"

  /// A page that has started.
  private struct Page {
    var number: UInt32
    /// The name of the page beyond the process.
    var key: String
    /// The state of its address, for a new session; empty for none.
    var state: [UInt8]
    var geometry: PageGeometry
    var environment: PageEnvironment
    /// The path of its address.
    var address: String
  }

  /// The last size and settings of a page that its window does not have yet.
  private struct PendingChange {
    let window: WebWindow
    var geometry: PageGeometry?
    var environment: PageEnvironment?
  }

  private var windows: [WebWindow] = []
  private var changes: [ObjectIdentifier: PendingChange] = [:]
  /// The pages that have been announced by the server and have not started.
  private var announced: [UInt32: (key: String, state: [UInt8])] = [:]
  /// The pages without a window.
  private var waiting: [Page] = []
  /// The window of the last event, which receives what the app copies, opens and announces.
  private weak var activeWindow: WebWindow?
  private let clipboard = WebPasteboard()
  /// The files of the last drag.
  private var draggedFiles: [URL] = []
  private var isRunning = false

  /// Waits for the first page.
  /// - Returns: `nil` if the server closes the socket before.
  init?(descriptor: Int32) {
    connection = PageConnection(descriptor: descriptor)
    var start: Page?
    while start == nil {
      guard let (number, bytes) = connection.waitForMessage() else { return nil }
      if number == ControlMessage.page {
        if case .open(let page, let key, let state)? = try? ControlMessage(bytes) {
          announced[page] = (key, state)
        }
      } else {
        start = Self.page(number, bytes, announced.removeValue(forKey: number))
      }
    }
    guard let start else { return nil }
    environment = start.environment.host
    screen = Self.screen(start.geometry)
    pasteboard = clipboard
    waiting = [start]
    if !start.state.isEmpty { SavedScene.install(start.state, in: StateDirectory.standard()) }
    clipboard.didChange = { [weak self] text in
      guard let self, let window = activeWindow else { return }
      send(.pasteboard(text), to: window.page)
    }
    confineFiles()
    connection.receive = { [weak self] page, bytes in self?.receive(bytes, from: page) }
    connection.close = { [weak self] in self?.serverClosed() }
    AccessibilityCenter.shared.listener = { [weak self] message in
      guard let self, case .announcement(let text) = message else { return }
      (activeWindow ?? windows.first)?.announce(text)
    }
  }

  private static func page(
    _ number: UInt32, _ bytes: ArraySlice<UInt8>, _ announced: (key: String, state: [UInt8])?
  ) -> Page? {
    guard
      case .start(let geometry, let environment, let address)? = try? PageMessage(
        bytes, time: CACurrentMediaTime())
    else { return nil }
    return Page(
      number: number, key: announced?.key ?? "", state: announced?.state ?? [], geometry: geometry,
      environment: environment, address: address)
  }

  private static func screen(_ geometry: PageGeometry) -> HostScreen {
    HostScreen(
      size: geometry.size, scale: geometry.scale, idiom: geometry.idiom,
      model: geometry.idiom == .pad ? "iPad" : "iPhone")
  }

  func send(_ message: AppMessage, to page: UInt32) {
    guard page != 0 else { return }
    connection.send(message.bytes, to: page)
  }

  /// Sends the state behind the address of a page to the server.
  func send(state: [UInt8], of page: UInt32) {
    connection.send(ControlMessage.snapshot(state, of: page), to: ControlMessage.page)
  }

  // MARK: Pages

  private func receive(_ bytes: ArraySlice<UInt8>, from page: UInt32) {
    guard page != ControlMessage.page else { return receiveControl(bytes) }
    // A message that is not understood has no effect, as the server cannot know what a page sends.
    guard let message = try? PageMessage(bytes, time: CACurrentMediaTime()) else { return }
    guard let window = windows.first(where: { $0.page == page }) else {
      if let new = Self.page(page, bytes, announced.removeValue(forKey: page)) {
        waiting.append(new)
        openWaitingPages()
      }
      return
    }
    switch message {
    case .start(let geometry, let environment, _):
      window.pageRestarted()
      setNeedsChange(of: window) {
        $0.geometry = geometry; $0.environment = environment
      }
    case .geometry(let geometry): setNeedsChange(of: window) { $0.geometry = geometry }
    case .environment(let environment): setNeedsChange(of: window) { $0.environment = environment }
    case .event(let event):
      activeWindow = window
      window.deliver(event)
    case .presented(let frame): window.presented(frame)
    case .navigate(let depth, _): window.navigate(to: depth)
    case .pasteboard(let text): clipboard.take(text)
    case .perform(let element, let action, let value): window.perform(action, on: element, value)
    case .files(let names, let place): receive(names, droppedAt: place, in: window)
    }
  }

  // MARK: Files

  /// Keeps document pickers in the folder of the session's files.
  private func confineFiles() {
    let folder = StateDirectory.standard().deletingLastPathComponent()
      .appendingPathComponent("Files", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    PickerFiles.root = folder
    PickerFiles.request = { [weak self] extensions, allowsSeveral in
      guard let self, let window = activeWindow ?? windows.first else { return }
      send(.chooseFiles(extensions, allowsSeveral: allowsSeveral), to: window.page)
    }
    PickerFiles.didExport = { [weak self] files in
      guard let self, let window = activeWindow ?? windows.first else { return }
      // The server sends the files of the folder itself.
      for file in files
      where file.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL {
        send(.download(file.lastPathComponent), to: window.page)
      }
    }
  }

  /// Saves the files of a drag in the folder of the session's files, where the server finds them, and removes those of the drag
  /// before. Returns the items that a page can take.
  func offer(_ items: [HostDragItem]) -> [HostDragItem] {
    guard let root = PickerFiles.root, !items.isEmpty else { return [] }
    for file in draggedFiles { try? FileManager.default.removeItem(at: file) }
    draggedFiles = []
    return items.filter { item in
      guard case .file(let name, _, let data) = item else { return true }
      let file = root.appendingPathComponent(name)
      // Files of the person with the same name stay as they are.
      guard !FileManager.default.fileExists(atPath: file.path), (try? data.write(to: file)) != nil else {
        return false
      }
      draggedFiles.append(file)
      return true
    }
  }

  private func receive(_ names: [String], droppedAt place: CGPoint?, in window: WebWindow) {
    guard let root = PickerFiles.root else { return }
    activeWindow = window
    let files = names.filter { !$0.isEmpty && !$0.contains("/") && !$0.hasPrefix(".") }
      .map { root.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    guard let place else { return PickerFiles.choose(files) }
    let content = window.scene?.windows.last { !$0.isHidden && $0.hitTest(place, with: nil) != nil }
    if let content { ExternalDrop.drop(files, at: place, in: content) }
  }

  private func receiveControl(_ bytes: ArraySlice<UInt8>) {
    switch try? ControlMessage(bytes) {
    case .open(let page, let key, let state): announced[page] = (key, state)
    case .close(let page):
      announced[page] = nil
      waiting.removeAll { $0.number == page }
      windows.first { $0.page == page }?.scene?.disconnect()
    case nil: break
    }
  }

  /// Connects pages with the scenes of their sessions, which are created if necessary.
  private func openWaitingPages() {
    while !waiting.isEmpty {
      let page = waiting[0]
      let isKnown = session(of: page) != nil
      if let window = window(for: page) {
        waiting.removeFirst()
        connect(page, to: window)
        if !isKnown, page.state.isEmpty { openLink(page.address, in: window) }
      } else {
        var isRefused = false
        UIApplication.shared.requestSceneSessionActivation(
          session(of: page) ?? newSession(page), userActivity: nil, options: nil
        ) { _ in isRefused = true }
        if isRefused || window(for: page) == nil {
          waiting.removeFirst()
          connection.send(ControlMessage.refusal(of: page.number), to: ControlMessage.page)
        }
      }
    }
  }

  private func session(of page: Page) -> UISceneSession? {
    guard !page.key.isEmpty else { return nil }
    return UIApplication.shared.openSessions.first { $0.storedValue(Self.pageKey) as? String == page.key }
  }

  /// Returns a session for a page of an app that can show several.
  private func newSession(_ page: Page) -> UISceneSession? {
    let application = UIApplication.shared
    guard application.supportsMultipleScenes || application.connectedScenes.isEmpty else { return nil }
    let session = application.makeSession(role: .windowApplication)
    session.store(page.key, as: Self.pageKey)
    if !page.state.isEmpty { SavedScene.install(page.state, in: session) }
    return session
  }

  /// The window of the page's session, or one that belongs to no page yet.
  private func window(for page: Page) -> WebWindow? {
    let free = windows.filter { $0.page == 0 && $0.scene != nil }
    if let session = session(of: page) { return free.first { $0.scene?.session === session } }
    return free.first { $0.scene?.session.storedValue(Self.pageKey) == nil }
  }

  private func connect(_ page: Page, to window: WebWindow) {
    window.scene?.session.store(page.key, as: Self.pageKey)
    change(page.geometry, of: window)
    window.attach(to: page.number)
    change(page.environment, of: window)
  }

  /// Opens the address of a new page as a link of the app.
  private func openLink(_ address: String, in window: WebWindow) {
    guard let scheme = ApplicationManifest.current.urlSchemes.min(),
      let url = PageLink.url(address, scheme: scheme)
    else { return }
    performWhenIdle { [weak window] in
      guard let scene = window?.scene else { return }
      guard scene.delegate != nil else { return UIApplication.shared.receive([url]) }
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url, options: .init())])
    }
  }

  /// Changes a window in the next turn of the main loop, once for all messages before. Layout costs more than a message, so
  /// that a page could otherwise stop the others of a shared process.
  private func setNeedsChange(of window: WebWindow, _ edit: (inout PendingChange) -> Void) {
    let isFirst = changes.isEmpty
    edit(&changes[ObjectIdentifier(window), default: PendingChange(window: window)])
    guard isFirst else { return }
    performWhenIdle { [weak self] in
      guard let self else { return }
      let changes = changes
      self.changes = [:]
      for change in changes.values where windows.contains(where: { $0 === change.window }) {
        if let geometry = change.geometry { self.change(geometry, of: change.window) }
        if let environment = change.environment { self.change(environment, of: change.window) }
      }
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

  /// Changes the settings of the app, or of one scene if there are others.
  private func change(_ new: PageEnvironment, of window: WebWindow) {
    guard windows.contains(where: { $0 !== window && $0.page != 0 }) else {
      guard new.host != environment else { return }
      environment = new.host
      client?.hostEnvironmentDidChange(self)
      return
    }
    window.scene?.traitOverrides.userInterfaceStyle = new.isDark ? .dark : .light
    window.scene?.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(
      rawValue: new.host.contentSizeCategory)
  }

  // MARK: Host

  package func makeWindow(_ request: HostWindowRequest) -> any HostWindow {
    let shape = waiting.first?.geometry.window ?? HostWindowGeometry(size: screen.size, scale: screen.scale)
    let window = WebWindow(host: self, geometry: shape)
    windows.append(window)
    return window
  }

  func windowClosed(_ window: WebWindow) { windows.removeAll { $0 === window } }

  package func performWhenIdle(_ work: @escaping @MainActor () -> Void) {
    // The main run loop performs its blocks on the main thread.
    RunLoop.main.perform { MainActor.assumeIsolated(work) }
  }

  package func open(_ url: URL) -> Bool {
    guard let window = activeWindow ?? windows.first,
      ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
    else {
      return false
    }
    send(.open(url.absoluteString), to: window.page)
    return true
  }

  package func beep() { if let window = activeWindow ?? windows.first { send(.beep, to: window.page) } }

  package func run() {
    isRunning = true
    openWaitingPages()
    connection.start()
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
