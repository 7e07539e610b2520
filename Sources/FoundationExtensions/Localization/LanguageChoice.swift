import Foundation

/// Chooses, among the languages that a project is written in, the one for a person.
///
/// Foundation's `Bundle.preferredLocalizations(from:forPreferences:)` answers the first of the list on this platform,
/// whatever the person prefers.
package enum LanguageChoice {
  /// The best of the known languages, or `nil` where the person reads none of them.
  ///
  /// A known language of the same script is as good as one of another region: `en-GB` serves who prefers `en-AU`,
  /// `zh-Hans` does not serve who prefers `zh-TW`.
  package static func best(of known: [String], for wanted: [String]) -> String? {
    lazy var tags = known.map { Tag($0) }
    for language in wanted {
      if known.contains(language) { return language }
      let tag = Tag(language)
      if let same = tags.firstIndex(where: { $0.full == tag.full }) { return known[same] }
      let related = tags.indices.filter { tags[$0].isRelated(to: tag) }
      // The language as it is spoken everywhere before that of another region.
      if let found = related.min(by: { known[$0].count < known[$1].count }) { return known[found] }
    }
    return nil
  }

  /// The best of the known languages; where the person reads none of them, the one that the project is developed in.
  /// - Parameter folder: what has the languages, and may say in its `Info.plist` which one that is.
  package static func best(of known: [String], for wanted: [String], in folder: URL) -> String? {
    if let found = best(of: known, for: wanted) { return found }
    let list = PropertyListFile(folder.appendingPathComponent("Info.plist"))
    let region = list?.root["CFBundleDevelopmentRegion"] as? String
    return best(of: known, for: [region, "en"].compactMap { $0 }) ?? known.first
  }

  /// A language's code, with the script and the region that go without saying.
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
