import Foundation

/// The uniform type identifiers known to item providers, and their conformances.
package enum TypeIdentifier {
  package static let text = "public.text"
  package static let plainText = "public.plain-text"
  package static let utf8PlainText = "public.utf8-plain-text"
  package static let url = "public.url"
  package static let fileURL = "public.file-url"

  /// The types of file extensions. Of several types, the one that the table names first.
  private static let byExtension: [String: String] = {
    var found = ["txt": utf8PlainText, "text": utf8PlainText]
    for (type, declaration) in SystemTypes.all.sorted(by: { $0.key < $1.key }) {
      for (index, name) in declaration.extensions.enumerated() where found[name] != utf8PlainText {
        // A type whose preferred extension it is precedes others, and a general type those that conform to it.
        guard let other = found[name] else { found[name] = type; continue }
        let isPreferred = SystemTypes.all[other]?.extensions.first == name
        if index == 0, !isPreferred || conforms(other, to: type) { found[name] = type }
      }
    }
    found["m4a"] = "com.apple.m4a-audio"
    return found
  }()

  private static let declared = DeclaredTypes()

  /// Declares the conformance of an app-defined type.
  package static func declare(_ type: String, conformingTo parent: String) {
    declared.add(type, parent)
  }

  /// Whether a type is equal to another or conforms to it.
  package static func conforms(_ type: String, to other: String) -> Bool {
    type == other
      || (SystemTypes.all[type]?.parents ?? declared.parents(of: type)).contains { conforms($0, to: other) }
  }

  /// The type for a file extension.
  package static func forExtension(_ name: String) -> String {
    byExtension[name.lowercased()] ?? "public.data"
  }

  /// The preferred file extension of a type.
  package static func `extension`(for type: String) -> String? {
    // Files of this extension have the more specific type.
    type == utf8PlainText ? "txt" : SystemTypes.all[type]?.extensions.first
  }

  /// The preferred MIME type of a type.
  package static func mimeType(for type: String) -> String? {
    type == utf8PlainText ? "text/plain" : SystemTypes.all[type]?.mimeType
  }

  /// The type with a MIME type.
  package static func forMIMEType(_ name: String) -> String? {
    if name == "text/plain" { return utf8PlainText }
    return SystemTypes.all.filter { $0.value.mimeType == name }.keys.min()
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
