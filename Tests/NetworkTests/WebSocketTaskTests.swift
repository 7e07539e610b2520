import Foundation
import Network
import NetworkingExtensions
import Synchronization
import XCTest

/// Tasks of sessions that exchange messages with a listener of Network.
final class WebSocketTaskTests: XCTestCase {
  /// Records the events of a session.
  private final class Delegate: NSObject, URLSessionWebSocketDelegate {
    let events = Recorder<String>()

    func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol name: String?
    ) {
      events.append("open \(name ?? "none")")
    }

    func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
      didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {
      events.append("close \(closeCode.rawValue) \(String(decoding: reason ?? Data(), as: UTF8.self))")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      events.append(
        "complete \((error as? URLError).map { "\($0.code.rawValue)" } ?? "\(error as Any? ?? "well")")")
    }
  }

  private let delegate = Delegate()
  private lazy var session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)

  private func server(
    _ answer: (@Sendable ([String], [(name: String, value: String)]) -> NWProtocolWebSocket.Response)? = nil
  ) throws -> Server {
    let parameters = NWParameters.tcp
    let options = NWProtocolWebSocket.Options()
    options.autoReplyPing = true
    if let answer { options.setClientRequestHandler(DispatchQueue(label: "requests"), handler: answer) }
    parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
    let server = try Server(parameters)
    wait { server.isReady }
    return server
  }

  private func url(_ server: Server) -> URL { URL(string: "ws://127.0.0.1:\(server.port)/chat")! }

  /// Returns each message to the client.
  private func echo(_ server: Server) {
    wait { server.connections.all.first?.state == .ready }
    @Sendable func next(_ connection: NWConnection) {
      connection.receiveMessage { data, context, _, error in
        guard let data, let context, error == nil else { return }
        let metadata = context.protocolMetadata(definition: NWProtocolWebSocket.definition)
        guard (metadata as? NWProtocolWebSocket.Metadata)?.opcode != .close else { return }
        connection.send(content: data, contentContext: context, completion: .idempotent)
        next(connection)
      }
    }
    next(server.connections.all[0])
  }

  private func close(_ server: Server, _ code: NWProtocolWebSocket.CloseCode, _ reason: String) {
    let metadata = NWProtocolWebSocket.Metadata(opcode: .close)
    metadata.closeCode = code
    let context = NWConnection.ContentContext(identifier: "close", metadata: [metadata])
    server.connections.all[0].send(
      content: Data(reason.utf8), contentContext: context, completion: .idempotent)
  }

  private static func text(_ result: Result<URLSessionWebSocketTask.Message, any Error>) -> String {
    switch result {
    case .success(.string(let text)): "text \(text)"
    case .success(.data(let data)): "data \(data.count)"
    case .success: "unknown"
    case .failure(let error as POSIXError): "posix \(error.code == .ENOTCONN ? "ENOTCONN" : "\(error.code)")"
    case .failure(let error): "error \((error as NSError).code)"
    }
  }

  func testMessagesGoBothWays() async throws {
    let server = try server()
    let task = session.webSocketTask(with: url(server))
    XCTAssertEqual(task.state, .suspended)
    // Waits for the connection.
    let sent = Task { try await task.send(.string("first")) }
    task.resume()
    XCTAssertEqual(task.state, .running)
    echo(server)
    try await sent.value
    try await task.send(.data(Data(count: 100_000)))
    guard case .string("first") = try await task.receive() else { return XCTFail("no text") }
    guard case .data(let data) = try await task.receive() else { return XCTFail("no data") }
    XCTAssertEqual(data.count, 100_000)
    XCTAssertEqual(task.countOfBytesSent, 100_005)
    XCTAssertEqual(task.countOfBytesReceived, 100_005)
    XCTAssertEqual((task.response as? HTTPURLResponse)?.statusCode, 101)
    let pongs = Recorder<Bool>()
    task.sendPing { pongs.append($0 == nil) }
    wait { pongs.all == [true] }
    XCTAssertEqual(delegate.events.all, ["open none"])
  }

  func testTheServerReadsHeadersAndChoosesASubprotocol() throws {
    let seen = Recorder<String>()
    let server = try server { subprotocols, headers in
      seen.append(subprotocols.joined(separator: " "))
      seen.append(headers.first { $0.name == "Token" }?.value ?? "")
      return NWProtocolWebSocket.Response(status: .accept, subprotocol: "second")
    }
    var request = URLRequest(url: url(server))
    request.setValue("first, second", forHTTPHeaderField: "Sec-WebSocket-Protocol")
    request.setValue("secret", forHTTPHeaderField: "Token")
    session.webSocketTask(with: request).resume()
    let delegate = delegate
    wait { delegate.events.all == ["open second"] }
    XCTAssertEqual(seen.all, ["first second", "secret"])
    session.webSocketTask(with: url(server), protocols: ["second"]).resume()
    wait { delegate.events.all == ["open second", "open second"] }
    XCTAssertEqual(seen.all.suffix(2), ["second", ""])
  }

  func testTheServerClosesTheConnection() throws {
    let server = try server()
    let task = session.webSocketTask(with: url(server))
    task.resume()
    let results = Recorder<String>()
    wait { server.connections.all.first?.state == .ready }
    task.receive { results.append(Self.text($0)) }
    close(server, .protocolCode(.goingAway), "bye")
    let delegate = delegate
    wait { delegate.events.all == ["open none", "close 1001 bye", "complete well"] }
    wait { results.all == ["posix ENOTCONN"] }
    XCTAssertEqual(task.state, .completed)
    XCTAssertEqual(task.closeCode, .goingAway)
    XCTAssertEqual(task.closeReason, Data("bye".utf8))
    XCTAssertNil(task.error)
    task.receive { results.append(Self.text($0)) }
    task.send(.string("late")) { results.append("sent \($0 == nil)") }
    wait { results.all == ["posix ENOTCONN", "posix ENOTCONN", "sent false"] }
  }

  func testTheClientClosesTheConnection() throws {
    let server = try server()
    let task = session.webSocketTask(with: url(server))
    task.resume()
    echo(server)
    task.cancel(with: .normalClosure, reason: Data("done".utf8))
    let delegate = delegate
    wait { delegate.events.all == ["open none", "close 1000 ", "complete well"] }
    XCTAssertEqual(task.closeCode, .normalClosure)
  }

  func testACanceledTaskFails() throws {
    let server = try server()
    let task = session.webSocketTask(with: url(server))
    task.resume()
    let delegate = delegate
    wait { delegate.events.all == ["open none"] }
    let results = Recorder<String>()
    task.receive { results.append(Self.text($0)) }
    task.cancel()
    wait { delegate.events.all == ["open none", "complete -999"] }
    wait { results.all == ["error -999"] }
    XCTAssertEqual(task.closeCode, .invalid)
  }

  func testAConnectionThatBreaksIsLost() throws {
    let server = try server()
    let task = session.webSocketTask(with: url(server))
    task.resume()
    let delegate = delegate
    wait { delegate.events.all == ["open none"] && server.connections.all.first?.state == .ready }
    server.connections.all[0].forceCancel()
    wait { delegate.events.all == ["open none", "complete -1005"] }
    XCTAssertEqual(task.error?.localizedDescription, "The network connection was lost.")
  }

  func testServersThatAreNotThereOrRefuse() throws {
    let refusing = try server { _, _ in NWProtocolWebSocket.Response(status: .reject, subprotocol: nil) }
    let delegate = delegate
    session.webSocketTask(with: url(refusing)).resume()
    wait { delegate.events.all == ["complete -1011"] }
    let address = url(refusing)
    refusing.listener.cancel()
    wait { refusing.listener.state == .cancelled }
    session.webSocketTask(with: address).resume()
    wait { delegate.events.all == ["complete -1011", "complete -1004"] }
    session.webSocketTask(with: URL(string: "https://127.0.0.1")!).resume()
    wait { delegate.events.all.last == "complete -1002" }
    let waiting = session.webSocketTask(with: address)
    let results = Recorder<String>()
    waiting.send(.string("never")) { results.append("sent \($0 == nil)") }
    waiting.cancel()
    wait { results.all == ["sent false"] }
  }

  func testATaskIsKeptUntilItsEnd() throws {
    let server = try server()
    weak var released: URLSessionWebSocketTask?
    do {
      let task = session.webSocketTask(with: url(server))
      task.resume()
      released = task
    }
    let delegate = delegate
    wait { delegate.events.all == ["open none"] && server.connections.all.first?.state == .ready }
    XCTAssertNotNil(released)
    close(server, .protocolCode(.normalClosure), "")
    wait { delegate.events.all.last == "complete well" }
    let reference = Reference(released)
    released = nil
    wait { reference.object == nil }
    XCTAssertNil(reference.object)
  }

  // Read on the test's thread only.
  private final class Reference: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }
}
