import Foundation

/// Writes the SDK that ``InstalledSDK`` describes from a build of the frameworks' package.
package struct SDKAssembly {
  private let root: URL
  private let configuration: Configuration
  private let products: URL
  private let destination: URL
  /// The folder until it is complete.
  private let folder: URL
  private let manifest: Manifest

  /// - Parameters:
  ///   - package: The folder of the frameworks' package.
  ///   - configuration: That of packages is `release`. Without optimization, and without debug information, it is made from
  ///     the build of the tests in less time.
  ///   - folder: The destination, which is replaced.
  package init(package root: URL, configuration: Configuration, into folder: URL) throws {
    self.root = root
    self.configuration = configuration
    destination = folder
    self.folder = folder.appendingPathExtension("part")
    products = root.appendingPathComponent(".build/\(configuration.rawValue)").resolvingSymlinksInPath()
    manifest = try Manifest.read(root)
  }

  /// Builds the frameworks and writes the SDK.
  /// - Parameters:
  ///   - version: The version of Portolan.
  ///   - commit: The abbreviated commit of the sources.
  ///   - symbols: The folder for debug information, laid out by build identifiers; `nil` discards it.
  package func write(
    version: String, commit: String?, symbols: URL?, progress: (String) -> Void
  ) throws {
    try FrameworkSDK.build(manifest, package: root, configuration: configuration) { _ in }
    progress("linking")
    try? FileManager.default.removeItem(at: folder)
    for name in ["bin", "lib/link", "modules", "include", "runtime", "Documentation"] {
      try FileManager.default.createDirectory(at: place(name), withIntermediateDirectories: true)
    }
    var linking = ["-no-toolchain-stdlib-rpath", "-Xlinker", "--build-id=sha1"]
    if configuration == .debug { linking += ["-Xlinker", "--strip-debug"] }
    let libraries = try FrameworkSDK.link(
      manifest, root: root, products: products, into: place("lib"),
      arguments: linking + Self.searchPath("$ORIGIN/../runtime"))
    for name in libraries {
      try FileManager.default.removeItem(at: place("lib/\(name).objects"))
    }
    for program in ["portolan", "portolan-serve"] { try link(program, linking) }
    progress("copying modules and the Swift runtime")
    try copyModules()
    try copyHeaders()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Documentation/Coverage.md"), to: place("Documentation/Coverage.md"))
    try FrameworkNames.declarations(in: root.appendingPathComponent("Sources"))
      .write(to: place(FrameworkNames.fileName))
    let own = try contents("bin") + contents("lib").filter { $0.pathExtension == "so" }
    try copyRuntime(of: own)
    if configuration == .release {
      progress("splitting off debug information")
      for file in try own + contents("runtime") { try DebugSymbols.split(file, into: symbols) }
    }
    // The packages on which a package of the SDK depends.
    let files = try (own + contents("runtime")).map(\.path)
    try SharedLibraries.debianPackages(neededBy: files).joined(separator: "\n")
      .write(to: place("packages.txt"), atomically: true, encoding: .utf8)
    guard
      let compiler = try Tool.capture(["swift", "--version"]).output.split(separator: "\n").first
    else { throw ProjectError("there is no 'swift' on the search path") }
    try InstalledSDK(
      version: version, commit: commit, compiler: String(compiler), libraries: libraries,
      headerFolders: try copySystemHeaders()
    ).write(to: folder)
    try nameLinkedLibraries()
    try? FileManager.default.removeItem(at: destination)
    try FileManager.default.moveItem(at: folder, to: destination)
  }

  private func place(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func contents(_ path: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: place(path), includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  private static func searchPath(_ path: String) -> [String] {
    ["-Xlinker", "-rpath", "-Xlinker", path]
  }

  // MARK: Programs

  /// Links a program against the shared libraries, from the objects of its product.
  private func link(_ program: String, _ arguments: [String]) throws {
    let list = products.appendingPathComponent("\(program).product/Objects.LinkFileList")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw ProjectError(
        "\(program) is not built: swift build -c \(configuration.rawValue) --product \(program)")
    }
    let shared = Set(
      manifest.targets(of: FrameworkLibrary.kit).map { "\($0.replacing("-", with: "_")).build" })
    let objects = text.split(separator: "\n").filter { path in
      !path.split(separator: "/").contains { shared.contains(String($0)) }
    }
    let own = place("\(program).objects")
    try objects.joined(separator: "\n").write(to: own, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: own) }
    let usesSyntax = objects.contains { $0.contains("/Lowering.build/") }
    var libraries: [String] = []
    if usesSyntax {
      let host = try Tool.toolchainResources() + "/host"
      libraries = ["-L", host]
      libraries += ["SwiftParser", "SwiftSyntax", "SwiftIfConfig", "SwiftOperators"].map { "-l\($0)" }
      libraries += ["-L", place("lib").path, "-lPortolanKit"]
    }
    let soup = manifest.targets.filter { $0.name == "CSoup" && !usesSyntax }
    for target in soup { libraries += try manifest.packageConfiguration("--libs-only-l", of: target) }
    // The package manager renames the entry point, so that tests can import the module.
    libraries += ["-Xlinker", "--defsym=main=\(program.replacing("-", with: "_"))_main"]
    let result = try Tool.capture(
      ["swiftc", "-emit-executable", "-o", place("bin/\(program)").path, "@\(own.path)"] + libraries
        + arguments + Self.searchPath("$ORIGIN/../lib") + Self.searchPath("$ORIGIN/../runtime"), errors: true)
    guard result.status == 0 else {
      throw ProjectError("\(program) does not link: \(result.output.suffix(400))")
    }
  }

  /// Copies the libraries of the toolchain that files need.
  private func copyRuntime(of files: [URL]) throws {
    let resources = try Tool.toolchainResources()
    let found = try SharedLibraries.all(
      of: files.map(\.path), in: ["\(resources)/linux", "\(resources)/host"])
    // Test programs load the testing libraries of the toolchain.
    let testing: Set = [
      "libXCTest.so", "libTesting.so", "lib_TestingInterop.so", "lib_Testing_Foundation.so",
    ]
    for (name, path) in found where path.hasPrefix(resources + "/") && !testing.contains(name) {
      let copy = place("runtime/\(name)")
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: path).resolvingSymlinksInPath(), to: copy)
    }
  }

  // MARK: Modules

  private var targets: [Manifest.Target] {
    let names = manifest.frameworks
    return manifest.targets.filter { names.contains($0.name) }
  }

  private func copyModules() throws {
    for target in targets where !target.isClang {
      for suffix in ["swiftmodule", "swiftdoc"] {
        let name = "\(target.name).\(suffix)"
        try FileManager.default.copyItem(
          at: products.appendingPathComponent("Modules/\(name)"), to: place("modules/\(name)"))
      }
    }
  }

  /// Copies the headers of C modules, with paths relative to the module map.
  private func copyHeaders() throws {
    for target in targets where target.isClang {
      guard let map = FrameworkSDK.moduleMap(of: target, root: root, products: products) else { continue }
      let source = root.appendingPathComponent(target.path)
      let include = source.appendingPathComponent("include")
      let headers = FileManager.default.fileExists(atPath: include.path) ? include : source
      let copy = place("include/\(target.name)")
      try FileManager.default.copyItem(at: headers, to: copy)
      let text = try String(contentsOf: map, encoding: .utf8)
        .replacing(headers.path + "/", with: "").replacing(headers.path, with: ".")
      let file = copy.appendingPathComponent("module.modulemap")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Copies the headers of C libraries that the C modules of programs include. Returns the folders to search.
  private func copySystemHeaders() throws -> [String] {
    let needed = manifest.frameworks.subtracting(manifest.targets(of: FrameworkLibrary.window))
    let modules = manifest.targets.filter { $0.isClang && needed.contains($0.name) }
    var flags: [String] = []
    for target in modules { flags += try manifest.packageConfiguration("--cflags-only-I", of: target) }
    let headers = modules.flatMap { target in
      let found = FileManager.default.enumerator(
        at: place("include/\(target.name)"), includingPropertiesForKeys: nil)
      return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "h" }
    }
    return try SystemHeaders(includedBy: headers, flags: flags).copy(into: place("headers"))
  }

  /// Writes a linker script for each C library that a module map links, in place of a development package.
  private func nameLinkedLibraries() throws {
    let loaded = try SharedLibraries.named(
      by: contents("lib").filter { $0.pathExtension == "so" }.map(\.path))
    for target in targets where target.isClang {
      let map = place("include/\(target.name)/module.modulemap")
      let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
      for part in text.components(separatedBy: "link \"").dropFirst() {
        let name = part.prefix { $0 != "\"" }
        guard let library = loaded.first(where: { $0.hasPrefix("lib\(name).so") }) else { continue }
        try "INPUT(\(library))\n".write(
          to: place("lib/link/lib\(name).so"), atomically: true, encoding: .utf8)
      }
    }
  }
}
