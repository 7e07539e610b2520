import Foundation

/// A bidirectional connection to an endpoint: a stream over TCP, encrypted if the parameters ask for it, or datagrams.
///
/// Names are resolved, and sockets and encryption are served, by GIO on a thread of the module. Handlers are called on the
/// queue that starts the connection. Releasing a connection cancels it.
///
/// Differs from iOS: framers and encrypted datagrams are missing.
public final class NWConnection: CustomDebugStringConvertible, Sendable {
  public enum State: Equatable, Sendable {
    case setup
    /// The endpoint cannot be reached now; a change of the network or ``NWConnection/restart()`` tries again.
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  /// The completion of data that is sent.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    case idempotent
  }

  /// The kind of a message.
  public final class ContentContext: Sendable {
    /// Data of a stream.
    public static let defaultStream = ContentContext(identifier: "Default Stream")
    /// A message.
    public static let defaultMessage = ContentContext(identifier: "Default Message")
    /// The last data of the direction: sending it closes the stream for writing.
    public static let finalMessage = ContentContext(identifier: "Final Message", isFinal: true)

    public let identifier: String
    public let isFinal: Bool
    // Immutable; metadata guards its own state.
    /// The information of protocols about the message.
    public nonisolated(unsafe) let protocolMetadata: [NWProtocolMetadata]

    public init(identifier: String, isFinal: Bool = false, metadata: [NWProtocolMetadata]? = []) {
      self.identifier = identifier
      self.isFinal = isFinal
      protocolMetadata = metadata ?? []
    }

    /// Returns the information of one protocol.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
      protocolMetadata.first { $0.definition == definition }
    }
  }

  public let endpoint: NWEndpoint
  // Never changed.
  public nonisolated(unsafe) let parameters: NWParameters
  private let core: ConnectionCore

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters.copy()
    core = ConnectionCore(endpoint, TransportParameters(parameters))
  }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// A connection that a listener has accepted.
  init(from endpoint: NWEndpoint, _ transport: any Transport, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
    core = ConnectionCore(endpoint, TransportParameters(parameters), transport: transport)
  }

  deinit { NetworkLoop.perform { [core] in core.cancel(isForced: true) } }

  public var debugDescription: String { "[\(endpoint) \(parameters)]" }

  // MARK: State

  public var state: State { core.shared.withLock(\.state) }
  public var queue: DispatchQueue? { core.shared.withLock(\.queue) }
  /// The addresses that a ready connection uses.
  public var currentPath: NWPath? { core.shared.withLock(\.path) }
  /// Returns the information of a protocol about a ready connection: the result of a WebSocket's handshake.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
    core.shared.withLock(\.metadata).flatMap { $0.definition == definition ? $0 : nil }
  }

  /// The largest number of bytes of a datagram.
  public var maximumDatagramSize: Int { 65_507 }

  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { core.shared.withLock(\.stateHandler) }
    set { core.shared.withLock { $0.stateHandler = newValue } }
  }

  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { core.shared.withLock(\.pathHandler) }
    set { core.shared.withLock { $0.pathHandler = newValue } }
  }

  /// Called with `true` when the connection is ready.
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { core.shared.withLock(\.viabilityHandler) }
    set { core.shared.withLock { $0.viabilityHandler = newValue } }
  }

  /// Kept; there is never a better path, because the kernel chooses one for each connection.
  @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { core.shared.withLock(\.betterPathHandler) }
    set { core.shared.withLock { $0.betterPathHandler = newValue } }
  }

  /// Starts to connect. Later calls have no effect.
  public func start(queue: DispatchQueue) {
    let isFirst = core.shared.withLock { shared in
      guard shared.queue == nil else { return false }
      shared.queue = queue
      return true
    }
    guard isFirst else { return }
    NetworkLoop.perform { [core] in core.start() }
  }

  /// Tries again if the connection waits.
  public func restart() { NetworkLoop.perform { [core] in core.restart() } }

  /// Ends the connection after the data that has been passed to `send`.
  public func cancel() { NetworkLoop.perform { [core] in core.cancel(isForced: false) } }

  public func forceCancel() { NetworkLoop.perform { [core] in core.cancel(isForced: true) } }

  // MARK: Data

  /// Sends data in the order of calls. Data that is sent before the connection is ready waits for it.
  /// - Parameters:
  ///   - content: A message of datagrams or a part of a stream; `nil` with a final context closes the stream for writing.
  ///   - contentContext: The kind of the message.
  ///   - isComplete: Whether the message ends. Streams of a context that is not final never end.
  ///   - completion: Called when the data has been passed to the system.
  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    send(
      content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
      completion: completion)
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    let isFinal = contentContext.isFinal && isComplete
    let reply: (@Sendable (NWError?) -> Void)? =
      switch completion {
      case .contentProcessed(let handler): handler
      case .idempotent: nil
      }
    NetworkLoop.perform { [core] in
      core.send(content, contentContext, isComplete: isComplete, isFinal: isFinal, completion: reply)
    }
  }

  /// Receives a part of a stream, or a message.
  /// - Parameters:
  ///   - minimumIncompleteLength: The least number of bytes, unless the stream ends before.
  ///   - maximumLength: The greatest number of bytes.
  ///   - completion: Receives the data, its kind, whether the stream or the message ends, and an error.
  @preconcurrency
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    let least = max(minimumIncompleteLength, 0)
    let range = least...max(least, maximumLength, 1)
    NetworkLoop.perform { [core] in core.receive(range, completion: completion) }
  }

  /// Receives a message; of a stream, everything until its end.
  @preconcurrency
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    NetworkLoop.perform { [core] in core.receive(nil, completion: completion) }
  }

  /// Makes several calls of `send` and `receive`. They are combined in any case.
  public func batch(_ block: () -> Void) { block() }
}
