import Foundation

/// A place on the network: a host with a port, a Bonjour service, a Unix domain socket or a URL.
public enum NWEndpoint: CustomDebugStringConvertible, Hashable, Sendable {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  /// The interface of the host or the service; `nil` for any.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }

  /// A host with its port, separated by a colon, or by a period after an IPv6 address.
  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  /// A name or an address.
  public enum Host: CustomDebugStringConvertible, ExpressibleByStringLiteral, Hashable, Sendable {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    /// Creates an address if the text is one, otherwise a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }

    public init(stringLiteral value: String) { self.init(value) }

    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }

    public var debugDescription: String {
      switch self {
      case .name(let name, let interface): interface.map { "\(name)%\($0.name)" } ?? name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// A port number, 0 for any.
  public struct Port:
    CustomDebugStringConvertible, ExpressibleByIntegerLiteral, Hashable, RawRepresentable, Sendable
  {
    public let rawValue: UInt16

    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let imaps: Port = 993
    public static let socks: Port = 1080

    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }

    /// Creates a port from a decimal number or the name of a service, such as "http".
    public init?(_ string: String) {
      if let number = UInt16(string) {
        rawValue = number
      } else if let service = getservbyname(string, nil) {
        rawValue = UInt16(truncatingIfNeeded: service.pointee.s_port).byteSwapped
      } else {
        return nil
      }
    }

    public var debugDescription: String { String(rawValue) }
  }
}
