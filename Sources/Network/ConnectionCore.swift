import Foundation
import Synchronization

// The lock guards `shared`; the other variables are used on the network's thread only.
/// The state machine of a connection.
final class ConnectionCore: @unchecked Sendable {
  typealias Received = @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void

  /// The state that any thread reads, and the handlers that any thread sets.
  struct Shared {
    var state = NWConnection.State.setup
    var queue: DispatchQueue?
    var path: NWPath?
    var metadata: NWProtocolWebSocket.Metadata?
    var stateHandler: (@Sendable (NWConnection.State) -> Void)?
    var pathHandler: (@Sendable (NWPath) -> Void)?
    var viabilityHandler: (@Sendable (Bool) -> Void)?
    var betterPathHandler: (@Sendable (Bool) -> Void)?
  }

  private struct Receive {
    /// The least and the greatest number of bytes; `nil` waits for a whole message.
    var range: ClosedRange<Int>?
    var completion: Received
  }

  private struct Send {
    var data: Data?
    var context: NWConnection.ContentContext
    var isComplete: Bool
    var isFinal: Bool
    var completion: (@Sendable (NWError?) -> Void)?
  }

  let shared = Mutex(Shared())
  private let endpoint: NWEndpoint
  private let parameters: TransportParameters
  private var dialer: Dialer?
  private var transport: (any Transport)?
  private var pathMonitor: NWPathMonitor?
  private var receives: [Receive] = []
  private var sends: [Send] = []
  /// Received data of a stream.
  private var buffer = Data()
  /// Received messages.
  private var messages: [(data: Data, context: NWConnection.ContentContext)] = []
  private var isReading = false
  private var isWriting = false
  private var isAtEnd = false
  private var isCancelling = false
  private let isAccepted: Bool

  /// - Parameter transport: The transport of a connection that a listener has accepted.
  init(_ endpoint: NWEndpoint, _ parameters: TransportParameters, transport: (any Transport)? = nil) {
    self.endpoint = endpoint
    self.parameters = parameters
    self.transport = transport
    isAccepted = transport != nil
  }

  // MARK: States

  private var state: NWConnection.State { shared.withLock(\.state) }

  func start() {
    guard state == .setup else { return }
    open()
  }

  func restart() {
    guard case .waiting = state else { return }
    open()
  }

  private func open() {
    set(.preparing)
    if isAccepted, let transport { return upgrade(transport) }
    let dialer = Dialer(endpoint, parameters) { [self] result in
      self.dialer = nil
      switch result {
      case .success(let transport): upgrade(transport)
      case .failure(let error): wait(error)
      }
    }
    self.dialer = dialer
    dialer.start()
  }

  /// Adds the protocol of messages to a stream.
  private func upgrade(_ stream: any Transport) {
    guard let parameters = parameters.webSocket, !stream.hasMessages else { return connected(stream) }
    stopWaiting()
    transport = stream
    let socket = WebSocketTransport(stream, parameters, isClient: !isAccepted)
    socket.open(endpoint) { [self] error in
      guard state == .preparing else { return }
      if let error { return end(error, .failed(error)) }
      shared.withLock { $0.metadata = socket.metadata }
      connected(socket)
    }
  }

  private func connected(_ transport: any Transport) {
    stopWaiting()
    self.transport = transport
    var path = RoutingTable.path { _ in true }
    path.localEndpoint = transport.localEndpoint
    path.remoteEndpoint = transport.remoteEndpoint ?? endpoint
    shared.withLock { $0.path = path }
    set(.ready)
    call(\.viabilityHandler, true)
    call(\.pathHandler, path)
    writeNext()
    readNext()
  }

  /// Tries again when the network has changed.
  private func wait(_ error: NWError) {
    set(.waiting(error))
    guard pathMonitor == nil else { return }
    let monitor = NWPathMonitor()
    pathMonitor = monitor
    let known = monitor.currentPath
    monitor.pathUpdateHandler = { [weak self] path in
      guard path != known else { return }
      guard let self else { return }
      NetworkLoop.perform { self.restart() }
    }
    monitor.start(queue: DispatchQueue(label: "Network.waiting"))
  }

  private func stopWaiting() {
    pathMonitor?.cancel()
    pathMonitor = nil
  }

  private func fail(_ error: NWError) {
    guard state == .ready else { return }
    end(error, .failed(error))
  }

  /// Ends the connection after the data that is being sent, or at once.
  func cancel(isForced: Bool) {
    guard state != .cancelled else { return }
    if !isForced, state == .ready, isWriting || !sends.isEmpty {
      isCancelling = true
      return
    }
    end(.posix(.ECANCELED), .cancelled)
  }

