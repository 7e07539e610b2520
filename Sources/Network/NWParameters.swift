import Foundation

/// The protocols and constraints of a connection, a listener or a browser.
public class NWParameters: CustomDebugStringConvertible {
  /// The layers of protocols, from the network to the app.
  public class ProtocolStack {
    public var applicationProtocols: [NWProtocolOptions]
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?

    init(application: [NWProtocolOptions], transport: NWProtocolOptions?, internet: NWProtocolOptions?) {
      applicationProtocols = application
      transportProtocol = transport
      internetProtocol = internet
    }

    func copy() -> ProtocolStack {
      ProtocolStack(
        application: applicationProtocols.map { $0.copy() }, transport: transportProtocol?.copy(),
        internet: internetProtocol?.copy())
    }
  }

  public let defaultProtocolStack: ProtocolStack
  /// The kind of interface that connections must use.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// The local address and port.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Whether several sockets can use a local address and port.
  public var allowLocalEndpointReuse = false
  /// Whether listeners accept connections from this machine only.
  public var acceptLocalOnly = false
  /// Whether connections ignore the proxies of the desktop.
  public var preferNoProxies = false

  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }

  /// Creates parameters without a transport protocol.
  public convenience init() {
    self.init(ProtocolStack(application: [], transport: nil, internet: NWProtocolIP.Options()))
  }

  /// Creates parameters of streams, encrypted if there are options for it.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init(
      ProtocolStack(
        application: tls.map { [$0] } ?? [], transport: tcp, internet: NWProtocolIP.Options()))
  }

  /// Creates parameters of datagrams. Encrypted ones fail with `EOPNOTSUPP` when a connection starts.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init(
      ProtocolStack(
        application: dtls.map { [$0] } ?? [], transport: udp, internet: NWProtocolIP.Options()))
  }

  private init(_ stack: ProtocolStack) { defaultProtocolStack = stack }

  public func copy() -> NWParameters {
    let copy = NWParameters(defaultProtocolStack.copy())
    copy.requiredInterfaceType = requiredInterfaceType
    copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    copy.requiredLocalEndpoint = requiredLocalEndpoint
    copy.allowLocalEndpointReuse = allowLocalEndpointReuse
    copy.acceptLocalOnly = acceptLocalOnly
    copy.preferNoProxies = preferNoProxies
    return copy
  }

  public var debugDescription: String {
    let stack =
      defaultProtocolStack.applicationProtocols
      + [defaultProtocolStack.transportProtocol, defaultProtocolStack.internetProtocol].compactMap { $0 }
    return stack.map(\.definition.name).joined(separator: ", ")
  }
}

/// The values of parameters when a connection or a listener was made: later changes of the object have no effect.
struct TransportParameters: Sendable {
  enum Transport: Sendable { case stream, datagram }

  struct TLS: Sendable {
    var serverName: String?
    var verifiesPeer: Bool
  }

  struct Keepalive: Sendable {
    var count: Int
    var idle: Int
    var interval: Int
  }

  var transport: Transport?
  var tls: TLS?
  var webSocket: WebSocketParameters?
  var version = NWProtocolIP.Options.Version.any
  var noDelay = false
  var keepalive: Keepalive?
  var connectionTimeout = 0
  var maximumSegmentSize = 0
  var localEndpoint: NWEndpoint?
  var acceptsLocalOnly: Bool
  var reusesLocalEndpoint: Bool
  var usesProxies: Bool
  var requiredInterfaceType: NWInterface.InterfaceType
  var prohibitedInterfaceTypes: [NWInterface.InterfaceType]

  init(_ parameters: NWParameters) {
    let stack = parameters.defaultProtocolStack
    switch stack.transportProtocol {
    case let tcp as NWProtocolTCP.Options:
      transport = .stream
      noDelay = tcp.noDelay
      connectionTimeout = tcp.connectionTimeout
      maximumSegmentSize = tcp.maximumSegmentSize
      if tcp.enableKeepalive {
        keepalive = Keepalive(
          count: tcp.keepaliveCount, idle: tcp.keepaliveIdle, interval: tcp.keepaliveInterval)
      }
    case is NWProtocolUDP.Options: transport = .datagram
    default: break
    }
    for case let options as NWProtocolTLS.Options in stack.applicationProtocols {
      let security = options.securityProtocolOptions
      tls = TLS(serverName: security.serverName, verifiesPeer: security.verifiesPeer)
    }
    for case let options as NWProtocolWebSocket.Options in stack.applicationProtocols {
      webSocket = options.values
    }
    if let internet = stack.internetProtocol as? NWProtocolIP.Options { version = internet.version }
    localEndpoint = parameters.requiredLocalEndpoint
    acceptsLocalOnly = parameters.acceptLocalOnly
    reusesLocalEndpoint = parameters.allowLocalEndpointReuse
    usesProxies = !parameters.preferNoProxies
    requiredInterfaceType = parameters.requiredInterfaceType
    prohibitedInterfaceTypes = parameters.prohibitedInterfaceTypes ?? []
  }

  /// Whether the interfaces of the machine allow a connection.
  func isAllowed(_ interface: NWInterface) -> Bool {
    (requiredInterfaceType == .other || interface.type == requiredInterfaceType)
      && !prohibitedInterfaceTypes.contains(interface.type)
  }

  /// Whether interfaces are restricted.
  var restrictsInterfaces: Bool { requiredInterfaceType != .other || !prohibitedInterfaceTypes.isEmpty }
}
