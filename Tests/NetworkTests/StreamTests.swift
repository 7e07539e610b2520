import Foundation
import Network
import XCTest

/// Streams between a connection and a listener at the loopback address (developer.apple.com/documentation/network/nwconnection).
final class StreamTests: XCTestCase {
  private let queue = DispatchQueue(label: "client")

  private func connect(
    _ server: Server, states: Recorder<NWConnection.State> = Recorder()
  ) -> NWConnection {
    wait { server.isReady }
    let connection = NWConnection(host: "127.0.0.1", port: server.port, using: .tcp)
    connection.stateUpdateHandler = { states.append($0) }
    connection.start(queue: queue)
    return connection
  }

  func testAConnectionBecomesReadyAndExchangesData() throws {
    let server = try Server(.tcp)
    let states = Recorder<NWConnection.State>()
    let connection = connect(server, states: states)
    XCTAssertTrue(connection.queue === queue)
    wait { connection.state == .ready && server.connections.all.count == 1 }
    wait { states.all == [.preparing, .ready] }
    XCTAssertEqual(server.states.all, [.ready])
    server.echo()

    let received = Recorder<Data?>()
    connection.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, context, isComplete, error in
      XCTAssertNil(error)
      XCTAssertFalse(isComplete)
      XCTAssertEqual(context?.isFinal, false)
      received.append(data)
    }
    connection.receive(minimumIncompleteLength: 3, maximumLength: 100) { data, _, _, _ in
      received.append(data)
    }
    let processed = Recorder<NWError?>()
    connection.send(content: Data("harbo".utf8), completion: .contentProcessed { processed.append($0) })
    connection.send(content: Array("ur!".utf8), completion: .contentProcessed { processed.append($0) })
    wait { received.all.count == 2 && processed.all.count == 2 }
    XCTAssertEqual(received.all, [Data("harbo".utf8), Data("ur!".utf8)])
    XCTAssertEqual(processed.all, [nil, nil])

    guard case .hostPort(.ipv4(.loopback), server.port) = connection.currentPath?.remoteEndpoint else {
      return XCTFail("\(String(describing: connection.currentPath))")
    }
    XCTAssertEqual(connection.endpoint.debugDescription, "127.0.0.1:\(server.port)")
    guard case .hostPort(.ipv4(.loopback), let port) = connection.currentPath?.localEndpoint else {
      return XCTFail("the connection has no local address")
    }
    XCTAssertEqual(server.connections.all[0].endpoint, .hostPort(host: "127.0.0.1", port: port))
  }

  func testAFinalMessageEndsOneDirectionOnly() throws {
    let server = try Server(.tcp)
    let connection = connect(server)
    wait { server.connections.all.count == 1 }
    let peer = server.connections.all[0]
    let received = Recorder<String>()
    peer.receiveMessage { data, context, isComplete, error in
      received.append(
        "\(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete) \(context?.isFinal == true)")
    }
    connection.send(content: Data("all of ".utf8), completion: .idempotent)
    connection.send(content: Data("it".utf8), contentContext: .finalMessage, completion: .idempotent)
    wait { received.all == ["all of it true true"] }

    connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { data, _, isComplete, _ in
      received.append("\(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete)")
      connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { data, context, isComplete, error in
        received.append("\(data == nil) \(isComplete) \(error == nil)")
      }
    }
    peer.send(content: Data("reply".utf8), completion: .contentProcessed { _ in peer.cancel() })
    wait { received.all.count == 3 }
    XCTAssertEqual(received.all.dropFirst(), ["reply false", "true true true"])
    XCTAssertEqual(connection.state, .ready)
  }

  func testARefusedConnectionWaitsAndCanTryAgain() throws {
    let first = try Server(.tcp)
    wait { first.isReady }
    let port = first.port
    first.listener.cancel()
    wait { first.states.all == [.ready, .cancelled] }

    let states = Recorder<NWConnection.State>()
    let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
    connection.stateUpdateHandler = { states.append($0) }
    connection.start(queue: queue)
    wait { states.all == [.preparing, .waiting(.posix(.ECONNREFUSED))] }
    let second = try Server(.tcp, port: port)
    wait { second.isReady }
    connection.restart()
    wait { connection.state == .ready }
    XCTAssertEqual(second.port, port)
  }

  func testAnUnknownNameWaitsWithAnErrorOfTheNameSystem() {
    let connection = NWConnection(host: "harbour.invalid", port: .https, using: .tcp)
    connection.start(queue: queue)
    wait {
      if case .waiting(.dns) = connection.state { return true }
      return false
    }
    XCTAssertEqual(connection.debugDescription, "[harbour.invalid:443 tcp, ip]")
  }

  func testCancellingSendsWhatWasPassedBeforeAndEndsReceives() throws {
    let server = try Server(.tcp)
    let states = Recorder<NWConnection.State>()
    let connection = connect(server, states: states)
    wait { server.connections.all.count == 1 }
    let received = Recorder<Int>()
    server.connections.all[0].receiveMessage { data, _, _, _ in received.append(data?.count ?? -1) }
    let errors = Recorder<NWError?>()
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, error in errors.append(error)
    }
    connection.send(content: Data(count: 3_000_000), completion: .contentProcessed { errors.append($0) })
    connection.cancel()
    wait { received.all == [3_000_000] }
    wait { states.all.last == .cancelled }
    XCTAssertEqual(errors.all, [nil, .posix(.ECANCELED)])
    connection.send(content: Data("late".utf8), completion: .contentProcessed { errors.append($0) })
    wait { errors.all.last == .posix(.ECANCELED) && errors.all.count == 3 }
  }

  func testAReleasedConnectionEnds() throws {
    let server = try Server(.tcp)
    var connection: NWConnection? = connect(server)
    wait { server.connections.all.count == 1 }
    let ends = Recorder<Bool>()
    server.connections.all[0].receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, isComplete, _ in
      ends.append(isComplete)
    }
    weak let released = connection
    connection = nil
    XCTAssertNil(released)
    wait { ends.all == [true] }
  }

  func testAListenerFailsAtAPortThatIsTaken() throws {
    let first = try Server(.tcp)
    wait { first.isReady }
    let second = try Server(.tcp, port: first.port)
    wait { second.states.all == [.failed(.posix(.EADDRINUSE))] }
  }

  func testAListenerAcceptsAsManyConnectionsAsItsLimitSays() throws {
    let server = try Server(.tcp)
    server.listener.newConnectionLimit = 1
    let first = connect(server)
    wait { server.connections.all.count == 1 }
    let second = connect(server)
    let ends = Recorder<Bool>()
    second.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, isComplete, error in
      ends.append(isComplete || error != nil)
    }
    wait { ends.all == [true] }
    XCTAssertEqual(server.listener.newConnectionLimit, 0)
    XCTAssertEqual(server.connections.all.count, 1)
    XCTAssertEqual(first.state, .ready)
  }

  func testABrowserWaitsForPermission() {
    let browser = NWBrowser(for: .bonjour(type: "_harbour._tcp", domain: nil), using: .tcp)
    let states = Recorder<NWBrowser.State>()
    browser.stateUpdateHandler = { states.append($0) }
    browser.start(queue: queue)
    wait { states.all == [.waiting(.dns(kDNSServiceErr_PolicyDenied))] }
    browser.cancel()
    wait { states.all.last == .cancelled }
    XCTAssertEqual(browser.browseResults, [])
  }
}
