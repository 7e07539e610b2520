import Foundation

/// A parser for `.xcstrings` and `.stringsdict` files.
package enum StringCatalog {
  /// The languages of a string catalog.
  package static func languages(xcstrings data: Data) -> [String] {
    guard let tree = try? JSONTree(data) else { return [] }
    var languages: Set = [tree["sourceLanguage"]?.string ?? "en"]
    for (_, entry) in tree["strings"]?.members ?? [] {
      for (language, _) in entry["localizations"]?.members ?? [] { languages.insert(language) }
    }
    return languages.sorted()
  }

  /// The translations of a string catalog, each in the first of the given languages that has one.
  package static func read(xcstrings data: Data, languages: [String], file: URL) -> [String: Translation] {
    let tree: JSONTree
    do {
      tree = try JSONTree(data)
    } catch {
      ResourceReport.warn(file, line: error.line, error.problem)
      return [:]
    }
    guard let strings = tree["strings"], case .object = strings.content else {
      ResourceReport.warn(file, line: tree.line, "“strings” is missing")
      return [:]
    }
    let source = tree["sourceLanguage"]?.string ?? "en"
    var table: [String: Translation] = [:]
    for (key, entry) in strings.members {
      let localizations = entry["localizations"]?.members ?? []
      guard let language = LanguageChoice.best(of: localizations.map(\.key), for: languages + [source]),
        let localization = localizations.first(where: { $0.key == language })?.value
      else { continue }
      if var made = translation(localization, key: key) {
        made.language = language
        table[key] = made
      } else {
        ResourceReport.warn(file, line: localization.line, "the translation of “\(key)” has no text")
      }
    }
    return table
  }

  private static func translation(_ tree: JSONTree, key: String) -> Translation? {
    let plurals = forms(tree["variations"]?["plural"])
    guard let format = text(tree) ?? plurals["other"] ?? plurals.values.sorted().first else { return nil }
    var made = Translation(format)
    made.plurals = plurals
    for (name, part) in tree["substitutions"]?.members ?? [] {
      made.variables[name] = Translation.Variable(
        argument: part["argNum"]?.number.flatMap { $0 >= 1 && $0 < 100 ? Int($0) - 1 : nil },
        specifier: part["formatSpecifier"]?.string ?? "lld", forms: forms(part["variations"]?["plural"]))
    }
    return made
  }

  /// The text of a localization, preferring the variant for this kind of device.
  private static func text(_ tree: JSONTree) -> String? {
    if let unit = tree["stringUnit"]?["value"]?.string { return unit }
    let devices = tree["variations"]?["device"]
    for device in ["iphone", "ipad", "other"] {
      if let value = devices?[device]?["stringUnit"]?["value"]?.string { return value }
    }
    return nil
  }

  private static func forms(_ tree: JSONTree?) -> [String: String] {
    var forms: [String: String] = [:]
    for (category, part) in tree?.members ?? [] { forms[category] = part["stringUnit"]?["value"]?.string }
    return forms
  }

  // MARK: Property lists

  package static func read(stringsdict data: Data, file: URL) -> [String: Translation] {
    guard let list = PropertyListFile(data, file: file) else { return [:] }
    var table: [String: Translation] = [:]
    for (key, entry) in list.root {
      guard let entry = entry as? [String: Any], let format = format(of: entry) else {
        list.warn("“\(key)” has no NSStringLocalizedFormatKey", at: key)
        continue
      }
      var made = Translation(format)
      for (name, part) in entry {
        guard let part = part as? [String: Any],
          part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { continue }
        let forms = part.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
        for category in part.keys.sorted() where !category.hasPrefix("NSString") && forms[category] == nil {
          list.warn("“\(category)” in “\(key)” is no plural category with a text", at: category, after: key)
        }
        guard forms["other"] != nil else {
          list.warn("“\(name)” in “\(key)” has no form “other”", at: name, after: key)
          continue
        }
        made.variables[name] = Translation.Variable(
          argument: nil, specifier: part["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
      }
      table[key] = made
    }
    return table
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The text of an entry: plain, for this kind of device, or the longest of its width variants.
  private static func format(of entry: [String: Any]) -> String? {
    if let format = entry["NSStringLocalizedFormatKey"] as? String { return format }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      for device in ["iphone", "ipad", "other"] {
        if let format = devices[device] as? String { return format }
      }
    }
    let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any]
    return widths?.compactMap { key, value in
      Int(key).flatMap { width in (value as? String).map { (width, $0) } }
    }
    .max { $0.0 < $1.0 }?.1
  }
}
