import Foundation
import XCTest

@testable import Projects

/// An editor that talks to a language server in this process.
final class EditorClient {
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private let server: LanguageServer
  private let thread: Thread
  private var stream = MessageStream()
  private var waiting: [[String: Any]] = []
  private var number = 0
  private var version = 1
  private(set) var text = ""
  private(set) var uri = ""

  init(folder: URL, open: @escaping @Sendable (URL) throws -> ProjectBuild) {
    let server = LanguageServer(
      input: toServer.fileHandleForReading, output: fromServer.fileHandleForWriting, open: open)
    self.server = server
    thread = Thread { _ = try? server.run() }
    thread.stackSize = 8 << 20
    thread.start()
    let capabilities: [String: Any] = [
      "textDocument": [
        "publishDiagnostics": [String: Any](),
        "completion": ["completionItem": ["documentationFormat": ["markdown"]]],
      ]
    ]
    let reply = request(
      "initialize",
      ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": capabilities])
    XCTAssertNotNil((reply as? [String: Any])?["capabilities"], "\(reply)")
    notify("initialized", [:])
  }

  func end() {
    server.waitForBuild()
    _ = request("shutdown", nil)
    notify("exit", [:])
  }

  // MARK: Documents

  func open(_ file: URL) throws {
    text = try String(contentsOf: file, encoding: .utf8)
    uri = file.absoluteString
    let document: [String: Any] = ["uri": uri, "languageId": "swift", "version": version, "text": text]
    notify("textDocument/didOpen", ["textDocument": document])
  }

  /// Replaces the first occurrence of a text in the open document, as typing does.
  func replace(_ old: String, with new: String) {
    let range = ["start": position(old), "end": position(old, offset: old.count)]
    version += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": version],
        "contentChanges": [["range": range, "text": new] as [String: Any]],
      ])
    text = text.replacingOccurrences(of: old, with: new, range: text.range(of: old))
  }

  func save() throws {
    try Data(text.utf8).write(to: XCTUnwrap(URL(string: uri)))
    notify("textDocument/didSave", ["textDocument": ["uri": uri]])
  }

  /// The position of a text in the open document.
  func position(_ needle: String, offset: Int = 0) -> [String: Int] {
    guard let range = text.range(of: needle) else {
      XCTFail("the document has no \(needle)")
      return ["line": 0, "character": 0]
    }
    let before = text[..<text.index(range.lowerBound, offsetBy: offset)]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return ["line": line.count - 1, "character": line.last?.utf16.count ?? 0]
  }

  // MARK: Requests

  /// The result of a request at a position in the open document.
  func ask(_ method: String, at needle: String, offset: Int = 0) -> Any {
    request(
      "textDocument/" + method,
      ["textDocument": ["uri": uri], "position": position(needle, offset: offset)])
  }

  /// The first location of a definition: the file's name, and the line from 0.
  func definition(at needle: String, offset: Int = 0) -> (file: String, line: Int)? {
    guard let first = (ask("definition", at: needle, offset: offset) as? [[String: Any]])?.first,
      let uri = first["uri"] as? String, let range = first["range"] as? [String: [String: Int]]
    else { return nil }
    return (URL(string: uri)?.lastPathComponent ?? "", range["start"]?["line"] ?? -1)
  }

  func hover(at needle: String, offset: Int = 0) -> String {
    let result = ask("hover", at: needle, offset: offset) as? [String: Any]
    return (result?["contents"] as? [String: Any])?["value"] as? String ?? ""
  }

  func completions(at needle: String, offset: Int) -> [String] {
    let result = ask("completion", at: needle, offset: offset) as? [String: Any]
    return (result?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  /// The diagnostics of the open document, as line and message.
  func diagnostics() -> [String] {
    let result = request("textDocument/diagnostic", ["textDocument": ["uri": uri]]) as? [String: Any]
    return Self.lines(result?["items"])
  }

  /// Waits until diagnostics are published that contain a text.
  func publishedDiagnostics(containing part: String) -> [String] {
    while true {
      let message = next { $0["method"] as? String == "textDocument/publishDiagnostics" }
      let lines = Self.lines((message["params"] as? [String: Any])?["diagnostics"])
      if lines.contains(where: { $0.contains(part) }) { return lines }
    }
  }

  private static func lines(_ items: Any?) -> [String] {
    (items as? [[String: Any]] ?? []).map { item in
      let range = item["range"] as? [String: [String: Int]]
      return "\(range?["start"]?["line"] ?? -1): \(item["message"] as? String ?? "")"
    }
  }

  func request(_ method: String, _ parameters: [String: Any]?) -> Any {
    number += 1
    let id = number
    var message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method]
    message["params"] = parameters
    toServer.fileHandleForWriting.write(MessageStream.data(message))
    let reply = next { $0["id"] as? Int == id && $0["method"] == nil }
    return reply["result"] ?? reply["error"] ?? NSNull()
  }

  private func notify(_ method: String, _ parameters: [String: Any]) {
    let message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    toServer.fileHandleForWriting.write(MessageStream.data(message))
  }

  /// The next message for which a condition holds. Requests of the server are answered.
  private func next(where condition: ([String: Any]) -> Bool) -> [String: Any] {
    while true {
      if let index = waiting.firstIndex(where: condition) { return waiting.remove(at: index) }
      let data = fromServer.fileHandleForReading.availableData
      for message in stream.receive(data) {
        if let id = message["id"], message["method"] != nil {
          let reply: [String: Any] = ["jsonrpc": "2.0", "id": id, "result": NSNull()]
          toServer.fileHandleForWriting.write(MessageStream.data(reply))
        } else {
          waiting.append(message)
        }
      }
    }
  }
}
