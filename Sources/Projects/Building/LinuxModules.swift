import Foundation

/// The modules of a project that are compiled as for Linux.
///
/// Other modules are lowered as for iOS: `os(iOS)` and `canImport(Darwin)` are true. Modules that support Linux as well may fail to
/// compile that way, because their branches for Apple's systems need functions or headers that only these systems have. Such a
/// module is compiled without lowering, until one of its sources changes. Only `canImport(ObjectiveC)` is false, although there is a
/// module of that name.
package struct LinuxModules {
  private let file: URL
  /// The modules, by folder, with the state of their sources.
  private var states: [String: String]

  /// - Parameter scratch: The build folder of the project.
  package init(scratch: URL) {
    file = scratch.appendingPathComponent("linux-modules.json")
    states = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
  }

  /// Returns the sources with the systems that they are compiled for.
  package func treated(_ sources: [SourceOverlay.Source]) -> [SourceOverlay.Source] {
    if states.isEmpty { return sources }
    let known = Dictionary(grouping: sources.filter { states[$0.module] != nil }, by: \.module)
    let unchanged = known.filter { states[$0.key] == Self.state($0.value) }
    return sources.map { source in
      guard unchanged[source.module] != nil else { return source }
      var plain = source
      plain.treatment = Self.isTest(source.module) ? .testAsForLinux : .asForLinux
      return plain
    }
  }

  /// Whether a module, by folder, contains tests.
  private static func isTest(_ module: String) -> Bool {
    module.split(separator: "/").suffix(2).contains { $0.hasSuffix("Tests") }
  }

  /// Whether the module is compiled as for Linux.
  package func contains(_ module: String) -> Bool { states[module] != nil }

  package mutating func insert(_ module: String, _ sources: [SourceOverlay.Source]) throws {
    states[module] = Self.state(sources.filter { $0.module == module })
    try save()
  }

  package mutating func remove(_ module: String) throws {
    states[module] = nil
    try save()
  }

  private func save() throws { try JSONEncoder().encode(states).write(to: file) }

  /// A text that changes when a source of the module does.
  private static func state(_ sources: [SourceOverlay.Source]) -> String {
    let lines = sources.map { "\($0.path) \(FileState.text(of: $0.path))" }
    return StableHash.text(lines.sorted().joined(separator: "\n"))
  }

  // MARK: Finding

  /// Whether a module supports other platforms than iOS and does not need UIKit.
  ///
  /// A module that imports UIKit in branches of `#if` only, such as one that observes notifications of the application where
  /// there are any, must name Linux.
  package static func supportsLinux(_ module: String, _ sources: [SourceOverlay.Source]) -> Bool {
    let linux = ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)"]
    let others = ["canImport(Darwin)", "canImport(ObjectiveC)", "os(iOS)"]
    var (namesLinux, namesOthers, importsInterface) = (false, false, false)
    for source in sources where source.module == module {
      guard let data = FileManager.default.contents(atPath: source.path) else { continue }
      if Self.importsInterface(data) {
        if importsInterfaceUnconditionally(data) { return false }
        importsInterface = true
      }
      namesLinux = namesLinux || linux.contains { data.contains(text: $0) }
      namesOthers = namesOthers || others.contains { data.contains(text: $0) }
    }
    return namesLinux || (namesOthers && !importsInterface)
  }

  /// Whether an import of UIKit or SwiftUI is outside the branches of `#if`.
  private static func importsInterfaceUnconditionally(_ source: Data) -> Bool {
    var depth = 0
    for line in String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#if") {
        depth += 1
      } else if line.hasPrefix("#endif") {
        depth -= 1
      } else if depth == 0, line.contains("import UIKit") || line.contains("import SwiftUI") {
        return true
      }
    }
    return false
  }

  private static func importsInterface(_ source: Data) -> Bool {
    ["import UIKit", "import SwiftUI"].contains { source.contains(text: $0) }
  }

  /// Whether headers of a package differ between Apple's systems and Linux. The compiler reads them as on Linux.
  package static func hasPlatformHeaders(_ package: URL) -> Bool {
    let folder = package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: folder.path)
    for case let name as String in files?.allObjects ?? [] where name.hasSuffix(".h") {
      guard let header = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
        continue
      }
      if ["__APPLE__", "__linux__"].contains(where: { header.range(of: Data($0.utf8)) != nil }) {
        return true
      }
    }
    return false
  }

  /// The sources of a package with such headers that are lowered all the same: those of modules that need UIKit.
  package static func interfaceSources(_ sources: [SourceOverlay.Source]) -> [SourceOverlay.Source] {
    let modules = Set(
      sources.filter { FileManager.default.contents(atPath: $0.path).map(importsInterface) ?? false }
        .map(\.module))
    return sources.filter { modules.contains($0.module) }
  }
}
