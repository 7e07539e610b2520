import Foundation

/// Reads `.xcstrings` and `.stringsdict`.
package enum StringCatalog {
  /// The translations of a string catalog into the first of the languages that it has each in.
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
      guard let language = best(localizations.map(\.key), languages + [source]),
        let localization = localizations.first(where: { $0.key == language })?.value
      else { continue }
      if let made = translation(localization, key: key) {
        table[key] = made
      } else {
        ResourceReport.warn(file, line: localization.line, "the translation of “\(key)” has no text")
      }
    }
    return table
  }

  private static func best(_ known: [String], _ wanted: [String]) -> String? {
    for language in wanted {
      if known.contains(language) { return language }
      let short =
        language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language
      if known.contains(short) { return short }
      if let relative = known.first(where: { $0.hasPrefix(short + "-") }) { return relative }
    }
    return nil
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

  /// A text, that of this kind of device first.
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
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      ResourceReport.warn(file, line: line(of: error, in: data), "the property list cannot be read")
      return [:]
    }
    guard let entries = list as? [String: Any] else {
      ResourceReport.warn(file, line: 1, "the property list is no dictionary")
      return [:]
    }
    var table: [String: Translation] = [:]
    for (key, entry) in entries {
      guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
      else {
        ResourceReport.warn(file, line: line(of: key, in: data), "“\(key)” has no NSStringLocalizedFormatKey")
        continue
      }
      var made = Translation(format)
      for (name, part) in entry {
        guard let part = part as? [String: String],
          part["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
        else { continue }
        made.variables[name] = Translation.Variable(
          argument: nil, specifier: part["NSStringFormatValueTypeKey"] ?? "d",
          forms: part.filter { !$0.key.hasPrefix("NSString") })
      }
      table[key] = made
    }
    return table
  }

  /// The line that the error speaks of; the last one where the file just ends.
  private static func line(of error: any Error, in data: Data) -> Int {
    let text = "\((error as NSError).userInfo)"
    if let range = text.range(of: "line [0-9]+", options: .regularExpression),
      let line = Int(text[range].dropFirst(5))
    {
      return line
    }
    return data.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  private static func line(of key: String, in data: Data) -> Int {
    guard let found = data.range(of: Data("<key>\(key)</key>".utf8)) else { return 1 }
    return data[..<found.lowerBound].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }
}
