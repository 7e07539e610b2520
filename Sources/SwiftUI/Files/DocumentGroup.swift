import Combine
import UniformTypeIdentifiers

/// A scene that creates, opens and saves documents of the app's folder.
///
/// Differs from iOS: the documents are listed on a screen of their own, in the folder for documents, and the open one
/// is pushed on top.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  private let access: DocumentAccess

  public func _append(to scenes: _SceneList) {
    let access = access
    scenes.entries.append(
      _SceneList.Entry(id: nil, title: nil) { _ in AnyView(DocumentBrowser(access: access)) })
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for editing documents.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { access = .values(create: newDocument, editor) }
  /// Creates a scene for viewing documents.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { access = .values(create: nil, viewer) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for editing documents.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { access = .objects(create: newDocument, editor) }
  /// Creates a scene for viewing documents.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { access = .objects(create: nil, viewer) }
}

extension DocumentGroup {
  /// Creates a scene for documents that another framework opens.
  ///
  /// - Parameter open: Returns the view of a document, and a closure that saves it.
  nonisolated package init(
    contentType: UTType, isEditable: Bool,
    opening open:
      @escaping @MainActor (URL, _ isNew: Bool) throws -> (view: Content, save: @MainActor () -> Void)
  ) {
    access = DocumentAccess(readableTypes: [contentType], newType: isEditable ? contentType : nil) {
      url, isNew in
      let document = OpenDocument(url)
      let (view, save) = try open(url, isNew)
      document.view = { AnyView(view) }
      document.saveNow = save
      return document
    }
  }
}

/// How documents of a type are created and opened.
struct DocumentAccess {
  let readableTypes: [UTType]
  /// The type of new documents; `nil` if they are only viewed.
  let newType: UTType?
  /// Opens the file at a location, or a new document to be written there.
  let open: @MainActor (_ url: URL, _ isNew: Bool) throws -> OpenDocument

  fileprivate init(
    readableTypes: [UTType], newType: UTType?,
    open: @escaping @MainActor (_ url: URL, _ isNew: Bool) throws -> OpenDocument
  ) {
    self.readableTypes = readableTypes
    self.newType = newType
    self.open = open
  }

  static func values<D: FileDocument, Content: View>(
    create: (() -> D)?, _ editor: @escaping (FileDocumentConfiguration<D>) -> Content
  ) -> DocumentAccess {
    DocumentAccess(
      readableTypes: D.readableContentTypes,
      newType: create == nil ? nil : D.writableContentTypes.first ?? D.readableContentTypes.first
    ) { url, isNew in
      let type = contentType(of: url, D.readableContentTypes)
      let value = isNew ? create?() : nil
      let holder = ValueHolder(
        try value ?? D(configuration: .init(contentType: type, file: FileWrapper(url: url))))
      let opened = OpenDocument(url)
      opened.view = {
        AnyView(
          ValueEditor(holder: holder) { document in
            editor(
              FileDocumentConfiguration(document: document, fileURL: url, isEditable: create != nil))
          })
      }
      if create != nil {
        opened.write = {
          try holder.value.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
        }
      }
      opened.observe(holder)
      if isNew { try opened.save() }
      return opened
    }
  }

  static func objects<D: ReferenceFileDocument, Content: View>(
    create: (() -> D)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<D>) -> Content
  ) -> DocumentAccess {
    // Read once, before any document is open; scenes are created on the main thread.
    let (readable, writable) = MainActor.assumeIsolated { (D.readableContentTypes, D.writableContentTypes) }
    return DocumentAccess(
      readableTypes: readable, newType: create == nil ? nil : writable.first ?? readable.first
    ) { url, isNew in
      let type = contentType(of: url, readable)
      let made = isNew ? create?() : nil
      let document = try made ?? D(configuration: .init(contentType: type, file: FileWrapper(url: url)))
      let opened = OpenDocument(url)
      opened.view = {
        AnyView(
          editor(
            ReferenceFileDocumentConfiguration(
              document: document, fileURL: url, isEditable: create != nil)))
      }
      if create != nil {
        opened.write = {
          try document.fileWrapper(
            snapshot: document.snapshot(contentType: type),
            configuration: .init(contentType: type, existingFile: nil))
        }
      }
      opened.observe(document)
      if isNew { try opened.save() }
      return opened
    }
  }

  private static func contentType(of url: URL, _ types: [UTType]) -> UTType {
    UTType(filenameExtension: url.pathExtension) ?? types.first ?? .data
  }
}

