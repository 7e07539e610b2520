import Foundation

/// Rewritten manifests that evaluate the conditions of a project's packages as for iOS.
///
/// The package manager builds for Linux. In the rewritten manifests, conditions for iOS include Linux, and conditions
/// for Linux alone name a platform that is never built. The original files are not changed; the compiler reads the
/// rewritten ones through a file-system overlay.
package struct ManifestOverlay {
  /// The targets in Objective-C of well-known packages for which the frameworks have a module of the same name in Swift.
  static let substitutes: Set<String> = ["RxCocoaRuntime", "UIKitNavigationShim"]

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
    let absent = try absentProducts(of: packages)
    for package in packages {
      for file in try manifests(of: package) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let unbuildable = unbuildableTargets(in: package, manifest: text)
        let changed =
          Self.rewritten(
            text, isDarwin: Self.substitutes.isSuperset(of: unbuildable),
            isBuildable: { isBuildable($0, in: package, manifest: text) },
            isAvailable: { isAvailable($0, in: packages) })
          + removal(of: unbuildable, absent, from: text) + resources(in: package, manifest: text)
          + unusedDependencies(in: text) + (package == packages.first ? appended : "")
        if changed == text { continue }
        all += file.path + changed
        let copy = folder.appendingPathComponent(StableHash.text(file.path) + ".swift")
        if (try? String(contentsOf: copy, encoding: .utf8)) != changed {
          try changed.write(to: copy, atomically: true, encoding: .utf8)
        }
        roots.append(["type": "file", "name": file.path, "external-contents": copy.path])
      }
    }
    let modules = try ManifestModules(folder: folder.appendingPathComponent("modules")).arguments()
    if roots.isEmpty { return modules.flatMap { ["-Xmanifest", $0] } }
    let overlay: [String: Any] = [
      "version": 0, "use-external-names": "false", "case-sensitive": "true", "roots": roots,
    ]
    let list = folder.appendingPathComponent("manifests.yaml")
    let data = try JSONSerialization.data(
      withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    if (try? Data(contentsOf: list)) != data { try data.write(to: list) }
    // The package manager caches a manifest until its flags change, so the flags contain a hash.
    return (["-vfsoverlay", list.path, "-DPTL_\(StableHash.text(all))"] + modules).flatMap {
      ["-Xmanifest", $0]
    }
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
    !files(of: target, in: package, manifest: manifest).contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
  }

  /// Whether one of the packages has a library of that name that can be built.
  private func isAvailable(_ product: String, in packages: [URL]) -> Bool {
    packages.contains { package in
      let files = (try? manifests(of: package)) ?? []
      return files.contains { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8),
          let library = text.range(of: ".library(name: \"\(product)\"")
            ?? text.range(of: ".library(\\s*name:\\s*\"\(product)\"", options: .regularExpression)
        else { return false }
        // The targets are the quoted names up to the closing bracket.
        let rest = text[library.upperBound...].prefix { $0 != "]" }
        let names = rest.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        return names.allSatisfy { name in
          isBuildable(name, in: package, manifest: text) || hasSwift(name, in: package, manifest: text)
        }
      }
    }
  }

  /// Whether a target has sources in Swift; it then excludes those in Objective-C.
  private func hasSwift(_ target: String, in package: URL, manifest: String) -> Bool {
    files(of: target, in: package, manifest: manifest).contains { $0.hasSuffix(".swift") }
  }

  private func files(of target: String, in package: URL, manifest: String) -> [String] {
    [Self.path(of: target, in: manifest), "Sources/\(target)", "Source/\(target)"].flatMap { place in
      let files = place.flatMap {
        FileManager.default.enumerator(atPath: package.appendingPathComponent($0).path)
      }
      return (files?.allObjects ?? []).compactMap { $0 as? String }
    }
  }

  /// Returns the targets with Objective-C, for which there is no compiler.
  private func unbuildableTargets(in package: URL, manifest: String) -> [String] {
    let quoted = manifest.split(separator: "\"", omittingEmptySubsequences: false)
    let names = Set(quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    return names.filter { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        && !name.isEmpty && manifest.contains("name: \"\(name)\"")
        && !isBuildable(name, in: package, manifest: manifest)
        && !hasSwift(name, in: package, manifest: manifest)
    }.sorted()
  }

  /// The libraries of packages that contain targets with Objective-C.
  private func absentProducts(of packages: [URL]) throws -> Set<String> {
    var absent: Set<String> = []
    for package in packages {
      for file in try manifests(of: package) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let targets = Set(unbuildableTargets(in: package, manifest: text)).subtracting(Self.substitutes)
        if targets.isEmpty { continue }
        for library in text.matches(of: /\.library\(\s*name:\s*"([^"]+)"[^\]]*?targets:\s*\[([^\]]*)\]/) {
          if library.2.split(separator: "\"").contains(where: { targets.contains(String($0)) }) {
            absent.insert(String(library.1))
          }
        }
      }
    }
    return absent
  }

  /// Code for the end of a manifest that removes targets, and libraries of other packages, with all that needs them.
  private func removal(of targets: [String], _ libraries: Set<String>, from manifest: String) -> String {
    let libraries = libraries.filter { manifest.contains("\"\($0)\"") }.sorted()
    guard !targets.isEmpty || !libraries.isEmpty, let variable = Self.packageVariable(in: manifest) else {
      return ""
    }
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
    return """

      private let _objectiveC: Set<String> = [\(list(targets))]
      private let _absentLibraries: [String] = [\(list(libraries))]
      for target in \(variable).targets {
        target.dependencies.removeAll { dependency in
          "\\(dependency)".split(separator: "\\"").contains { _objectiveC.contains(String($0)) }
            || _absentLibraries.contains { "\\(dependency)".contains("name: \\"\\($0)\\"") }
        }
      }
      \(variable).targets.removeAll { _objectiveC.contains($0.name) }
      \(variable).products.removeAll { product in
        ((product as? Product.Library)?.targets ?? []).contains(where: _objectiveC.contains)
      }

      """
  }

  /// Code for the end of a manifest that declares the resources that Xcode finds itself.
  private func resources(in package: URL, manifest: String) -> String {
    // Earlier versions have no resources.
    guard let variable = Self.packageVariable(in: manifest), Self.toolsVersion(of: manifest) >= (5, 3) else {
      return ""
    }
    return ImplicitResources(of: package, manifest: manifest).declarations(package: String(variable))
  }

  /// Code for the end of a manifest that removes the packages that no target uses.
  private func unusedDependencies(in manifest: String) -> String {
    guard manifest.contains("url:"), let variable = Self.packageVariable(in: manifest) else { return "" }
    return UnusedDependencies.removal(package: String(variable))
  }

  private static func packageVariable(in manifest: String) -> Substring? {
    manifest.firstMatch(of: /(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*Package\s*\(/)?.1
  }

  private static func toolsVersion(of manifest: String) -> (Int, Int) {
    guard let match = manifest.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)/) else { return (0, 0) }
    return (Int(match.1) ?? 0, Int(match.2) ?? 0)
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
  /// - Parameters:
  ///   - isDarwin: The value of conditions for Darwin. A package with targets in Objective-C cannot have those targets that it
  ///     declares for Darwin only.
  ///   - isBuildable: Whether a target of the package, on which another target conditionally depends, can be built.
  ///   - isAvailable: Whether a product of another package can be built.
  package static func rewritten(
    _ manifest: String, isDarwin: Bool = true, isBuildable: (String) -> Bool,
    isAvailable: (String) -> Bool = { _ in false }
  ) -> String {
    var result = ""
    var rest = manifest[...]
    while let start = rest.range(of: ".when(") {
      let end = closingParenthesis(of: rest[start.upperBound...]) ?? rest.endIndex
      let condition = rest[start.upperBound..<end]
      result += rest[..<start.upperBound]
      result +=
        applies(before: result.dropLast(".when(".count), isBuildable, isAvailable)
        ? forApps(withList(condition, of: manifest)) : String(condition)
      rest = rest[end...]
    }
    return conditions(linkerFlags(languageModes(playgroundApps(result + rest))), isDarwin)
      + removalOfForeignTests(manifest)
  }

  /// Returns a statement that removes test targets whose dependencies are all for other systems than iOS. Xcode builds them with a
  /// scheme of that system.
  private static func removalOfForeignTests(_ manifest: String) -> String {
    guard manifest.contains("testTarget"), manifest.contains("condition:"),
      manifest.contains(/(?m)^let\s+package\b/)
    else { return "" }
    return """

      package.targets.removeAll { target in
        target.type == .test && !target.dependencies.isEmpty
          && target.dependencies.allSatisfy { dependency in
            let text = "\\(dependency)"
            return text.contains("platforms: ") && !text.contains("\\"ios\\"") && !text.contains("\\"linux\\"")
          }
      }

      """
  }

  /// Removes flags of Apple's linker that load the categories of Objective-C. Linkers on Linux read `-ObjC` as another option.
  private static func linkerFlags(_ text: String) -> String {
    guard text.contains("\"-ObjC\"") else { return text }
    return text.replacing(/(?:"-Xlinker",\s*)?"-ObjC"\s*,?/, with: "")
  }

  /// Replaces the apps of Swift Playgrounds, which only Apple's package manager declares, with executables of their first
  /// target.
  private static func playgroundApps(_ text: String) -> String {
    guard text.contains("AppleProductTypes") else { return text }
    var result = ""
    var rest = text.replacing(/import\s+AppleProductTypes/, with: "")[...]
    while let start = rest.range(of: ".iOSApplication(") {
      let arguments = rest[start.upperBound...]
      let end = closingParenthesis(of: arguments) ?? rest.endIndex
      result += rest[..<start.lowerBound]
      if let target = arguments[..<end].firstMatch(of: /targets:\s*\[\s*"([^"]+)"/)?.1 {
        result += ".executable(name: \"\(target)\", targets: [\"\(target)\"]"
        rest = rest[end...]
      } else {
        result += rest[start]
        rest = arguments
      }
    }
    return result + rest
  }

  /// Decides conditions for Darwin and Linux. Those for other systems stay, because Xcode reads manifests on another system than
  /// iOS.
  private static func conditions(_ text: String, _ isDarwin: Bool) -> String {
    guard text.contains("canImport(Darwin)") || text.contains("os(Linux)") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.map { line in
      let isDirective = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
      guard isDirective else { return line }
      return line.replacing("canImport(Darwin)", with: "\(isDarwin)").replacing(
        "os(Linux)", with: "\(!isDarwin)")
    }.joined(separator: "\n")
  }

  /// Returns whether the condition belongs to a setting, or to a dependency that can be built.
  private static func applies(
    before text: Substring, _ isBuildable: (String) -> Bool, _ isAvailable: (String) -> Bool
  ) -> Bool {
    let head = text.reversed().drop(while: \.isWhitespace)
    guard head.starts(with: ":noitidnoc") else { return true }
    let line = String(text.suffix(200))
    let names = [".target(", ".byName(", ".product(", ".targetItem(", ".byNameItem(", ".productItem("]
    let calls = names.compactMap { line.range(of: $0, options: .backwards) }
    guard let call = calls.max(by: { $0.lowerBound < $1.lowerBound }) else { return false }
    let quoted = line[call.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count > 1 else { return false }
    return line[call].hasPrefix(".product") ? isAvailable(String(quoted[1])) : isBuildable(String(quoted[1]))
  }

  /// Returns a condition with the platforms themselves if it names a constant of the manifest with a list of them.
  private static func withList(_ condition: Substring, of manifest: String) -> Substring {
    guard let name = condition.firstMatch(of: /platforms:\s*(\w+)/)?.output.1 else { return condition }
    for match in manifest.matches(of: /let\s+(\w+)[^=\n]*=\s*(\[[^\]]*\])/) where match.output.1 == name {
      return condition[..<name.startIndex] + match.output.2 + condition[name.endIndex...]
    }
    return condition
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
