import Foundation
import Network
import XCTest

/// Messages of WebSockets between connections and listeners.
final class WebSocketTests: XCTestCase {
  private let queue = DispatchQueue(label: "client")

  /// A message as a test compares it.
  private struct Message: Equatable, Sendable {
    var opcode: NWProtocolWebSocket.Opcode?
    var text: String
    var code: NWProtocolWebSocket.CloseCode?
  }

  private func parameters(_ change: (NWProtocolWebSocket.Options) -> Void = { _ in }) -> NWParameters {
    let parameters = NWParameters.tcp
    let options = NWProtocolWebSocket.Options()
    change(options)
    parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
    return parameters
  }

  private func connect(
    to server: Server, path: String = "/chat", _ change: (NWProtocolWebSocket.Options) -> Void = { _ in }
  ) -> NWConnection {
    wait { server.isReady }
    let url = URL(string: "ws://127.0.0.1:\(server.port)\(path)")!
    let connection = NWConnection(to: .url(url), using: parameters(change))
    connection.start(queue: queue)
    return connection
  }

  /// Records messages until the connection ends.
  private func record(_ connection: NWConnection) -> Recorder<Message> {
    let messages = Recorder<Message>()
    @Sendable func next() {
      connection.receiveMessage { data, context, isComplete, error in
        guard error == nil, isComplete else { return }
        let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
        let socket = metadata as? NWProtocolWebSocket.Metadata
        messages.append(
          Message(
            opcode: socket?.opcode, text: String(decoding: data ?? Data(), as: UTF8.self),
            code: socket?.opcode == .close ? socket?.closeCode : nil))
        next()
      }
    }
    next()
    return messages
  }

  private func context(
    _ opcode: NWProtocolWebSocket.Opcode, _ change: (NWProtocolWebSocket.Metadata) -> Void = { _ in }
  ) -> NWConnection.ContentContext {
    let metadata = NWProtocolWebSocket.Metadata(opcode: opcode)
    change(metadata)
    return NWConnection.ContentContext(identifier: "message", metadata: [metadata])
  }

  private func send(
    _ text: String, _ opcode: NWProtocolWebSocket.Opcode, _ connection: NWConnection, isComplete: Bool = true
  ) {
    connection.send(
      content: Data(text.utf8), contentContext: context(opcode), isComplete: isComplete,
      completion: .idempotent)
  }

  func testMessagesKeepTheirKindAndTheirEnds() throws {
    let server = try Server(parameters())
    let client = connect(to: server)
    wait { client.state == .ready && server.connections.all.first?.state == .ready }
    let received = record(server.connections.all[0])
    let answers = record(client)
    send("hello", .text, client)
    send(String(repeating: "x", count: 300), .binary, client)
    send(String(repeating: "y", count: 100_000), .binary, client)
    send("one ", .text, client, isComplete: false)
    send("two", .text, client)
    wait { received.all.count == 4 }
    XCTAssertEqual(received.all.map(\.opcode), [.text, .binary, .binary, .text])
    XCTAssertEqual(received.all.map(\.text.count), [5, 300, 100_000, 7])
    XCTAssertEqual(received.all[3].text, "one two")
    send("back", .text, server.connections.all[0])
    wait { answers.all == [Message(opcode: .text, text: "back")] }
  }

  func testTheServerChoosesASubprotocolAndReadsHeaders() throws {
    let seen = Recorder<String>()
    let server = try Server(
      parameters { options in
        options.setClientRequestHandler(DispatchQueue(label: "requests")) { subprotocols, headers in
          seen.append(subprotocols.joined(separator: " "))
          seen.append(headers.first { $0.name == "Token" }?.value ?? "")
          return NWProtocolWebSocket.Response(
            status: .accept, subprotocol: "second", additionalHeaders: [(name: "Served-By", value: "test")])
        }
      })
    let client = connect(to: server) { options in
      options.setSubprotocols(["first", "second"])
      options.setAdditionalHeaders([(name: "Token", value: "secret")])
    }
    wait { client.state == .ready }
    XCTAssertEqual(seen.all, ["first second", "secret"])
    let metadata =
      client.metadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
    XCTAssertEqual(metadata?.selectedSubprotocol, "second")
    XCTAssertEqual(metadata?.additionalServerHeaders.first { $0.name == "Served-By" }?.value, "test")
    XCTAssertNil(client.metadata(definition: NWProtocolTCP.definition))
  }

