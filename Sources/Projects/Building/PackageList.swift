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
  /// - Parameter arguments: Additional arguments for the package manager.
  func folders(_ arguments: [String]) throws -> [URL] {
    try known.withLock { known in
      if let known { return known }
      let folders = try currentFolders(arguments)
      known = folders
      return folders
    }
  }

  private func currentFolders(_ arguments: [String]) throws -> [URL] {
    let manifest = root.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains(".package(") else {
      return []
    }
    if let stored = try? JSONDecoder().decode(Stored.self, from: Data(contentsOf: file)),
      stored.state == state(stored.folders)
    {
      return stored.folders.map { URL(fileURLWithPath: $0) }
    }
    let folders = try ask(arguments)
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

  private func ask(_ arguments: [String]) throws -> [String] {
    let command =
      ["swift", "package", "--package-path", root.path, "--scratch-path", scratch.path] + arguments
      + ["show-dependencies", "--format", "json"]
    let result = try Tool.capture(command)
    guard result.status == 0, let start = result.output.firstIndex(of: "{"),
      let tree = try? JSONSerialization.jsonObject(with: Data(result.output[start...].utf8)) as? [String: Any]
    else {
      let manifest = try? String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
      throw ProjectError(
        Self.message(
          name, try Tool.capture(command, errors: true).output, manifest: manifest ?? "", folder: root.path))
    }
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
    return
      "the dependencies of \(package) cannot be fetched: \(told.joined(separator: "; "))\(named). To use a copy: "
      + "git clone \(failed.first?.url ?? "URL") FOLDER where there is a network, then "
      + "swift package --package-path \(folder) config set-mirror --original \(failed.first?.url ?? "URL") --mirror FOLDER"
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
