import CNetwork
import Foundation

/// Establishes a connection to an endpoint: resolves its name, connects, and encrypts. For the network's thread only.
final class Dialer {
  private let endpoint: NWEndpoint
  private let parameters: TransportParameters
  private let completion: (Result<any Transport, NWError>) -> Void
  private let cancellable = g_cancellable_new()
  private var isFinished = false

  init(
    _ endpoint: NWEndpoint, _ parameters: TransportParameters,
    completion: @escaping (Result<any Transport, NWError>) -> Void
  ) {
    self.endpoint = endpoint
    self.parameters = parameters
    self.completion = completion
  }

  deinit { g_object_unref(cancellable) }

  func start() {
    guard let transport = parameters.transport, transport == .stream || parameters.tls == nil else {
      return finish(.failure(.posix(.EOPNOTSUPP)))
    }
    if parameters.restrictsInterfaces, RoutingTable.path(parameters.isAllowed).status != .satisfied {
      return finish(.failure(.posix(.ENETDOWN)))
    }
    let target: UnsafeMutablePointer<GObject>
    switch destination() {
    case .success(let object): target = object
    case .failure(let error): return finish(.failure(error))
    }
    defer { g_object_unref(target) }
    let client = g_socket_client_new()!
    defer { g_object_unref(client) }
    configure(client, transport)
    g_socket_client_connect_async(
      client, OpaquePointer(target), cancellable, NetworkLoop.finish,
      NetworkLoop.data { [self] result in
        switch withGError({ g_socket_client_connect_finish(client, result, $0) }) {
        case .success(let connection): connected(connection)
        case .failure(let error): finish(.failure(error))
        }
      })
  }

  func cancel() {
    isFinished = true
    g_cancellable_cancel(cancellable)
  }

  private func finish(_ result: Result<any Transport, NWError>) {
    guard !isFinished else { return }
    isFinished = true
    completion(result)
  }

  private func configure(
    _ client: UnsafeMutablePointer<GSocketClient>, _ transport: TransportParameters.Transport
  ) {
    g_socket_client_set_socket_type(
      client, transport == .stream ? G_SOCKET_TYPE_STREAM : G_SOCKET_TYPE_DATAGRAM)
    g_socket_client_set_enable_proxy(client, parameters.usesProxies && transport == .stream ? 1 : 0)
    g_socket_client_set_timeout(client, guint(clamping: parameters.connectionTimeout))
    switch parameters.version {
    case .any: break
    case .v4: g_socket_client_set_family(client, G_SOCKET_FAMILY_IPV4)
    case .v6: g_socket_client_set_family(client, G_SOCKET_FAMILY_IPV6)
    }
    if let local = parameters.localEndpoint.flatMap(SocketAddress.init) {
      g_socket_client_set_local_address(client, local.pointer)
    }
  }

  /// The object that GIO connects to. The caller owns it.
  private func destination() -> Result<UnsafeMutablePointer<GObject>, NWError> {
    if let address = SocketAddress(endpoint) {
      return .success(g_object_ref(address.pointer)!.assumingMemoryBound(to: GObject.self))
    }
    switch endpoint {
    case .hostPort(.name(let name, _), let port): return .success(Self.address(name, port.rawValue))
    case .url(let url):
      let known = url.scheme.flatMap { NWEndpoint.Port($0 == "wss" ? "https" : $0 == "ws" ? "http" : $0) }
      guard let host = url.host, let port = url.port.flatMap(UInt16.init(exactly:)) ?? known?.rawValue else {
        return .failure(.posix(.EINVAL))
      }
      return .success(Self.address(host, port))
    // Services are found as on a device whose user has refused access to the local network.
    case .service: return .failure(.dns(kDNSServiceErr_PolicyDenied))
    case .hostPort, .unix: return .failure(.posix(.EINVAL))
    }
  }

  private static func address(_ name: String, _ port: UInt16) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(g_network_address_new(name, port)!).assumingMemoryBound(to: GObject.self)
  }

  private func connected(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    // The time limit is that of the connection's establishment.
    g_socket_set_timeout(g_socket_connection_get_socket(connection), 0)
    guard let security = parameters.tls else {
      let transport = SocketTransport(owning: connection)
      transport.apply(parameters)
      return finish(.success(transport))
    }
    encrypt(connection, security)
  }

  // MARK: Encryption

  private func encrypt(
    _ connection: UnsafeMutablePointer<GSocketConnection>, _ security: TransportParameters.TLS
  ) {
    let identity = (security.serverName ?? name).map { Self.address($0, 443) }
    defer { identity.map { g_object_unref($0) } }
    let made = withGError {
      g_tls_client_connection_new(
        cast(connection, to: GIOStream.self), identity.map { OpaquePointer($0) }, $0)
    }
    guard case .success(let stream) = made else {
      g_object_unref(connection)
      if case .failure(let error) = made { finish(.failure(error)) }
      return
    }
    let secure = cast(stream, to: GTlsConnection.self)
    if !security.verifiesPeer {
      let accepts: @convention(c) () -> gboolean = { 1 }
      g_signal_connect_data(
        secure, "accept-certificate", unsafeBitCast(accepts, to: GCallback.self), nil, nil,
        GConnectFlags(rawValue: 0))
    }
    g_tls_connection_handshake_async(
      secure, G_PRIORITY_DEFAULT, cancellable, NetworkLoop.finish,
      NetworkLoop.data { [self] result in
        guard let error = gError({ g_tls_connection_handshake_finish(secure, result, $0) }) else {
          let transport = SocketTransport(owning: connection, secure: stream)
          transport.apply(parameters)
          return finish(.success(transport))
        }
        // The status for each refused certificate since iOS 16, whatever is wrong with it.
        let isRefused = g_tls_connection_get_peer_certificate_errors(secure).rawValue != 0
        g_object_unref(stream)
        g_object_unref(connection)
        finish(.failure(isRefused ? .tls(TLSStatus.badCertificate) : error))
      })
  }

  /// The name that the certificate of the server must have.
  private var name: String? {
    switch endpoint {
    case .hostPort(let host, _): host.debugDescription
    case .url(let url): url.host
    case .service, .unix: nil
    }
  }
}
