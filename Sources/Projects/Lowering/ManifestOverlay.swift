import Foundation

/// Rewritten manifests that evaluate the conditions of a project's packages as for iOS.
///
/// The package manager builds for Linux. In the rewritten manifests, conditions for iOS include Linux, and conditions
/// for Linux alone name a platform that is never built. The original files are not changed; the compiler reads the
/// rewritten ones through a file-system overlay.
package struct ManifestOverlay {
  private let folder: URL

  /// Creates an overlay that stores its files in a folder.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Rewrites the manifests of packages and returns the arguments for the package manager.
  /// - Parameter appended: Text for the end of the first package's manifest.
  package func update(_ packages: [URL], appended: String = "") throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var roots: [[String: String]] = []
    var all = ""
    for package in packages {
      for file in try manifests(of: package) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let changed =
          Self.rewritten(text) { isBuildable($0, in: package, manifest: text) }
          + (package == packages.first ? appended : "")
        if changed == text { continue }
        all += file.path + changed
        let copy = folder.appendingPathComponent(StableHash.text(file.path) + ".swift")
        if (try? String(contentsOf: copy, encoding: .utf8)) != changed {
          try changed.write(to: copy, atomically: true, encoding: .utf8)
        }
        roots.append(["type": "file", "name": file.path, "external-contents": copy.path])
      }
    }
    if roots.isEmpty { return [] }
    let overlay: [String: Any] = [
      "version": 0, "use-external-names": "false", "case-sensitive": "true", "roots": roots,
    ]
    let list = folder.appendingPathComponent("manifests.yaml")
    let data = try JSONSerialization.data(
      withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    if (try? Data(contentsOf: list)) != data { try data.write(to: list) }
    // The package manager caches a manifest until its flags change, so the flags contain a hash.
    return ["-vfsoverlay", list.path, "-DPTL_\(StableHash.text(all))"].flatMap { ["-Xmanifest", $0] }
  }

  private func manifests(of package: URL) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(at: package, includingPropertiesForKeys: nil)
    return files.filter {
      $0.pathExtension == "swift"
        && ($0.lastPathComponent == "Package.swift" || $0.lastPathComponent.hasPrefix("Package@"))
    }.sorted { $0.path < $1.path }
  }

  /// Returns whether a target can be built on Linux: targets with Objective-C cannot.
  private func isBuildable(_ target: String, in package: URL, manifest: String) -> Bool {
    for place in [Self.path(of: target, in: manifest), "Sources/\(target)", "Source/\(target)"] {
      guard let place,
        let files = FileManager.default.enumerator(atPath: package.appendingPathComponent(place).path)
      else { continue }
      for case let name as String in files where name.hasSuffix(".m") || name.hasSuffix(".mm") {
        return false
      }
    }
    return true
  }

  /// Returns the path that a manifest declares for a target.
  private static func path(of target: String, in manifest: String) -> String? {
    var rest = manifest[...]
    while let name = rest.range(of: "name: \"\(target)\"") {
      rest = rest[name.upperBound...]
      let own = rest.range(of: "name:").map { rest[..<$0.lowerBound] } ?? rest
      if let path = own.range(of: "path: \"") { return String(own[path.upperBound...].prefix { $0 != "\"" }) }
    }
    return nil
  }

  // MARK: Text

  /// Returns a manifest with its conditions evaluated for iOS.
  ///
  /// - Parameter isBuildable: Whether a target of the package, on which another target conditionally depends, can be
  ///   built.
  package static func rewritten(_ manifest: String, isBuildable: (String) -> Bool) -> String {
    var result = ""
    var rest = manifest[...]
    while let start = rest.range(of: ".when(") {
      let end = closingParenthesis(of: rest[start.upperBound...]) ?? rest.endIndex
      let condition = rest[start.upperBound..<end]
      result += rest[..<start.upperBound]
      result +=
        applies(before: result.dropLast(".when(".count), isBuildable) ? forApps(condition) : String(condition)
      rest = rest[end...]
    }
    return languageModes(result + rest)
  }

  /// Returns whether the condition belongs to a setting, or to a dependency that can be built.
  private static func applies(before text: Substring, _ isBuildable: (String) -> Bool) -> Bool {
    let head = text.reversed().drop(while: \.isWhitespace)
    guard head.starts(with: ":noitidnoc") else { return true }
    let line = String(text.suffix(200))
    guard
      let call = line.range(of: ".target(", options: .backwards)
        ?? line.range(of: ".byName(", options: .backwards),
      !line[call.upperBound...].contains(".product(")
    else { return false }
    let quoted = line[call.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    return quoted.count > 1 && isBuildable(String(quoted[1]))
  }

  private static func forApps(_ condition: Substring) -> String {
    guard let list = condition.range(of: "platforms:"),
      let open = condition[list.upperBound...].firstIndex(of: "["),
      let close = condition[open...].firstIndex(of: "]")
    else { return String(condition) }
    let names = condition[open...close].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let before = condition[..<condition.index(after: open)]
    if names.contains("iOS") {
      return names.contains("linux")
        ? String(condition) : before + ".linux, " + condition[condition.index(after: open)...]
    }
    guard names.contains("linux") else { return String(condition) }
    let others = names.filter { $0 != "linux" }.map { ".\($0)" }
    return before + (others.isEmpty ? [".openbsd"] : others).joined(separator: ", ") + condition[close...]
  }

  private static func closingParenthesis(of text: Substring) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Replaces language modes such as `6.2`, which Xcode reads as 6 and the package manager rejects.
  private static func languageModes(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: ".version(\"") {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      let number = rest.prefix { $0.isNumber || $0 == "." }
      guard rest.dropFirst(number.count).hasPrefix("\")"), number.filter({ $0 == "." }).count == 1 else {
        continue
      }
      result += number.prefix { $0 != "." }
      rest = rest.dropFirst(number.count)
    }
    return result + rest
  }
}
