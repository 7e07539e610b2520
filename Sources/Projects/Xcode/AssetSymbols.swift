import Foundation

/// The constants that Xcode generates for the images and colors of asset catalogs.
package struct AssetSymbols {
  /// A catalog, or a folder in it that provides a namespace.
  private struct Level {
    /// The names of assets by constant.
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    var levels: [String: Level] = [:]

    var isEmpty: Bool { images.isEmpty && colors.isEmpty && levels.values.allSatisfy(\.isEmpty) }
  }

  private var top = Level()

  /// Reads catalogs.
  package init(_ catalogs: [URL]) {
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) { Self.read(catalog, "", into: &top) }
  }

  package var isEmpty: Bool { top.isEmpty }

  private static func read(_ folder: URL, _ namespace: String, into level: inout Level) {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for item in (found ?? []).sorted(by: { $0.path < $1.path }) where item.hasDirectoryPath {
      let name = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset", "symbolset": level.images[constant(name, dropping: "image")] = namespace + name
      case "colorset": level.colors[constant(name, dropping: "color")] = namespace + name
      case "":
        if providesNamespace(item) {
          let key = capitalized(constant(name, dropping: nil))
          read(item, namespace + name + "/", into: &level.levels[key, default: Level()])
        } else {
          read(item, namespace, into: &level)
        }
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  // MARK: Names

  /// The constant for an asset: `Close Button` and `close-button` become `closeButton`.
  /// - Parameter suffix: The kind of asset, which is dropped at the end.
  static func constant(_ name: String, dropping suffix: String?) -> String {
    var words: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { words += Self.words(part) }
    if let suffix, words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    guard let first = words.first else { return "_" }
    var constant = first.lowercased() + words.dropFirst().map(capitalized).joined()
    if constant.first?.isNumber == true { constant = "_" + constant }
    return keywords.contains(constant) ? "`\(constant)`" : constant
  }

  /// The words of a name in camel case; a run of capitals is one word without its last letter.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && letter.isUppercase
      let startsWord =
        follows
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if index == 0 || startsWord { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let",
    "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The constants of the frameworks, which are not declared again.
  private static let present: [String: Set<String>] = [
    "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray", "link",
      "magenta", "opaqueSeparator", "orange", "purple", "red", "separator", "tintColor", "white", "yellow",
    ],
    "SwiftUI.Color": [
      "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
      "pink",
      "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ],
  ]

  // MARK: Code

  /// Returns the declarations, on few lines.
  /// - Parameters:
  ///   - bundle: The expression for the bundle of the catalogs, such as `Bundle.main`.
  ///   - hasExtensions: Whether images and colors have constants of their own, such as `UIColor.brand`.
  package func code(bundle: String, hasExtensions: Bool) -> String {
    // Without extensions the code follows a file of the target, whose own names must not become ambiguous.
    let imports =
      hasExtensions
      ? ["import Foundation", "import SwiftUI", "import UIKit"]
      : [
        "import class Foundation.Bundle", "import struct UIKit.ColorResource",
        "import struct UIKit.ImageResource",
      ]
    var lines = [
      imports.joined(separator: "\n"),
      "private let _assetBundle: Bundle = \(bundle)",
      "extension ImageResource {\(Self.constants(top, \.images, "ImageResource"))}",
      "extension ColorResource {\(Self.constants(top, \.colors, "ColorResource"))}",
    ]
    if hasExtensions {
      lines += [
        "extension UIImage {\(Self.members(top, \.images, "UIImage", "") { "UIImage(resource: .\($0))" })}",
        "extension UIColor {\(Self.members(top, \.colors, "UIColor", "") { "UIColor(resource: .\($0))" })}",
        "extension SwiftUI.Color {\(Self.members(top, \.colors, "SwiftUI.Color", "") { "SwiftUI.Color(.\($0))" })}",
        "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"
          + "\(Self.members(top, \.colors, "SwiftUI.Color", "", isNested: false) { "SwiftUI.Color(.\($0))" })}",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func constants(_ level: Level, _ kind: KeyPath<Level, [String: String]>, _ type: String)
    -> String
  {
    var code = ""
    for (constant, name) in level[keyPath: kind].sorted(by: { $0.key < $1.key }) {
      code += " static let \(constant) = \(type)(name: \"\(name)\", bundle: _assetBundle);"
    }
    for (name, inner) in level.levels.sorted(by: { $0.key < $1.key }) {
      code += " enum \(name) {\(constants(inner, kind, type))};"
    }
    return code + " "
  }

  private static func members(
    _ level: Level, _ kind: KeyPath<Level, [String: String]>, _ type: String, _ path: String,
    isNested: Bool = true, _ value: (String) -> String
  ) -> String {
    var code = ""
    for constant in level[keyPath: kind].keys.sorted()
    where !path.isEmpty || present[type]?.contains(constant) != true {
      code += " static var \(constant): \(type) { \(value(path + constant)) };"
    }
    guard isNested else { return code + " " }
    for (name, inner) in level.levels.sorted(by: { $0.key < $1.key }) {
      code += " enum \(name) {\(members(inner, kind, type, "\(path)\(name).", value))};"
    }
    return code + " "
  }
}
