import CNetwork
import Foundation

/// A way to exchange data with an endpoint. For the network's thread only.
protocol Transport: AnyObject {
  /// Whether each piece of data is a message of its own.
  var hasMessages: Bool { get }
  var localEndpoint: NWEndpoint? { get }
  var remoteEndpoint: NWEndpoint? { get }

  /// Waits for data: at most `maximum` bytes of a stream, or the next message. `nil` is the end of the stream.
  func read(_ maximum: Int, completion: @escaping (Result<Data?, NWError>) -> Void)
  /// Writes all data. Only one write is made at a time.
  func write(_ data: Data, completion: @escaping (NWError?) -> Void)
  /// The kind of the message that was read last.
  var receivedContext: NWConnection.ContentContext { get }
  /// Writes a message, or a part of it, of the kind that its context describes.
  func write(
    _ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool,
    completion: @escaping (NWError?) -> Void)
  /// Tells the peer that no more data follows.
  func closeWriting()
  /// Closes the connection and ends the operations that wait.
  func close()
}

extension Transport {
  var receivedContext: NWConnection.ContentContext { .defaultMessage }

  func write(
    _ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool,
    completion: @escaping (NWError?) -> Void
  ) { write(data, completion: completion) }
}

/// A connected socket, with the stream on top of it that encrypts the data.
final class SocketTransport: Transport {
  private let connection: UnsafeMutablePointer<GSocketConnection>
  private let stream: UnsafeMutablePointer<GIOStream>
  private let cancellable = g_cancellable_new()
  private var isClosed = false

  let hasMessages: Bool

  /// - Parameters:
  ///   - connection: A connection whose reference passes to the transport.
  ///   - secure: The encrypting stream, whose reference passes to the transport.
  init(
    owning connection: UnsafeMutablePointer<GSocketConnection>, secure: UnsafeMutablePointer<GIOStream>? = nil
  ) {
    self.connection = connection
    stream = secure ?? cast(connection, to: GIOStream.self)
    hasMessages =
      g_socket_get_socket_type(g_socket_connection_get_socket(connection)) == G_SOCKET_TYPE_DATAGRAM
  }

  deinit {
    close()
    if stream != cast(connection, to: GIOStream.self) { g_object_unref(stream) }
    g_object_unref(connection)
    g_object_unref(cancellable)
  }

  var localEndpoint: NWEndpoint? {
    g_socket_connection_get_local_address(connection, nil).flatMap { SocketAddress(owning: $0).endpoint }
  }

  var remoteEndpoint: NWEndpoint? {
    g_socket_connection_get_remote_address(connection, nil).flatMap { SocketAddress(owning: $0).endpoint }
  }

  func read(_ maximum: Int, completion: @escaping (Result<Data?, NWError>) -> Void) {
    let input = g_io_stream_get_input_stream(stream)
    let size = hasMessages ? 65_536 : min(maximum, 65_536)
    g_input_stream_read_bytes_async(
      input, gsize(size), G_PRIORITY_DEFAULT, cancellable, NetworkLoop.finish,
      NetworkLoop.data { [self] result in
        let bytes = withGError { g_input_stream_read_bytes_finish(input, result, $0) }
        completion(
          bytes.map { bytes in
            defer { g_bytes_unref(bytes) }
            var count: gsize = 0
            guard let pointer = g_bytes_get_data(bytes, &count), count > 0 else {
              // The end of a stream, or a message without data.
              return hasMessages ? Data() : nil
            }
            return Data(bytes: pointer, count: Int(count))
          })
      })
  }

  func write(_ data: Data, completion: @escaping (NWError?) -> Void) {
    guard !data.isEmpty else { return completion(nil) }
    let output = g_io_stream_get_output_stream(stream)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    copy.copyBytes(from: data)
    g_output_stream_write_all_async(
      output, copy.baseAddress, gsize(copy.count), G_PRIORITY_DEFAULT, cancellable, NetworkLoop.finish,
      NetworkLoop.data { [self] result in
        copy.deallocate()
        let error = gError { g_output_stream_write_all_finish(output, result, nil, $0) }
        // The transport lives until its operations have ended.
        withExtendedLifetime(self) {}
        completion(error)
      })
  }

  func closeWriting() {
    guard !hasMessages else { return }
    g_socket_shutdown(g_socket_connection_get_socket(connection), 0, 1, nil)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    g_cancellable_cancel(cancellable)
    g_socket_close(g_socket_connection_get_socket(connection), nil)
  }

  /// Applies the options of the transport protocol.
  func apply(_ parameters: TransportParameters) {
    let socket = g_socket_connection_get_socket(connection)
    func set(_ option: Int32, _ value: Int) {
      g_socket_set_option(socket, Int32(IPPROTO_TCP), option, gint(clamping: value), nil)
    }
    guard parameters.transport == .stream else { return }
    if parameters.noDelay { set(TCP_NODELAY, 1) }
    if parameters.maximumSegmentSize > 0 { set(TCP_MAXSEG, parameters.maximumSegmentSize) }
    guard let keepalive = parameters.keepalive else { return }
    g_socket_set_keepalive(socket, 1)
    if keepalive.count > 0 { set(TCP_KEEPCNT, keepalive.count) }
    if keepalive.idle > 0 { set(TCP_KEEPIDLE, keepalive.idle) }
    if keepalive.interval > 0 { set(TCP_KEEPINTVL, keepalive.interval) }
  }
}
