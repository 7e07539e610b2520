import Foundation

/// The prebuilt modules and libraries of the frameworks, for projects that do not depend on this package.
///
/// Projects find the modules through a search path, as in Xcode, so their manifest need not mention them. The
/// libraries are shared, so apps link quickly.
package struct FrameworkSDK: Sendable {
  /// Flags for the Swift compiler.
  package private(set) var compilerFlags: [String]
  /// Flags for the linker.
  package let linkerFlags: [String]
  /// The shared libraries.
  package let libraries: URL

  /// Returns an environment in which tests start delays in virtual time.
  ///
  /// Functions of the system libraries and the setter of `continueAfterFailure` are replaced, and replacements in a shared
  /// library precede the originals only in a preloaded one.
  ///
  /// - Parameter launchesApplications: Whether there are UI tests.
  package func testEnvironment(
    _ environment: [String: String], launchesApplications: Bool = false
  ) -> [String: String] {
    let names = ([FrameworkLibrary.kit] + (launchesApplications ? [FrameworkLibrary.testing] : []))
      .map { "lib\($0).so" }
      .filter { FileManager.default.fileExists(atPath: libraries.appendingPathComponent($0).path) }
    guard !names.isEmpty else { return environment }
    var added = ["LD_PRELOAD": names.map { "\(libraries.path)/\($0)" }.joined(separator: ":")]
    // The dynamic linker separates preloaded libraries at spaces, too, which cannot be escaped, and searches for plain
    // names.
    if libraries.path.contains(" ") {
      added = ["LD_PRELOAD": names.joined(separator: ":"), "LD_LIBRARY_PATH": libraries.path]
    }
    return environment.merging(added) { "\($1):\($0)" }
  }

  /// An SDK for commands that compile nothing.
  package static func none(_ root: URL) -> FrameworkSDK {
    FrameworkSDK(compilerFlags: [], linkerFlags: [], libraries: root)
  }

  /// Builds the SDK of the package at a location if its sources have changed.
  package static func prepare(
    package root: URL, configuration: Configuration, progress: (String) -> Void,
    output: (String) -> Void = { _ in }
  ) throws -> FrameworkSDK {
    if let installed = InstalledSDK(at: root) { return try installed.frameworks(at: root) }
    // Uses the package's own build folder, because building the command-line tool has already built most
    // modules.
    let scratch = root.appendingPathComponent(".build")
    let products = scratch.appendingPathComponent(configuration.rawValue)
    let libraries = scratch.appendingPathComponent("sdk/lib-\(configuration.rawValue)")
    let stamp = libraries.appendingPathComponent("stamp.json")
    let sources = try fingerprint(of: root)
    func known() -> FrameworkSDK? {
      guard let known = try? JSONDecoder().decode(BuildStamp.self, from: Data(contentsOf: stamp)),
        known.sources == sources
      else { return nil }
      return FrameworkSDK(
        compilerFlags: known.compilerFlags, linkerFlags: known.linkerFlags, libraries: libraries)
    }
    if let sdk = known() { return sdk }
    // Another process may be building the same SDK, and would find its libraries removed.
    let lock = try FolderLock(of: scratch.appendingPathComponent("sdk"))
    defer { lock.release() }
    if let sdk = known() { return sdk }
    progress("building the frameworks, once (\(configuration.rawValue))")
    let manifest = try Manifest.read(root)
    try build(manifest, package: root, configuration: configuration) { line in
      // The package manager waits without end for another build of a folder with the same path.
      if line.hasPrefix("Another instance of SwiftPM"), let end = line.range(of: "...") {
        progress(String(line[..<end.lowerBound]))
      }
      output(line)
    }
    try? FileManager.default.removeItem(at: libraries)
    try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
    var sdk = try link(manifest, package: root, products: products, into: libraries)
    // SwiftPM does not track modules found through a search path; a changed flag forces recompilation.
    sdk.compilerFlags.append("-DPORTOLAN_\(sources)")
    try JSONEncoder().encode(
      BuildStamp(sources: sources, compilerFlags: sdk.compilerFlags, linkerFlags: sdk.linkerFlags)
    ).write(to: stamp)
    return sdk
  }

  /// Builds the frameworks in the package's own build folder.
  static func build(
    _ manifest: Manifest, package root: URL, configuration: Configuration, output: (String) -> Void
  ) throws {
    // Other flags than those of the checkout's own build would compile everything again.
    let flags =
      ProcessInfo.processInfo.environment["PORTOLAN_SWIFT_FLAGS"]?.split(separator: " ").map(String.init)
      ?? []
    // Building a product would build the whole package. Each command takes some seconds, also without changes.
    for target in manifest.builds {
      var errors: [String] = []
      let status = try Tool.lines(
        [
          "swift", "build", "--package-path", root.path, "--scratch-path",
          root.appendingPathComponent(".build").path, "-c", configuration.rawValue, "--target", target,
        ] + flags
      ) { line in
        output(line)
        if line.contains("error:") { errors.append(line) }
      }
      // A machine without GTK can still build and test; only windows are unavailable.
      if status != 0, target == Manifest.aggregate {
        throw ProjectError("the frameworks do not build: \(errors.first ?? "status \(status)")")
      }
    }
  }

  /// Creates the SDK from an existing build.
  /// - Parameters:
  ///   - products: The location of modules and object files.
  ///   - libraries: The destination of shared libraries.
  package static func link(package root: URL, products: URL, into libraries: URL) throws -> FrameworkSDK {
    try link(try Manifest.read(root), package: root, products: products, into: libraries)
  }

  private static func link(
    _ manifest: Manifest, package root: URL, products: URL, into libraries: URL
  ) throws -> FrameworkSDK {
    let names = try link(manifest, root: root, products: products, into: libraries)
    return FrameworkSDK(
      compilerFlags: try compilerFlags(manifest, root: root, products: products),
      linkerFlags: linkerFlags(names, in: libraries), libraries: libraries)
  }

  /// The flags that link a program with libraries of the frameworks.
  static func linkerFlags(_ names: [String], in libraries: URL) -> [String] {
    let (always, ifUsed) = FrameworkLibrary.splitByLoading(names)
    return ["-L", libraries.path, "-rpath", libraries.path, "--push-state", "--no-as-needed"]
      + always.map { "-l\($0)" } + ["--pop-state", "--as-needed"] + ifUsed.map { "-l\($0)" }
  }

  private struct BuildStamp: Codable {
    var sources: String
    var compilerFlags: [String]
    var linkerFlags: [String]
  }

  /// A fingerprint of the frameworks' sources.
  private static func fingerprint(of root: URL) throws -> String {
    var text = try Tool.capture(["swift", "--version"]).output
    var files = [root.appendingPathComponent("Package.swift")]
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
    for folder in try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    where ![
      "CommandLineTool", "Lowering", "Projects", "StoryboardTools", "portolan", "portolan-build",
    ].contains(folder.lastPathComponent) {
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
      files += (found?.allObjects as? [URL] ?? [])
    }
    for file in files.sorted(by: { $0.path < $1.path }) {
      let values = try file.resourceValues(forKeys: Set(keys))
      guard values.isRegularFile == true else { continue }
      text +=
        "\(file.path) \(values.contentModificationDate?.timeIntervalSince1970 ?? 0) \(values.fileSize ?? 0)\n"
    }
    return StableHash.text(text)
  }

  // MARK: Flags

  private static func compilerFlags(_ manifest: Manifest, root: URL, products: URL) throws -> [String] {
    var flags = ["-I", products.appendingPathComponent("Modules").path]
    let frameworks = manifest.frameworks
    for target in manifest.targets
    where frameworks.contains(target.name) {
      guard target.isClang, let map = moduleMap(of: target, root: root, products: products) else { continue }
      flags += ["-Xcc", "-fmodule-map-file=\(map.path)"]
      for flag in try manifest.packageConfiguration("--cflags", of: target) { flags += ["-Xcc", flag] }
    }
    return flags
  }

  /// The module map of a C target: its own, or the one that the package manager has written.
  static func moduleMap(of target: Manifest.Target, root: URL, products: URL) -> URL? {
    let folder = root.appendingPathComponent(target.path)
    return [
      folder.appendingPathComponent("module.modulemap"),
      folder.appendingPathComponent("include/module.modulemap"),
      products.appendingPathComponent("\(target.name).build/module.modulemap"),
    ].first { FileManager.default.fileExists(atPath: $0.path) }
  }

  // MARK: Libraries

  private static func files(in folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
  }

  /// Links the shared libraries. Returns their names.
  /// - Parameter arguments: Additional arguments for the compiler that links.
  static func link(
    _ manifest: Manifest, root: URL, products: URL, into folder: URL, arguments: [String] = []
  ) throws -> [String] {
    var made: [String] = []
    for framework in manifest.libraries {
      var flags: [String] = []
      var objects: [String] = []
      let own = manifest.targets.filter { framework.targets.contains($0.name) }
      // A system library of an earlier framework is not linked through that.
      let used = framework.targets.union(own.flatMap(\.dependencies))
      for target in manifest.targets where used.contains(target.name) {
        flags += try manifest.packageConfiguration("--libs", of: target)
      }
      for target in own {
        let build = products.appendingPathComponent("\(target.name).build")
        // The folder may contain object files of deleted sources.
        let sources = Set(files(in: root.appendingPathComponent(target.path)).map(\.lastPathComponent))
        objects += files(in: build).filter { file in
          file.pathExtension == "o" && sources.contains(file.deletingPathExtension().lastPathComponent)
        }.map(\.path)
        flags += target.linkedLibraries.map { "-l\($0)" }
      }
      let list = folder.appendingPathComponent("\(framework.name).objects")
      try objects.sorted().joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      let library = folder.appendingPathComponent("lib\(framework.name).so")
      let result = try Tool.capture(
        ["swiftc", "-emit-library", "-o", library.path, "@\(list.path)", "-L", folder.path]
          + framework.dependencies.map { "-l\($0)" }
          + flags + arguments + [
            "-Xlinker", "-soname", "-Xlinker", "lib\(framework.name).so", "-Xlinker", "-rpath", "-Xlinker",
            "$ORIGIN",
          ],
        errors: true)
      guard result.status == 0 else {
        // A machine without GTK can still build and test; only windows are unavailable.
        if framework.name == FrameworkLibrary.window { continue }
        throw ProjectError("\(framework.name) does not link: \(result.output.suffix(400))")
      }
      made.append(framework.name)
    }
    return made
  }
}
