import Foundation
import FoundationNetworking
internal import Network
import Synchronization

/// A task that exchanges messages over a connection of Network.
///
/// Everything about the connection happens on the task's queue. The mutex holds what any thread may ask for.
final class WebSocketTask: URLSessionWebSocketTask, @unchecked Sendable {
  static let subprotocolHeader = "Sec-WebSocket-Protocol"

  typealias Sent = @Sendable ((any Error)?) -> Void
  typealias Received = @Sendable (Result<Message, any Error>) -> Void

  /// The values that any thread reads and sets.
  private struct Values {
    var state = URLSessionTask.State.suspended
    var error: (any Error)?
    var response: URLResponse?
    var closeCode = CloseCode.invalid
    var closeReason: Data?
    var maximumMessageSize = 1 << 20
    var sentBytes: Int64 = 0
    var receivedBytes: Int64 = 0
    var taskDelegate: (any URLSessionTaskDelegate)?
  }

  /// The life of the connection.
  private enum Phase {
    /// Not resumed yet, with what was asked for until now.
    case created([@Sendable () -> Void])
    case connecting(NWConnection)
    case open(NWConnection)
    /// A closing frame was sent, the server's is awaited.
    case closing(NWConnection)
    case ended
  }

  /// The time that a server has to answer a closing frame, in seconds.
  private static let closingTimeout = 10

  private let urlSession: URLSession
  private let request: URLRequest
  private let identifier: Int
  private let values = Mutex(Values())
  private let queue = DispatchQueue(label: "NetworkingExtensions.webSocket")
  private var phase = Phase.created([])
  private var receivers: [Received] = []
  private var messages: [Message] = []
  private var isReading = false

  private static let lastIdentifier = Mutex(1 << 20)

  init(_ session: URLSession, _ request: URLRequest) {
    urlSession = session
    self.request = request
    // Foundation counts its tasks itself, from 1.
    identifier = Self.lastIdentifier.withLock { identifier in
      identifier += 1
      return identifier
    }
    super.init()
  }

  // MARK: URLSessionTask

  override var taskIdentifier: Int { identifier }
  override var originalRequest: URLRequest? { request }
  override var currentRequest: URLRequest? { request }
  override var response: URLResponse? { values.withLock(\.response) }
  override var state: URLSessionTask.State { values.withLock(\.state) }
  override var countOfBytesSent: Int64 { values.withLock(\.sentBytes) }
  override var countOfBytesReceived: Int64 { values.withLock(\.receivedBytes) }

  override var error: (any Error)? {
    get { values.withLock(\.error) }
    set { values.withLock { $0.error = newValue } }
  }

  override var delegate: (any URLSessionTaskDelegate)? {
    get { values.withLock(\.taskDelegate) }
    set { values.withLock { $0.taskDelegate = newValue } }
  }

  override func resume() {
    let isSuspended = values.withLock { values in
      guard values.state == .suspended else { return false }
      values.state = .running
      return true
    }
    guard isSuspended else { return }
    queue.async { self.connect() }
  }

  /// Keeps the task from connecting. A connection that is there already stays.
  override func suspend() {
    values.withLock { if $0.state == .running { $0.state = .suspended } }
  }

  override func cancel() {
    queue.async {
      switch self.phase {
      case .open(let connection): self.sendClose(.goingAway, Data(), connection)
      case .ended: return
      case .created, .connecting, .closing: break
      }
      self.end(URLError.text(.cancelled, self.request.url))
    }
  }

  // MARK: URLSessionWebSocketTask

  override var closeCode: CloseCode { values.withLock(\.closeCode) }
  override var closeReason: Data? { values.withLock(\.closeReason) }

  override var maximumMessageSize: Int {
    get { values.withLock(\.maximumMessageSize) }
    set { values.withLock { $0.maximumMessageSize = newValue } }
  }

  override func cancel(with closeCode: CloseCode, reason: Data?) {
    queue.async {
      switch self.phase {
      case .created, .connecting: self.end(URLError.text(.cancelled, self.request.url))
      case .closing, .ended: return
      case .open(let connection):
        self.phase = .closing(connection)
        self.values.withLock { $0.state = .canceling }
        self.sendClose(closeCode, reason ?? Data(), connection)
        self.queue.asyncAfter(deadline: .now() + .seconds(Self.closingTimeout)) {
          if case .closing = self.phase { self.end(nil) }
        }
      }
    }
  }

