import Foundation
import MarkupEscaping
import UniformTypeIdentifiers

/// The parts of an application's `Info.plist` that only its installation needs.
struct ApplicationInformation {
  fileprivate struct DeclaredType {
    var identifier: String
    var description: String?
    var extensions: [String]
    var mimeType: String
  }

  let version: String
  let summary: String?
  /// The name on the session bus; `nil` without a bundle identifier.
  let desktopName: String?
  /// The names in other languages, by their codes in desktop entries.
  let localizedNames: [String: String]
  /// The MIME types of documents that the application opens.
  let mimeTypes: [String]
  fileprivate let declaredTypes: [DeclaredType]

  init(_ bundle: Bundle) {
    self.init(information: bundle.infoDictionary ?? [:], localizations: Self.localizations(of: bundle))
  }

  /// - Parameter localizations: The contents of `InfoPlist.strings`, by language.
  init(information: [String: Any], localizations: [String: [String: String]]) {
    version = information["CFBundleShortVersionString"] as? String ?? "1.0"
    summary = information["CFBundleGetInfoString"] as? String
    desktopName = (information["CFBundleIdentifier"] as? String).map(Self.desktopName)
    var names: [String: String] = [:]
    for (language, strings) in localizations where language != "Base" {
      guard let name = strings["CFBundleDisplayName"] ?? strings["CFBundleName"] else { continue }
      names[language.replacingOccurrences(of: "-", with: "_")] = name
    }
    localizedNames = names
    let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    declaredTypes = lists.flatMap { information[$0] as? [[String: Any]] ?? [] }.compactMap(DeclaredType.init)
    let declared = Dictionary(declaredTypes.map { ($0.identifier, $0.mimeType) }) { first, _ in first }
    let documents = information["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
    let types = documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    let found = types.compactMap { declared[$0] ?? UTType($0)?.preferredMIMEType }
    mimeTypes = Set(found).sorted()
  }

  /// Returns an identifier with the characters that names on the bus allow.
  static func desktopName(_ identifier: String) -> String {
    let parts = identifier.split(separator: ".").map { part -> String in
      let text = String(part.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
      return text.first?.isNumber == true ? "_" + text : text
    }
    return (parts.count > 1 ? parts : ["app"] + parts).joined(separator: ".")
  }

  private static func localizations(of bundle: Bundle) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasSuffix(".lproj") {
      let file = folder.appendingPathComponent("\(name)/InfoPlist.strings")
      guard let data = FileManager.default.contents(atPath: file.path),
        let strings = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: String]
      else { continue }
      found[String(name.dropLast(".lproj".count))] = strings
    }
    return found
  }

  /// The declarations of own types for the shared MIME database; `nil` if there are none.
  var mimePackage: String? {
    guard !declaredTypes.isEmpty else { return nil }
    let types = declaredTypes.map { type in
      let globs = type.extensions.map { "    <glob pattern=\"*.\($0.escapedForMarkup)\"/>\n" }.joined()
      let comment = (type.description ?? type.identifier).escapedForMarkup
      return """
          <mime-type type="\(type.mimeType.escapedForMarkup)">
            <comment>\(comment)</comment>
        \(globs)  </mime-type>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
      \(types.joined())</mime-info>

      """
  }
}

extension ApplicationInformation.DeclaredType {
  fileprivate init?(_ declaration: [String: Any]) {
    guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
    self.identifier = identifier
    description = declaration["UTTypeDescription"] as? String
    let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    func list(_ key: String) -> [String] {
      tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? []
    }
    extensions = list("public.filename-extension")
    // The shared database needs a MIME type for each.
    mimeType = list("public.mime-type").first ?? "application/x-\(identifier.lowercased())"
  }
}
