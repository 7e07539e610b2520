import Foundation

/// The description of an SDK: a folder with the compiled frameworks, which works without their sources.
///
/// The folder can be moved. It contains:
///
///     sdk.json         this description
///     bin              the command and the server for browsers
///     modules          Swift modules
///     include          C modules with their headers, a folder for each
///     headers          the headers of C libraries that these include
///     lib              shared libraries of the frameworks
///     lib/link         names of C libraries for the linker
///     runtime          shared libraries of the Swift runtime
///     Documentation    the coverage page
///     packages.txt     the Debian packages whose libraries the files load
package struct InstalledSDK: Codable, Equatable, Sendable {
  package var version: String
  /// The abbreviated commit; `nil` if the sources were not a checkout.
  package var commit: String?
  /// The first line of `swift --version` of the compiler that built the modules.
  package var compiler: String
  /// The names of the frameworks' libraries, without prefix and suffix.
  package var libraries: [String]
  /// The folders with headers of C libraries, relative to `headers`.
  package var headerFolders: [String]

  package static let fileName = "sdk.json"

  /// Reads the description in a folder; `nil` if the folder is no SDK.
  package init?(at root: URL) {
    guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(Self.fileName).path),
      let known = try? JSONDecoder().decode(InstalledSDK.self, from: data)
    else { return nil }
    self = known
  }

  package init(
    version: String, commit: String?, compiler: String, libraries: [String], headerFolders: [String] = []
  ) {
    self.version = version
    self.commit = commit
    self.compiler = compiler
    self.libraries = libraries
    self.headerFolders = headerFolders
  }

  func write(to root: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: root.appendingPathComponent(Self.fileName))
  }

  // MARK: Toolchain

  /// The version number in the first line of `swift --version`.
  package static func number(of compiler: String) -> String {
    let number = compiler.components(separatedBy: "Swift version ").dropFirst().first?.prefix { $0 != " " }
    return number.map(String.init) ?? compiler
  }

  /// The reason why a toolchain cannot read the modules; `nil` if it can.
  ///
  /// Modules can be read only by the compiler version that has written them.
  /// - Parameter toolchain: The first line of `swift --version`; `nil` without a toolchain.
  package func mismatch(with toolchain: String?) -> String? {
    let needed = Self.number(of: compiler)
    guard let toolchain else {
      return "no 'swift' on the search path: install the toolchain Swift \(needed)"
    }
    guard Self.number(of: toolchain) != needed else { return nil }
    return "Portolan \(version) was built by Swift \(needed), and 'swift' on the search path is "
      + "\(Self.number(of: toolchain)): put the toolchain Swift \(needed) first, or build Portolan from its sources"
  }

  // MARK: Flags

  /// The SDK for the compiler on the search path.
  func frameworks(at root: URL) throws -> FrameworkSDK {
    let found = try? Tool.capture(["swift", "--version"])
    let toolchain = found.flatMap { $0.status == 0 ? $0.output.split(separator: "\n").first : nil }
    if let reason = mismatch(with: toolchain.map(String.init)) { throw ProjectError(reason) }
    let libraries = root.appendingPathComponent("lib")
    // A changed flag forces recompilation, because SwiftPM does not track modules found through a search path.
    let identity = "-DPORTOLAN_\(StableHash.text("\(version) \(commit ?? "")"))"
    return FrameworkSDK(
      compilerFlags: try compilerFlags(at: root) + [identity],
      linkerFlags: FrameworkSDK.linkerFlags(self.libraries, in: libraries)
        + ["-L", libraries.appendingPathComponent("link").path],
      libraries: libraries)
  }

  private func compilerFlags(at root: URL) throws -> [String] {
    var flags = ["-I", root.appendingPathComponent("modules").path]
    let modules = root.appendingPathComponent("include")
    for name in try FileManager.default.contentsOfDirectory(atPath: modules.path).sorted() {
      flags += ["-Xcc", "-fmodule-map-file=\(modules.path)/\(name)/module.modulemap"]
    }
    for path in headerFolders { flags += ["-Xcc", "-isystem", "-Xcc", "\(root.path)/headers/\(path)"] }
    return flags
  }
}
