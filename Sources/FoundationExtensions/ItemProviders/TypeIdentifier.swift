import Foundation

/// The uniform type identifiers known to item providers, and their conformances.
package enum TypeIdentifier {
  package static let text = "public.text"
  package static let plainText = "public.plain-text"
  package static let utf8PlainText = "public.utf8-plain-text"
  package static let url = "public.url"
  package static let fileURL = "public.file-url"

  private static let parents: [String: [String]] = [
    "public.content": ["public.item"],
    "public.data": ["public.item"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.comma-separated-values-text": ["public.text"],
    "net.daringfireball.markdown": ["public.plain-text"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.svg-image": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.zip-archive": ["public.data"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
    "public.vcard": ["public.text"],
  ]

  private static let byExtension: [String: String] = [
    "txt": utf8PlainText, "md": "net.daringfireball.markdown", "html": "public.html", "htm": "public.html",
    "xml": "public.xml", "json": "public.json", "csv": "public.comma-separated-values-text",
    "rtf": "public.rtf",
    "swift": "public.swift-source", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "heic": "public.heic", "tif": "public.tiff", "tiff": "public.tiff", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image", "mp4": "public.mpeg-4", "mp3": "public.mp3",
    "pdf": "com.adobe.pdf", "zip": "public.zip-archive", "vcf": "public.vcard",
  ]

  private static let declared = DeclaredTypes()

  /// Declares the conformance of an app-defined type.
  package static func declare(_ type: String, conformingTo parent: String) {
    declared.add(type, parent)
  }

  /// Whether a type is equal to another or conforms to it.
  package static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? declared.parents(of: type)).contains { conforms($0, to: other) }
  }

  /// The type for a file extension.
  package static func forExtension(_ name: String) -> String {
    byExtension[name.lowercased()] ?? "public.data"
  }

  /// A file extension for a type.
  package static func `extension`(for type: String) -> String? {
    // Files of this extension have the more specific type.
    if type == plainText { return "txt" }
    return byExtension.filter { $0.value == type }.keys.min { ($0.count, $0) < ($1.count, $1) }
  }
}

// The lock guards the types.
/// Conformances of the types that the app declares.
private final class DeclaredTypes: @unchecked Sendable {
  private let lock = NSLock()
  private var parents: [String: Set<String>] = [:]
  func add(_ type: String, _ parent: String) {
    lock.withLock { _ = parents[type, default: []].insert(parent) }
  }
  func parents(of type: String) -> [String] { lock.withLock { Array(parents[type] ?? []) } }
}