  func testARejectedClientFails() throws {
    let server = try Server(
      parameters { options in
        options.setClientRequestHandler(DispatchQueue(label: "requests")) { _, _ in
          NWProtocolWebSocket.Response(status: .reject, subprotocol: nil)
        }
      })
    let client = connect(to: server)
    wait { client.state == .failed(.posix(.ECONNABORTED)) }
    wait { server.connections.all.first?.state == .failed(.posix(.ECONNABORTED)) }
  }

  func testPingsAreAnsweredOrDelivered() throws {
    let server = try Server(parameters { $0.autoReplyPing = true })
    let client = connect(to: server)
    wait { client.state == .ready && server.connections.all.first?.state == .ready }
    let received = record(server.connections.all[0])
    let answers = record(client)
    let pongs = Recorder<Bool>()
    let queue = queue
    let ping = context(.ping) { $0.setPongHandler(queue) { pongs.append($0 == nil) } }
    client.send(content: Data("p".utf8), contentContext: ping, completion: .idempotent)
    send("after", .text, client)
    wait { received.all.map(\.text) == ["after"] && pongs.all == [true] }
    // The client does not reply by itself.
    send("q", .ping, server.connections.all[0])
    wait { answers.all == [Message(opcode: .ping, text: "q")] }
  }

  func testAConnectionIsClosedWithACode() throws {
    let server = try Server(parameters())
    let client = connect(to: server)
    wait { client.state == .ready && server.connections.all.first?.state == .ready }
    let received = record(server.connections.all[0])
    let answers = record(client)
    let close = context(.close) { $0.closeCode = .privateCode(4001) }
    client.send(content: Data("bye".utf8), contentContext: close, completion: .idempotent)
    wait { received.all == [Message(opcode: .close, text: "bye", code: .privateCode(4001))] }
    wait { answers.all == [Message(opcode: .close, text: "", code: .privateCode(4001))] }
    wait { client.state == .failed(.posix(.ENOTCONN)) }
    let errors = Recorder<NWError?>()
    client.send(content: Data(), contentContext: close, completion: .contentProcessed { errors.append($0) })
    wait { errors.all == [.posix(.ENOTCONN)] }
  }

  func testMessagesBeyondTheLimitEndTheConnection() throws {
    let server = try Server(parameters { $0.maximumMessageSize = 10 })
    let client = connect(to: server)
    wait { client.state == .ready && server.connections.all.first?.state == .ready }
    let received = record(server.connections.all[0])
    let answers = record(client)
    send("short", .text, client)
    send("much too long", .text, client)
    wait { server.connections.all[0].state == .failed(.posix(.EMSGSIZE)) }
    XCTAssertEqual(received.all.map(\.text), ["short"])
    wait { answers.all.map(\.code) == [.protocolCode(.messageTooBig)] || client.state != .ready }
  }

  /// The examples of RFC 6455, 1.3 and 5.7.
  func testFramesAndTheHandshakeAreThoseOfTheStandard() throws {
    let server = try Server(parameters())
    wait { server.isReady }
    let client = NWConnection(host: "127.0.0.1", port: server.port, using: .tcp)
    client.start(queue: queue)
    let request = """
      GET /chat HTTP/1.1\r\nHost: server.example.com\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
      """
    let masked: [UInt8] = [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]
    client.send(content: Data(request.utf8) + masked, completion: .idempotent)
    let bytes = Recorder<Data>()
    @Sendable func next() {
      client.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, _, error in
        guard let data, error == nil else { return }
        bytes.append(data)
        next()
      }
    }
    next()
    wait { server.connections.all.first?.state == .ready }
    let received = record(server.connections.all[0])
    wait { received.all == [Message(opcode: .text, text: "Hello")] }
    send("Hello", .text, server.connections.all[0])
    wait { bytes.all.reduce(Data(), +).suffix(7) == Data([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]) }
    let head = String(decoding: bytes.all.reduce(Data(), +).dropLast(7), as: UTF8.self)
    XCTAssertTrue(head.hasPrefix("HTTP/1.1 101 "), head)
    XCTAssertTrue(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), head)
    // A frame that is not masked is refused.
    client.send(content: Data([0x81, 0x00]), completion: .idempotent)
    wait { server.connections.all[0].state == .failed(.posix(.EPROTO)) }
  }
}