  override func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    perform { connection in
      let metadata = NWProtocolWebSocket.Metadata(opcode: .ping)
      metadata.setPongHandler(self.queue) { error in
        self.report { pongReceiveHandler(error.map(self.translated)) }
      }
      connection.send(content: Data(), contentContext: Self.context(metadata), completion: .idempotent)
    } otherwise: { error in
      pongReceiveHandler(error)
    }
  }

  // MARK: Messages

  func transmit(_ message: Message, _ completion: @escaping Sent) {
    let (opcode, data): (NWProtocolWebSocket.Opcode, Data)
    switch message {
    case .string(let text): (opcode, data) = (.text, Data(text.utf8))
    case .data(let bytes): (opcode, data) = (.binary, bytes)
    @unknown default: return completion(URLError(.unknown))
    }
    perform { connection in
      let context = Self.context(NWProtocolWebSocket.Metadata(opcode: opcode))
      connection.send(
        content: data, contentContext: context,
        completion: .contentProcessed { error in
          if error == nil { self.values.withLock { $0.sentBytes += Int64(data.count) } }
          self.report { completion(error.map(self.translated)) }
        })
    } otherwise: { error in
      completion(error)
    }
  }

  func deliver(_ completion: @escaping Received) {
    queue.async {
      if !self.messages.isEmpty {
        let message = self.messages.removeFirst()
        self.report { completion(.success(message)) }
      } else if case .ended = self.phase {
        let error = self.endError
        self.report { completion(.failure(error)) }
      } else {
        self.receivers.append(completion)
      }
      self.read()
    }
  }

  /// Calls a closure with the connection, when there is one.
  private func perform(
    _ body: @escaping @Sendable (NWConnection) -> Void, otherwise: @escaping @Sendable (any Error) -> Void
  ) {
    queue.async {
      switch self.phase {
      case .connecting(let connection), .open(let connection): body(connection)
      case .created(let waiting):
        self.phase = .created(waiting + [{ self.perform(body, otherwise: otherwise) }])
      case .closing, .ended:
        let error = self.endError
        self.report { otherwise(error) }
      }
    }
  }

  private static func context(_ metadata: NWProtocolWebSocket.Metadata) -> NWConnection.ContentContext {
    NWConnection.ContentContext(identifier: "message", metadata: [metadata])
  }

  // MARK: Connection

  private func connect() {
    guard case .created(let waiting) = phase else { return }
    guard let url = request.url, let parameters = parameters(url) else {
      return end(URLError.text(.unsupportedURL, request.url))
    }
    let connection = NWConnection(to: .url(url), using: parameters)
    phase = .connecting(connection)
    // Until its end, the connection keeps the task, as a session does on iOS.
    connection.stateUpdateHandler = { state in self.connectionDidChange(state) }
    connection.start(queue: queue)
    queue.asyncAfter(deadline: .now() + request.timeoutInterval) { [weak self] in
      guard let self, case .connecting = phase else { return }
      end(URLError.text(.timedOut, url))
    }
    for body in waiting { body() }
  }

  /// The protocols of a connection to an address, if its scheme has one.
  private func parameters(_ url: URL) -> NWParameters? {
    let parameters: NWParameters
    switch url.scheme?.lowercased() {
    case "ws": parameters = .tcp
    case "wss": parameters = .tls
    default: return nil
    }
    let options = NWProtocolWebSocket.Options()
    options.autoReplyPing = true
    options.maximumMessageSize = maximumMessageSize
    var headers = headers(url)
    // Foundation changes the case of names.
    if let name = headers.keys.first(where: {
      $0.caseInsensitiveCompare(Self.subprotocolHeader) == .orderedSame
    }), let text = headers.removeValue(forKey: name) {
      options.setSubprotocols(
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    options.setAdditionalHeaders(headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
    parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
    return parameters
  }

  /// The headers of the first request: those of the request, of the session, and its cookies.
  private func headers(_ url: URL) -> [String: String] {
    let configuration = urlSession.configuration
    var headers: [String: String] = [:]
    if configuration.httpShouldSetCookies, let cookies = configuration.httpCookieStorage?.cookies(for: url) {
      headers = HTTPCookie.requestHeaderFields(with: cookies)
    }
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] { headers["\(name)"] = "\(value)" }
    return headers.merging(request.allHTTPHeaderFields ?? [:]) { _, own in own }
  }

  private func connectionDidChange(_ state: NWConnection.State) {
    switch (state, phase) {
    case (.ready, .connecting(let connection)):
      phase = .open(connection)
      didOpen(connection)
      read()
    case (.waiting(let error), _), (.failed(let error), _): end(translated(error))
    default: break
    }
  }

  private func didOpen(_ connection: NWConnection) {
    let metadata =
      connection.metadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
    let headers = Dictionary(
      (metadata?.additionalServerHeaders ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let response = request.url.flatMap {
      HTTPURLResponse(url: $0, statusCode: 101, httpVersion: "HTTP/1.1", headerFields: headers)
    }
    values.withLock { $0.response = response }
    let subprotocol = metadata?.selectedSubprotocol
    tell(as: (any URLSessionWebSocketDelegate).self) { delegate, task in
      delegate.urlSession(task.urlSession, webSocketTask: task, didOpenWithProtocol: subprotocol)
    }
  }

  /// Reads a message if there is none that the app does not know.
  ///
  /// One is read ahead, so that pings and the end of the connection are noticed by a task that does not receive.
  private func read() {
    guard let connection, !isReading, messages.isEmpty else { return }
    isReading = true
    connection.receiveMessage { data, context, _, error in
      self.isReading = false
      if let error { return self.end(self.translated(error)) }
      let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
      self.receive(data ?? Data(), metadata as? NWProtocolWebSocket.Metadata)
      self.read()
    }
  }

  /// The connection that messages are received from.
  private var connection: NWConnection? {
    switch phase {
    case .open(let connection), .closing(let connection): connection
    case .created, .connecting, .ended: nil
    }
  }

  private func receive(_ data: Data, _ metadata: NWProtocolWebSocket.Metadata?) {
    switch metadata?.opcode {
    case .text: append(.string(String(decoding: data, as: UTF8.self)), data.count)
    case .binary: append(.data(data), data.count)
    case .close:
      // Foundation's enumeration has no value for codes of apps.
      guard case .protocolCode(let code) = metadata?.closeCode else { return didClose(.invalid, data) }
      didClose(CloseCode(rawValue: Int(code.rawValue)) ?? .invalid, data)
    case .cont, .ping, .pong, nil: break
    }
  }

  private func append(_ message: Message, _ count: Int) {
    values.withLock { $0.receivedBytes += Int64(count) }
    guard !receivers.isEmpty else { return messages.append(message) }
    let receiver = receivers.removeFirst()
    report { receiver(.success(message)) }
  }

  // MARK: End

  private func sendClose(_ code: CloseCode, _ reason: Data, _ connection: NWConnection) {
    let metadata = NWProtocolWebSocket.Metadata(opcode: .close)
    if let defined = NWProtocolWebSocket.CloseCode.Defined(rawValue: UInt16(code.rawValue)) {
      metadata.closeCode = .protocolCode(defined)
    }
    connection.send(content: reason, contentContext: Self.context(metadata), completion: .idempotent)
  }

  private func didClose(_ code: CloseCode, _ reason: Data) {
    values.withLock {
      $0.closeCode = code
      $0.closeReason = reason.isEmpty ? nil : reason
    }
    tell(as: (any URLSessionWebSocketDelegate).self) { delegate, task in
      delegate.urlSession(
        task.urlSession, webSocketTask: task, didCloseWith: code, reason: reason.isEmpty ? nil : reason)
    }
    end(nil)
  }

  /// Ends the task, with an error unless both sides have closed the connection.
  private func end(_ error: (any Error)?) {
    let connection: NWConnection?
    switch phase {
    case .ended: return
    case .created(let waiting):
      connection = nil
      phase = .ended
      for body in waiting { body() }
    case .connecting(let current), .open(let current), .closing(let current):
      connection = current
      phase = .ended
    }
    connection?.stateUpdateHandler = nil
    connection?.cancel()
    values.withLock {
      $0.state = .completed
      $0.error = error
    }
    let failure = endError
    for receiver in receivers { report { receiver(.failure(failure)) } }
    receivers = []
    tell(as: (any URLSessionTaskDelegate).self) { delegate, task in
      delegate.urlSession(task.urlSession, task: task, didCompleteWithError: error)
    }
  }

  /// The error of what is asked for after the end.
  private var endError: any Error { error ?? POSIXError(.ENOTCONN) }

  /// The session's error for one of the connection.
  private func translated(_ error: NWError) -> any Error {
    let isOpen = response != nil
    let code: URLError.Code
    switch error {
    case .posix(.EMSGSIZE): return POSIXError(.EMSGSIZE)
    case .posix(.ECANCELED): code = .cancelled
    case .posix(.ETIMEDOUT): code = .timedOut
    case .posix(.ENETUNREACH): code = .notConnectedToInternet
    case .posix(.ECONNABORTED), .posix(.EPROTO): code = .badServerResponse
    case .posix: code = isOpen ? .networkConnectionLost : .cannotConnectToHost
    case .dns: code = .cannotFindHost
    case .tls: code = .secureConnectionFailed
    }
    return URLError.text(code, request.url)
  }

  // MARK: Delegate

  /// Calls a closure on the session's queue.
  private func report(_ body: @escaping @Sendable () -> Void) { urlSession.delegateQueue.addOperation(body) }

  /// Calls the delegate of the task, or of the session, on the session's queue.
  private func tell<Delegate>(
    as type: Delegate.Type, _ body: @escaping @Sendable (Delegate, WebSocketTask) -> Void
  ) {
    report {
      if let delegate = self.delegate as? Delegate ?? self.urlSession.delegate as? Delegate {
        body(delegate, self)
      }
    }
  }
}
