import Foundation
import Network
import XCTest

/// Datagrams between connections and a listener.
final class DatagramTests: XCTestCase {
  private let queue = DispatchQueue(label: "client")

  func testAListenerHasAConnectionForEachSender() throws {
    let server = try Server(.udp)
    wait { server.isReady }
    let clients = (0..<2).map { _ in NWConnection(host: "127.0.0.1", port: server.port, using: .udp) }
    for (index, client) in clients.enumerated() {
      client.start(queue: queue)
      client.send(content: Data("ship \(index)".utf8), completion: .idempotent)
      client.send(content: Data("cargo \(index)".utf8), completion: .idempotent)
    }
    wait { server.connections.all.count == 2 }

    let received = Recorder<String>()
    for peer in server.connections.all {
      for _ in 0..<2 {
        peer.receiveMessage { data, _, isComplete, error in
          XCTAssertTrue(isComplete)
          XCTAssertNil(error)
          received.append(String(decoding: data ?? Data(), as: UTF8.self))
          peer.send(content: data, completion: .idempotent)
        }
      }
    }
    wait { received.all.count == 4 }
    XCTAssertEqual(Set(received.all), ["ship 0", "cargo 0", "ship 1", "cargo 1"])

    let replies = Recorder<String>()
    for client in clients {
      client.receive(minimumIncompleteLength: 1, maximumLength: 2) { data, _, isComplete, _ in
        replies.append("\(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete)")
      }
      client.receiveMessage { data, _, isComplete, _ in
        replies.append("\(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete)")
      }
    }
    wait { replies.all.count == 4 }
    XCTAssertEqual(Set(replies.all), ["sh false", "ip 0 true", "ip 1 true"])
  }

  func testAListenerFailsAtAPortThatIsTaken() throws {
    let first = try Server(.udp)
    wait { first.isReady }
    let second = try Server(.udp, port: first.port)
    wait { second.states.all == [.failed(.posix(.EADDRINUSE))] }
    XCTAssertTrue(first.isReady)
  }
}
