import Foundation

/// Accepts connections from other programs at a port.
///
/// Differs from iOS: encrypted connections are not accepted, and services are not announced by Bonjour.
public final class NWListener: CustomDebugStringConvertible, Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  /// The value of ``newConnectionLimit`` without a limit.
  public static let InfiniteConnectionLimit = Int(UInt32.max)

  // Never changed.
  public nonisolated(unsafe) let parameters: NWParameters
  private let core: ListenerCore

  /// - Parameters:
  ///   - parameters: The protocols. Those with encryption throw `EOPNOTSUPP`.
  ///   - port: A port; any free one by default.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    guard TransportParameters(parameters).tls == nil else { throw NWError.posix(.EOPNOTSUPP) }
    self.parameters = parameters.copy()
    core = ListenerCore(self.parameters, port: port == .any ? nil : port)
  }

  deinit { NetworkLoop.perform { [core] in core.cancel() } }

  public var debugDescription: String { "[\(port.map { "\($0)" } ?? "any port") \(parameters)]" }

  public var state: State { core.shared.withLock(\.state) }
  public var queue: DispatchQueue? { core.shared.withLock(\.queue) }
  /// The port of a listener that is ready.
  public var port: NWEndpoint.Port? { core.shared.withLock(\.port) }

  /// The number of connections that are still accepted.
  public var newConnectionLimit: Int {
    get { core.shared.withLock(\.limit) }
    set { core.shared.withLock { $0.limit = max(newValue, 0) } }
  }

  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { core.shared.withLock(\.stateHandler) }
    set { core.shared.withLock { $0.stateHandler = newValue } }
  }

  /// Receives each connection, which it starts. Without a handler connections are refused.
  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { core.shared.withLock(\.connectionHandler) }
    set { core.shared.withLock { $0.connectionHandler = newValue } }
  }

  /// Starts to listen. Later calls have no effect.
  public func start(queue: DispatchQueue) {
    let isFirst = core.shared.withLock { shared in
      guard shared.queue == nil else { return false }
      shared.queue = queue
      return true
    }
    guard isFirst else { return }
    NetworkLoop.perform { [core] in core.start() }
  }

  public func cancel() { NetworkLoop.perform { [core] in core.cancel() } }
}
