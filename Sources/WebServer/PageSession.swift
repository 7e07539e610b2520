import CSoup
import CSoupShim
import Foundation

/// A tab of a browser and its app. The app outlives the connection of the page for some time, so that a page that is
/// loaded again finds it as it was; later it is restored from its saved state.
final class PageSession {
  /// The maximum size of a message of a page, in bytes.
  private static let maximumMessage = 1 << 18
  /// The maximum amount that a page has not read, in bytes: the first frame of an app with many pictures.
  private static let maximumUnread = 64 << 20

  private let key: String
  private let options: ServerOptions
  private let pool: AppPool
  private let links: StateLinks
  private let recorder: PageRecorder?
  private var process: AppProcess?
  /// The number of the page in its process.
  private var page: UInt32 = 0
  /// The saved state that the app starts with, from the link of the page.
  private var linkedState: [UInt8] = []
  /// Repeats the start of the app until the process before has saved its state and exited.
  private var startTimer: guint = 0
  private var attempts = 0
  /// Messages for the app that has not started yet.
  private var early: [[UInt8]] = []
  private var connection: OpaquePointer?
  private var signals: [gulong] = []
  private var idleTimer: guint = 0
  private var messages = RateLimit(average: 400, burst: 1200)
  private var bytes = RateLimit(average: 262_144, burst: 1_048_576)
  /// The bytes that were sent since the socket was last seen empty.
  private var unread = 0
  /// Called when neither a page nor an app is left.
  var end: (() -> Void)?

  /// - Parameter key: The name of the folder for the saved state.
  init(key: String, options: ServerOptions, pool: AppPool, links: StateLinks, recorder: PageRecorder?) {
    self.key = key
    self.options = options
    self.pool = pool
    self.links = links
    self.recorder = recorder
  }

  // MARK: The page

