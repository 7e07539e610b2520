import Foundation

/// The links of an app, which convert URLs and notification payloads to routes or report why they cannot.
///
///     let links = LinkTable<AppRoute>(schemes: ["mail"], hosts: ["mail.example"], [
///       Link("inbox") { _ in .inbox },
///       Link("inbox/:id") { (link) throws(RouteRefusal) in .message(try link.integer("id")) },
///     ])
///     try links.route("mail://inbox/7")   // .message(7)
///
/// In a link with a custom scheme, the host is the first path component (`mail://inbox/7`). In a web link, it
/// must be one of `hosts` (`https://mail.example/inbox/7`). Fixed components take precedence over parameters.
public struct LinkTable<R: Route> {
  private let schemes: Set<String>
  private let hosts: Set<String>
  /// The links by number of components, starting with those with the most fixed components.
  private let links: [Int: [Link<R>]]
  private let named: [String: Link<R>]

  public init(schemes: Set<String>, hosts: Set<String> = [], _ links: [Link<R>]) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.links = Dictionary(grouping: links) { $0.words.count }.mapValues { group in
      group.enumerated().sorted { a, b in
        let (x, y) = (Self.parameterPositions(a.element), Self.parameterPositions(b.element))
        return x == y ? a.offset < b.offset : y.lexicographicallyPrecedes(x)
      }.map(\.element)
    }
    named = Dictionary(links.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The positions of a link's parameters. A link whose first parameter comes later is more specific.
  private static func parameterPositions(_ link: Link<R>) -> [Int] {
    link.words.indices.filter { if case .parameter = link.words[$0] { true } else { false } } + [.max]
  }

  // MARK: URLs

  public func route(_ url: URL) throws(RouteRefusal) -> R { try route(url.absoluteString) }

  public func route(_ link: String) throws(RouteRefusal) -> R {
    let parts = try LinkScanner.parts(of: link)
    var path = parts.path
    switch parts.scheme {
    case "http", "https":
      guard hosts.contains(parts.host.lowercased()) else { throw .unknownHost(parts.host) }
    case let scheme:
      guard schemes.contains(scheme) else { throw .unknownScheme(scheme) }
      path.insert(parts.host, at: 0)
    }
    for link in links[path.count] ?? [] {
      guard let values = link.match(path) else { continue }
      return try link.route(LinkParameters(values + parts.query))
    }
    throw .unknownPath(path.joined(separator: "/"))
  }

  // MARK: Payloads

  /// The route of a notification's payload, which contains a URL as `link` or `url`, or a link's name as
  /// `destination` with its parameters.
  public func route(payload: [AnyHashable: Any]) throws(RouteRefusal) -> R {
    for key in ["link", "url"] {
      if let url = payload[key] as? URL { return try route(url) }
      if let text = payload[key] as? String { return try route(text) }
    }
    guard let name = payload["destination"] as? String else { throw .payloadWithoutDestination }
    guard let link = named[name] else { throw .unknownDestination(name) }
    var values: [(name: String, value: String)] = []
    for (key, value) in payload {
      guard let key = key as? String, let text = Self.text(value) else { continue }
      guard text.utf8.count <= LinkScanner.longestLink else { throw .tooLong(limit: LinkScanner.longestLink) }
      values.append((key, text))
    }
    let parameters = LinkParameters(values)
    for case .parameter(let name) in link.words { _ = try parameters.string(name) }
    return try link.route(parameters)
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let flag as Bool: flag ? "true" : "false"
    case let number as Int: String(number)
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }
}
