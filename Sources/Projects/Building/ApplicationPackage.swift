import Foundation

/// An app with everything that it needs to run on a machine without Portolan and Swift.
///
/// The files are laid out below a prefix:
///
///     lib/NAME            the program, its resources and Info.plist
///     lib/NAME/Frameworks shared libraries of Portolan and of the Swift runtime
///     bin/NAME            a link to the program
///     share               the files for the desktop, which the program writes itself
package struct ApplicationPackage {
  /// The name of the program in a terminal.
  package let name: String
  package let version: String
  package let displayName: String
  /// The Debian packages whose libraries are loaded.
  package private(set) var systemPackages: [String] = []

  private let folder: URL
  private let information: [String: Any]

  /// - Parameter application: The folder that ``ProjectBuild/application(_:)`` has assembled.
  package init(_ application: URL) {
    folder = application
    let list = FileManager.default.contents(atPath: application.appendingPathComponent("Info.plist").path)
    let program = application.deletingPathExtension().lastPathComponent
    information =
      list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
      ?? [:]
    name = DebianPackage.plainName(program)
    displayName =
      information["CFBundleDisplayName"] as? String ?? information["CFBundleName"] as? String ?? program
    version = information["CFBundleShortVersionString"] as? String ?? "1.0"
  }

  /// Writes the files.
  /// - Parameters:
  ///   - prefix: An empty folder.
  ///   - place: The place where the folder is installed.
  ///   - sdk: The frameworks that the program was built with.
  package mutating func write(to prefix: URL, installedAt place: String = "/usr", sdk: FrameworkSDK) throws {
    guard information["CFBundleIdentifier"] is String else {
      throw ProjectError(
        "\(displayName) has no CFBundleIdentifier in its Info.plist, by which desktops know it")
    }
    let manager = FileManager.default
    let home = prefix.appendingPathComponent("lib/\(name)")
    try manager.createDirectory(at: home.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The assembled folder has links to the products of the build.
    try Self.run(["cp", "-rL", folder.path, home.path])
    let program = home.appendingPathComponent(folder.deletingPathExtension().lastPathComponent)
    try copyLibraries(of: program, into: home.appendingPathComponent("Frameworks"), sdk)
    try DebugSymbols.split(program, into: nil)

    let link = prefix.appendingPathComponent("bin/\(name)")
    try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: link.path, withDestinationPath: "../lib/\(name)/\(program.lastPathComponent)")
    try writeDesktopFiles(of: program, to: prefix, installed: "\(place)/bin/\(name)")
    try Self.run(["chmod", "-R", "u=rwX,go=rX", prefix.path])
  }

  private mutating func copyLibraries(of program: URL, into frameworks: URL, _ sdk: FrameworkSDK) throws {
    try FileManager.default.createDirectory(at: frameworks, withIntermediateDirectories: true)
    let home = program.deletingLastPathComponent()
    let found = try SharedLibraries.all(of: [program.path], in: try sdk.searchedFolders() + [home.path])
    var carried = [program.path]
    for (name, path) in found where !Self.isOfSystem(path) {
      let copy = frameworks.appendingPathComponent(name)
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      try FileManager.default.copyItem(at: file, to: copy)
      try DebugSymbols.split(copy, into: nil)
      carried.append(copy.path)
    }
    // Those that packages build have been copied from beside the program.
    for file in try FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)
    where file.pathExtension == "so" { try FileManager.default.removeItem(at: file) }
    systemPackages = try SharedLibraries.debianPackages(neededBy: carried)
  }

  /// Whether a library belongs to a package of the system.
  private static func isOfSystem(_ path: String) -> Bool {
    ["/lib/", "/lib64/", "/usr/lib/x86_64-linux-gnu/", "/usr/lib/aarch64-linux-gnu/"].contains {
      path.hasPrefix($0)
    }
  }

  /// Lets the program write its entry, icons and types, since it reads asset catalogs.
  private func writeDesktopFiles(of program: URL, to prefix: URL, installed: String) throws {
    let share = prefix.appendingPathComponent("share")
    let result = try Tool.capture(
      [program.path, "--write-desktop-files", share.path, installed], errors: true,
      environment: ["PORTOLAN_HOST": "window", "PORTOLAN_WINDOW": "phone"])
    guard result.status == 0 else {
      throw ProjectError("\(name) does not write its desktop entry: \(result.output.suffix(300))")
    }
    // The program takes this name on the session bus.
    let identifier = try desktopName(in: prefix)
    let file = program.deletingLastPathComponent().appendingPathComponent("DesktopName")
    try (identifier + "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// The name of the app on the desktop, which the files in a prefix have.
  package func desktopName(in prefix: URL) throws -> String {
    let entries = try? FileManager.default.contentsOfDirectory(
      atPath: prefix.appendingPathComponent("share/applications").path)
    guard let entry = entries?.first else { throw ProjectError("\(name) has not written its desktop entry") }
    return (entry as NSString).deletingPathExtension
  }

  private static func run(_ command: [String]) throws {
    let result = try Tool.capture(command, errors: true)
    guard result.status == 0 else { throw ProjectError("\(command[0]): \(result.output.suffix(200))") }
  }
}

extension FrameworkSDK {
  /// The SDK for programs that find the libraries beside themselves.
  package func forPackages() -> FrameworkSDK {
    var flags = linkerFlags
    if let index = flags.firstIndex(of: "-rpath") { flags[index + 1] = "$ORIGIN/Frameworks" }
    return FrameworkSDK(
      compilerFlags: compilerFlags + ["-no-toolchain-stdlib-rpath"], linkerFlags: flags, libraries: libraries)
  }

  /// The folders with the libraries of programs that are not installed.
  func searchedFolders() throws -> [String] {
    let runtime = libraries.deletingLastPathComponent().appendingPathComponent("runtime").path
    if FileManager.default.fileExists(atPath: runtime) { return [libraries.path, runtime] }
    return [libraries.path, try Tool.toolchainResources() + "/linux"]
  }
}
