import Foundation

/// The headers of C libraries that an SDK carries, so that projects build without development packages.
struct SystemHeaders {
  /// The header files.
  private(set) var files: Set<String> = []
  /// The folders in which headers are searched, from the flags of the libraries.
  private(set) var searchPaths: [String] = []

  /// Collects the headers that others include, directly or through others.
  /// - Parameters:
  ///   - headers: The headers of C modules.
  ///   - flags: The compiler flags of all their libraries.
  init(includedBy headers: [URL], flags: [String]) throws {
    // Without a module, the default search path finds `sqlite3.h`.
    searchPaths = flags.filter { $0.hasPrefix("-I/") }.map { String($0.dropFirst(2)) } + ["/usr/include"]
    for header in headers {
      let result = try Tool.capture(
        ["clang", "-M", "-x", "c", "-D_GNU_SOURCE"] + flags + [header.path], errors: true)
      guard result.status == 0 else {
        throw ProjectError("\(header.path) is not read: \(result.output.suffix(300))")
      }
      let words = result.output.split { $0.isWhitespace || $0 == "\\" }.dropFirst()
      for word in words where word.hasPrefix("/usr/include/") || word.hasPrefix("/usr/lib/") {
        files.insert(URL(fileURLWithPath: String(word)).standardizedFileURL.path)
      }
    }
    files.subtract(try Self.compilerHeaders(files))
  }

  /// The headers that every system with a compiler has.
  private static func compilerHeaders(_ files: Set<String>) throws -> Set<String> {
    let output = try Tool.capture(["dpkg-query", "-S"] + files.sorted()).output
    var found: Set<String> = []
    for line in output.split(separator: "\n") {
      guard let colon = line.range(of: ": ") else { continue }
      let packages = line[..<colon.lowerBound]
      if packages.hasPrefix("libc6-dev") || packages.hasPrefix("linux-libc-dev")
        || packages.hasPrefix("lib") && packages.contains("gcc-")
      {
        found.insert(String(line[colon.upperBound...]))
      }
    }
    return found
  }

  /// Copies the headers below a folder, at their places in the file system.
  /// - Returns: The search paths, relative to the folder.
  func copy(into folder: URL) throws -> [String] {
    let manager = FileManager.default
    for file in files {
      let copy = folder.appendingPathComponent(file)
      try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: URL(fileURLWithPath: file).resolvingSymlinksInPath(), to: copy)
    }
    var seen: Set<String> = []
    return searchPaths.map { String($0.dropFirst()) }.filter { path in
      seen.insert(path).inserted && manager.fileExists(atPath: folder.appendingPathComponent(path).path)
    }
  }
}
