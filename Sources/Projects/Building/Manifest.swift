import Foundation

/// The targets of the frameworks' own package.
struct Manifest {
  struct Target {
    var name: String
    var path: String
    var isClang: Bool
    var dependencies: [String]
    var packageConfiguration: String?
    /// The Debian packages of a system library.
    var packages: [String]
    var linkedLibraries: [String]
  }

  var targets: [Target]
  /// The shared libraries of the frameworks.
  var libraries: [FrameworkLibrary]

  /// The targets of the frameworks.
  var frameworks: Set<String> { libraries.reduce(into: []) { $0.formUnion($1.targets) } }

  /// The targets of a library.
  func targets(of library: String) -> Set<String> { libraries.first { $0.name == library }?.targets ?? [] }

  /// The target that depends on all frameworks without windows.
  static let aggregate = "AllFrameworks"

  /// The targets to build for all frameworks.
  var builds: [String] {
    let own = targets(of: FrameworkLibrary.window)
    let needed = Set(targets.filter { own.contains($0.name) }.flatMap(\.dependencies))
    return [Self.aggregate] + own.subtracting(needed).sorted()
  }

  static func read(_ root: URL) throws -> Manifest {
    // Uses a separate folder because SwiftPM allows only one command at a time in the default one.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let described = try Tool.capture([
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
    ])
    guard described.status == 0, let data = described.output.data(using: .utf8),
      let package = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw ProjectError("cannot read the package \(root.path)") }
    let targets = (package["targets"] as? [[String: Any]] ?? []).compactMap { Target($0, root) }
    var products: [String: [String]] = [:]
    for product in package["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String, (product["type"] as? [String: Any])?["library"] != nil
      else {
        continue
      }
      products[name] = product["targets"] as? [String] ?? []
    }
    func closure(_ names: [String]) -> Set<String> {
      var found: Set<String> = []
      var next = names
      while let name = next.popLast() {
        guard found.insert(name).inserted else { continue }
        next += targets.first { $0.name == name }?.dependencies ?? []
      }
      return found
    }
    return Manifest(
      targets: targets, libraries: FrameworkLibrary.all(products: products, closure: closure))
  }

  /// The output of `pkg-config` for a system library.
  func packageConfiguration(_ option: String, of target: Target) throws -> [String] {
    guard let name = target.packageConfiguration else { return [] }
    let result = try Tool.capture(["pkg-config", option, name])
    return result.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

extension Manifest.Target {
  fileprivate init?(_ json: [String: Any], _ root: URL) {
    guard let name = json["name"] as? String, let type = json["type"] as? String, type != "test" else {
      return nil
    }
    self.name = name
    path = json["path"] as? String ?? "Sources/\(name)"
    packageConfiguration = json["pkgConfig"] as? String
    packages = (json["providers"] as? [[String: Any]] ?? []).flatMap { provider in
      (provider["apt"] as? [[String]] ?? []).flatMap { $0 }
    }
    dependencies = (json["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      (dependency["byName"] as? [Any] ?? dependency["target"] as? [Any])?.first as? String
    }
    linkedLibraries = (json["settings"] as? [[String: Any]] ?? []).compactMap { setting in
      ((setting["kind"] as? [String: Any])?["linkedLibrary"] as? [String: Any])?["_0"] as? String
    }
    let include = root.appendingPathComponent("\(path)/include").path
    isClang = type == "system" || FileManager.default.fileExists(atPath: include)
  }
}
