/// The installed dictionaries, each read on first use.
final class SpellingDictionaries {
  @MainActor static var shared = SpellingDictionaries(folders: [
    "/usr/share/hunspell", "/usr/share/myspell/dicts",
  ])

  /// The files by language.
  private var files: [String: URL] = [:]
  private var read: [String: SpellingDictionary?] = [:]

  /// - Parameter folders: The folders with dictionaries; the first one that contains a language is used.
  init(folders: [String]) {
    guard Hunspell.shared != nil else { return }
    for folder in folders {
      let place = URL(fileURLWithPath: folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let file = place.appendingPathComponent(name)
        guard file.pathExtension == "dic" else { continue }
        let language = file.deletingPathExtension().lastPathComponent
        if files[language] == nil { files[language] = file }
      }
    }
  }

  var languages: [String] { files.keys.sorted() }

  /// Returns the dictionary of a language such as `en`, `en-US` or `en_US`; without a region, that of any
  /// region.
  func dictionary(for language: String) -> SpellingDictionary? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let regions = files.keys.filter { $0.hasPrefix(wanted.prefix { $0 != "_" } + "_") }.sorted()
    let common = ["en_US", "de_DE", "fr_FR", "es_ES", "pt_PT"].first(where: regions.contains)
    guard let name = files[wanted] != nil ? wanted : common ?? regions.first, let file = files[name] else {
      return nil
    }
    if let known = read[name] { return known }
    let dictionary = SpellingDictionary(contentsOf: file)
    read[name] = .some(dictionary)
    return dictionary
  }
}
