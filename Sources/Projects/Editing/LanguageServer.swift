import Foundation
import Lowering

// The lock guards the state that the thread of the editor, that of sourcekit-lsp and the build queue share.
/// A language server for iOS sources: sourcekit-lsp on the lowered sources of a project, with the positions of the sources.
///
/// It passes messages between an editor on standard input and output and sourcekit-lsp. Documents are lowered on their way to
/// sourcekit-lsp, and positions are converted in both directions.
package final class LanguageServer: @unchecked Sendable {
  private struct Request {
    var method: String
    var uri: String?
  }

  private struct State {
    var documents: DocumentStore?
    var requests: [String: Request] = [:]
    /// The problems that Xcode reports and the compiler does not, by path.
    var findings: [String: [DiagnosticFilter.Message]] = [:]
    var published: [String: [Any]] = [:]
    var versions: [String: Int] = [:]
    /// The state of the sources, arguments and modules that sourcekit-lsp knows.
    var fingerprint = ""
  }

  private let open: @Sendable (_ folder: URL) throws -> ProjectBuild
  private let serverEnded: @Sendable () -> Void
  private let program: String
  private let input: FileHandle
  private let output: FileHandle
  private let lock = NSRecursiveLock()
  private var state = State()
  private let server = Process()
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private let queue = DispatchQueue(label: "portolan.lsp.build")
  private var build: ProjectBuild?
  private var isBuildScheduled = false
  /// Whether the editor has ended the session.
  private var hasEnded = false

  /// - Parameters:
  ///   - program: The path or name of sourcekit-lsp.
  ///   - serverEnded: Called on another thread if sourcekit-lsp ends during the session.
  ///   - open: Opens the project in the folder that the editor has opened.
  package init(
    program: String = "sourcekit-lsp", input: FileHandle = .standardInput,
    output: FileHandle = .standardOutput,
    serverEnded: @escaping @Sendable () -> Void = {},
    open: @escaping @Sendable (_ folder: URL) throws -> ProjectBuild
  ) {
    self.program = program
    self.input = input
    self.output = output
    self.serverEnded = serverEnded
    self.open = open
  }

  /// Serves the editor until it ends the session.
  /// - Returns: Whether sourcekit-lsp ended without an error.
  package func run() throws -> Bool {
    var stream = MessageStream()
    while true {
      let data = input.availableData
      if data.isEmpty { break }
      for message in stream.receive(data) { try handleEditor(message) }
      if hasEnded { break }
    }
    try? toServer.fileHandleForWriting.close()
    if server.isRunning { server.waitUntilExit() }
    return build == nil || server.terminationStatus == 0
  }

  /// Waits until the changes so far are built.
  package func waitForBuild() {
    queue.sync {}
  }

  // MARK: Start

  private func start(_ message: [String: Any]) throws {
    var message = message
    var parameters = message["params"] as? [String: Any] ?? [:]
    let folders = parameters["workspaceFolders"] as? [[String: Any]]
    let uri = folders?.first?["uri"] as? String ?? parameters["rootUri"] as? String
    let folder =
      uri.flatMap(DocumentStore.path).map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let build = try open(folder)
    self.build = build
    // The modules of the project are needed to complete names in sources that import them.
    if !FileManager.default.fileExists(atPath: build.compileCommands.path) {
      _ = try? build.build(tests: true, isStrict: false) { _ in }
    }
    let sources = try build.editorSources()
    state.documents = DocumentStore(sources)
    state.fingerprint = sources.fingerprint
    let root = folder.standardizedFileURL.absoluteString
    parameters["rootUri"] = root
    parameters["workspaceFolders"] = [["uri": root, "name": folder.lastPathComponent]]
    parameters["processId"] = Int(ProcessInfo.processInfo.processIdentifier)
    message["params"] = parameters
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [program] + build.languageServerArguments(in: folder)
    server.standardInput = toServer
    server.standardOutput = fromServer
    try server.run()
    let reader = Thread { [self] in
      var stream = MessageStream()
      while true {
        let data = fromServer.fileHandleForReading.availableData
        if data.isEmpty { break }
        for message in stream.receive(data) { lock.withLock { handleServer(message) } }
      }
      if !lock.withLock({ hasEnded }) { serverEnded() }
    }
    reader.stackSize = 4 << 20
    reader.start()
    remember(message, uri: nil)
    send(message)
    scheduleBuild()
  }

  private func send(_ message: [String: Any]) {
    // The reader reports the end of sourcekit-lsp.
    try? toServer.fileHandleForWriting.write(contentsOf: MessageStream.data(message))
  }

  private func reply(_ message: [String: Any]) {
    try? output.write(contentsOf: MessageStream.data(message))
  }

  private func remember(_ message: [String: Any], uri: String?) {
    guard let id = message["id"], let method = message["method"] as? String else { return }
    state.requests["\(id)"] = Request(method: method, uri: uri)
  }

  // MARK: From the editor

  private func handleEditor(_ message: [String: Any]) throws {
    let method = message["method"] as? String
    if method == "initialize" {
      do {
        return try lock.withLock { try start(message) }
      } catch {
        let text = (error as? ProjectError)?.message ?? "\(error)"
        reply(["jsonrpc": "2.0", "id": message["id"] ?? 0, "error": ["code": -32002, "message": text]])
        throw error
      }
    }
    lock.withLock {
      if method == "exit" { hasEnded = true }
      forward(message, method)
    }
  }

  private func forward(_ message: [String: Any], _ method: String?) {
    var message = message
    var parameters = message["params"] as? [String: Any] ?? [:]
    var document = parameters["textDocument"] as? [String: Any] ?? [:]
    let uri = document["uri"] as? String ?? Self.uri(ofItem: parameters)
    if let uri, let version = document["version"] as? Int { state.versions[uri] = version }
    switch method {
    case "textDocument/didOpen":
      guard let uri, let text = document["text"] as? String else { break }
      document["text"] = state.documents?.set(uri, text: text) ?? text
      parameters["textDocument"] = document
    case "textDocument/didChange":
      guard let uri, let changes = parameters["contentChanges"] as? [[String: Any]],
        let text = state.documents?.apply(changes, to: uri)
      else { break }
      parameters["contentChanges"] = [["text": text]]
    case "textDocument/didClose":
      if let uri { state.documents?.close(uri) }
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      parameters["text"] = nil
      scheduleBuild()
    case "textDocument/formatting":
      guard let uri, let id = message["id"] else { break }
      return reply(["jsonrpc": "2.0", "id": id, "result": formatted(uri)])
    default:
      let converted = mapper(.toLowered).mapped(parameters, uri: uri)
      parameters = converted as? [String: Any] ?? parameters
    }
    if message["params"] != nil { message["params"] = parameters }
    remember(message, uri: uri)
    send(message)
  }

  /// The document of an item that an earlier reply contained.
  private static func uri(ofItem parameters: [String: Any]) -> String? {
    let item = parameters["item"] as? [String: Any] ?? parameters
    return item["uri"] as? String ?? (item["data"] as? [String: Any])?["uri"] as? String
  }

  private func mapper(_ direction: MessageMapper.Direction) -> MessageMapper {
    MessageMapper(direction: direction) { [self] uri in state.documents?.map(uri) }
  }

  /// The edits that format a document: one that replaces the text, or none.
  private func formatted(_ uri: String) -> Any {
    guard let text = state.documents?.text(uri), let path = DocumentStore.path(uri) else { return NSNull() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try? Data(text.utf8).write(to: file)
    let command = "exec swift format format --assume-filename \"$1\" <\"$2\""
    guard let result = try? Tool.capture(["sh", "-c", command, "sh", path, file.path]), result.status == 0,
      result.output != text, !result.output.isEmpty
    else { return [Any]() }
    let end = TextLines(text).position(of: text.utf8.count)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": end.line, "character": end.column]]
    return [["range": range, "newText": result.output] as [String: Any]]
  }

  // MARK: From sourcekit-lsp

  private func handleServer(_ message: [String: Any]) {
    var message = message
    let method = message["method"] as? String
    if method == "textDocument/publishDiagnostics", var parameters = message["params"] as? [String: Any],
      let uri = parameters["uri"] as? String
    {
      let list = diagnostics(parameters["diagnostics"] as? [Any] ?? [], uri)
      state.published[uri] = list
      parameters["diagnostics"] = list + findings(uri)
      message["params"] = parameters
    } else if let method, let parameters = message["params"] {
      // Requests of the server, such as the application of an edit, and its notifications.
      guard let converted = mapper(.toOriginal).mapped(parameters, uri: nil) else {
        if method == "workspace/applyEdit", let id = message["id"] {
          let result: [String: Any] = ["applied": false, "failureReason": "the edit concerns rewritten code"]
          send(["jsonrpc": "2.0", "id": id, "result": result])
        }
        return
      }
      message["params"] = converted
    } else if let id = message["id"], let request = state.requests.removeValue(forKey: "\(id)") {
      if let result = message["result"] { message["result"] = converted(result, request) ?? NSNull() }
    }
    reply(message)
  }

  private func converted(_ result: Any, _ request: Request) -> Any? {
    let mapper = mapper(.toOriginal)
    switch request.method {
    case "initialize":
      guard var result = result as? [String: Any], var capabilities = result["capabilities"] as? [String: Any]
      else { return result }
      capabilities["documentRangeFormattingProvider"] = nil
      capabilities["documentOnTypeFormattingProvider"] = nil
      capabilities["documentFormattingProvider"] = true
      if var tokens = capabilities["semanticTokensProvider"] as? [String: Any] {
        tokens["full"] = true
        capabilities["semanticTokensProvider"] = tokens
      }
      result["capabilities"] = capabilities
      return result
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
      guard let uri = request.uri, var result = result as? [String: Any], let data = result["data"] as? [Int]
      else { return result }
      result["data"] = mapper.tokens(data, uri: uri)
      return result
    case "textDocument/diagnostic":
      guard let uri = request.uri, var result = result as? [String: Any],
        let items = result["items"] as? [Any]
      else { return result }
      result["items"] = diagnostics(items, uri) + findings(uri)
      return result
    default: return mapper.mapped(result, uri: request.uri)
    }
  }

  /// Diagnostics without those in generated code, and without those of the expressions that replace `#selector`.
  private func diagnostics(_ list: [Any], _ uri: String) -> [Any] {
    let map = state.documents?.map(uri)
    let own = list.filter { item in
      guard let map, let range = (item as? [String: Any])?["range"] as? [String: Any],
        let start = range["start"] as? [String: Any], let line = start["line"] as? Int,
        let column = start["character"] as? Int
      else { return true }
      return !map.isInReference(PositionMap.Position(line: line, column: column))
    }
    return mapper(.toOriginal).mapped(own, uri: uri) as? [Any] ?? []
  }

  // MARK: Builds

  private func findings(_ uri: String) -> [Any] {
    guard let path = DocumentStore.path(uri) else { return [] }
    return (state.findings[path] ?? []).map { finding in
      let numbers = finding.place.split(separator: ":").compactMap { Int($0) }
      let start = [
        "line": max((numbers.first ?? 1) - 1, 0), "character": max((numbers.dropFirst().first ?? 1) - 1, 0),
      ]
      return [
        "range": ["start": start, "end": start], "severity": finding.kind == .error ? 1 : 2,
        "source": "portolan", "message": finding.text,
      ] as [String: Any]
    }
  }

  /// Builds in the background after a change on disk, so that the modules of other targets are current.
  private func scheduleBuild() {
    guard let build, !isBuildScheduled else { return }
    isBuildScheduled = true
    queue.async { [self] in
      lock.withLock { isBuildScheduled = false }
      let findings = (try? build.check()) ?? []
      lock.withLock { publish(findings) }
      _ = try? build.build(tests: true, isStrict: false) { _ in }
      guard let sources = try? build.editorSources() else { return }
      lock.withLock { replace(sources, build) }
    }
  }

  private func publish(_ findings: [DiagnosticFilter.Message]) {
    var byPath: [String: [DiagnosticFilter.Message]] = [:]
    for finding in findings {
      guard let path = finding.place.split(separator: ":").first else { continue }
      byPath[String(path), default: []].append(finding)
    }
    state.findings = byPath
    for (uri, list) in state.published where state.documents?.isOpen(uri) == true {
      let parameters: [String: Any] = ["uri": uri, "diagnostics": list + self.findings(uri)]
      reply(["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": parameters])
    }
  }

  private func replace(_ sources: EditorSources, _ build: ProjectBuild) {
    // A change notification cancels requests that are under way.
    guard sources.fingerprint != state.fingerprint else { return }
    state.fingerprint = sources.fingerprint
    for (uri, text) in state.documents?.replace(sources) ?? [:] {
      let document: [String: Any] = ["uri": uri, "version": state.versions[uri] ?? 0]
      let parameters: [String: Any] = ["textDocument": document, "contentChanges": [["text": text]]]
      send(["jsonrpc": "2.0", "method": "textDocument/didChange", "params": parameters])
    }
    // Reads the compiler's arguments again.
    let change: [String: Any] = ["uri": build.compileCommands.absoluteString, "type": 2]
    send(["jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles", "params": ["changes": [change]]])
  }
}