/// A value that is edited through a binding.
private final class ValueHolder<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}
private struct ValueEditor<Value, Content: View>: View {
  @ObservedObject var holder: ValueHolder<Value>
  let content: (Binding<Value>) -> Content
  var body: some View { content($holder.value) }
}

/// An open document, which is saved a second after a change and when it is closed.
@MainActor
final class OpenDocument: Identifiable {
  let url: URL
  var view: @MainActor () -> AnyView = { AnyView(EmptyView()) }
  /// Returns the content to write; `nil` if the document is only viewed.
  var write: (@MainActor () throws -> FileWrapper)?
  /// Saves the content of a document that is stored in another way.
  var saveNow: (@MainActor () -> Void)?
  private var hasChanges = false
  private var subscription: AnyCancellable?
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

  init(_ url: URL) { self.url = url }

  func observe<Object: ObservableObject>(_ object: Object) {
    subscription = object.objectWillChange.sink { [weak self] _ in
      onMain { self?.noteChange() }
    }
  }

  private func noteChange() {
    guard write != nil, !hasChanges else { return }
    hasChanges = true
    FrameClock.shared.schedule(after: 1) { [weak self] in self?.saveIfNeeded() }
  }

  func saveIfNeeded() {
    saveNow?()
    guard hasChanges else { return }
    do { try save() } catch {
      UIKitFault.warn("\(url.lastPathComponent) could not be saved: \(error)", category: "SwiftUI")
    }
  }

  func save() throws {
    hasChanges = false
    try write?().write(to: url)
  }
}

/// The documents in the app's folder, with the open one on top.
private struct DocumentBrowser: View {
  let access: DocumentAccess
  @State private var files: [URL] = []
  @State private var opened: OpenDocument?
  @State private var failure: String?
  @Environment(\.scenePhase) private var phase

  private var folder: URL {
    AppContainer.userDocuments ?? URL.documentsDirectory
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(files, id: \.self) { file in
          Button {
            open(file, isNew: false)
          } label: {
            Label(file.deletingPathExtension().lastPathComponent, systemImage: "doc")
          }
        }
        .onDelete { offsets in
          for offset in offsets { try? FileManager.default.removeItem(at: files[offset]) }
          refresh()
        }
      }
      .navigationTitle(SystemString.recents.text)
      .toolbar {
        if access.newType != nil {
          Button(SystemString.add.text, systemImage: "plus") { create() }
        }
      }
      .onAppear { refresh() }
      .navigationDestination(
        item: Binding(get: { opened.map { DocumentReference(document: $0) } }, set: { close(to: $0) })
      ) {
        $0.document.view()
          .navigationTitle($0.document.url.deletingPathExtension().lastPathComponent)
          .navigationBarTitleDisplayMode(.inline)
      }
      .alert(failure ?? "", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }))
      {
        Button(SystemString.ok.text) {}
      }
    }
    .onOpenURL { open($0, isNew: false) }
    .onChange(of: phase) { if phase != .active { opened?.saveIfNeeded() } }
  }

  private func close(to reference: DocumentReference?) {
    guard reference == nil else { return }
    opened?.saveIfNeeded()
    opened = nil
    refresh()
  }

  private func refresh() {
    let found =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    files = found.map(\.standardizedFileURL).filter { file in
      guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
      return access.readableTypes.contains { type.conforms(to: $0) }
    }
    .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
  }

  private func create() {
    guard let type = access.newType else { return }
    let name = SystemString.untitled.text
    let suffix = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    var file = folder.appendingPathComponent(name + suffix)
    var number = 2
    while FileManager.default.fileExists(atPath: file.path) {
      file = folder.appendingPathComponent("\(name) \(number)\(suffix)")
      number += 1
    }
    open(file, isNew: true)
  }

  private func open(_ file: URL, isNew: Bool) {
    do {
      opened?.saveIfNeeded()
      if isNew { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
      opened = try access.open(file, isNew)
    } catch { failure = "\(error.localizedDescription)" }
  }
}

/// An open document as the value of a destination.
private struct DocumentReference: Hashable {
  let document: OpenDocument
  static func == (a: DocumentReference, b: DocumentReference) -> Bool { a.document === b.document }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(document)) }
}
