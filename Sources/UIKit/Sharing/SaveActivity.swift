/// Saves copies of files, images and texts in the desktop's downloads folder.
final class SaveActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { SystemString.saveToDownloads.text }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains(where: SavedItem.isSavable)
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let folder = DownloadsDirectory()
    let saved = items.compactMap { SavedItem($0) }
    activityDidFinish(!saved.isEmpty && saved.allSatisfy { $0.save(in: folder) })
  }
}

/// An item that can be saved as a file.
private enum SavedItem {
  case file(URL)
  case data(Data, name: String)

  static func isSavable(_ item: Any) -> Bool {
    item is UIImage || item is String || (item as? URL)?.isFileURL == true
  }

  @MainActor
  init?(_ item: Any) {
    switch item {
    case let url as URL where url.isFileURL: self = .file(url)
    case let image as UIImage:
      guard let data = image.pngData() else { return nil }
      self = .data(data, name: "Image.png")
    case let text as String: self = .data(Data(text.utf8), name: "Text.txt")
    default: return nil
    }
  }

  /// - Returns: Whether the item was saved.
  func save(in folder: DownloadsDirectory) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      switch self {
      case .file(let url):
        try FileManager.default.copyItem(at: url, to: folder.freePlace(for: url.lastPathComponent))
      case .data(let data, let name): try data.write(to: folder.freePlace(for: name))
      }
      return true
    } catch {
      return false
    }
  }
}
