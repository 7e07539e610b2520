import UniformTypeIdentifiers

/// A button that provides the contents of the pasteboard.
public struct PasteButton: View {
  private let types: [String]
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let action: @MainActor ([NSItemProvider]) -> Void
  @State private var version = 0

  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes.map(\.identifier)
    action = payloadAction
  }
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    types = T.importedTypes.map(\.identifier)
    action = { providers in
      Task { @MainActor in
        var values: [T] = []
        for provider in providers { if let value = await T.load(provider) { values.append(value) } }
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  private var providers: [NSItemProvider] {
    let board = UIPasteboard.general
    var found: [NSItemProvider] = []
    for item in board.items {
      let provider = NSItemProvider()
      for (type, value) in item {
        let data: Data? =
          switch value {
          case let data as Data: data
          case let text as String: Data(text.utf8)
          case let url as URL: url.dataRepresentation
          case let image as UIImage: image.pngData()
          default: nil
          }
        guard let data else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      }
      if types.contains(where: { provider.hasItemConformingToTypeIdentifier($0) }) { found.append(provider) }
    }
    return found
  }

  public var body: some View {
    _ = version
    let isEmpty = providers.isEmpty
    return Button {
      action(providers)
    } label: {
      Label(SystemString.paste.text, systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(isEmpty)
    .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
      version += 1
    }
  }
}
