import Foundation
import Network
import XCTest

/// Encrypted streams to a server whose certificate nobody has signed.
final class EncryptionTests: XCTestCase {
  private let queue = DispatchQueue(label: "client")
  private var server: Process?
  private var folder = URL.temporaryDirectory

  override func setUpWithError() throws {
    folder = URL.temporaryDirectory.appending(path: "encryption-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    server?.terminate()
    server?.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func openssl(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Starts a web server with a certificate of its own for localhost.
  private func startServer() throws -> NWEndpoint.Port {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/usr/bin/openssl"), "needs Debian's package openssl")
    let request = try openssl([
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key", "-out", "certificate", "-days", "2",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
    ])
    request.waitUntilExit()
    XCTAssertEqual(request.terminationStatus, 0)
    // A free port.
    let probe = try Server(.tcp)
    wait { probe.isReady }
    let port = probe.port
    probe.listener.cancel()
    wait { probe.states.all.last == .cancelled }
    server = try openssl([
      "s_server", "-accept", "\(port)", "-cert", "certificate", "-key", "key", "-www", "-quiet",
    ])
    let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
    connection.start(queue: queue)
    wait {
      if connection.state != .ready { connection.restart() }
      return connection.state == .ready
    }
    connection.cancel()
    return port
  }

  func testAnUnknownCertificateIsRefused() throws {
    let port = try startServer()
    let connection = NWConnection(host: "localhost", port: port, using: .tls)
    connection.start(queue: queue)
    wait { connection.state == .waiting(.tls(-9808)) }
  }

  func testAnAppCanAcceptAnyCertificate() throws {
    let port = try startServer()
    let options = NWProtocolTLS.Options()
    sec_protocol_options_set_peer_authentication_required(options.securityProtocolOptions, false)
    sec_protocol_options_set_tls_server_name(options.securityProtocolOptions, "localhost")
    let connection = NWConnection(host: "127.0.0.1", port: port, using: NWParameters(tls: options))
    connection.start(queue: queue)
    let page = Recorder<String>()
    connection.receiveMessage { data, _, _, error in
      page.append(String(decoding: data ?? Data(), as: UTF8.self).components(separatedBy: "\r\n")[0])
    }
    connection.send(content: Data("GET / HTTP/1.0\r\n\r\n".utf8), completion: .idempotent)
    wait { page.all == ["HTTP/1.0 200 ok"] }
  }
}
