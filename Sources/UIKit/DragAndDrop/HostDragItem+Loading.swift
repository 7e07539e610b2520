import Foundation

extension HostDragItem {
  /// Loads the contents of items, and calls back on the main thread. Items without data are left out.
  @MainActor
  static func load(_ items: [UIDragItem], completion: @escaping @MainActor ([HostDragItem]) -> Void) {
    let collected = LoadedObjects<HostDragItem>(count: items.count)
    for (index, item) in items.enumerated() {
      load(item.itemProvider) { collected.put($0, at: index) }
    }
    collected.whenComplete(completion)
  }

  /// Loads the content of a provider: a link, a text without a file name, or else a file of its first type.
  private static func load(_ provider: NSItemProvider, _ done: @escaping @Sendable (HostDragItem?) -> Void) {
    if provider.suggestedName == nil, provider.canLoadObject(ofClass: URL.self) {
      provider.loadObject(ofClass: URL.self) { url, _ in done(url.map(HostDragItem.url)) }
    } else if provider.suggestedName == nil, provider.canLoadObject(ofClass: String.self) {
      provider.loadObject(ofClass: String.self) { text, _ in done(text.map(HostDragItem.text)) }
    } else if let type = provider.registeredTypeIdentifiers().first {
      let name = fileName(of: provider, type)
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        done(data.map { .file(name: name, type: type, $0) })
      }
    } else {
      done(nil)
    }
  }

  private static func fileName(of provider: NSItemProvider, _ type: String) -> String {
    let name = (provider.suggestedName ?? "item").replacingOccurrences(of: "/", with: "-")
    guard let ending = TypeIdentifier.extension(for: type), (name as NSString).pathExtension != ending else {
      return name
    }
    return name + "." + ending
  }
}
