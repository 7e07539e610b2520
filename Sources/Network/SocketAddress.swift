import CNetwork
import Foundation

/// A socket address of GIO, which it owns.
struct SocketAddress {
  private final class Reference {
    let pointer: UnsafeMutablePointer<GSocketAddress>
    init(_ pointer: UnsafeMutablePointer<GSocketAddress>) { self.pointer = pointer }
    deinit { g_object_unref(pointer) }
  }

  private let reference: Reference

  var pointer: UnsafeMutablePointer<GSocketAddress> { reference.pointer }

  /// - Parameter pointer: An address whose reference passes to the value.
  init(owning pointer: UnsafeMutablePointer<GSocketAddress>) { reference = Reference(pointer) }

  /// The address of an endpoint; `nil` if the name of its host must be resolved first.
  init?(_ endpoint: NWEndpoint) {
    switch endpoint {
    case .hostPort(let host, let port):
      let text: String
      switch host {
      case .ipv4(let address): text = address.debugDescription
      case .ipv6(let address): text = address.debugDescription
      case .name: return nil
      }
      guard let address = g_inet_socket_address_new_from_string(text, UInt32(port.rawValue)) else {
        return nil
      }
      self.init(owning: address)
    case .unix(let path):
      guard let address = g_unix_socket_address_new(path) else { return nil }
      self.init(owning: address)
    case .service, .url: return nil
    }
  }

  /// The endpoint with the address; `nil` for a socket without a name.
  var endpoint: NWEndpoint? {
    if g_type_check_instance_is_a(cast(pointer, to: GTypeInstance.self), g_unix_socket_address_get_type())
      != 0
    {
      let path = g_unix_socket_address_get_path(cast(pointer, to: GUnixSocketAddress.self))
      return path.map { .unix(path: String(cString: $0)) }
    }
    guard
      g_type_check_instance_is_a(cast(pointer, to: GTypeInstance.self), g_inet_socket_address_get_type()) != 0
    else { return nil }
    let internet = cast(pointer, to: GInetSocketAddress.self)
    guard let address = g_inet_socket_address_get_address(internet) else { return nil }
    let data = Data(
      bytes: g_inet_address_to_bytes(address), count: Int(g_inet_address_get_native_size(address)))
    let port = NWEndpoint.Port(integerLiteral: g_inet_socket_address_get_port(internet))
    if let four = IPv4Address(data) { return .hostPort(host: .ipv4(four), port: port) }
    let scope = g_inet_socket_address_get_scope_id(internet)
    guard let six = IPv6Address(data, scope == 0 ? nil : NWInterface(index: Int(scope))) else { return nil }
    // Sockets for both versions report addresses of four bytes in this form.
    return .hostPort(host: six.asIPv4.map { .ipv4($0) } ?? .ipv6(six), port: port)
  }

  /// Whether the address belongs to this machine's loopback interface.
  var isLoopback: Bool {
    switch endpoint {
    case .hostPort(.ipv4(let address), _): address.isLoopback
    case .hostPort(.ipv6(let address), _): address.isLoopback
    case .unix: true
    default: false
    }
  }
}
