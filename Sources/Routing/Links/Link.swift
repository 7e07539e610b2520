/// A link pattern and its route. Components that begin with a colon are parameters: `mail/:id` matches
/// `flows://mail/7`.
public struct Link<R: Route> {
  enum Word: Hashable {
    case fixed(String)
    case parameter(String)
  }

  /// The name of the link in a notification's payload: the fixed components, joined by slashes.
  public let name: String
  let words: [Word]
  let route: (LinkParameters) throws(RouteRefusal) -> R

  public init(
    _ pattern: String, name: String? = nil,
    route: @escaping (LinkParameters) throws(RouteRefusal) -> R
  ) {
    words = pattern.split(separator: "/").map {
      $0.first == ":" ? .parameter(String($0.dropFirst())) : .fixed(String($0))
    }
    let fixed = words.compactMap { if case .fixed(let word) = $0 { word } else { nil } }
    self.name = name ?? fixed.joined(separator: "/")
    self.route = route
  }

  /// The parameters of a path; `nil` if it does not match the pattern.
  func match(_ path: [String]) -> [(name: String, value: String)]? {
    guard path.count == words.count else { return nil }
    for (word, component) in zip(words, path) {
      if case .fixed(let name) = word, name != component { return nil }
    }
    var values: [(name: String, value: String)] = []
    for (word, component) in zip(words, path) {
      if case .parameter(let name) = word { values.append((name, component)) }
    }
    return values
  }
}