  private func end(_ error: NWError, _ final: NWConnection.State) {
    dialer?.cancel()
    dialer = nil
    stopWaiting()
    transport?.close()
    transport = nil
    let (receives, sends) = (receives, sends)
    self.receives = []
    self.sends = []
    for receive in receives { reply(receive, nil, nil, false, error) }
    for send in sends { reply(send, error) }
    set(final)
    if final == .cancelled {
      // Handlers often refer to their connection.
      perform { [self] in
        shared.withLock {
          ($0.stateHandler, $0.pathHandler, $0.viabilityHandler, $0.betterPathHandler) = (nil, nil, nil, nil)
        }
      }
    }
  }

  // MARK: Handlers

  private func perform(_ body: @escaping @Sendable () -> Void) {
    shared.withLock(\.queue)?.async(execute: body)
  }

  /// Calls a handler on the connection's queue, if there is one at that time.
  private func call<Value: Sendable>(
    _ handler: KeyPath<Shared, (@Sendable (Value) -> Void)?> & Sendable, _ value: Value
  ) {
    perform { [self] in shared.withLock { $0[keyPath: handler] }?(value) }
  }

  private func set(_ state: NWConnection.State) {
    shared.withLock { $0.state = state }
    call(\.stateHandler, state)
  }

  // MARK: Sending

  func send(
    _ data: Data?, _ context: NWConnection.ContentContext, isComplete: Bool, isFinal: Bool,
    completion: (@Sendable (NWError?) -> Void)?
  ) {
    let send = Send(
      data: data, context: context, isComplete: isComplete, isFinal: isFinal, completion: completion)
    switch state {
    case .cancelled: return reply(send, .posix(.ECANCELED))
    case .failed: return reply(send, .posix(.ENOTCONN))
    case .setup, .waiting, .preparing, .ready: break
    }
    guard !isCancelling else { return reply(send, .posix(.ECANCELED)) }
    sends.append(send)
    writeNext()
  }

  private func writeNext() {
    guard let transport, state == .ready, !isWriting else { return }
    guard !sends.isEmpty else {
      if isCancelling { end(.posix(.ECANCELED), .cancelled) }
      return
    }
    let send = sends.removeFirst()
    isWriting = true
    transport.write(send.data ?? Data(), send.context, isComplete: send.isComplete) { [self] error in
      isWriting = false
      if error == nil, send.isFinal { transport.closeWriting() }
      reply(send, error)
      if let error { return fail(error) }
      writeNext()
    }
  }

  private func reply(_ send: Send, _ error: NWError?) {
    guard let completion = send.completion else { return }
    perform { completion(error) }
  }

  // MARK: Receiving

  /// - Parameter range: The least and the greatest number of bytes; `nil` waits for a whole message.
  func receive(_ range: ClosedRange<Int>?, completion: @escaping Received) {
    let receive = Receive(range: range, completion: completion)
    switch state {
    case .cancelled: return reply(receive, nil, nil, false, .posix(.ECANCELED))
    case .failed: return reply(receive, nil, nil, false, .posix(.ENOTCONN))
    case .setup, .waiting, .preparing, .ready: break
    }
    receives.append(receive)
    readNext()
  }

  private func readNext() {
    guard let transport, state == .ready else { return }
    while let receive = receives.first, deliver(receive, transport) { receives.removeFirst() }
    guard let receive = receives.first, !isReading, !isAtEnd else { return }
    isReading = true
    let space = receive.range.map { $0.upperBound - buffer.count } ?? 65_536
    transport.read(space) { [self] result in
      isReading = false
      switch result {
      case .success(let data?) where transport.hasMessages: messages.append((data, transport.receivedContext))
      case .success(let data?): buffer.append(data)
      case .success(nil): isAtEnd = true
      case .failure(let error): return fail(error)
      }
      readNext()
    }
  }

  /// Completes a request if enough data has been received.
  private func deliver(_ receive: Receive, _ transport: any Transport) -> Bool {
    if transport.hasMessages {
      guard case (var message, let context)? = messages.first else { return false }
      let count = min(receive.range?.upperBound ?? message.count, message.count)
      let part = message.prefix(count)
      message.removeFirst(count)
      if message.isEmpty { messages.removeFirst() } else { messages[0].data = message }
      reply(receive, Data(part), context, message.isEmpty, nil)
      return true
    }
    guard let range = receive.range else {
      guard isAtEnd else { return false }
      reply(receive, buffer.isEmpty ? nil : buffer, .finalMessage, true, nil)
      buffer = Data()
      return true
    }
    guard isAtEnd || !buffer.isEmpty && buffer.count >= range.lowerBound else { return false }
    let part = Data(buffer.prefix(range.upperBound))
    buffer = Data(buffer.dropFirst(part.count))
    let isLast = isAtEnd && buffer.isEmpty
    reply(receive, part.isEmpty ? nil : part, isLast ? .finalMessage : .defaultStream, isLast, nil)
    return true
  }

  private func reply(
    _ receive: Receive, _ data: Data?, _ context: NWConnection.ContentContext?, _ isComplete: Bool,
    _ error: NWError?
  ) {
    perform { receive.completion(data, context, isComplete, error) }
  }
}
