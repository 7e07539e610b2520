import Foundation

/// An address of the Internet Protocol.
public protocol IPAddress: Hashable, Sendable {
  /// The address in network byte order.
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }

  /// - Parameters:
  ///   - rawValue: The address in network byte order; `nil` results from another number of bytes.
  ///   - interface: The interface to which the address belongs.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
  public let rawValue: Data
  public let interface: NWInterface?

  public static let any = IPv4Address("0.0.0.0")!
  public static let broadcast = IPv4Address("255.255.255.255")!
  public static let loopback = IPv4Address("127.0.0.1")!
  public static let allHostsGroup = IPv4Address("224.0.0.1")!
  public static let allRoutersGroup = IPv4Address("224.0.0.2")!
  public static let allReportsGroup = IPv4Address("224.0.0.22")!
  public static let mdnsGroup = IPv4Address("224.0.0.251")!

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }

  /// Creates an address from four decimal numbers with periods, optionally followed by "%" and an interface.
  public init?(_ string: String) {
    guard let (bytes, interface) = AddressText.parse(string, family: AF_INET, count: 4) else { return nil }
    self.init(bytes, interface)
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { rawValue.first.map { $0 & 0xF0 == 0xE0 } ?? false }

  public var debugDescription: String { AddressText.format(rawValue, family: AF_INET, interface: interface) }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
  /// The reach of a multicast address.
  public enum Scope: UInt8, Sendable {
    case nodeLocal = 1
    case linkLocal = 2
    case siteLocal = 5
    case organizationLocal = 8
    case global = 0x0e
  }

  public let rawValue: Data
  public let interface: NWInterface?

  public static let any = IPv6Address("::")!
  public static let broadcast = IPv6Address("::")!
  public static let loopback = IPv6Address("::1")!
  public static let nodeLocalNodes = IPv6Address("ff01::1")!
  public static let linkLocalNodes = IPv6Address("ff02::1")!
  public static let linkLocalRouters = IPv6Address("ff02::2")!

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }

  /// Creates an address from its text, optionally followed by "%" and an interface.
  public init?(_ string: String) {
    guard let (bytes, interface) = AddressText.parse(string, family: AF_INET6, count: 16) else { return nil }
    self.init(bytes, interface)
  }

  public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
  public var isLoopback: Bool { rawValue.dropLast().allSatisfy { $0 == 0 } && rawValue.last == 1 }
  public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
  public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
  public var isMulticast: Bool { rawValue[0] == 0xFF }
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: rawValue[1] & 0x0F) : nil }
  public var isIPv4Mapped: Bool {
    rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF
  }

  /// The address that an IPv4-mapped address contains.
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4)), interface) : nil }

  public var debugDescription: String { AddressText.format(rawValue, family: AF_INET6, interface: interface) }
}

/// The text form of addresses (inet_pton(3)).
enum AddressText {
  static func parse(_ text: String, family: Int32, count: Int) -> (Data, NWInterface?)? {
    let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard inet_pton(family, String(address), &bytes) == 1 else { return nil }
    guard parts.count == 2 else { return (Data(bytes), nil) }
    guard let interface = NWInterface(named: String(parts[1])) else { return nil }
    return (Data(bytes), interface)
  }

  static func format(_ bytes: Data, family: Int32, interface: NWInterface?) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = bytes.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &text, socklen_t(text.count)) }
    let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return interface.map { "\(address)%\($0.name)" } ?? address
  }
}
