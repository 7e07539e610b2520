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

  /// The fields of the control file, one a line.
  func control(architecture: String) -> String {
    var lines = [
      "Package: \(name)", "Version: \(version)", "Architecture: \(architecture)", "Maintainer: \(maintainer)",
      "Section: \(section)", "Priority: optional",
    ]
    if !depends.isEmpty { lines.append("Depends: \(depends.joined(separator: ", "))") }
    if !recommends.isEmpty { lines.append("Recommends: \(recommends.joined(separator: ", "))") }
    lines.append("Description: \(summary.replacing("\n", with: " "))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the package.
  /// - Parameter tree: The files, laid out below the root of a system.
  /// - Returns: The file in the folder `output`.
  package func write(_ tree: URL, into output: URL) throws -> URL {
    let architecture = try Self.run(["dpkg", "--print-architecture"])
    let file = output.appendingPathComponent("\(name)_\(version)_\(architecture).deb")
    try Self.write(tree, control: control(architecture: architecture), to: file, compression: .xz)
    return file
  }

  /// The compression of a package. Each system can read `xz`; `zstd` is unpacked several times faster; `fast` is written soonest.
  package enum Compression: String {
    case xz, zstd, fast

    fileprivate var options: [String] {
      switch self {
      case .xz: ["-Zxz", "-z9"]
      case .zstd: ["-Zzstd", "-z19"]
      case .fast: ["-Zzstd", "-z1"]
      }
    }
  }

  /// Writes a package with any fields. The size of the files and their digests are added.
  /// - Parameters:
  ///   - tree: The files, laid out below the root of a system. A folder for control files is added meanwhile.
  ///   - control: The fields of the control file. `Description` is the last one.
  package static func write(_ tree: URL, control: String, to file: URL, compression: Compression) throws {
    let size = Int(try run(["du", "-sk", tree.path]).prefix { $0.isNumber }) ?? 0
    let digests = try run(["find", ".", "-type", "f", "-printf", "%P\n"], in: tree).split(separator: "\n")
      .sorted()
    let folder = tree.appendingPathComponent("DEBIAN")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var fields = control.split(separator: "\n").map(String.init)
    let description = fields.firstIndex { $0.hasPrefix("Description:") } ?? fields.endIndex
    fields.insert("Installed-Size: \(size)", at: description)
    try (fields.joined(separator: "\n") + "\n")
      .write(to: folder.appendingPathComponent("control"), atomically: true, encoding: .utf8)
    var sums = ""
    for names in stride(from: 0, to: digests.count, by: 200).map({
      digests[$0..<min($0 + 200, digests.count)]
    }) {
      sums += try run(["md5sum", "--"] + names.map(String.init), in: tree) + "\n"
    }
    try sums.write(to: folder.appendingPathComponent("md5sums"), atomically: true, encoding: .utf8)
    _ = try run(
      ["dpkg-deb", "--root-owner-group"] + compression.options + ["--build", tree.path, file.path])
  }

  /// - Returns: The output, without spaces at its ends.
  private static func run(_ command: [String], in folder: URL? = nil) throws -> String {
    let command = folder.map { ["env", "-C", $0.path] + command } ?? command
    let result = try Tool.capture(command)
    guard result.status == 0 else {
      throw ProjectError("\(command[0]) fails: \(try Tool.capture(command, errors: true).output.suffix(200))")
    }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
