import Foundation
import Lowering

/// Lowers the sources of a project and replaces them for the compiler through a virtual file system.
///
/// The compiler still reports the original paths. Results are cached, so that an incremental build without
/// changes reads no sources.
package struct SourceOverlay {
  /// The system that a source is compiled for.
  package enum Treatment: String, Codable, Sendable {
    /// Lowered.
    case asForIOS
    /// Taken as it is, with its branches for systems without the Objective-C runtime.
    case asForLinux
    /// Taken as it is, with the support that tests have.
    case testAsForLinux
  }

  /// A source file for the compiler.
  package struct Source: Hashable, Sendable {
    /// The path on the compiler's command line.
    package var path: String
    /// Text to append, such as an import for a test target.
    package var appended = ""
    /// The identifier of the source's module.
    package var module: String
    package var treatment = Treatment.asForIOS
    /// Whether the source is one of a package rather than of an Xcode project.
    package var isPackage = true
    /// The members of `AnyObject` that the source uses.
    package var members: [DynamicMember] = []

    package init(path: String, appended: String = "", module: String = "", isPackage: Bool = true) {
      self.path = path
      self.appended = appended
      self.module = module
      self.isPackage = isPackage
    }
  }

  /// Statistics of lowering.
  package struct Report: Sendable {
    package var files = 0
    package var rewritten = 0
    /// The number of files read; others were cached.
    package var read = 0
    /// The imported modules, each with an importing file.
    package var imports: [String: String] = [:]
    /// A text that changes with the sources.
    package var state = ""
  }

  private let folder: URL
  private let keepsPreviews: Bool

  /// Creates an overlay that stores its files in a folder.
  /// - Parameter keepsPreviews: Whether previews are compiled.
  package init(folder: URL, keepsPreviews: Bool = false) {
    self.folder = folder
    self.keepsPreviews = keepsPreviews
  }

  /// The compiler flags for the overlay.
  package var compilerFlags: [String] {
    ["-vfsoverlay", folder.appendingPathComponent("overlay.yaml").path]
  }

  private struct CachedFile: Codable {
    var size: Int
    var modified: Double
    var appended: String
    var treatment: Treatment
    var members: [DynamicMember]?
    var facts: FileSummary
    var imports: [String]
    /// The name of the lowered file; `nil` if the source is compiled unchanged.
    var lowered: String?
  }

  /// The references of sources, in a file of their own because an unchanged build does not need them.
  private var referenceFile: URL { folder.appendingPathComponent("references.json") }

  /// The references of all sources after an update.
  package func references() -> [String: ReferenceSummary] {
    (try? JSONDecoder().decode([String: ReferenceSummary].self, from: Data(contentsOf: referenceFile))) ?? [:]
  }

  /// Keeps the references of the sources that were read.
  private func writeReferences(_ read: [String: SourceFile], of sources: [Source]) throws {
    let known = references()
    var all: [String: ReferenceSummary] = [:]
    for source in sources where source.treatment == .asForIOS {
      if let file = read[source.path] {
        all[source.path] = file.references
      } else {
        all[source.path] = try known[source.path] ?? open(source).references
      }
    }
    try JSONEncoder().encode(all).write(to: referenceFile)
  }

  private static func state(of files: [String: CachedFile]) -> String {
    var text = ""
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      text += "\(path) \(file.size) \(file.modified)\n"
    }
    return StableHash.text(text)
  }

  private struct Cache: Codable {
    var tool: String
    var facts: String
    /// Incremented when a result changes without a change of its source, which the compiler would not detect.
    var epoch: Int
    var files: [String: CachedFile]
  }

  /// Lowers the given sources. The returned flag must be passed to the compiler.
  package func update(_ sources: [Source], tool: String) throws -> (report: Report, flag: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let cacheFile = folder.appendingPathComponent("sources.json")
    let old = (try? JSONDecoder().decode(Cache.self, from: Data(contentsOf: cacheFile)))
    let isSameTool = old?.tool == tool
    var report = Report(files: sources.count)
    var files: [String: CachedFile] = [:]
    var read: [String: SourceFile] = [:]
    for source in sources {
      let state = try FileState(source.path)
      if isSameTool, let known = old?.files[source.path], known.size == state.size,
        known.modified == state.modified,
        known.appended == source.appended, known.treatment == source.treatment,
        known.members ?? [] == source.members
      {
        files[source.path] = known
        continue
      }
      let file = try open(source)
      read[source.path] = file
      files[source.path] = CachedFile(
        size: state.size, modified: state.modified, appended: source.appended,
        treatment: source.treatment, members: source.members, facts: file.facts, imports: file.imports)
    }
    let lowered = files.values.filter { $0.treatment == .asForIOS }
    let facts = ProjectSummary(lowered.map(\.facts))
    let lists = TestLists(files.values.map(\.facts))
    let fingerprint = facts.fingerprint + lists.fingerprint
    let haveFactsChanged = !isSameTool || old?.facts != fingerprint
    var epoch = old?.epoch ?? 0
    var hasDrifted = false
    for source in sources where haveFactsChanged || read[source.path] != nil {
      let known = old?.files[source.path]
      // The compiler notices a source that was edited, but not one that is compiled for another system than before.
      let isNew =
        read[source.path] != nil && isSameTool && known?.treatment ?? source.treatment == source.treatment
      let file = try read[source.path] ?? open(source)
      read[source.path] = file
      let text = text(of: file, source, facts, lists)
      let name = text.map { _ in
        StableHash.text(source.path) + "_" + (source.path as NSString).lastPathComponent
      }
      let changed = try write(text, to: name)
      if !isNew, changed || known?.lowered != name, old != nil { hasDrifted = true }
      files[source.path]?.lowered = name
    }
    report.read = read.count
    if hasDrifted { epoch += 1 }
    for (path, known) in files {
      if known.lowered != nil { report.rewritten += 1 }
      guard known.treatment == .asForIOS else { continue }
      for module in known.imports where report.imports[module].map({ path < $0 }) ?? true {
        report.imports[module] = path
      }
    }
    report.state = Self.state(of: files)
    if !read.isEmpty || files.count != old?.files.count
      || !FileManager.default.fileExists(atPath: referenceFile.path)
    {
      try writeReferences(read, of: sources)
    }
    try writeOverlay(files, to: folder.appendingPathComponent("overlay.yaml"))
    let cache = Cache(tool: tool, facts: fingerprint, epoch: epoch, files: files)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(cache).write(to: cacheFile)
    return (report, "-DPTL_\(epoch)")
  }

  /// The sources of the last update for an editor, by their own paths.
  ///
  /// - Parameter originals: The own paths, by the paths for the compiler.
  func editorSources(_ sources: [Source], originals: [String: String]) -> EditorSources {
    let cacheFile = folder.appendingPathComponent("sources.json")
    let cache = try? JSONDecoder().decode(Cache.self, from: Data(contentsOf: cacheFile))
    var known: [String: (Source, FileSummary)] = [:]
    for source in sources {
      guard let file = cache?.files[source.path] else { continue }
      known[originals[source.path] ?? source.path] = (source, file.facts)
    }
    return EditorSources(known)
  }

  /// Writes an overlay with the lowered sources of the last update at their own paths.
  func writeEditorOverlay(to file: URL, originals: [String: String]) throws {
    let cacheFile = folder.appendingPathComponent("sources.json")
    let cache = try JSONDecoder().decode(Cache.self, from: Data(contentsOf: cacheFile))
    var files: [String: CachedFile] = [:]
    for (path, known) in cache.files { files[originals[path] ?? path] = known }
    try writeOverlay(files, to: file)
  }

  private func open(_ source: Source) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: source.path) else {
      throw ProjectError("\(source.path) cannot be read")
    }
    return SourceFile(
      name: (source.path as NSString).lastPathComponent, bytes: Array(data), module: source.module,
      isPackage: source.isPackage)
  }

  /// The text that is compiled instead of a source; `nil` for the source itself.
  private func text(
    of file: SourceFile, _ source: Source, _ facts: ProjectSummary, _ lists: TestLists
  ) -> String? {
    let text =
      switch source.treatment {
      case .asForIOS:
        file.lowered(facts, for: keepsPreviews ? .previews : .compiler, members: source.members)?.text
      case .asForLinux, .testAsForLinux: file.textForLinux
      }
    if source.treatment == .asForLinux { return text }
    let appended = [Self.appendedText(file, source), file.listedTests(lists)].filter { !$0.isEmpty }
      .joined(separator: "\n")
    if appended.isEmpty { return text }
    return (text ?? file.text) + "\n" + appended + "\n"
  }

  /// The text after the last line of a lowered source.
  static func appendedText(_ file: SourceFile, _ source: Source) -> String {
    var appended = source.appended
    // Imports modules whose declarations are part of XCTest on iOS.
    if file.imports.contains("XCTest") {
      appended += "\n@_exported import PortolanXCTest\n" + testSupport
      if file.usesInterfaceTesting { appended += "\n@_exported import XCUIAutomation" }
    }
    return appended
  }

  /// Code that lets PortolanXCTest intercept failures from the first test of an image.
  private static let testSupport = """
    private enum __PTLTests { @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = { \
    _installTestSupport() } }
    """

  /// Writes a file. Returns whether its contents changed.
  private func write(_ text: String?, to name: String?) throws -> Bool {
    guard let text, let name else { return false }
    let file = folder.appendingPathComponent(name)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return false }
    try data.write(to: file)
    return true
  }

  private func writeOverlay(_ files: [String: CachedFile], to file: URL) throws {
    let roots = files.compactMap { path, known in
      known.lowered.map { name in
        ["type": "file", "name": path, "external-contents": folder.appendingPathComponent(name).path]
      }
    }.sorted { $0["name"]! < $1["name"]! }
    let overlay: [String: Any] = [
      "version": 0, "use-external-names": "false", "case-sensitive": "true", "roots": roots,
    ]
    let data = try JSONSerialization.data(
      withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
  }
}
