/// The user's folders, as named by `user-dirs.dirs` of the XDG base directories.
enum UserDirectories {
  /// Returns the folder named by a variable such as `XDG_PICTURES_DIR`, in the environment or in the settings
  /// file.
  static func configured(_ name: String, _ environment: [String: String], _ home: URL) -> URL? {
    if let path = environment[name] { return place(path, home) }
    let settings =
      environment["XDG_CONFIG_HOME"].flatMap {
        $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
      }
      ?? home.appendingPathComponent(".config", isDirectory: true)
    let file = settings.appendingPathComponent("user-dirs.dirs")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == name else { continue }
      return place(parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")), home)
    }
    return nil
  }

  /// Resolves a path, which is absolute or begins with `$HOME/`.
  private static func place(_ path: String, _ home: URL) -> URL? {
    if path.hasPrefix("$HOME/") {
      return home.appendingPathComponent(String(path.dropFirst("$HOME/".count)), isDirectory: true)
    }
    return path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : nil
  }
}
