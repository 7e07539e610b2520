import CNetwork
import Foundation

/// A socket that receives datagrams of several endpoints, with a transport for each of them. For the network's thread only.
final class DatagramServer {
  private let socket: UnsafeMutablePointer<GSocket>
  private var source: UnsafeMutablePointer<GSource>?
  private var transports: [NWEndpoint: PeerTransport] = [:]
  /// Receives the transport of an endpoint that has sent its first datagram.
  var accept: (any Transport) -> Void = { _ in }

  /// - Parameter reuses: Whether other sockets can use the address.
  init(_ address: SocketAddress, reuses: Bool) throws(NWError) {
    let family = g_socket_address_get_family(address.pointer)
    let made = withGError { g_socket_new(family, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_UDP, $0) }
    socket = try made.get()
    g_socket_set_blocking(socket, 0)
    let failure = gError { [socket] in g_socket_bind(socket, address.pointer, reuses ? 1 : 0, $0) }
    if let failure { throw failure }
    source = NetworkLoop.watch(socket) { [weak self] in self?.receive() }
  }

  deinit {
    close()
    g_object_unref(socket)
  }

  var port: NWEndpoint.Port? {
    let address = g_socket_get_local_address(socket, nil).map { SocketAddress(owning: $0) }
    guard case .hostPort(_, let port) = address?.endpoint else { return nil }
    return port
  }

  func close() {
    guard let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    self.source = nil
    g_socket_close(socket, nil)
  }

  private func receive() {
    var buffer = [CChar](repeating: 0, count: 65_536)
    var address: UnsafeMutablePointer<GSocketAddress>?
    let count = g_socket_receive_from(socket, &address, &buffer, gsize(buffer.count), nil, nil)
    guard let peer = address.map({ SocketAddress(owning: $0) }), count >= 0, let endpoint = peer.endpoint
    else {
      return
    }
    let message = buffer.withUnsafeBytes { Data($0.prefix(count)) }
    if let known = transports[endpoint] { return known.received(message) }
    let transport = PeerTransport(self, peer, endpoint)
    transports[endpoint] = transport
    transport.received(message)
    accept(transport)
  }

  fileprivate func send(_ data: Data, to peer: SocketAddress) -> NWError? {
    gError { error in
      let count = data.withUnsafeBytes {
        g_socket_send_to(
          socket, peer.pointer, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count), nil,
          error)
      }
      return count < 0 ? 0 : 1
    }
  }

  fileprivate func forget(_ endpoint: NWEndpoint) { transports[endpoint] = nil }
}

/// The datagrams of one endpoint at a socket that others use, too.
private final class PeerTransport: Transport {
  private let server: DatagramServer
  private let peer: SocketAddress
  private let endpoint: NWEndpoint
  private var messages: [Data] = []
  private var reader: ((Result<Data?, NWError>) -> Void)?

  let hasMessages = true

  init(_ server: DatagramServer, _ peer: SocketAddress, _ endpoint: NWEndpoint) {
    self.server = server
    self.peer = peer
    self.endpoint = endpoint
  }

  var localEndpoint: NWEndpoint? { server.port.map { .hostPort(host: .ipv4(.any), port: $0) } }
  var remoteEndpoint: NWEndpoint? { endpoint }

  func received(_ message: Data) {
    if let reader {
      self.reader = nil
      reader(.success(message))
    } else {
      messages.append(message)
    }
  }

  func read(_ maximum: Int, completion: @escaping (Result<Data?, NWError>) -> Void) {
    if messages.isEmpty { reader = completion } else { completion(.success(messages.removeFirst())) }
  }

  func write(_ data: Data, completion: @escaping (NWError?) -> Void) {
    completion(server.send(data, to: peer))
  }

  func closeWriting() {}

  func close() {
    server.forget(endpoint)
    reader = nil
  }
}
