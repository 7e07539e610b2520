import Foundation

/// Generates the tables of properties by name for the frameworks' classes: for key-value coding, key-value
/// observing and runtime attributes in storyboards.
struct KeyTable {
  private struct Entry {
    let key: String
    let property: String
    let isSettable: Bool
  }

  /// Objective-C names that cannot be derived from the Swift ones.
  private static let renamed: [String: String] = [
    "UIView.mask": "maskView", "UIView.forFirstBaselineLayout": "viewForFirstBaselineLayout",
    "UIView.forLastBaselineLayout": "viewForLastBaselineLayout",
    "UIViewController.children": "childViewControllers", "UIViewController.parent": "parentViewController",
  ]

  /// Properties without an Objective-C name.
  private static let swiftOnly: Set<String> = []

  /// The files, by name.
  static func files(_ graphs: [SymbolGraph]) -> [String: String] {
    var topics: [String: [(type: String, entries: [Entry])]] = [:]
    for graph in graphs {
      for (type, members) in graph.classes() where type.swiftGenerics == nil && isObject(type, in: graph) {
        let entries = members.compactMap { entry(for: $0, of: type.name) }
        guard !entries.isEmpty else { continue }
        topics[topic(of: type), default: []].append((type.name, entries))
      }
    }
    var files: [String: String] = [:]
    for (topic, types) in topics {
      files["KeyTables+\(topic).swift"] = file(topic, types.sorted { $0.type < $1.type })
    }
    files["KeyTables+All.swift"] = list(topics.keys.sorted())
    return files
  }

  /// Returns whether a class is derived from `NSObject`.
  private static func isObject(_ type: SymbolGraph.Symbol, in graph: SymbolGraph) -> Bool {
    graph.relationships.contains { $0.kind == "inheritsFrom" && $0.source == type.identifier.precise }
  }

  /// Returns the folder of the class's source file.
  private static func topic(of type: SymbolGraph.Symbol) -> String {
    let parts = (type.location?.uri ?? "").split(separator: "/").map(String.init)
    guard let index = parts.lastIndex(of: "Sources"), index + 2 < parts.count else { return "Other" }
    return parts[index + 1] == "UIKit" ? parts[index + 2] : parts[index + 1]
  }

  private static func entry(for symbol: SymbolGraph.Symbol, of type: String) -> Entry? {
    guard symbol.kind.identifier == "swift.property", symbol.isCurrent, let name = symbol.pathComponents.last,
      !name.hasPrefix("_")
    else { return nil }
    let declaration = symbol.declaration
    guard !declaration.contains("override "), !swiftOnly.contains("\(type).\(name)") else { return nil }
    let isSettable = symbol.isSettable
    var key = name
    let isFlag = declaration.contains("\(name): Bool")
    if isFlag, name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase {
      key = first.lowercased() + name.dropFirst(3)
    }
    return Entry(key: renamed["\(type).\(name)"] ?? key, property: name, isSettable: isSettable)
  }

  // MARK: Text

  private static let heading =
    "// swift-format-ignore-file\n// Made by `KeyTableTests`; do not edit.\n\nimport ObjCRuntime\n\n"

  private static func file(_ topic: String, _ types: [(type: String, entries: [Entry])]) -> String {
    var text = heading + "extension KeyTables {\n  static func add\(topic)(to classes: _ObjCClasses) {\n"
    for (type, entries) in types {
      text += "    classes.addProperties(of: \(type).self) { table in\n"
      for entry in entries {
        let call = entry.isSettable ? "settable" : "readable"
        let path = "\\\(type).\(entry.property)"
        text += "      table.\(call)(\"\(entry.key)\", \(path))"
        text += "\n"
      }
      text += "    }\n"
    }
    return text + "  }\n}\n"
  }

  private static func list(_ topics: [String]) -> String {
    var text = heading + "extension KeyTables {\n  /// Enters the tables of all topics.\n"
    text += "  static func addAll(to classes: _ObjCClasses) {\n"
    for topic in topics { text += "    add\(topic)(to: classes)\n" }
    return text + "  }\n}\n"
  }
}
