import Foundation
import Synchronization

/// Messages over a stream, by the WebSocket protocol (RFC 6455).
public class NWProtocolWebSocket: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "websocket")

  public enum Version: Sendable { case v13 }

  /// The kind of a message.
  public enum Opcode: Int, Sendable {
    case cont = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// The reason for the end of a connection.
  public enum CloseCode: Equatable, Sendable {
    /// The codes that the protocol defines.
    public enum Defined: UInt16, Sendable {
      case normalClosure = 1000
      case goingAway = 1001
      case protocolError = 1002
      case unsupportedData = 1003
      case noStatusReceived = 1005
      case abnormalClosure = 1006
      case invalidFramePayloadData = 1007
      case policyViolation = 1008
      case messageTooBig = 1009
      case mandatoryExtension = 1010
      case internalServerError = 1011
      case tlsHandshake = 1015
    }

    case protocolCode(Defined)
    case applicationCode(UInt16)
    case privateCode(UInt16)

    init(_ number: UInt16) {
      if let defined = Defined(rawValue: number) {
        self = .protocolCode(defined)
      } else {
        self = number >= 4000 ? .privateCode(number) : .applicationCode(number)
      }
    }

    var number: UInt16 {
      switch self {
      case .protocolCode(let code): code.rawValue
      case .applicationCode(let number), .privateCode(let number): number
      }
    }

    /// The start of the payload of a closing frame.
    var encoded: Data { Data([UInt8(number >> 8), UInt8(number & 0xFF)]) }
  }

  /// The answer of a server to a client.
  public struct Response: Sendable {
    public enum Status: Sendable { case accept, reject }

    public let status: Status
    public let subprotocol: String?
    public let additionalHeaders: [(name: String, value: String)]

    public init(
      status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil
    ) {
      self.status = status
      self.subprotocol = subprotocol
      self.additionalHeaders = additionalHeaders ?? []
    }
  }

  public class Options: NWProtocolOptions {
    var values = WebSocketParameters()

    public init(_ version: Version = .v13) { super.init(NWProtocolWebSocket.definition) }

    /// Whether pings are answered instead of being delivered.
    public var autoReplyPing: Bool {
      get { values.repliesToPings }
      set { values.repliesToPings = newValue }
    }

    /// Whether messages are exchanged without an upgrade from HTTP.
    public var skipHandshake: Bool {
      get { values.skipsHandshake }
      set { values.skipsHandshake = newValue }
    }

    /// The greatest number of bytes of a received message; 0 for no limit.
    public var maximumMessageSize: Int {
      get { values.maximumSize }
      set { values.maximumSize = newValue }
    }

    /// Sets the headers of the client's request besides those of the protocol.
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { values.headers = headers }

    /// Sets the subprotocols that a client proposes.
    public func setSubprotocols(_ subprotocols: [String]) { values.subprotocols = subprotocols }

    /// Sets the closure that answers clients, with their subprotocols and headers. Without it all are accepted.
    public func setClientRequestHandler(
      _ queue: DispatchQueue,
      handler:
        @escaping @Sendable (
          _ subprotocols: [String], _ additionalHeaders: [(name: String, value: String)]
        ) -> Response
    ) {
      values.requestQueue = queue
      values.requestHandler = handler
    }

    override func copy() -> NWProtocolOptions {
      let copy = Options()
      copy.values = values
      return copy
    }
  }

  // The lock guards the values that can change.
  /// The kind of a message, or the result of a handshake.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    private struct Values {
      var closeCode = CloseCode.protocolCode(.noStatusReceived)
      var pongQueue: DispatchQueue?
      var pongHandler: (@Sendable (NWError?) -> Void)?
    }

    public let opcode: Opcode
    /// The subprotocol that the server has chosen.
    public let selectedSubprotocol: String?
    /// The headers of the server's answer.
    public let additionalServerHeaders: [(name: String, value: String)]
    private let values = Mutex(Values())

    public convenience init(opcode: Opcode) { self.init(opcode: opcode, subprotocol: nil, headers: []) }

    init(opcode: Opcode, subprotocol: String?, headers: [(name: String, value: String)]) {
      self.opcode = opcode
      selectedSubprotocol = subprotocol
      additionalServerHeaders = headers
      super.init(NWProtocolWebSocket.definition)
    }

    public var closeCode: CloseCode {
      get { values.withLock(\.closeCode) }
      set { values.withLock { $0.closeCode = newValue } }
    }

    /// Sets the closure for the answer to a ping.
    public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {
      values.withLock { ($0.pongQueue, $0.pongHandler) = (queue, handler) }
    }

    var hasPongHandler: Bool { values.withLock { $0.pongHandler != nil } }

    /// Calls the closure for the answer once.
    func finishPing(_ error: NWError?) {
      let (queue, handler) = values.withLock { values in
        defer { values.pongHandler = nil }
        return (values.pongQueue, values.pongHandler)
      }
      if let handler { queue?.async { handler(error) } }
    }
  }
}

/// The options of WebSockets when a connection or a listener was made.
struct WebSocketParameters: Sendable {
  var repliesToPings = false
  var skipsHandshake = false
  var maximumSize = 0
  var headers: [(name: String, value: String)] = []
  var subprotocols: [String] = []
  var requestQueue: DispatchQueue?
  var requestHandler: (@Sendable ([String], [(name: String, value: String)]) -> NWProtocolWebSocket.Response)?
}
