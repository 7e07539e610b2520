import Foundation
import Lowering

/// The sources of a project as a language server sees them: lowered, with the state of the editor's documents.
struct EditorSources {
  /// The lowered text of a source, and its positions.
  struct Document {
    var text: String
    /// `nil` if the text is the source's own.
    var map: PositionMap?
  }

  private var sources: [String: SourceOverlay.Source]
  private var summaries: [String: FileSummary]
  private var summary: ProjectSummary
  /// A text that changes with the sources on disk, the compiler's arguments and the project's modules.
  var fingerprint = ""

  /// - Parameter sources: The sources by the project's own paths, with their summaries.
  init(_ sources: [String: (source: SourceOverlay.Source, summary: FileSummary)]) {
    self.sources = sources.mapValues(\.source)
    summaries = sources.mapValues(\.summary)
    summary = ProjectSummary(summaries.values.map { $0 })
  }

  /// Whether a file is a source of the project.
  func contains(_ path: String) -> Bool { sources[path] != nil }

  /// Lowers the text of a source.
  mutating func document(_ path: String, text: String) -> Document {
    guard let source = sources[path] else { return Document(text: text) }
    let file = SourceFile(
      name: (path as NSString).lastPathComponent, bytes: Array(text.utf8), module: source.module)
    let facts = file.facts
    if summaries[path] != facts {
      summaries[path] = facts
      summary = ProjectSummary(summaries.values.map { $0 })
    }
    var lowered = file.lowered(summary, for: .editor) ?? LoweredFile(unchanged: text)
    let appended = SourceOverlay.appendedText(file, source)
    if !appended.isEmpty { lowered.append("\n" + appended + "\n") }
    if lowered.text == text { return Document(text: text) }
    return Document(text: lowered.text, map: PositionMap(original: text, lowered: lowered))
  }
}
