import Foundation

/// A Debian package made from a folder.
package struct DebianPackage {
  /// The fields of the control file.
  package var name: String
  package var version: String
  package var section = "misc"
  package var maintainer: String
  package var depends: [String]
  package var recommends: [String] = []
  /// One line.
  package var summary: String

  /// - Parameters:
  ///   - name: A name of any form, which is reduced to the characters of package names.
  ///   - depends: The packages that it needs.
  package init(
    name: String, version: String, maintainer: String, depends: [String], recommends: [String],
    summary: String
  ) {
    self.name = Self.plainName(name)
    self.version = version
    self.maintainer = maintainer
    self.depends = depends
    self.recommends = recommends
    self.summary = summary
  }

  /// The characters of a name that names of packages may have.
  package static func plainName(_ name: String) -> String {
    let characters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let plain = String(characters).split(separator: "-").joined(separator: "-")
    return plain.count > 1 ? plain : "app-" + plain
  }

  /// The control file.
  /// - Parameter size: The size of the installed files in KiB.
  func control(architecture: String, size: Int) -> String {
    var lines = [
      "Package: \(name)", "Version: \(version)", "Architecture: \(architecture)", "Maintainer: \(maintainer)",
      "Section: \(section)", "Priority: optional", "Installed-Size: \(size)",
    ]
    if !depends.isEmpty { lines.append("Depends: \(depends.joined(separator: ", "))") }
    if !recommends.isEmpty { lines.append("Recommends: \(recommends.joined(separator: ", "))") }
    lines.append("Description: \(summary.replacing("\n", with: " "))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the package.
  /// - Parameter tree: The files, laid out below the root of a system. A folder for control files is added.
  /// - Returns: The file in the folder `output`.
  package func write(_ tree: URL, into output: URL) throws -> URL {
    let architecture = try line(["dpkg", "--print-architecture"])
    let size = Int(try line(["du", "-sk", tree.path]).prefix { $0.isNumber }) ?? 0
    let folder = tree.appendingPathComponent("DEBIAN")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try control(architecture: architecture, size: size)
      .write(to: folder.appendingPathComponent("control"), atomically: true, encoding: .utf8)
    let file = output.appendingPathComponent("\(name)_\(version)_\(architecture).deb")
    _ = try line(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", tree.path, file.path])
    try FileManager.default.removeItem(at: folder)
    return file
  }

  private func line(_ command: [String]) throws -> String {
    let result = try Tool.capture(command)
    guard result.status == 0 else {
      throw ProjectError("\(command[0]) fails: \(try Tool.capture(command, errors: true).output.suffix(200))")
    }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
