/// What a picture that stands for words is called by those who read the screen aloud.
enum SpokenImageName {
  /// The name of a symbol in words: what it usually means, else what it shows.
  static func symbol(_ name: String) -> String {
    if let meaning = meanings[name] { return meaning }
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, shapes.contains(last) {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if let meaning = meanings[shorter] { return meaning }
    }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The name of a file or an asset in words: `nav-back_icon` is "Nav back icon".
  static func file(_ name: String) -> String {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    let words = stem.replacingOccurrences(of: "[-_]+", with: " ", options: .regularExpression)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Endings that change how a symbol looks and not what it means.
  private static let shapes: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "crop", "inset",
  ]

  private static let meanings: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Checkmark", "trash": "Delete",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "square.and.pencil": "Compose",
    "pencil": "Edit", "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search",
    "ellipsis": "More", "info": "More Info", "questionmark": "Help", "exclamationmark": "Warning",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrow.left": "Left",
    "arrow.right": "Right", "arrow.up": "Up", "arrow.down": "Down", "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Undo", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "arrowshape.turn.up.left": "Reply", "heart": "Love", "star": "Favorite", "bookmark": "Bookmark",
    "bell": "Notifications", "house": "Home", "person": "Person", "person.crop": "Account",
    "cart": "Shopping Cart",
    "camera": "Camera", "photo": "Photo", "play": "Play", "pause": "Pause", "stop": "Stop",
    "forward": "Forward",
    "backward": "Rewind", "mic": "Microphone", "speaker": "Speaker", "phone": "Phone", "envelope": "Mail",
    "message": "Message", "paperplane": "Send", "folder": "Folder", "doc": "Document", "link": "Link",
    "location": "Location", "map": "Map", "calendar": "Calendar", "clock": "Clock", "lock": "Locked",
    "lock.open": "Unlocked", "eye": "Show", "eye.slash": "Hide", "list.bullet": "List",
    "square.grid.2x2": "Grid", "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "line.horizontal.3.decrease": "Filter", "slider.horizontal.3": "Adjust",
  ]
}

extension UIImage: UIAccessibilityIdentification {
  /// What the picture is called where it stands for words; by itself that of its symbol, or of its file.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { ImageAccessibility.of(self)?.label ?? spokenName }
    set { ImageAccessibility.make(self).label = newValue }
  }

  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { ImageAccessibility.of(self)?.identifier }
    set { ImageAccessibility.make(self).identifier = newValue }
  }

  private var spokenName: String? {
    guard let name = state.name, !name.isEmpty else { return nil }
    return isSymbolImage ? SpokenImageName.symbol(name) : SpokenImageName.file(name)
  }
}

/// What apps say about pictures; few pictures have any, so that it stands beside them.
@MainActor
private final class ImageAccessibility {
  var label: String?
  var identifier: String?

  private static let table = NSMapTable<UIImage, ImageAccessibility>(
    keyOptions: [.weakMemory, .objectPointerPersonality])

  static func of(_ image: UIImage) -> ImageAccessibility? {
    table.count == 0 ? nil : table.object(forKey: image)
  }

  static func make(_ image: UIImage) -> ImageAccessibility {
    if let found = of(image) { return found }
    let made = ImageAccessibility()
    table.setObject(made, forKey: image)
    return made
  }
}
