import Foundation

/// The shared libraries that programs load.
package enum SharedLibraries {
  /// Returns the path of each library that files load, directly or through others, by its name.
  /// - Parameters:
  ///   - folders: Folders that are searched in addition to the system's.
  ///   - skipsMissing: Whether libraries that are not found are left out; otherwise the first one is an error.
  package static func all(
    of files: [String], in folders: [String] = [], skipsMissing: Bool = false
  ) throws -> [String: String] {
    var found: [String: String] = [:]
    let path = folders.joined(separator: ":")
    for file in files {
      let result = try Tool.capture(
        ["ldd", file], environment: path.isEmpty ? [:] : ["LD_LIBRARY_PATH": path])
      for line in result.output.split(separator: "\n") {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count >= 3, words[1] == "=>" else { continue }
        guard words[2].hasPrefix("/") else {
          if skipsMissing { continue }
          throw ProjectError("\(file) needs \(words[0]), which is not found")
        }
        found[words[0]] = words[2]
      }
    }
    return found
  }

  /// Returns the names of the libraries that files name themselves.
  package static func named(by files: [String]) throws -> Set<String> {
    let output = try Tool.capture(["readelf", "--dynamic", "--wide"] + files).output
    return Set(
      output.split(separator: "\n").compactMap { line in
        guard line.contains("(NEEDED)"), let start = line.firstIndex(of: "[") else { return nil }
        return String(line[line.index(after: start)...].prefix { $0 != "]" })
      })
  }

  /// The patterns of the libraries that the frameworks load by name, because projects may contain other versions of them.
  private static let loadedByName = ["libcmark-gfm.so.*", "libcmark-gfm-extensions.so.*"]

  /// Returns the Debian packages with the libraries that files name themselves, or that the frameworks among them load by
  /// name.
  package static func debianPackages(neededBy files: [String]) throws -> [String] {
    let names = try named(by: files)
    let own = Set(files.map { ($0 as NSString).lastPathComponent })
    let found = try all(of: files, skipsMissing: true).filter {
      names.contains($0.key) && !own.contains($0.key)
    }
    guard !found.isEmpty else { return [] }
    // Libraries in /lib are registered there or in /usr/lib, which is the same folder.
    var paths = found.values.flatMap { path in
      path.hasPrefix("/usr/") ? [path, String(path.dropFirst(4))] : [path, "/usr" + path]
    }
    if own.contains("libPortolanKit.so") { paths += loadedByName.map { "/usr/lib/*/\($0)" } }
    let output = try Tool.capture(["dpkg-query", "-S"] + paths).output
    let packages = output.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first.map(String.init)
    }
    return Set(packages.filter { !$0.hasPrefix("diversion ") }).sorted()
  }
}