  /// Gives the app a page, in place of the one before.
  /// - Parameter link: The name of the state that the page's address contains.
  func attach(_ connection: OpaquePointer, languages: String, link: String?) throws {
    if let old = self.connection {
      detach()
      soup_websocket_connection_close(old, 4000, "This page was opened elsewhere.")
      g_object_unref(UnsafeMutableRawPointer(old))
    }
    cancelIdleTimer()
    unread = 0
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(Self.maximumMessage))
    // Detects pages whose machine does not answer.
    soup_websocket_connection_set_keepalive_interval(connection, 30)
    let owner = Unmanaged.passUnretained(self).toOpaque()
    let message: @convention(c) (OpaquePointer, gint, OpaquePointer, gpointer) -> Void = {
      _, type, bytes, data in
      Unmanaged<PageSession>.fromOpaque(data).takeUnretainedValue().receive(type, bytes)
    }
    let closed: @convention(c) (OpaquePointer, gpointer) -> Void = { _, data in
      Unmanaged<PageSession>.fromOpaque(data).takeUnretainedValue().pageClosed()
    }
    signals = [
      g_signal_connect_data(
        UnsafeMutableRawPointer(connection), "message", unsafeBitCast(message, to: GCallback.self), owner,
        nil,
        GConnectFlags(rawValue: 0)),
      g_signal_connect_data(
        UnsafeMutableRawPointer(connection), "closed", unsafeBitCast(closed, to: GCallback.self), owner, nil,
        GConnectFlags(rawValue: 0)),
    ]
    guard process == nil, startTimer == 0 else { return }
    attempts = 0
    early = []
    self.languages = languages
    linkedState = pool.isNew(key) ? link.flatMap { links.state(named: $0) } ?? [] : []
    if try !startApp() { waitForState() }
  }

  private func detach() {
    guard let connection else { return }
    for signal in signals { g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), signal) }
    signals = []
    self.connection = nil
  }

  private func pageClosed() {
    guard let connection else { return }
    detach()
    g_object_unref(UnsafeMutableRawPointer(connection))
    guard process != nil else {
      end?()
      return
    }
    startIdleTimer()
  }

  // MARK: Idle pages

  private func startIdleTimer() {
    cancelIdleTimer()
    idleTimer = g_timeout_add_seconds(
      options.idleTime,
      { data in
        let session = Unmanaged<PageSession>.fromOpaque(data!).takeUnretainedValue()
        session.idleTimer = 0
        session.idle()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func cancelIdleTimer() {
    if idleTimer != 0 { g_source_remove(idleTimer) }
    idleTimer = 0
  }

  /// Ends the app of a page that is closed or hidden. A hidden page keeps its picture and connects again when it is shown.
  private func idle() {
    if let connection {
      detach()
      soup_websocket_connection_close(connection, 4001, "The page is idle.")
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    stopApp()
  }

  private func receive(_ type: gint, _ bytes: OpaquePointer) {
    guard let connection, type == gint(SOUP_WEBSOCKET_DATA_BINARY.rawValue) else { return }
    var size: gsize = 0
    let data = g_bytes_get_data(bytes, &size)
    guard messages.take(1), self.bytes.take(Double(size)) else {
      soup_websocket_connection_close(connection, 1008, "Too many messages.")
      return
    }
    guard let data else { return }
    let message = UnsafeRawBufferPointer(start: data, count: Int(size))
    if message.count == 2, message[0] == 12 { message[1] == 0 ? startIdleTimer() : cancelIdleTimer() }
    recorder?.sent(message)
    guard let process else {
      if early.count < 64 { early.append(Array(message)) }
      return
    }
    if !process.send(message, from: page) {
      soup_websocket_connection_close(connection, 1008, "The app does not keep up.")
    }
  }

  private func send(_ message: UnsafeRawBufferPointer) {
    guard let connection, soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
    else { return }
    // The library keeps unsent messages in memory without a limit.
    if ptl_soup_unsent_bytes(connection) == 0 { unread = 0 }
    unread += message.count
    guard unread <= Self.maximumUnread else {
      soup_websocket_connection_close(connection, 1008, "The page does not read.")
      return
    }
    soup_websocket_connection_send_binary(connection, message.baseAddress, gsize(message.count))
  }

  /// Saves the state behind the address, and tells the page its name.
  private func save(_ state: UnsafeRawBufferPointer) {
    guard let name = links.save(Array(state)) else { return }
    ([12, UInt8(name.utf8.count)] + Array(name.utf8)).withUnsafeBytes { send($0) }
  }

  // MARK: The app

  private var languages = ""
  /// How long the process before may take to exit, in attempts of 20 milliseconds.
  private static let maximumAttempts = 500

  private func waitForState() {
    startTimer = g_timeout_add(
      20,
      { data in
        let session = Unmanaged<PageSession>.fromOpaque(data!).takeUnretainedValue()
        return session.retryStart() ? 0 : 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// - Returns: Whether the wait is over.
  private func retryStart() -> Bool {
    attempts += 1
    let hasStarted = (try? startApp()) ?? true
    guard hasStarted || attempts >= Self.maximumAttempts || connection == nil else { return false }
    startTimer = 0
    if process == nil, let connection {
      soup_websocket_connection_close(connection, 1013, "The app is still ending.")
    }
    return true
  }

  /// - Returns: Whether the saved state was free and the app has started.
  private func startApp() throws -> Bool {
    guard let process = try pool.process(for: key, languages: languages) else { return false }
    page = process.add(
      AppProcess.Page(
        key: key,
        receive: { [weak self] message in
          self?.recorder?.received(message)
          self?.send(message)
        },
        snapshot: { [weak self] in self?.save($0) }, refuse: { [weak self] in self?.refused() },
        end: { [weak self] in self?.appEnded() }),
      state: linkedState)
    linkedState = []
    self.process = process
    for message in early { _ = message.withUnsafeBytes { process.send($0, from: page) } }
    early = []
    return true
  }

  private func appEnded() {
    process = nil
    // The page connects again, which starts the app with its saved state.
    if let connection {
      soup_websocket_connection_close(connection, 1012, "The app has ended.")
    } else {
      end?()
    }
  }

  /// Connects the page again, with a process of its own.
  private func refused() {
    pool.stopSharing()
    appEnded()
  }

  func stopApp() {
    process?.remove(page)
    process = nil
    if connection == nil { end?() }
  }
}
