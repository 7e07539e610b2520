import Foundation

/// Chooses the user's language among the localizations of a project.
///
/// On this platform, Foundation's `Bundle.preferredLocalizations(from:forPreferences:)` always returns the
/// first of the list.
package enum LanguageChoice {
  /// The best match among the known languages, or `nil` if none matches the user's languages.
  ///
  /// A language of the same script matches across regions: `en-GB` serves users who prefer `en-AU`, but
  /// `zh-Hans` does not serve users who prefer `zh-TW`.
  package static func best(of known: [String], for wanted: [String]) -> String? {
    lazy var tags = known.map { Tag($0) }
    for language in wanted {
      if known.contains(language) { return language }
      let tag = Tag(language)
      if let same = tags.firstIndex(where: { $0.full == tag.full }) { return known[same] }
      let related = tags.indices.filter { tags[$0].isRelated(to: tag) }
      // Prefers the language without a region to that of another region.
      if let found = related.min(by: { known[$0].count < known[$1].count }) { return known[found] }
    }
    return nil
  }

  /// The best match among the languages of `.lproj` folders; the development language if none matches. `nil` if that is the
  /// language of the folder `Base`, which has no other.
  /// - Parameters:
  ///   - names: The names of the folders.
  ///   - folder: The folder around them. Its `Info.plist` may declare the development language.
  package static func best(of names: [String], for wanted: [String], in folder: URL) -> String? {
    let known = names.filter { $0 != "Base" }
    let list = PropertyListFile(folder.appendingPathComponent("Info.plist"))
    let region = list?.root["CFBundleDevelopmentRegion"] as? String ?? "en"
    guard names.contains("Base") else { return best(of: known, for: wanted + [region, "en"]) ?? known.first }
    return best(of: known + [region], for: wanted + [region]).flatMap { known.contains($0) ? $0 : nil }
  }

  /// A language code with its likely script and region.
  private struct Tag {
    let full: String
    private let script: Substring
    private let language: Substring

    init(_ code: String) {
      full = Locale.Language(identifier: code.replacingOccurrences(of: "_", with: "-")).maximalIdentifier
      let parts = full.split(separator: "-")
      language = parts.first ?? ""
      script = parts.dropFirst().first { $0.count == 4 } ?? ""
    }

    func isRelated(to other: Tag) -> Bool { language == other.language && script == other.script }
  }
}
