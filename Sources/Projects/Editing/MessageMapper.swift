import Foundation
import Lowering

/// Converts the positions in messages between sources and their lowered text.
struct MessageMapper {
  enum Direction {
    case toLowered, toOriginal
  }

  /// A position without a counterpart in the source, or an edit of replaced text.
  private struct Unmapped: Error {}

  let direction: Direction
  /// The positions of a document; `nil` if it is not lowered.
  let map: (_ uri: String) -> PositionMap?

  /// Converts a message's parameters or result.
  ///
  /// Elements of arrays that cannot be converted are left out. An edit is left out as a whole.
  /// - Parameter uri: The document of positions beside which no document is named.
  /// - Returns: `nil` if the value itself cannot be converted.
  func mapped(_ value: Any, uri: String?) -> Any? {
    try? convert(value, uri, isEdit: false, root: uri)
  }

  private func convert(_ value: Any, _ uri: String?, isEdit: Bool, root: String?) throws -> Any {
    switch value {
    case let list as [Any]:
      if isEdit { return try list.map { try convert($0, uri, isEdit: true, root: root) } }
      return list.compactMap { try? convert($0, uri, isEdit: false, root: root) }
    case let object as [String: Any]: return try convert(object, uri, isEdit: isEdit, root: root)
    case let text as String: return direction == .toOriginal ? Self.withoutPrefixes(text) : text
    default: return value
    }
  }

  private func convert(_ object: [String: Any], _ uri: String?, isEdit: Bool, root: String?) throws -> Any {
    if let position = Self.position(object) { return try convert(position, uri) }
    let named = object["textDocument"] as? [String: Any]
    let uri = object["uri"] as? String ?? named?["uri"] as? String ?? uri
    let isTextEdit = object["newText"] is String
    if direction == .toOriginal {
      if isTextEdit { try checkEdit(object, uri) }
      if object["message"] is String || object["name"] is String { try checkDescribed(object, uri) }
    }
    var result: [String: Any] = [:]
    for (key, value) in object {
      switch key {
      case "data", "uri", "targetUri", "newText", "textDocument": result[key] = value
      case "targetRange", "targetSelectionRange":
        result[key] = try convert(value, object["targetUri"] as? String, isEdit: isEdit, root: root)
      case "originSelectionRange": result[key] = try convert(value, root, isEdit: isEdit, root: root)
      case "changes" where value is [String: Any]:
        var changes: [String: Any] = [:]
        for (file, edits) in value as? [String: Any] ?? [:] {
          changes[file] = try convert(edits, file, isEdit: true, root: root)
        }
        result[key] = changes
      default:
        let isEdit = isEdit || ["documentChanges", "additionalTextEdits", "edit"].contains(key)
        result[key] = try convert(value, uri, isEdit: isEdit, root: root)
      }
    }
    return result
  }

  /// Throws if a diagnostic or a symbol is that of inserted code.
  private func checkDescribed(_ object: [String: Any], _ uri: String?) throws {
    guard let uri, let map = map(uri), let (start, end) = Self.range(object["range"]) else { return }
    if map.isInserted(start, end) { throw Unmapped() }
  }

  private func checkEdit(_ object: [String: Any], _ uri: String?) throws {
    guard let uri, let map = map(uri), let (start, end) = Self.range(object["range"] ?? object["replace"])
    else {
      return
    }
    if !map.isUnchanged(start, end) { throw Unmapped() }
  }

  private static func range(_ value: Any?) -> (start: PositionMap.Position, end: PositionMap.Position)? {
    guard let range = value as? [String: Any],
      let start = (range["start"] as? [String: Any]).flatMap(position),
      let end = (range["end"] as? [String: Any]).flatMap(position)
    else { return nil }
    return (start, end)
  }

  private static func position(_ object: [String: Any]) -> PositionMap.Position? {
    guard object.count == 2, let line = object["line"] as? Int, let column = object["character"] as? Int
    else {
      return nil
    }
    return PositionMap.Position(line: line, column: column)
  }

  private func convert(_ position: PositionMap.Position, _ uri: String?) throws -> [String: Any] {
    var position = position
    if let uri, let map = map(uri) {
      switch direction {
      case .toLowered: position = map.lowered(position)
      case .toOriginal:
        guard let original = map.original(position) else { throw Unmapped() }
        position = original
      }
    }
    return ["line": position.line, "character": position.column]
  }

  /// Removes the prefixes that lowering gives to members of extensions.
  static func withoutPrefixes(_ text: String) -> String {
    guard text.contains("_p") else { return text }
    return text.replacingOccurrences(
      of: #"\b_p[a-z0-9]{5}_(?=[A-Za-z])"#, with: "", options: .regularExpression)
  }

  /// Converts the tokens of a document, which are relative to each other: five numbers for each token.
  func tokens(_ data: [Int], uri: String) -> [Int] {
    guard let map = map(uri) else { return data }
    var result: [Int] = []
    var line = 0
    var column = 0
    var last = PositionMap.Position(line: 0, column: 0)
    for start in stride(from: 0, to: data.count - 4, by: 5) {
      column = data[start] == 0 ? column + data[start + 1] : data[start + 1]
      line += data[start]
      let begin = PositionMap.Position(line: line, column: column)
      let end = PositionMap.Position(line: line, column: column + data[start + 2])
      guard map.isUnchanged(begin, end), let position = map.original(begin) else { continue }
      result += [
        position.line - last.line,
        position.line == last.line ? position.column - last.column : position.column,
      ]
      result += data[start + 2..<start + 5]
      last = position
    }
    return result
  }
}
