import Foundation

/// Builds an unmodified Swift package or Xcode project.
package struct ProjectBuild: Sendable {
  enum Kind {
    case package(URL)
    case xcode(XcodeProject, GeneratedPackage)
  }

  /// A progress event.
  package enum Event: Sendable {
    case progress(String)
    case message(DiagnosticFilter.Message)
    /// A problem that Xcode reports and the compiler does not.
    case finding(DiagnosticFilter.Message)
    /// A line of the build tool's output.
    case output(String)
  }

  let kind: Kind
  package let scratch: URL
  private let configuration: Configuration
  /// Whether previews are compiled.
  package let keepsPreviews: Bool
  /// `nil` for packages that depend on the frameworks directly.
  let sdk: FrameworkSDK?
  let tool: String
  /// The folder of the frameworks' own package.
  let frameworks: URL
  private let packageList: PackageList
  /// The tests that replace those of a package.
  private let outsideTests: OutsideTests?

  /// The parts of an Xcode project that could not be mapped.
  package var unmapped: [String] {
    if case .xcode(let project, _) = kind { project.unmapped } else { [] }
  }

  /// - Parameters:
  ///   - path: The folder of the package or project, or the manifest or project file.
  ///   - scratch: The build folder; defaults to `.build/portolan` in the project folder, and to `.build/portolan/project` for
  ///     a project beside a package.
  ///   - frameworks: The folder of the frameworks' own package.
  ///   - tool: A version string that changes with the lowering.
  ///   - tests: A folder of tests that replaces the project's tests.
  ///   - built: The prebuilt frameworks; `nil` to build them from their package.
  ///   - keepsPreviews: Whether previews are compiled, in a build folder of their own; they are removed otherwise.
  ///   - isTested: Whether the build configuration is that of the schemes' tests.
  package init(
    path: URL, scratch: URL?, configuration: Configuration, frameworks: URL, tool: String,
    tests: URL? = nil, built: FrameworkSDK? = nil, keepsPreviews: Bool = false,
    isTested: Bool = false, each: (Event) -> Void
  ) throws {
    let manager = FileManager.default
    let path = path.lastPathComponent == "Package.swift" ? path.deletingLastPathComponent() : path
    guard manager.fileExists(atPath: path.path) else { throw ProjectError("\(path.path) does not exist") }
    let testsAreInProject = isTested && tests == nil && Self.testsAreInProject(beside: path)
    let hasManifest =
      manager.fileExists(atPath: path.appendingPathComponent("Package.swift").path)
      && !Self.hidesProject(path) && !testsAreInProject
    if !hasManifest, let file = XcodeProject.find(at: path) {
      if testsAreInProject {
        each(.progress("Package.swift has no tests; those of \(file.lastPathComponent) are taken"))
      }
      var project = try XcodeProject(contentsOf: file, isTested: isTested)
      if let tests { try project.addTests(in: tests) }
      if !keepsPreviews { project.removeWidgets() }
      self.scratch = try Self.scratch(
        scratch ?? Self.projectScratch(in: project.root), in: project.root, keepsPreviews)
      if project.targets.isEmpty { throw ProjectError("\(file.lastPathComponent) has no target for iOS") }
      let generated = try GeneratedPackage(
        project, in: self.scratch.appendingPathComponent("package"), files: .links)
      kind = .xcode(project, generated)
    } else if hasManifest {
      kind = .package(path)
      if let other = Self.project(beside: path) {
        each(.progress("Package.swift is taken; for the project: portolan … \(other)"))
      }
      self.scratch = try Self.scratch(scratch, in: path, keepsPreviews)
    } else {
      throw ProjectError("\(path.path) contains neither a Package.swift nor an Xcode project")
    }
    self.configuration = configuration
    self.keepsPreviews = keepsPreviews
    self.tool = tool
    self.frameworks = frameworks
    let root =
      switch kind {
      case .package(let folder): folder
      case .xcode(_, let generated): generated.folder
      }
    packageList = PackageList(
      root: root, scratch: self.scratch, name: path.deletingPathExtension().lastPathComponent)
    let manifest =
      (try? String(contentsOf: path.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
    let dependsOnFrameworks = hasManifest && manifest.lowercased().contains("package: \"portolan\"")
    if case .package = kind, let tests {
      outsideTests = try OutsideTests(in: tests, package: path, dependsOnFrameworks: dependsOnFrameworks)
    } else {
      outsideTests = nil
    }
    if let built {
      sdk = built
    } else if dependsOnFrameworks {
      sdk = nil
    } else {
      sdk = try FrameworkSDK.prepare(package: frameworks, configuration: configuration) {
        each(.progress($0))
      } output: {
        each(.output($0))
      }
    }
  }

  /// The build folder of a project beside a package, which has products and tests of its own; nil for other projects.
  package static func projectScratch(in root: URL) -> URL? {
    let manifest = root.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path), !hidesProject(root) else { return nil }
    return root.appendingPathComponent(".build/portolan/project")
  }

  private static func scratch(_ given: URL?, in root: URL, _ keepsPreviews: Bool) throws -> URL {
    let folder = given ?? root.appendingPathComponent(".build/portolan")
    return keepsPreviews ? try previewScratch(in: folder) : folder
  }

  /// Whether the package of a folder has no targets, and only keeps the project beside it out of another package.
  package static func hidesProject(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard project(beside: folder) != nil, let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      return false
    }
    return !text.contains("arget(")
  }

  /// Whether the package of a folder has no tests, and the Xcode project beside it has.
  package static func testsAreInProject(beside folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard project(beside: folder) != nil, let text = try? String(contentsOf: manifest, encoding: .utf8),
      !text.contains(".testTarget("), let file = XcodeProject.find(at: folder),
      let project = try? XcodeProject(contentsOf: file, isTested: true)
    else { return false }
    return project.targets.contains { $0.kind.isTests }
  }

  /// Returns the path of the Xcode project beside a manifest.
  private static func project(beside folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().first { $0.hasSuffix(".xcodeproj") }
  }

  var packageFolder: URL {
    switch kind {
    case .package(let folder): folder
    case .xcode(_, let generated): generated.folder
    }
  }

  var isXcode: Bool { if case .xcode = kind { true } else { false } }

  var originals: [String: String] {
    if case .xcode(_, let generated) = kind { generated.originals } else { outsideTests?.originals ?? [:] }
  }

  var overlay: SourceOverlay {
    SourceOverlay(folder: scratch.appendingPathComponent("lowered"), keepsPreviews: keepsPreviews)
  }

  var products: URL { scratch.appendingPathComponent(configuration.rawValue) }

  // MARK: Building

  /// Lowers and compiles the project. Returns the outcome.
  /// - Parameter isStrict: Whether errors that only Xcode finds prevent the compilation.
  package func build(tests: Bool, isStrict: Bool = true, each: (Event) -> Void) throws -> (
    succeeded: Bool, report: SourceOverlay.Report
  ) {
    try ModuleCaches.removeMoved(in: scratch)
    let all = try sources()
    var linux = LinuxModules(scratch: scratch)
    var members = DynamicMembers(scratch: scratch)
    /// The errors of modules that support Linux, as compiled for iOS.
    var withheld: [String: [DiagnosticFilter.Message]] = [:]
    /// The modules that compile neither way.
    var settled: Set<String> = []
    var reported: Set<DiagnosticFilter.Message> = []
    func report(_ message: DiagnosticFilter.Message) {
      if reported.insert(message).inserted { each(.message(message)) }
    }
    var checks = isStrict
    while true {
      var failed: [String: [DiagnosticFilter.Message]] = [:]
      var unplaced: [DiagnosticFilter.Message] = []
      var isSupported: [String: Bool] = [:]
      var hasNewMembers = false
      let (succeeded, statistics) = try compile(
        members.added(to: linux.treated(all)), tests: tests, isStrict: checks
      ) { event in
        guard case .message(let message) = event else { return each(event) }
        if let (path, member) = DynamicMembers.member(in: message), let source = source(at: path, all),
          members.insert(member, source.path)
        {
          hasNewMembers = true
          return
        }
        // The errors after that may be its consequences; others come again.
        if hasNewMembers, message.kind == .error { return }
        if message.kind == .error, message.place.isEmpty { return unplaced.append(message) }
        guard message.kind == .error, let module = module(at: message.place, all),
          !settled.contains(module)
        else { return report(message) }
        if isSupported[module] == nil { isSupported[module] = LinuxModules.supportsLinux(module, all) }
        if isSupported[module] == true {
          failed[module, default: []].append(message)
        } else {
          report(message)
        }
      }
      checks = false
      for module in failed.keys.sorted() where linux.contains(module) {
        settled.insert(module)
        try linux.remove(module)
        for message in withheld.removeValue(forKey: module) ?? failed[module] ?? [] { report(message) }
        failed[module] = nil
      }
      for (module, messages) in failed.sorted(by: { $0.key < $1.key }) {
        try linux.insert(module, all)
        withheld[module] = messages
        let name = (module as NSString).lastPathComponent
        each(
          .progress(
            "compiling \(name) as for Linux, because it does not compile as for iOS: \(messages[0].line)"))
      }
      if hasNewMembers { try members.save() }
      guard failed.isEmpty, !hasNewMembers else { continue }
      unplaced.forEach(report)
      return (succeeded, statistics)
    }
  }

  /// The module, by folder, of the source that a diagnostic is in.
  private func module(at place: String, _ sources: [SourceOverlay.Source]) -> String? {
    guard let path = place.split(separator: ":").first else { return nil }
    return source(at: String(path), sources)?.module
  }

  private func source(at path: String, _ sources: [SourceOverlay.Source]) -> SourceOverlay.Source? {
    sources.first { $0.path == path || originals[$0.path] == path }
  }

  /// Compiles the project once, with these sources lowered.
  private func compile(
    _ sources: [SourceOverlay.Source], tests: Bool, isStrict: Bool, each: (Event) -> Void
  ) throws -> (
    succeeded: Bool, report: SourceOverlay.Report
  ) {
    let (report, flag) = try overlay.update(sources, tool: tool)
    if isStrict {
      let found = try check(overlay, report)
      for message in found { each(.finding(message)) }
      if found.contains(where: { $0.kind == .error }) { return (false, report) }
    }
    let arguments = try arguments(overlay, flag)
    var filter = DiagnosticFilter(originals: originals, coverage: CoverageTable(root: frameworks))
    var last: [String] = []
    // Ignores the test manifest that a package maintains for Linux; it may differ from the tests on iOS.
    let testArguments = tests ? ["--build-tests", "--enable-test-discovery"] : []
    let status = try Tool.lines(["swift", "build"] + arguments + testArguments) { line in
      each(.output(line))
      last.append(line)
      if last.count > 5 { last.removeFirst() }
      if let message = filter.message(in: line) { each(.message(message)) }
    }
    if status != 0 { for message in filter.remaining() { each(.message(message)) } }
    if status != 0, filter.errors == 0 {
      each(.message(DiagnosticFilter.Message(kind: .error, place: "", text: last.joined(separator: " "))))
    }
    return (status == 0, report)
  }

  private func arguments(_ overlay: SourceOverlay, _ flag: String) throws -> [String] {
    var arguments = [
      "--package-path", packageFolder.path, "--scratch-path", scratch.path, "-c", configuration.rawValue,
    ]
    for flag in (sdk?.compilerFlags ?? []) + overlay.compilerFlags + [flag] {
      arguments += ["-Xswiftc", flag]
    }
    for flag in sdk?.linkerFlags ?? [] { arguments += ["-Xlinker", flag] }
    return arguments + (try manifestArguments(try packages()))
  }

  // MARK: Checks

  /// Returns the problems that Xcode reports and the compiler on Linux does not, without building.
  package func check() throws -> [DiagnosticFilter.Message] {
    // Unavailable packages do not prevent the check of the project's own sources.
    let all = (try? sources()) ?? (try? sources(of: [])) ?? []
    return try check(overlay, overlay.update(all, tool: tool).report)
  }

  private func check(_ overlay: SourceOverlay, _ report: SourceOverlay.Report) throws
    -> [DiagnosticFilter.Message]
  {
    if case let found = entryPointProblems, !found.isEmpty { return found }
    let resources = resourceFiles()
    return try ProjectCheck(folder: scratch, tool: tool).messages(state: report.state, resources: resources) {
      let references = overlay.references()
      let names = FrameworkNames(root: frameworks)
      return CheckedProject(
        sources: ownSources().compactMap { path, isTest, infersObjC in
          references[path].map {
            CheckedProject.Source(
              path: originals[path] ?? path, references: $0, isTest: isTest, infersObjC: infersObjC)
          }
        },
        index: ProjectIndex(references, frameworks: names), frameworks: names,
        resources: ResourceIndex(resources), modules: ownModules(), hasObjectiveC: hasObjectiveC,
        presentModules: ImportCheck.presentModules(frameworks: frameworks).union(ownModules()),
        manifests: manifests(), compilesAllSources: isXcode, otherDependencies: otherDependencies()
      )
    }
  }

  /// The manifests of the project and its packages.
  private func manifests() -> String? {
    guard let packages = try? packages() else { return nil }
    return ([packageFolder] + packages).map { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
      return "\"\(folder.lastPathComponent)\"\n"
        + manifests.map { name in
          (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        }.joined()
    }.joined()
  }

  /// The lists of CocoaPods and Carthage.
  private func otherDependencies() -> String {
    ["Podfile", "Cartfile"].map { name in
      (try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }.joined()
  }

  /// The sources of the project without those of its dependencies.
  private func ownSources() -> [(path: String, isTest: Bool, infersObjC: Bool)] {
    switch kind {
    case .xcode(let project, let generated):
      let root = generated.folder.standardizedFileURL.path
      return project.targets.flatMap { target in
        let folder = "\(root)/\(target.kind.isTests ? "Tests" : "Sources")/\(target.module)/"
        return generated.originals.keys.filter { $0.hasPrefix(folder) }.sorted().map { path in
          (path, target.kind.isTests, target.languageMode.hasPrefix("4"))
        }
      }
    case .package(let folder):
      return targetFolders(of: folder).flatMap(swiftFiles).map {
        ($0.path, $0.path.contains("/Tests/"), false)
      }
    }
  }

  /// The folders of a package's targets: the conventional ones, and those that the manifest names.
  private func targetFolders(of package: URL) -> [URL] {
    let manifest = try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let named = (manifest ?? "").components(separatedBy: "path: \"").dropFirst().map { text in
      String(text.prefix { $0 != "\"" })
    }
    var folders: [URL] = []
    for name in ["Sources", "Tests", "Source", "src"] + named {
      let folder = package.appendingPathComponent(name).standardizedFileURL
      let isInside = folder.path.hasPrefix(package.standardizedFileURL.path)
      let isPackage = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Package.swift").path)
      guard isInside, !isPackage || folder == package.standardizedFileURL else { continue }
      if !folders.contains(where: { folder.path.hasPrefix($0.path) }) { folders.append(folder) }
    }
    return folders
  }

  /// The resources of the project's targets.
  private func resourceFiles() -> [URL] {
    switch kind {
    case .xcode(let project, _):
      var seen: Set<URL> = []
      return project.targets.flatMap(\.resources).map(\.file).filter { seen.insert($0).inserted }
    case .package(let folder): return targetFolders(of: folder).flatMap(Self.resources)
    }
  }

  /// The files of a package's targets other than sources, with asset catalogues as a whole.
  private static func resources(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let files = (found ?? []).filter { $0.pathExtension != "swift" }.sorted { $0.path < $1.path }
    return files.flatMap { file in
      let isCatalog = file.pathExtension == "xcassets"
      return file.hasDirectoryPath && !isCatalog ? resources(in: file) : [file]
    }
  }

  /// The names of the project's modules.
  private func ownModules() -> Set<String> {
    switch kind {
    case .xcode(let project, _): return Set(project.targets.map(\.module))
    case .package(let folder):
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("Sources").path)
      return Set(names ?? [])
    }
  }

  /// Whether targets have parts in Objective-C.
  private var hasObjectiveC: Bool { unmapped.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") } }

  // MARK: Sources

  func sources() throws -> [SourceOverlay.Source] {
    try sources(of: packages())
  }

  /// The sources of the project and of packages.
  private func sources(of packages: [URL]) throws -> [SourceOverlay.Source] {
    var all: [SourceOverlay.Source] = []
    switch kind {
    case .xcode(_, let generated):
      all = generated.originals.keys.sorted().map { path in
        SourceOverlay.Source(
          path: path, appended: generated.appended[path] ?? "",
          module: Self.module(of: path, in: generated.folder.standardizedFileURL.path), isPackage: false)
      }
    case .package(let folder):
      all = PackageAssets.addingSymbols(to: packageFiles(in: folder))
      for path in (outsideTests?.originals.keys ?? [:].keys).sorted() {
        all.append(SourceOverlay.Source(path: path, module: OutsideTests.module))
      }
    }
    for folder in packages {
      let files = PackageAssets.addingSymbols(to: packageFiles(in: folder))
      all += LinuxModules.hasPlatformHeaders(folder) ? LinuxModules.interfaceSources(files) : files
    }
    return all
  }

  /// Returns an identifier for the module of a source: the folder of its target.
  private static func module(of path: String, in root: String) -> String {
    let parts = path.dropFirst(root.count).split(separator: "/").dropLast()
    let usual: Set<Substring> = ["Sources", "Source", "Tests", "src"]
    guard let first = parts.first else { return root }
    return usual.contains(first) ? "\(root)/\(parts.prefix(2).joined(separator: "/"))" : "\(root)/\(first)"
  }

  func swiftFiles(in folder: URL) -> [SourceOverlay.Source] {
    packageFiles(in: folder).sources
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether a path is a symbolic link to a folder that contains it. Such links would be followed without end.
  private static func isLinkToAncestor(_ path: String) -> Bool {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { return false }
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let parent = resolved((path as NSString).deletingLastPathComponent)
    return "\(parent)/".hasPrefix("\(resolved(path))/")
  }

  /// Returns the sources and asset catalogs below a folder.
  private func packageFiles(in folder: URL) -> PackageAssets.Files {
    let root = folder.standardizedFileURL.path
    var found = PackageAssets.Files()
    var next = [root]
    while let path = next.popLast() {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        // Catalogues of documentation contain pieces of code that are not compiled.
        guard !name.hasPrefix("."), !name.hasSuffix(".docc") else { continue }
        let full = "\(path)/\(name)"
        // Folders of repositories have names such as `Reader.swift`, too.
        if name.hasSuffix(".swift"), !Self.isFolder(full) {
          if !(path == root && name.hasPrefix("Package")) {
            found.sources.append(SourceOverlay.Source(path: full, module: Self.module(of: full, in: root)))
          }
          continue
        }
        if name.hasSuffix(".xcassets") {
          found.catalogs.append(URL(fileURLWithPath: full, isDirectory: true))
          continue
        }
        if Self.isFolder(full), !Self.isLinkToAncestor(full) { next.append(full) }
      }
    }
    found.sources.sort { $0.path < $1.path }
    return found
  }

  /// Returns the arguments that make the package manager read the manifests rewritten for iOS.
  private func manifestArguments(_ packages: [URL]) throws -> [String] {
    if sdk == nil, outsideTests == nil { return [] }
    let overlay = ManifestOverlay(folder: scratch.appendingPathComponent("manifests"))
    return ["--manifest-cache", "local"]
      + (try overlay.update(
        [packageFolder] + packages, appended: outsideTests?.declarations ?? ""))
  }

  /// The folders of all dependencies.
  func packages() throws -> [URL] {
    try packageList.folders(manifestArguments)
  }

  // MARK: Running

  /// The names of the executables.
  package func programs() throws -> [String] {
    switch kind {
    case .xcode(let project, _):
      return project.targets.filter { $0.kind == .application }.map(\.module)
    case .package(let folder):
      let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      guard manifest.contains("executableTarget") else { return [] }
      let result = try Tool.capture(
        [
          "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
        ] + (try manifestArguments([])) + ["describe", "--type", "json"])
      guard let start = result.output.firstIndex(of: "{"),
        let package = try? JSONSerialization.jsonObject(with: Data(result.output[start...].utf8))
          as? [String: Any]
      else { return [] }
      return (package["targets"] as? [[String: Any]] ?? []).compactMap {
        $0["type"] as? String == "executable" ? $0["name"] as? String : nil
      }.sorted()
    }
  }

  /// Assembles an app folder with resources and `Info.plist`, and returns the path of its executable.
  /// - Parameter program: The executable, if it is not that of the target.
  package func application(_ name: String, program: URL? = nil) throws -> URL {
    let manager = FileManager.default
    let folder = scratch.appendingPathComponent("Apps/\(name).app")
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = program ?? products.resolvingSymlinksInPath().appendingPathComponent(name)
    guard manager.fileExists(atPath: program.path) else { throw ProjectError("\(name) was not built") }
    try manager.linkItem(at: program, to: folder.appendingPathComponent(name))
    let built = try manager.contentsOfDirectory(
      at: program.deletingLastPathComponent(), includingPropertiesForKeys: nil)
    // Dynamic libraries of packages are loaded from the folder of the program.
    for library in built where library.pathExtension == "so" { try link(library, into: folder) }
    for bundle in built where bundle.pathExtension == "resources" {
      try link(bundle, into: folder)
      guard bundle.deletingPathExtension().lastPathComponent.hasSuffix("_\(name)") else { continue }
      for item in try manager.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil) {
        try link(item, into: folder)
      }
    }
    try linkWidgetResources(of: built, into: folder)
    if case .xcode(let project, _) = kind, let target = project.targets.first(where: { $0.module == name }) {
      try target.informationData().write(to: folder.appendingPathComponent("Info.plist"))
    } else {
      if let list = informationList(of: name) {
        let target = folder.appendingPathComponent("Info.plist")
        try? manager.removeItem(at: target)
        try manager.copyItem(at: list, to: target)
      }
    }
    return folder.appendingPathComponent(name)
  }

  /// The `Info.plist` of an executable in a package.
  func informationList(of name: String) -> URL? {
    guard case .package = kind else { return nil }
    return
      ["Sources/\(name)/Info.plist", "Sources/\(name)/\(name)-Info.plist", "Info.plist"]
      .map(packageFolder.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Adds the resources of widget extensions to the app that draws their previews, whose own come first.
  private func linkWidgetResources(of built: [URL], into folder: URL) throws {
    guard case .xcode(let project, _) = kind else { return }
    for target in project.targets where target.kind == .widgets {
      let suffix = "_\(target.module).resources"
      for bundle in built where bundle.lastPathComponent.hasSuffix(suffix) {
        let items = try FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)
        for item in items {
          let name = item.lastPathComponent
          let isTaken = FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
          guard !isTaken || item.pathExtension == "xcassets" else { continue }
          try link(item, into: folder, as: isTaken ? "\(target.module)-\(name)" : name)
        }
      }
    }
  }

  func link(_ item: URL, into folder: URL, as name: String? = nil) throws {
    let target = folder.appendingPathComponent(name ?? item.lastPathComponent)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.createSymbolicLink(
      atPath: target.path, withDestinationPath: item.resolvingSymlinksInPath().path)
  }
}
