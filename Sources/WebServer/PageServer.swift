import CSoup
import CSoupShim
import Foundation

/// Serves the page of an app and connects each tab with a process of the app.
final class PageServer {
  private static let cookie = "portolan"
  private static let folder = "/~portolan/"
  private static let scripts = [
    folder + "client.js": PackageResources.client_js, folder + "scrolling.js": PackageResources.scrolling_js,
    folder + "presses.js": PackageResources.presses_js,
    folder + "drags.js": PackageResources.drags_js,
    folder + "accessibility.js": PackageResources.accessibility_js,
  ]

  private let options: ServerOptions
  private let server: UnsafeMutablePointer<SoupServer>
  private let pool: AppPool
  private let links: StateLinks
  /// Records the first session.
  private var recorder: PageRecorder?
  private var hasRecorder = false
  private var sessions: [String: PageSession] = [:]
  /// The secret of the link, without which public servers answer nothing.
  private let token = PageServer.secret()

  init(_ options: ServerOptions) throws {
    self.options = options
    pool = AppPool(options)
    links = try StateLinks(folder: options.state.appendingPathComponent("links"))
    recorder = try options.recording.map { try PageRecorder(folder: $0) }
    server = ptl_soup_server_new()
    addHandlers()
    try listen()
  }

  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
  }

  private func listen() throws {
    var error: UnsafeMutablePointer<GError>?
    guard let inet = g_inet_address_new_from_string(options.host) else {
      throw ServerOptions.Mistake(description: "\(options.host) is not an address")
    }
    let address = g_inet_socket_address_new(inet, guint16(options.port))
    guard soup_server_listen(server, address, SoupServerListenOptions(rawValue: 0), &error) != 0 else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason is known"
      if let error { ptl_error_free(error) }
      throw ServerOptions.Mistake(description: "port \(options.port) cannot be served: \(reason)")
    }
  }

  /// The address for browsers.
  var link: String {
    let list = soup_server_get_uris(server)
    defer { g_slist_free_full(list) { g_uri_unref(OpaquePointer($0!)) } }
    let port = list?.pointee.data.map { g_uri_get_port(OpaquePointer($0)) } ?? gint(options.port)
    let host = options.isPublic ? ProcessInfo.processInfo.hostName : options.host
    return "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
      + (options.isPublic ? "?token=\(token)" : "")
  }

  // MARK: Requests

  private func addHandlers() {
    let owner = Unmanaged.passUnretained(self).toOpaque()
    soup_server_add_handler(
      server, "/",
      { _, message, path, query, data in
        Unmanaged<PageServer>.fromOpaque(data!).takeUnretainedValue().answer(
          message!, String(cString: path!), query)
      }, owner, nil)
    soup_server_add_early_handler(
      server, "/",
      { _, message, path, _, data in
        Unmanaged<PageServer>.fromOpaque(data!).takeUnretainedValue().check(message!, String(cString: path!))
      }, owner, nil)
    soup_server_add_websocket_handler(
      server, Self.folder + "socket", nil, nil,
      { _, message, _, connection, data in
        Unmanaged<PageServer>.fromOpaque(data!).takeUnretainedValue().connect(message!, connection!)
      }, owner, nil)
  }

  private func header(_ name: String, of message: OpaquePointer) -> String? {
    soup_message_headers_get_one(soup_server_message_get_request_headers(message), name).map {
      String(cString: $0)
    }
  }

  private func query(_ name: String, of message: OpaquePointer) -> String? {
    guard let uri = soup_server_message_get_uri(message), let query = g_uri_get_query(uri) else { return nil }
    return URLComponents(string: "?" + String(cString: query))?.queryItems?.first { $0.name == name }?.value
  }

  private func cookies(of message: OpaquePointer) -> [String: String] {
    let pairs = (header("Cookie", of: message) ?? "").split(separator: ";").compactMap {
      part -> (String, String)? in
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func refuse(_ message: OpaquePointer, _ status: SoupStatus) {
    soup_server_message_set_status(message, guint(status.rawValue), nil)
  }

  /// Refuses what comes from other sites, and from strangers if the server is public.
  private func check(_ message: OpaquePointer, _ path: String) {
    let method = soup_server_message_get_method(message).map { String(cString: $0) }
    let isUpload = method == "POST" && path == Self.folder + "file"
    // A refused body is not kept.
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), isUpload ? 1 : 0)
    guard method == "GET" || method == "HEAD" || isUpload else {
      return refuse(message, SOUP_STATUS_METHOD_NOT_ALLOWED)
    }
    guard let host = header("Host", of: message), isOwn(host) else {
      return refuse(message, SOUP_STATUS_FORBIDDEN)
    }
    if let origin = header("Origin", of: message), origin != "http://\(host)", origin != "https://\(host)" {
      return refuse(message, SOUP_STATUS_FORBIDDEN)
    }
    if options.isPublic, query("token", of: message) != token, cookies(of: message)["portolan-token"] != token
    {
      return refuse(message, SOUP_STATUS_FORBIDDEN)
    }
    guard isUpload else { return }
    let size = header("Content-Length", of: message).flatMap { Int($0) } ?? .max
    guard header("Origin", of: message) != nil, key(of: message).map({ sessions[$0] != nil }) == true else {
      return refuse(message, SOUP_STATUS_FORBIDDEN)
    }
    if size > SessionFiles.maximumSize { refuse(message, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE) }
  }

  /// Whether a request names this server. Otherwise a foreign site whose name leads here could use it.
  private func isOwn(_ host: String) -> Bool {
    guard !options.isPublic else { return true }
    let name =
      host.hasPrefix("[") ? String(host.prefix { $0 != "]" }) + "]" : String(host.prefix { $0 != ":" })
    return ["localhost", options.host, "[\(options.host)]", "127.0.0.1"].contains(name)
  }

  private func answer(_ message: OpaquePointer, _ path: String, _ query: OpaquePointer?) {
    guard soup_server_message_get_status(message) == 0 else { return }
    switch path {
    case _ where Self.scripts[path] != nil:
      reply(message, "text/javascript; charset=utf-8", Self.scripts[path]!)
    case Self.folder + "file": answerFile(message)
    case _ where path.hasPrefix(Self.folder): refuse(message, SOUP_STATUS_NOT_FOUND)
    default:
      // Every other path is an address of the app.
      let headers = soup_server_message_get_response_headers(message)
      var attributes = "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
      if header("X-Forwarded-Proto", of: message) == "https" { attributes += "; Secure" }
      if Self.isKey(cookies(of: message)[Self.cookie]) == nil {
        soup_message_headers_append(headers, "Set-Cookie", "\(Self.cookie)=\(Self.secret())\(attributes)")
      }
      if options.isPublic {
        soup_message_headers_append(headers, "Set-Cookie", "portolan-token=\(token)\(attributes)")
      }
      reply(message, "text/html; charset=utf-8", PackageResources.index_html)
    }
  }

  private func reply(_ message: OpaquePointer, _ type: String, _ body: [UInt8]) {
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_append(headers, "Cache-Control", "no-cache")
    soup_message_headers_append(headers, "X-Content-Type-Options", "nosniff")
    soup_message_headers_append(headers, "Referrer-Policy", "no-referrer")
    soup_message_headers_append(
      headers, "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src blob: data:; connect-src 'self'; "
        + "frame-ancestors 'none'")
    soup_server_message_set_status(message, guint(SOUP_STATUS_OK.rawValue), nil)
    body.withUnsafeBytes {
      soup_server_message_set_response(message, type, SOUP_MEMORY_COPY, $0.baseAddress, gsize($0.count))
    }
  }

  // MARK: Sessions

  /// A name that can be a folder.
  private static func isKey(_ text: String?) -> String? {
    guard let text, (1...64).contains(text.count),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return text
  }

  /// The name of the session of a request.
  private func key(of message: OpaquePointer) -> String? {
    guard let browser = Self.isKey(cookies(of: message)[Self.cookie]),
      let tab = Self.isKey(query("tab", of: message))
    else { return nil }
    return "\(browser)-\(tab)"
  }

  /// Saves a file of a page, and answers with its name; or sends a file that the app has exported.
  private func answerFile(_ message: OpaquePointer) {
    guard let key = key(of: message), sessions[key] != nil, let name = query("name", of: message) else {
      return refuse(message, SOUP_STATUS_FORBIDDEN)
    }
    let files = SessionFiles(state: pool.state(of: key))
    guard soup_server_message_get_method(message).map({ String(cString: $0) }) == "POST" else {
      guard let contents = files.contents(of: name) else { return refuse(message, SOUP_STATUS_NOT_FOUND) }
      soup_message_headers_append(
        soup_server_message_get_response_headers(message), "Content-Disposition", "attachment")
      return reply(message, "application/octet-stream", contents)
    }
    let body = soup_message_body_flatten(soup_server_message_get_request_body(message))
    defer { g_bytes_unref(body) }
    var size: gsize = 0
    let data = g_bytes_get_data(body, &size)
    guard let saved = try? files.save(UnsafeRawBufferPointer(start: data, count: Int(size)), as: name) else {
      return refuse(message, SOUP_STATUS_INSUFFICIENT_STORAGE)
    }
    reply(message, "text/plain; charset=utf-8", Array(saved.utf8))
  }

  private func connect(_ message: OpaquePointer, _ connection: OpaquePointer) {
    guard let key = key(of: message) else {
      soup_websocket_connection_close(connection, 1008, "This page must be loaded again.")
      return
    }
    guard let session = session(key) else {
      soup_websocket_connection_close(connection, 1008, "Too many pages are open.")
      return
    }
    do {
      try session.attach(
        connection, languages: header("Accept-Language", of: message) ?? "",
        link: query("at", of: message))
    } catch {
      FileHandle.standardError.write(Data("portolan: \(error)\n".utf8))
      soup_websocket_connection_close(connection, 1011, "The app did not start.")
    }
  }

  private func session(_ key: String) -> PageSession? {
    if let session = sessions[key] { return session }
    guard sessions.count < options.maximumSessions else { return nil }
    let session = PageSession(
      key: key, options: options, pool: pool, links: links, recorder: hasRecorder ? nil : recorder)
    hasRecorder = true
    session.end = { [weak self] in self?.sessions[key] = nil }
    sessions[key] = session
    return session
  }

  /// Ends all apps, which save their state.
  func stop() {
    for session in sessions.values { session.stopApp() }
    soup_server_disconnect(server)
    do {
      try recorder?.save()
    } catch {
      FileHandle.standardError.write(Data("portolan: the recording was not saved: \(error)\n".utf8))
    }
  }
}
