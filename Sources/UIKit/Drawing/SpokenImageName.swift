/// Derives accessibility labels from image names.
package enum SpokenImageName {
  /// The label of a symbol: its usual meaning, or a description.
  package static func symbol(_ name: String) -> String {
    if let meaning = meanings[name] { return meaning.text }
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, shapes.contains(last) {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if let meaning = meanings[shorter] { return meaning.text }
    }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The label of a file or asset name: `nav-back_icon` is "Nav back icon".
  static func file(_ name: String) -> String {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    let words = stem.replacingOccurrences(of: "[-_]+", with: " ", options: .regularExpression)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Suffixes that affect a symbol's appearance but not its meaning.
  private static let shapes: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "crop", "inset",
  ]

  private static let meanings: [String: SystemString] = [
    "plus": .add, "minus": .remove, "xmark": .close, "checkmark": .checkmark, "trash": .delete,
    "square.and.arrow.up": .share, "square.and.arrow.down": .save, "square.and.pencil": .compose,
    "pencil": .edit, "gear": .settings, "gearshape": .settings, "magnifyingglass": .search,
    "ellipsis": .more, "info": .moreInfo, "questionmark": .help, "exclamationmark": .warning,
    "chevron.left": .back, "chevron.backward": .back, "chevron.right": .forward,
    "chevron.forward": .forward, "chevron.up": .up, "chevron.down": .down, "arrow.left": .left,
    "arrow.right": .right, "arrow.up": .up, "arrow.down": .down, "arrow.clockwise": .refresh,
    "arrow.counterclockwise": .undo, "arrow.uturn.backward": .undo, "arrow.uturn.forward": .redo,
    "arrowshape.turn.up.left": .reply, "heart": .love, "star": .favorite, "bookmark": .bookmark,
    "bell": .notifications, "house": .home, "person": .person, "person.crop": .account,
    "cart": .shoppingCart,
    "camera": .camera, "photo": .photo, "play": .play, "pause": .pause, "stop": .stop,
    "forward": .forward,
    "backward": .rewind, "mic": .microphone, "speaker": .speaker, "phone": .phone, "envelope": .mail,
    "message": .message, "paperplane": .sendMessage, "folder": .folder, "doc": .document, "link": .link,
    "location": .location, "map": .map, "calendar": .calendar, "clock": .clock, "lock": .locked,
    "lock.open": .unlocked, "eye": .show, "eye.slash": .hide, "list.bullet": .list,
    "square.grid.2x2": .grid, "line.3.horizontal": .menu, "line.3.horizontal.decrease": .filter,
    "line.horizontal.3.decrease": .filter, "slider.horizontal.3": .adjust,
  ]
}

extension UIImage {
  @MainActor var defaultAccessibilityLabel: String? {
    get { ImageAccessibility.of(self)?.label ?? spokenName }
    set { ImageAccessibility.make(self).label = newValue }
  }

  @MainActor var defaultAccessibilityIdentifier: String? {
    get { ImageAccessibility.of(self)?.identifier }
    set { ImageAccessibility.make(self).identifier = newValue }
  }

  /// The name of the symbol, asset or file.
  package var catalogName: String? { state.name }

  private var spokenName: String? {
    guard let name = state.name, !name.isEmpty else { return nil }
    return isSymbolImage ? SpokenImageName.symbol(name) : SpokenImageName.file(name)
  }
}

/// Accessibility attributes of images, stored separately because few images have any.
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
