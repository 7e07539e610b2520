import UniformTypeIdentifiers

/// A file browser for opening and saving. Looks the same in windows and tests.
struct FileBrowser: View {
  enum Purpose {
    case open([UTType], several: Bool)
    case save(name: String)
    case move
  }
  let purpose: Purpose
  /// Called with the selected files; `nil` if the user canceled.
  let finish: @MainActor ([URL]?) -> Void
  @State private var folder: URL
  @State private var chosen: Set<URL> = []
  @State private var name: String

  init(_ purpose: Purpose, in start: URL?, finish: @escaping @MainActor ([URL]?) -> Void) {
    self.purpose = purpose
    self.finish = finish
    let documents =
      AppContainer.userDocuments
      ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    let home = FileManager.default.homeDirectoryForCurrentUser
    let first =
      start ?? documents.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil } ?? home
    _folder = State(initialValue: first.standardizedFileURL)
    if case .save(let name) = purpose {
      _name = State(initialValue: name)
    } else {
      _name = State(initialValue: "")
    }
  }

  private struct Entry: Identifiable {
    let id: URL
    let isFolder: Bool
    var name: String { id.lastPathComponent }
  }

  private var entries: [Entry] {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
    return found.map {
      Entry(
        id: $0.standardizedFileURL,
        isFolder: (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false)
    }
    .sorted { a, b in
      a.isFolder != b.isFolder ? a.isFolder : a.name.localizedStandardCompare(b.name) == .orderedAscending
    }
  }
  private var types: [UTType] { if case .open(let types, _) = purpose { types } else { [] } }
  private var wantsFolder: Bool { types.contains { $0 == .folder || $0 == .directory } }
  private func fits(_ entry: Entry) -> Bool {
    guard case .open = purpose, !entry.isFolder else { return false }
    guard let type = UTType(filenameExtension: entry.id.pathExtension) ?? Optional(.data) else {
      return false
    }
    return types.isEmpty || types.contains { type.conforms(to: $0) || $0 == .data || $0 == .item }
  }
  private var title: String { folder.path == "/" ? SystemString.computer.text : folder.lastPathComponent }
  private var action: String {
    switch purpose {
    case .open: SystemString.open.text
    case .save: SystemString.save.text
    case .move: SystemString.move.text
    }
  }
  private var result: [URL]? {
    switch purpose {
    case .open(_, let several):
      if !chosen.isEmpty { return several ? chosen.sorted { $0.path < $1.path } : Array(chosen.prefix(1)) }
      return wantsFolder ? [folder] : nil
    case .save: return name.isEmpty ? nil : [folder.appendingPathComponent(name)]
    case .move: return [folder]
    }
  }

  private func tap(_ entry: Entry) {
    if entry.isFolder {
      folder = entry.id
      chosen = []
      return
    }
    guard case .open(_, let several) = purpose else { return }
    if !several { return finish([entry.id]) }
    if chosen.remove(entry.id) == nil { chosen.insert(entry.id) }
  }

  var body: some View {
    NavigationStack {
      List {
        if case .save = purpose {
          Section { TextField(SystemString.name.text, text: $name) }
        }
        Section {
          ForEach(entries) { entry in
            Button {
              tap(entry)
            } label: {
              HStack {
                Label(entry.name, systemImage: entry.isFolder ? "folder" : "doc")
                Spacer()
                if chosen.contains(entry.id) { Image(systemName: "checkmark").foregroundStyle(.tint) }
              }
              .foregroundStyle(entry.isFolder || fits(entry) ? .primary : .tertiary)
            }
            .disabled(!entry.isFolder && !fits(entry))
          }
        }
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(SystemString.cancel.text) { finish(nil) } }
        ToolbarItem(placement: .confirmationAction) {
          Button(action) { finish(result) }.disabled(result == nil)
        }
        ToolbarItem(placement: .bottomBar) {
          Button(SystemString.enclosingFolder.text, systemImage: "arrow.up") {
            folder = folder.deletingLastPathComponent().standardizedFileURL
            chosen = []
          }
          .labelStyle(.titleAndIcon)
          .disabled(folder.path == "/")
        }
      }
    }
  }
}
