import CSoup
import Foundation

/// A tab of a browser and its app. The app outlives the connection of the page for some time, so that a page that is
/// loaded again finds it as it was; later it is restored from its saved state.
final class PageSession {
  /// The messages that a page may send in a second, on average and at once.
  private static let rate = (average: 400.0, burst: 1200.0)

  private let options: ServerOptions
  private let state: URL
  private var process: AppProcess?
  /// Repeats the start of the app until the process before has saved its state and exited.
  private var startTimer: guint = 0
  private var attempts = 0
  /// Messages for the app that has not started yet.
  private var early: [[UInt8]] = []
  private var connection: OpaquePointer?
  private var signals: [gulong] = []
  private var idleTimer: guint = 0
  private var allowance = PageSession.rate.burst
  private var lastMessage = Date()
  /// Called when neither a page nor an app is left.
  var end: (() -> Void)?

  /// - Parameter key: The name of the folder for the saved state.
  init(key: String, options: ServerOptions) {
    self.options = options
    state = options.state.appendingPathComponent(key)
  }

  // MARK: The page

  /// Gives the app a page, in place of the one before.
  func attach(_ connection: OpaquePointer, languages: String) throws {
    if let old = self.connection {
      detach()
      soup_websocket_connection_close(old, 4000, "This page was opened elsewhere.")
      g_object_unref(UnsafeMutableRawPointer(old))
    }
    if idleTimer != 0 { g_source_remove(idleTimer) }
    idleTimer = 0
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    soup_websocket_connection_set_max_incoming_payload_size(connection, 1 << 18)
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
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
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
    idleTimer = g_timeout_add_seconds(
      options.idleTime,
      { data in
        let session = Unmanaged<PageSession>.fromOpaque(data!).takeUnretainedValue()
        session.idleTimer = 0
        session.stopApp()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func receive(_ type: gint, _ bytes: OpaquePointer) {
    guard let connection, type == gint(SOUP_WEBSOCKET_DATA_BINARY.rawValue) else { return }
    guard takeAllowance() else {
      soup_websocket_connection_close(connection, 1008, "Too many messages.")
      return
    }
    var size: gsize = 0
    let data = g_bytes_get_data(bytes, &size)
    guard let data else { return }
    let message = UnsafeRawBufferPointer(start: data, count: Int(size))
    guard let process else {
      if early.count < 64 { early.append(Array(message)) }
      return
    }
    if !process.send(message) {
      soup_websocket_connection_close(connection, 1008, "The app does not keep up.")
    }
  }

  private func takeAllowance() -> Bool {
    let now = Date()
    allowance = min(Self.rate.burst, allowance + now.timeIntervalSince(lastMessage) * Self.rate.average)
    lastMessage = now
    guard allowance >= 1 else { return false }
    allowance -= 1
    return true
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
    guard let lock = StateLock.take(state) else { return false }
    defer { lock.release() }
    let process = try AppProcess(
      program: options.program, arguments: options.programArguments, state: state, lock: lock,
      languages: languages)
    process.receive = { [weak self] message in
      guard let connection = self?.connection,
        soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
      else { return }
      soup_websocket_connection_send_binary(connection, message.baseAddress, gsize(message.count))
    }
    process.end = { [weak self] in self?.appEnded() }
    self.process = process
    for message in early { _ = message.withUnsafeBytes { process.send($0) } }
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

  func stopApp() {
    process?.end = nil
    process?.stop()
    process = nil
    if connection == nil { end?() }
  }
}
