import Foundation
import Lowering

/// The open documents of an editor, and the positions of all sources.
struct DocumentStore {
  private struct Document {
    var text: String
    var map: PositionMap?
  }

  private var sources: EditorSources
  private var open: [String: Document] = [:]
  /// The positions of sources that are not open, until a file changes.
  private var closed: [String: PositionMap?] = [:]

  init(_ sources: EditorSources) {
    self.sources = sources
  }

  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file:"), let url = URL(string: uri) else { return nil }
    return url.standardizedFileURL.path
  }

  func isOpen(_ uri: String) -> Bool { open[uri] != nil }

  /// The text of an open document.
  func text(_ uri: String) -> String? { open[uri]?.text }

  /// Opens or changes a document. Returns its lowered text.
  mutating func set(_ uri: String, text: String) -> String {
    guard let path = Self.path(uri) else { return text }
    let lowered = sources.document(path, text: text)
    open[uri] = Document(text: text, map: lowered.map)
    return lowered.text
  }

  /// Applies the changes of a notification. Returns the lowered text.
  mutating func apply(_ changes: [[String: Any]], to uri: String) -> String? {
    guard var text = open[uri]?.text else { return nil }
    for change in changes {
      guard let new = change["text"] as? String else { continue }
      guard let range = change["range"] as? [String: Any],
        let start = Self.position(range["start"]), let end = Self.position(range["end"])
      else {
        text = new
        continue
      }
      let lines = TextLines(text)
      var bytes = Array(text.utf8)
      let first = lines.offset(of: start)
      bytes.replaceSubrange(first..<max(first, lines.offset(of: end)), with: Array(new.utf8))
      text = String(decoding: bytes, as: UTF8.self)
    }
    return set(uri, text: text)
  }

  private static func position(_ value: Any?) -> PositionMap.Position? {
    guard let object = value as? [String: Any], let line = object["line"] as? Int,
      let column = object["character"] as? Int
    else { return nil }
    return PositionMap.Position(line: line, column: column)
  }

  mutating func close(_ uri: String) {
    open[uri] = nil
    closed = [:]
  }

  /// Replaces the sources after a change on disk. Returns the lowered text of each open document.
  mutating func replace(_ sources: EditorSources) -> [String: String] {
    self.sources = sources
    closed = [:]
    var texts: [String: String] = [:]
    for (uri, document) in open { texts[uri] = set(uri, text: document.text) }
    return texts
  }

  /// The positions of a source; `nil` if it is no source of the project, or compiled as it is.
  mutating func map(_ uri: String) -> PositionMap? {
    if let document = open[uri] { return document.map }
    if let known = closed[uri] { return known }
    guard let path = Self.path(uri), sources.contains(path),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    let map = sources.document(path, text: text).map
    closed[uri] = map
    return map
  }
}
