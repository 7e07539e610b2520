/// The files of a new project's model: a Swift package that needs Foundation only.
struct ModelTemplate {
  let name: String

  var files: [String: String] {
    [
      "\(name)Kit/Package.swift": manifest,
      "\(name)Kit/Sources/\(name)Kit/Note.swift": note,
      "\(name)Kit/Sources/\(name)Kit/Notebook.swift": notebook,
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)Kit",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: [.library(name: "\(name)Kit", targets: ["\(name)Kit"])],
      targets: [.target(name: "\(name)Kit")]
    )

    """
  }

  private var note: String {
    """
    import Foundation

    /// A title and a text.
    public struct Note: Codable, Hashable, Identifiable, Sendable {
      public let id: UUID
      public var title: String
      public var text: String

      public init(id: UUID = UUID(), title: String, text: String = "") {
        self.id = id
        self.title = title
        self.text = text
      }
    }

    """
  }

  private var notebook: String {
    """
    import Foundation

    /// A person's notes, the newest first.
    public struct Notebook: Codable, Equatable, Sendable {
      public private(set) var notes: [Note]

      public init(notes: [Note] = []) {
        self.notes = notes
      }

      public mutating func add(_ note: Note) {
        notes.insert(note, at: 0)
      }

      public mutating func remove(_ id: Note.ID) {
        notes.removeAll { $0.id == id }
      }

      /// The note with an identifier. Assigning `nil` removes it.
      public subscript(id: Note.ID) -> Note? {
        get { notes.first { $0.id == id } }
        set {
          guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
          if let newValue { notes[index] = newValue } else { notes.remove(at: index) }
        }
      }

      /// The notes whose title or text contains the query; all of them if it is empty.
      public func notes(matching query: String) -> [Note] {
        guard !query.isEmpty else { return notes }
        return notes.filter {
          $0.title.localizedCaseInsensitiveContains(query) || $0.text.localizedCaseInsensitiveContains(query)
        }
      }
    }

    extension Notebook {
      public init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(Notebook.self, from: Data(contentsOf: file))
      }

      public func write(to file: URL) throws {
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
      }
    }

    """
  }

  /// The source that opens and saves the notebook; part of the app.
  static func file(_ name: String) -> String {
    """
    import Foundation
    import \(name)Kit

    /// The file of the notebook, in the app's documents.
    enum NotebookFile {
      private static let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("Notes.json")

      /// Reads the notebook. With the argument `--empty`, as in UI tests, the notebook is a new one.
      static func open() -> Notebook {
        if ProcessInfo.processInfo.arguments.contains("--empty") { return Notebook() }
        return (try? Notebook(contentsOf: url)) ?? Notebook()
      }

      static func save(_ notebook: Notebook) {
        do {
          try notebook.write(to: url)
        } catch {
          print("The notes could not be saved: \\(error.localizedDescription)")
        }
      }
    }

    """
  }
}
