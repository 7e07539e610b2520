import Foundation

/// A folder of tests that replaces the tests of a package.
struct OutsideTests {
  /// The original path of each source, by its path in the package's build folder.
  let originals: [String: String]
  /// The declarations to append to the package's manifest.
  let declarations: String

  static let module = "OutsideTests"
  private static let place = ".build/portolan/outside"

  /// Links the sources into the package's build folder, because targets have to be inside their package.
  /// - Parameter dependsOnFrameworks: Whether the manifest names Portolan as a dependency.
  init(in folder: URL, package: URL, dependsOnFrameworks: Bool) throws {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
    guard !sources.isEmpty else { throw ProjectError("there are no tests in \(folder.path)") }
    let target = package.appendingPathComponent(Self.place)
    try? manager.removeItem(at: target)
    try manager.createDirectory(at: target, withIntermediateDirectories: true)
    var originals: [String: String] = [:]
    for name in sources {
      let link = target.appendingPathComponent(name)
      let file = folder.appendingPathComponent(name)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
      originals[link.standardizedFileURL.path] = file.path
    }
    self.originals = originals
    let framework =
      dependsOnFrameworks ? " + [.product(name: \"PortolanTesting\", package: \"Portolan\")]" : ""
    declarations = """

      package.targets.removeAll { $0.type == .test }
      package.targets.append(
        .testTarget(
          name: "\(Self.module)",
          dependencies: package.targets.filter { $0.type == .regular || $0.type == .executable }
            .map { .target(name: $0.name) }\(framework),
          path: "\(Self.place)"))

      """
  }
}
