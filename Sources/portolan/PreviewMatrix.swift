import CommandLineTool
import OffscreenHost
import PreviewHost

/// The variants that previews are drawn in: the combinations of all values.
struct PreviewMatrix {
  private(set) var variants = [PreviewVariant()]

  /// - Parameter words: `KEY` or `KEY=VALUE,…` each.
  init(_ words: [String]) throws {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let values = parts.count > 1 ? parts[1].split(separator: ",").map { String($0) } : nil
      let changes = try Self.changes(parts.first ?? "", values)
      variants = variants.flatMap { variant in
        changes.map { change in
          var variant = variant
          change(&variant)
          return variant
        }
      }
    }
  }

  /// The variants of each language, since a process has one.
  var byLanguage: [[PreviewVariant]] {
    var groups: [[PreviewVariant]] = []
    for variant in variants {
      if let index = groups.firstIndex(where: { $0[0].language == variant.language }) {
        groups[index].append(variant)
      } else {
        groups.append([variant])
      }
    }
    return groups
  }

  private static func changes(_ key: String, _ values: [String]?) throws -> [(inout PreviewVariant) -> Void] {
    switch key {
    case "device":
      return try (values ?? ["iPhone SE", "iPhone 15", "iPad"]).map { name in
        guard Device.named(name) != nil else {
          let known = Device.all.map(\.name).joined(separator: ", ")
          throw UsageError("--matrix: there is no device \(name); there are \(known)")
        }
        return { $0.device = name }
      }
    case "appearance":
      return try (values ?? ["light", "dark"]).map { name in
        guard ["light", "dark"].contains(name) else {
          throw UsageError("--matrix: an appearance is light or dark, not \(name)")
        }
        return { $0.isDark = name == "dark" }
      }
    case "text-size":
      return try (values ?? ["large", "accessibility-large"]).map { name in
        guard DeviceOptions.textSizeNames.contains(name) else {
          let known = DeviceOptions.textSizeNames.joined(separator: ", ")
          throw UsageError("--matrix: there is no text size \(name); there are \(known)")
        }
        return { $0.textSize = name }
      }
    case "language":
      guard let values else { throw UsageError("--matrix: name the languages, such as language=en,ko") }
      return values.map { name in { $0.language = name } }
    case "direction":
      return try (values ?? ["left-to-right", "right-to-left"]).map { name in
        guard ["left-to-right", "right-to-left"].contains(name) else {
          throw UsageError("--matrix: a direction is left-to-right or right-to-left, not \(name)")
        }
        return { $0.isRightToLeft = name == "right-to-left" }
      }
    default:
      throw UsageError(
        "--matrix: there is no \(key); there are device, appearance, text-size, language, direction")
    }
  }
}
