/// The sources of a new app in SwiftUI.
struct SwiftUITemplate {
  let name: String

  var files: [String: String] {
    [
      "\(name)App.swift": app, "NotebookFile.swift": ModelTemplate.file(name), "NoteList.swift": list,
      "NoteEditor.swift": editor, "NewNote.swift": newNote,
    ]
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup {
          NoteList()
        }
      }
    }

    """
  }

  private var list: String {
    """
    import \(name)Kit
    import SwiftUI

    /// The list of all notes.
    struct NoteList: View {
      @State private var notebook = NotebookFile.open()
      @State private var query = ""
      @State private var isAdding = false

      var body: some View {
        NavigationStack {
          List {
            ForEach(notebook.notes(matching: query)) { note in
              NavigationLink(value: note.id) {
                NoteRow(note: note)
              }
            }
            .onDelete(perform: delete)
          }
          .navigationTitle("Notes")
          .navigationDestination(for: Note.ID.self) { id in
            if let note = Binding($notebook[id]) { NoteEditor(note: note) }
          }
          .searchable(text: $query)
          .overlay {
            if notebook.notes.isEmpty {
              ContentUnavailableView(
                "No Notes", systemImage: "note.text", description: Text("Notes that you add appear here."))
            }
          }
          .toolbar {
            Button("New Note", systemImage: "square.and.pencil") { isAdding = true }
          }
          .sheet(isPresented: $isAdding) {
            NewNote { notebook.add($0) }
          }
        }
        .onChange(of: notebook) { NotebookFile.save(notebook) }
      }

      private func delete(at offsets: IndexSet) {
        let shown = notebook.notes(matching: query)
        for index in offsets { notebook.remove(shown[index].id) }
      }
    }

    private struct NoteRow: View {
      let note: Note

      var body: some View {
        VStack(alignment: .leading, spacing: 2) {
          Text(note.title)
            .font(.headline)
          if !note.text.isEmpty {
            Text(note.text)
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
      }
    }

    #Preview {
      NoteList()
    }

    """
  }

  private var editor: String {
    """
    import \(name)Kit
    import SwiftUI

    /// The text of one note.
    struct NoteEditor: View {
      @Binding var note: Note

      var body: some View {
        TextEditor(text: $note.text)
          .padding(.horizontal)
          .accessibilityLabel("Text")
          .navigationTitle(note.title)
          .navigationBarTitleDisplayMode(.inline)
      }
    }

    #Preview {
      @Previewable @State var note = Note(title: "Groceries", text: "Tofu, sesame oil, spring onions")
      NavigationStack { NoteEditor(note: $note) }
    }

    """
  }

  private var newNote: String {
    """
    import \(name)Kit
    import SwiftUI

    /// A form for the title of a note to add.
    struct NewNote: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var title = ""
      let add: (Note) -> Void

      var body: some View {
        NavigationStack {
          Form {
            TextField("Title", text: $title)
          }
          .navigationTitle("New Note")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") {
                add(Note(title: title))
                dismiss()
              }
              .disabled(title.isEmpty)
            }
          }
        }
        .presentationDetents([.medium])
      }
    }

    #Preview {
      NewNote { _ in }
    }

    """
  }
}
