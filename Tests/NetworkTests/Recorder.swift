import Foundation
import Network
import Synchronization
import XCTest

/// Values that arrive on any queue.
final class Recorder<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }

  func append(_ value: Value) { values.withLock { $0.append(value) } }
}

extension XCTestCase {
  /// Waits until a condition is true.
  func wait(
    until condition: @escaping @Sendable () -> Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    let expectation = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in condition() }, object: nil)
    let result = XCTWaiter.wait(for: [expectation], timeout: 60)
    XCTAssertEqual(result, .completed, "the condition does not become true", file: file, line: line)
  }
}

/// A listener at a free port that keeps its connections and starts them.
final class Server: Sendable {
  let listener: NWListener
  let states = Recorder<NWListener.State>()
  let connections = Recorder<NWConnection>()
  let queue = DispatchQueue(label: "server")

  init(_ parameters: NWParameters, port: NWEndpoint.Port = .any) throws {
    parameters.acceptLocalOnly = true
    listener = try NWListener(using: parameters, on: port)
    let (states, connections, queue) = (states, connections, queue)
    listener.stateUpdateHandler = { states.append($0) }
    listener.newConnectionHandler = { connection in
      connection.start(queue: queue)
      connections.append(connection)
    }
    listener.start(queue: queue)
  }

  var isReady: Bool { listener.state == .ready }
  var port: NWEndpoint.Port { listener.port ?? .any }

  /// Returns what a connection receives to it.
  func echo() {
    let connections = connections
    queue.async {
      for connection in connections.all { Self.echo(connection) }
    }
  }

  private static func echo(_ connection: NWConnection) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, _, isComplete, error in
      guard let data, error == nil else { return }
      connection.send(content: data, completion: .idempotent)
      echo(connection)
    }
  }
}
