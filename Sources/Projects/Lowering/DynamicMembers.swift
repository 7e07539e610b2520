import Foundation
import Lowering

/// The members of `AnyObject` in a project's sources.
///
/// Only the compiler knows the types of expressions, so the members are those that it has not found. They are kept until the
/// source changes.
package struct DynamicMembers {
  private struct Entry: Codable {
    var state: String
    var members: [DynamicMember]
  }

  private let file: URL
  /// The members by the path of the source.
  private var entries: [String: Entry]

  /// - Parameter scratch: The build folder of the project.
  package init(scratch: URL) {
    file = scratch.appendingPathComponent("dynamic-members.json")
    entries = (try? JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))) ?? [:]
  }

  /// Returns the sources with their members.
  package func added(to sources: [SourceOverlay.Source]) -> [SourceOverlay.Source] {
    if entries.isEmpty { return sources }
    return sources.map { source in
      guard let entry = entries[source.path], entry.state == FileState.text(of: source.path) else {
        return source
      }
      var source = source
      source.members = entry.members
      return source
    }
  }

  /// Adds a member. Returns whether it is a new one.
  package mutating func insert(_ member: DynamicMember, _ path: String) -> Bool {
    let state = FileState.text(of: path)
    var members = entries[path].flatMap { $0.state == state ? $0.members : nil } ?? []
    if members.contains(member) { return false }
    members.append(member)
    entries[path] = Entry(state: state, members: members)
    return true
  }

  package func save() throws { try JSONEncoder().encode(entries).write(to: file) }

  /// The beginnings of errors about a member of an object or class of unknown type.
  private static let starts = [
    "value of type 'AnyObject' has no member '",
    "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member '",
    "value of type 'any AnyObject.Type' has no member '",
  ]

  /// Returns the member that an error is about; `nil` for other errors.
  package static func member(in message: DiagnosticFilter.Message) -> (path: String, member: DynamicMember)? {
    let parts = message.place.split(separator: ":")
    guard message.kind == .error, parts.count > 1, let line = Int(parts[1]) else { return nil }
    if message.text.hasPrefix("argument type '"), message.text.contains(".Type'"),
      message.text.hasSuffix(" expected to be an instance of a class or class-constrained type"),
      parts.count > 2, let column = Int(parts[2])
    {
      return (String(parts[0]), DynamicMember(line: line, argument: column))
    }
    guard let start = starts.first(where: { message.text.hasPrefix($0) })
    else {
      return nil
    }
    let name = message.text.dropFirst(start.count).prefix { $0 != "'" }
    return (String(parts[0]), DynamicMember(line: line, name: String(name)))
  }
}
