import Foundation
import Projects

/// `portolan package`: makes a Linux program of an app that people install.
struct PackageCommand: Command {
  static let name = "package"
  static let summary =
    "Makes a Debian package, an archive or a Flatpak manifest of an app, with all libraries that it needs"
  static let usage =
    "[DIR|NAME] [--app NAME] [--deb | --tarball | --flatpak-manifest] [-o DIR] [--maintainer TEXT] [--scratch-path DIR] [--verbose]"
  static let discussion = """
    The package has the app, its resources, and the libraries of Portolan and of the Swift runtime that it needs. It registers
    the app's name, icon, URL schemes and types of files from Info.plist and the asset catalog. Links and files open in the app
    that runs, or start it; a second start brings its window to the front.

    --deb makes a Debian package, which is the default; --tarball an archive to unpack below a prefix such as ~/.local.
    --flatpak-manifest writes the archive and a manifest for flatpak-builder beside it, on GNOME's runtime. The Info.plist needs
    a CFBundleIdentifier.
    """

  private enum Form { case debian, archive, flatpak }

  private let options: BuildOptions
  private let app: String?
  private let form: Form
  private let output: URL
  private let maintainer: String

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    let isDebian = arguments.takeFlag("--deb")
    let isArchive = arguments.takeFlag("--tarball")
    let isFlatpak = arguments.takeFlag("--flatpak-manifest")
    guard [isDebian, isArchive, isFlatpak].count(where: { $0 }) <= 1 else {
      throw UsageError("--deb, --tarball and --flatpak-manifest exclude each other")
    }
    form = isArchive ? .archive : isFlatpak ? .flatpak : .debian
    output = URL(fileURLWithPath: try arguments.takeValue("-o", "--output") ?? ".").standardizedFileURL
    maintainer = try arguments.takeValue("--maintainer") ?? "nobody <nobody@localhost>"
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments, configuration: .release)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
  }

  func run() throws -> ExitCode {
    let sdk = try FrameworkSDK.prepare(
      package: Frameworks.location(), configuration: .release, progress: { Console.note($0) }
    ).forPackages()
    let build = try options.open(built: sdk)
    guard let program = try options.buildApplication(app, of: build) else { return .failure }
    let manager = FileManager.default
    let tree = build.testScratch.deletingLastPathComponent().appendingPathComponent("package-tree")
    try? manager.removeItem(at: tree)
    defer { try? manager.removeItem(at: tree) }
    var package = ApplicationPackage(program.deletingLastPathComponent())
    let prefix = tree.appendingPathComponent("usr")
    try manager.createDirectory(at: prefix, withIntermediateDirectories: true)
    try package.write(to: prefix, installedAt: form == .flatpak ? "/app" : "/usr", sdk: sdk)
    try manager.createDirectory(at: output, withIntermediateDirectories: true)
    let file =
      switch form {
      case .debian: try writeDebian(package, tree)
      case .archive: try writeArchive(package, prefix)
      case .flatpak: try writeFlatpak(package, prefix)
      }
    let size = (try manager.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    Console.note("\(file.path): \(package.displayName) \(package.version), \(Self.mebibytes(size)) MiB")
    return .success
  }

  private static func mebibytes(_ size: Int) -> String { String(format: "%.1f", Double(size) / 1_048_576) }

  private func writeDebian(_ package: ApplicationPackage, _ tree: URL) throws -> URL {
    try DebianPackage(
      name: package.name, version: package.version, maintainer: maintainer,
      depends: package.systemPackages + ["fonts-inter", "librsvg2-common"],
      recommends: ["adwaita-icon-theme", "fonts-noto-core", "libgl1-mesa-dri"],
      summary: package.displayName
    ).write(tree, into: output)
  }

  private func writeArchive(_ package: ApplicationPackage, _ prefix: URL) throws -> URL {
    let file = output.appendingPathComponent("\(package.name)-\(package.version).tar.xz")
    let result = try Tool.capture(
      [
        "tar", "--create", "--xz", "--owner=0", "--group=0", "--sort=name", "--file", file.path, "-C",
        prefix.path, ".",
      ],
      errors: true)
    guard result.status == 0 else { throw CommandError("tar: \(result.output.suffix(200))") }
    return file
  }

  /// - Returns: The archive, which the manifest names.
  private func writeFlatpak(_ package: ApplicationPackage, _ prefix: URL) throws -> URL {
    let archive = try writeArchive(package, prefix)
    let manifest = FlatpakManifest(
      identifier: try package.desktopName(in: prefix), program: package.name,
      archive: archive.lastPathComponent)
    let file = output.appendingPathComponent("\(manifest.identifier).yml")
    try manifest.text.write(to: file, atomically: true, encoding: .utf8)
    Console.note("\(file.path): flatpak-builder --user --install build \(file.lastPathComponent)")
    return archive
  }
}
