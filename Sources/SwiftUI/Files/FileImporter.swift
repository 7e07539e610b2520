import UniformTypeIdentifiers

private struct FileFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }
extension EnvironmentValues {
  /// The initial folder of file dialogs.
  package var fileDialogFolder: URL? {
    get { self[FileFolderKey.self] }
    set { self[FileFolderKey.self] = newValue }
  }
}

/// Shows a file browser while a binding is `true`.
private struct FileDialog: ViewModifier {
  let isPresented: Binding<Bool>
  let purpose: FileBrowser.Purpose
  let onCancel: (() -> Void)?
  let perform: @MainActor ([URL]) -> Void
  @State private var result: [URL]?
  @Environment(\.fileDialogFolder) private var folder

  func body(content: Content) -> some View {
    content.sheet(
      isPresented: isPresented,
      onDismiss: {
        let chosen = result
        result = nil
        if let chosen { perform(chosen) } else { onCancel?() }
      }
    ) {
      FileBrowser(purpose, in: folder) { urls in
        result = urls
        isPresented.wrappedValue = false
      }
    }
  }
}

extension View {
  /// Presents a dialog for choosing a file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(isPresented: isPresented, purpose: .open(allowedContentTypes, several: false), onCancel: nil)
      {
        if let first = $0.first { onCompletion(.success(first)) }
      })
  }
  /// Presents a dialog for choosing several files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, purpose: .open(allowedContentTypes, several: allowsMultipleSelection),
        onCancel: onCancellation
      ) { onCompletion(.success($0)) })
  }
  /// Presents a dialog for moving a file.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(isPresented: isPresented, purpose: .move, onCancel: nil) { folders in
        guard let file, let folder = folders.first else { return }
        let target = folder.appendingPathComponent(file.lastPathComponent)
        onCompletion(
          Result {
            try FileManager.default.moveItem(at: file, to: target)
            return target
          })
      })
  }
  /// Presents a dialog for exporting a document.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, purpose: .save(name: FileName.make(defaultFilename, contentType)),
        onCancel: nil
      ) { urls in
        guard let document, let url = urls.first else { return }
        onCompletion(
          Result {
            let wrapper = try document.fileWrapper(
              configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
            try wrapper.write(to: url)
            return url
          })
      })
  }
  /// Presents a dialog for exporting a value.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? T._ownConversions.first { $0.export != nil }?.type ?? .data
    return modifier(
      FileDialog(
        isPresented: isPresented, purpose: .save(name: FileName.make(defaultFilename, type)),
        onCancel: onCancellation
      ) { urls in
        guard let item, let url = urls.first else { return }
        Task { @MainActor in
          do {
            let conversion = T._ownConversions.first { $0.export != nil && $0.type.conforms(to: type) }
            guard let export = conversion?.export else { throw CocoaError(.fileWriteUnknown) }
            try await export(item).write(to: url)
            onCompletion(.success(url))
          } catch { onCompletion(.failure(error)) }
        }
      })
  }
  /// Sets the initial folder of file dialogs.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogFolder, defaultDirectory)
  }
}

private enum FileName {
  static func make(_ name: String?, _ type: UTType) -> String {
    let name = name ?? SystemString.untitled.text
    guard (name as NSString).pathExtension.isEmpty, let own = type.preferredFilenameExtension else {
      return name
    }
    return "\(name).\(own)"
  }
}
