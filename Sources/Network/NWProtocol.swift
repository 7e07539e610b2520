import Foundation

/// The kind of a protocol in a stack.
public final class NWProtocolDefinition: CustomDebugStringConvertible, Equatable, Sendable {
  public let name: String

  init(name: String) { self.name = name }

  public static func == (first: NWProtocolDefinition, second: NWProtocolDefinition) -> Bool {
    first === second
  }

  public var debugDescription: String { name }
}

/// The base class of protocols.
public class NWProtocol {}

/// The base class of settings of a protocol.
public class NWProtocolOptions {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }

  func copy() -> NWProtocolOptions { self }
}

/// The base class of a protocol's information about a message or a connection.
public class NWProtocolMetadata {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// The Transmission Control Protocol.
public class NWProtocolTCP: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "tcp")

  public class Options: NWProtocolOptions {
    /// Whether small pieces of data are sent at once.
    public var noDelay = false
    public var enableKeepalive = false
    /// The number of unanswered probes after which the connection fails; 0 for the system's.
    public var keepaliveCount = 0
    /// Seconds without data before the first probe; 0 for the system's.
    public var keepaliveIdle = 0
    /// Seconds between probes; 0 for the system's.
    public var keepaliveInterval = 0
    /// Seconds that establishing the connection can take; 0 for the system's.
    public var connectionTimeout = 0
    /// The largest size of a segment in bytes; 0 for the system's.
    public var maximumSegmentSize = 0

    public init() { super.init(NWProtocolTCP.definition) }

    override func copy() -> NWProtocolOptions {
      let copy = Options()
      copy.noDelay = noDelay
      copy.enableKeepalive = enableKeepalive
      copy.keepaliveCount = keepaliveCount
      copy.keepaliveIdle = keepaliveIdle
      copy.keepaliveInterval = keepaliveInterval
      copy.connectionTimeout = connectionTimeout
      copy.maximumSegmentSize = maximumSegmentSize
      return copy
    }
  }
}

/// The User Datagram Protocol.
public class NWProtocolUDP: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "udp")

  public class Options: NWProtocolOptions {
    public init() { super.init(NWProtocolUDP.definition) }
  }
}

/// The Internet Protocol.
public class NWProtocolIP: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "ip")

  public class Options: NWProtocolOptions {
    public enum Version: Sendable { case any, v4, v6 }

    /// The version of addresses that connections use.
    public var version = Version.any

    init() { super.init(NWProtocolIP.definition) }

    override func copy() -> NWProtocolOptions {
      let copy = Options()
      copy.version = version
      return copy
    }
  }
}

/// Transport Layer Security, by GIO's module for it (Debian's glib-networking).
public class NWProtocolTLS: NWProtocol {
  public static let definition = NWProtocolDefinition(name: "tls")

  public class Options: NWProtocolOptions {
    /// The settings for functions such as ``sec_protocol_options_set_tls_server_name(_:_:)``.
    public let securityProtocolOptions: sec_protocol_options_t

    public convenience init() { self.init(OS_sec_protocol_options()) }

    private init(_ options: OS_sec_protocol_options) {
      securityProtocolOptions = options
      super.init(NWProtocolTLS.definition)
    }

    override func copy() -> NWProtocolOptions {
      let copy = OS_sec_protocol_options()
      copy.serverName = securityProtocolOptions.serverName
      copy.verifiesPeer = securityProtocolOptions.verifiesPeer
      return Options(copy)
    }
  }
}

/// Settings of a TLS connection.
public class OS_sec_protocol_options {
  var serverName: String?
  var verifiesPeer = true
}

public typealias sec_protocol_options_t = OS_sec_protocol_options

/// Sets the name that the server's certificate must have, instead of that of the endpoint.
public func sec_protocol_options_set_tls_server_name(
  _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {
  options.serverName = String(cString: server_name)
}

/// Sets whether the peer's certificate is verified.
public func sec_protocol_options_set_peer_authentication_required(
  _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {
  options.verifiesPeer = peer_authentication_required
}
