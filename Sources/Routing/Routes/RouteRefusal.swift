/// The reason why a link or route was refused. The description is one line that names the offending part.
public enum RouteRefusal: Error, Hashable, Sendable {
  /// The link is not a valid URL. The offset is in bytes.
  case malformed(String, offset: Int)
  /// The link exceeds the maximum length in bytes.
  case tooLong(limit: Int)
  case unknownScheme(String)
  case unknownHost(String)
  /// No pattern matches this path.
  case unknownPath(String)
  case missingParameter(String)
  case invalidParameter(String, value: String, expected: String)
  /// The notification's payload contains neither a link nor a destination.
  case payloadWithoutDestination
  case unknownDestination(String)
  /// A guard refused the route.
  case refused(guard: String, reason: String)
  /// Guards redirected the route in a cycle.
  case circular([String])
  /// No stack has this root.
  case noStack(root: String)
}

extension RouteRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let reason, let offset): "The link is malformed at byte \(offset): \(reason)."
    case .tooLong(let limit): "The link is longer than \(limit) bytes."
    case .unknownScheme(let scheme): "No link has the scheme “\(scheme)”."
    case .unknownHost(let host): "No link has the host “\(host)”."
    case .unknownPath(let path): "No link has the path “\(path)”."
    case .missingParameter(let name): "The link has no “\(name)”."
    case .invalidParameter(let name, let value, let expected): "“\(name)” is “\(value)”, not \(expected)."
    case .payloadWithoutDestination: "The notification has neither a link nor a destination."
    case .unknownDestination(let name): "No link is named “\(name)”."
    case .refused(let name, let reason): "\(name): \(reason)"
    case .circular(let names): "Guards lead in a circle: \(names.joined(separator: ", then "))."
    case .noStack(let root): "Nothing that is shown starts with \(root)."
    }
  }
}
