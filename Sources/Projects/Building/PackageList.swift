import Foundation
import Synchronization

/// The dependencies of a package, requested from the package manager once and cached until a manifest changes.
package final class PackageList: Sendable {
  private let root: URL
  private let scratch: URL
  private let name: String
  private let known = Mutex<[URL]?>(nil)

  /// - Parameters:
  ///   - root: The folder of the package.
  ///   - scratch: The folder for the package manager's output.
  ///   - name: The name of the project in messages.
  init(root: URL, scratch: URL, name: String) {
    self.root = root
    self.name = name
    self.scratch = scratch
  }

  private struct Stored: Codable {
    var state: String
    var folders: [String]
  }

  private var file: URL { scratch.appendingPathComponent("packages.json") }

  /// Returns the folders of the dependencies.
  ///
  /// - Parameter arguments: Returns additional arguments for the package manager, given the packages that are known.
  func folders(_ arguments: ([URL]) throws -> [String]) throws -> [URL] {
    try known.withLock { known in
      if let known { return known }
      let folders = try currentFolders(arguments)
      known = folders
      return folders
    }
  }

  private func currentFolders(_ arguments: ([URL]) throws -> [String]) throws -> [URL] {
    let manifest = root.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains(".package(") else {
      return []
    }
    if let stored = try? JSONDecoder().decode(Stored.self, from: Data(contentsOf: file)),
      stored.state == state(stored.folders)
    {
      return stored.folders.map { URL(fileURLWithPath: $0) }
    }
    let folders = try folders(in: tree(arguments))
    let stored = Stored(state: state(folders), folders: folders)
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try? JSONEncoder().encode(stored).write(to: file)
    return folders.map { URL(fileURLWithPath: $0) }
  }

  /// Returns a hash of the manifests of the packages and their resolved versions.
  private func state(_ folders: [String]) -> String {
    var text = ""
    for folder in [root.path] + folders {
      for name in ["Package.swift", "Package.resolved"] {
        let content = FileManager.default.contents(atPath: "\(folder)/\(name)")
        text +=
          "\(folder)/\(name) \(content.map { StableHash.text(String(decoding: $0, as: UTF8.self)) } ?? "none")\n"
      }
    }
    return StableHash.text(text)
  }

  /// The answer of the package manager.
  ///
  /// A manifest may declare products for Apple's systems only. The first answer then names a missing product; the packages have been
  /// fetched by that time, and the second answer is that for their rewritten manifests.
  private func tree(_ arguments: ([URL]) throws -> [String]) throws -> [String: Any] {
    func answer(_ known: [URL]) throws -> (tree: [String: Any]?, command: [String]) {
      let command =
        ["swift", "package", "--package-path", root.path, "--scratch-path", scratch.path]
        + (try arguments(known))
        + ["show-dependencies", "--format", "json"]
      let result = try Tool.capture(command)
      guard result.status == 0, let start = result.output.firstIndex(of: "{") else { return (nil, command) }
      let object = try? JSONSerialization.jsonObject(with: Data(result.output[start...].utf8))
      return (object as? [String: Any], command)
    }
    let first = try answer([])
    if let tree = first.tree { return tree }
    var output = try Tool.capture(first.command, errors: true).output
    let checkouts = scratch.appendingPathComponent("checkouts")
    let fetched =
      (try? FileManager.default.contentsOfDirectory(at: checkouts, includingPropertiesForKeys: nil)) ?? []
    let available = fetched.sorted { $0.path < $1.path } + localPackages()
    if output.contains("product '"), output.contains("not found"), !available.isEmpty {
      let second = try answer(available)
      if let tree = second.tree { return tree }
      output = try Tool.capture(second.command, errors: true).output
    }
    let manifest = try? String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    throw ProjectError(Self.message(name, output, manifest: manifest ?? "", folder: root.path))
  }

  /// The packages that manifests name by path, directly or through other such packages.
  private func localPackages() -> [URL] {
    var found: [URL] = []
    var next = [root.standardizedFileURL]
    while let package = next.popLast() {
      let manifest = try? String(
        contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
      for match in (manifest ?? "").matches(of: /\.package\((?:name:\s*"[^"]*",\s*)?path:\s*"([^"]+)"/) {
        let folder = URL(fileURLWithPath: String(match.1), relativeTo: package).standardizedFileURL
        guard folder != root.standardizedFileURL, !found.contains(folder) else { continue }
        found.append(folder)
        next.append(folder)
      }
    }
    return found
  }

  private func folders(in tree: [String: Any]) -> [String] {
    var folders: Set<String> = []
    func collect(_ package: [String: Any]) {
      for dependency in package["dependencies"] as? [[String: Any]] ?? [] {
        // The frameworks are not lowered: they are written for Linux.
        if dependency["name"] as? String == "Portolan" { continue }
        if let path = dependency["path"] as? String { folders.insert(path) }
        collect(dependency)
      }
    }
    collect(tree)
    return folders.sorted()
  }

  /// The message for unavailable packages: which ones in which version, why, and how to use a copy.
  /// - Parameters:
  ///   - package: The name of the project.
  ///   - output: The output of the package manager.
  ///   - manifest: The manifest that names the versions.
  ///   - folder: The folder of that manifest.
  package static func message(
    _ package: String, _ output: String, manifest: String = "", folder: String = "."
  ) -> String {
    if let failure = ManifestFailure(output: output) { return failure.message }
    let reasons = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var told: [String] = []
    for (index, line) in reasons.enumerated() where line.hasPrefix("error: ") && line != "error: fatalError" {
      let more =
        index + 1 < reasons.count && reasons[index + 1].hasPrefix("fatal:") ? " \(reasons[index + 1])" : ""
      told.append(line.dropFirst("error: ".count) + more)
    }
    if told.isEmpty { told = [reasons.last ?? "no reason given"] }
    let failed = requirements(in: manifest).filter { url, _ in
      let name = (url as NSString).lastPathComponent.lowercased().replacingOccurrences(of: ".git", with: "")
      return told.contains { $0.contains(url) || $0.lowercased().contains("'\(name)'") }
    }
    let versions = failed.map { "\($0.url) \($0.requirement)" }
    let named = versions.isEmpty ? "" : " (\(versions.joined(separator: ", ")))"
    if told.allSatisfy({ $0.contains("product '") && $0.contains("not found") }) {
      return "the packages of \(package) lack products: \(told.joined(separator: "; "))\(named)"
    }
    let message = "the dependencies of \(package) cannot be fetched: \(told.joined(separator: "; "))\(named)"
    guard let url = failed.first?.url ?? address(in: output, told) ?? pinned(in: folder, told) else {
      return message
    }
    return message + ". To use a copy: git clone \(url) COPY where there is a network, then "
      + "swift package --package-path \(folder) config set-mirror --original \(url) --mirror COPY"
  }

  /// The address in the package manager's output of a package that a message is about.
  private static func address(in output: String, _ messages: [String]) -> String? {
    let words = output.split { $0 == " " || $0.isNewline }.map { $0.trimmingCharacters(in: [":", ","]) }
    return words.first { word in
      let name = (word as NSString).lastPathComponent.lowercased().replacingOccurrences(of: ".git", with: "")
      return word.contains("://") && messages.contains { $0.lowercased().contains("'\(name)'") }
    }
  }

  /// The address of a package that `Package.resolved` names and that a message is about.
  private static func pinned(in folder: String, _ messages: [String]) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.resolved"),
      let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    return (list["pins"] as? [[String: Any]] ?? []).first { pin in
      let name = pin["identity"] as? String ?? ""
      return messages.contains { $0.lowercased().contains("'\(name)'") }
    }?["location"] as? String
  }

  /// The packages in a manifest with the versions that it asks for.
  private static func requirements(in manifest: String) -> [(url: String, requirement: String)] {
    manifest.components(separatedBy: ".package(").dropFirst().compactMap { text in
      guard let start = text.range(of: "url: \"") else { return nil }
      let url = text[start.upperBound...].prefix { $0 != "\"" }
      let rest = text[url.endIndex...].dropFirst().drop { $0 == "," || $0.isWhitespace }
      let requirement = rest.prefix { $0 != ")" && !$0.isNewline }
      return (String(url), requirement.trimmingCharacters(in: CharacterSet(charactersIn: ", ")))
    }
  }
}
