import Foundation
import Lowering

/// Finds the modules that a project imports and that neither it nor Portolan has.
struct ImportCheck {
  let sources: [CheckedProject.Source]
  /// The modules that can be imported.
  let available: Set<String>
  /// The manifests of the project and its packages; a module that they name in quotes can be imported. Nil if packages
  /// are missing, so that only Apple's modules are known.
  let manifests: String?
  /// The kind of the messages.
  let kind: DiagnosticFilter.Message.Kind
  /// The dependencies that CocoaPods or Carthage provide, from their lists.
  let otherDependencies: String

  func messages() -> [DiagnosticFilter.Message] {
    var places: [String: [(path: String, place: ReferenceSummary.Place)]] = [:]
    for source in sources {
      for item in source.references.imports where !available.contains(item.module) {
        if places[item.module]?.last?.path == source.path { continue }
        places[item.module, default: []].append((source.path, item.place))
      }
    }
    return places.sorted { $0.key < $1.key }.compactMap { module, places -> DiagnosticFilter.Message? in
      if module == "PackageDescription" { return nil }
      let isApple = AppleModules.contains(module)
      guard isApple || manifests.map({ !$0.contains("\"\(module)\"") }) ?? false else { return nil }
      return DiagnosticFilter.Message(
        kind: kind, place: CheckedProject.place(places[0].path, places[0].place),
        text: "no such module '\(module)': \(reason(module)); \(Self.importers(places.map(\.path)))")
    }
  }

  private func reason(_ module: String) -> String {
    if AppleModules.contains(module) { return "it exists on iOS, not yet in Portolan" }
    if otherDependencies.range(of: module, options: .caseInsensitive) != nil {
      return "CocoaPods or Carthage provide it, which are not read; add it as a Swift package"
    }
    return "it exists neither in the project and its packages, nor on iOS"
      + Spelling.suggestion(module, in: available.union(AppleModules.names))
  }

  private static func importers(_ paths: [String]) -> String {
    let names = paths.prefix(3).map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
    return "imported by \(names)" + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}

extension ImportCheck {
  /// The modules of the toolchain and of Portolan.
  /// - Parameter frameworks: The folder of the frameworks' package, or of an SDK.
  static func presentModules(frameworks: URL) -> Set<String> {
    let manager = FileManager.default
    func names(_ folder: String) -> [String] { (try? manager.contentsOfDirectory(atPath: folder)) ?? [] }
    var modules: Set<String> = [
      "Darwin", "CoreFoundation", "Dispatch", "Builtin", "SwiftShims", "_Builtin_stdint",
    ]
    modules.formUnion(names(frameworks.appendingPathComponent("Sources").path))
    for folder in ["modules", "include"] {
      let found = names(frameworks.appendingPathComponent(folder).path)
      modules.formUnion(found.map { ($0 as NSString).deletingPathExtension })
    }
    if let resources = try? Tool.toolchainResources() {
      for folder in [resources, "\(resources)/linux", "\(resources)/host"] {
        modules.formUnion(names(folder).map { ($0 as NSString).deletingPathExtension })
      }
    }
    return modules
  }
}
