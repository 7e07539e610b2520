/// The dictionaries of the machine, each read when it is first asked.
final class SpellingDictionaries {
  @MainActor static var shared = SpellingDictionaries(folders: [
    "/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/dict",
  ])

  /// The files by language.
  private var files: [String: URL] = [:]
  private var read: [String: SpellingDictionary?] = [:]

  /// - Parameter folders: where dictionaries lie; the first that has a language counts.
  init(folders: [String]) {
    for folder in folders {
      let place = URL(fileURLWithPath: folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let file = place.appendingPathComponent(name)
        if file.pathExtension == "dic" {
          let language = file.deletingPathExtension().lastPathComponent
          if files[language] == nil { files[language] = file }
        } else if let language = Self.lists[name], files[language] == nil {
          files[language] = file
        }
      }
    }
  }

  /// Lists of words by their names in Debian.
  private static let lists = [
    "american-english": "en_US", "british-english": "en_GB", "ngerman": "de_DE", "french": "fr_FR",
    "spanish": "es_ES", "italian": "it_IT",
  ]

  var languages: [String] { files.keys.sorted() }

  /// The dictionary of a language such as `en`, `en-US` or `en_US`; for a mere language that of any of its regions.
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
