import Foundation

/// Separates debug information from programs and libraries.
package enum DebugSymbols {
  /// Strips a file, and writes its debug information to the place where debuggers search it.
  ///
  /// - Parameter folder: The folder that is `/usr/lib/debug` once installed; `nil` discards the information. Files
  ///   without a build identifier are only stripped.
  package static func split(_ file: URL, into folder: URL?) throws {
    if let folder, let identifier = try buildIdentifier(of: file) {
      let place = folder.appendingPathComponent(".build-id/\(identifier.prefix(2))")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let symbols = place.appendingPathComponent("\(identifier.dropFirst(2)).debug")
      try run(["objcopy", "--only-keep-debug", "--compress-debug-sections", file.path, symbols.path])
      try run(["chmod", "644", symbols.path])
    }
    try run(["strip", "--strip-unneeded", file.path])
  }

  private static func buildIdentifier(of file: URL) throws -> String? {
    let notes = try Tool.capture(["readelf", "--notes", file.path]).output
    return notes.components(separatedBy: "Build ID: ").dropFirst().first.map {
      String($0.prefix { $0.isHexDigit })
    }
  }

  private static func run(_ command: [String]) throws {
    let result = try Tool.capture(command, errors: true)
    guard result.status == 0 else { throw ProjectError("\(command[0]): \(result.output.suffix(200))") }
  }
}
