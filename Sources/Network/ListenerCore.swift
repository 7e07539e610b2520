import CNetwork
import Foundation
import Synchronization

// The lock guards `shared`; the other variables are used on the network's thread only.
/// The state machine of a listener.
final class ListenerCore: @unchecked Sendable {
  /// The state that any thread reads, and the handlers that any thread sets.
  struct Shared {
    var state = NWListener.State.setup
    var queue: DispatchQueue?
    var port: NWEndpoint.Port?
    var limit = NWListener.InfiniteConnectionLimit
    var stateHandler: (@Sendable (NWListener.State) -> Void)?
    var connectionHandler: (@Sendable (NWConnection) -> Void)?
  }

  let shared: Mutex<Shared>
  // Never changed.
  private let parameters: NWParameters
  private let values: TransportParameters
  private var listener: UnsafeMutablePointer<GSocketListener>?
  private var datagrams: DatagramServer?
  private let cancellable = g_cancellable_new()

  init(_ parameters: NWParameters, port: NWEndpoint.Port?) {
    self.parameters = parameters
    values = TransportParameters(parameters)
    shared = Mutex(Shared(port: port))
  }

  deinit {
    closeSockets()
    g_object_unref(cancellable)
  }

  private var state: NWListener.State { shared.withLock(\.state) }

  func start() {
    guard state == .setup else { return }
    do {
      switch values.transport {
      case .datagram: try listenForDatagrams()
      case .stream: try listenForStreams()
      case nil: throw NWError.posix(.EOPNOTSUPP)
      }
      set(.ready)
    } catch {
      closeSockets()
      set(.failed(error as? NWError ?? .posix(.EIO)))
    }
  }

  func cancel() {
    guard state != .cancelled else { return }
    closeSockets()
    set(.cancelled)
    perform { [self] in
      // Handlers often refer to their listener.
      shared.withLock { ($0.stateHandler, $0.connectionHandler) = (nil, nil) }
    }
  }

  private func closeSockets() {
    g_cancellable_cancel(cancellable)
    if let listener {
      g_socket_listener_close(listener)
      g_object_unref(listener)
    }
    listener = nil
    datagrams?.close()
    datagrams = nil
  }

  // MARK: Sockets

  private func listenForStreams() throws(NWError) {
    let listener = g_socket_listener_new()!
    self.listener = listener
    if let address = localAddress {
      var effective: UnsafeMutablePointer<GSocketAddress>?
      let failure = gError {
        g_socket_listener_add_address(
          listener, address.pointer, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, nil, &effective, $0)
      }
      if let failure { throw failure }
      if case .hostPort(_, let port) = effective.flatMap({ SocketAddress(owning: $0).endpoint }) {
        setPort(port)
      }
    } else if let port = shared.withLock(\.port), port != .any {
      let failure = gError { g_socket_listener_add_inet_port(listener, port.rawValue, nil, $0) }
      if let failure { throw failure }
    } else {
      let port = withGError { error -> UInt16? in
        let port = g_socket_listener_add_any_inet_port(listener, nil, error)
        return port == 0 ? nil : port
      }
      setPort(NWEndpoint.Port(integerLiteral: try port.get()))
    }
    acceptNext(listener)
  }

  private func listenForDatagrams() throws(NWError) {
    let port = shared.withLock(\.port) ?? .any
    guard let address = localAddress ?? SocketAddress(.hostPort(host: .ipv6(.any), port: port)) else {
      throw .posix(.EINVAL)
    }
    let server = try DatagramServer(address, reuses: values.reusesLocalEndpoint)
    server.port.map(setPort)
    server.accept = { [weak self] transport in self?.accepted(transport) }
    datagrams = server
  }

  private var localAddress: SocketAddress? {
    if let endpoint = values.localEndpoint, let address = SocketAddress(endpoint) { return address }
    guard values.acceptsLocalOnly else { return nil }
    return SocketAddress(.hostPort(host: .ipv4(.loopback), port: shared.withLock(\.port) ?? .any))
  }

  private func setPort(_ port: NWEndpoint.Port) { shared.withLock { $0.port = port } }

  private func acceptNext(_ listener: UnsafeMutablePointer<GSocketListener>) {
    g_socket_listener_accept_async(
      listener, cancellable, NetworkLoop.finish,
      NetworkLoop.data { [weak self] result in
        let connection = withGError { g_socket_listener_accept_finish(listener, result, nil, $0) }
        guard let self, self.listener == listener, case .success(let connection) = connection else { return }
        let transport = SocketTransport(owning: connection)
        transport.apply(values)
        accepted(transport)
        acceptNext(listener)
      })
  }

  /// Passes a connection on, or closes it if nobody takes it.
  private func accepted(_ transport: any Transport) {
    guard let endpoint = transport.remoteEndpoint else { return transport.close() }
    let isWelcome = shared.withLock { shared in
      guard shared.connectionHandler != nil, shared.limit > 0 else { return false }
      if shared.limit != NWListener.InfiniteConnectionLimit { shared.limit -= 1 }
      return true
    }
    guard isWelcome else { return transport.close() }
    let connection = NWConnection(from: endpoint, transport, using: parameters.copy())
    perform { [self] in shared.withLock(\.connectionHandler)?(connection) }
  }

  // MARK: Handlers

  private func perform(_ body: @escaping @Sendable () -> Void) {
    shared.withLock(\.queue)?.async(execute: body)
  }

  private func set(_ state: NWListener.State) {
    shared.withLock { $0.state = state }
    perform { [self] in shared.withLock(\.stateHandler)?(state) }
  }
}
