import Foundation
import UIKit

/// The application's desktop entry for menus and docks of the current user. `--install-desktop-entry` writes
/// it and its icon, `--remove-desktop-entry` deletes them.
@MainActor
struct DesktopEntry {
  let identity: ApplicationIdentity
  let executable: URL
  /// `$XDG_DATA_HOME`.
  let data: URL
  let urlSchemes: [String]

  init(identity: ApplicationIdentity, executable: URL, data: URL, urlSchemes: [String] = []) {
    self.identity = identity
    self.executable = executable
    self.data = data
    self.urlSchemes = urlSchemes
  }

  var file: URL { data.appendingPathComponent("applications/\(identity.identifier).desktop") }
  var icon: URL {
    data.appendingPathComponent("icons/hicolor/256x256/apps/\(identity.identifier).png")
  }

  var text: String {
    var lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(identity.name))",
      "Exec=\(Self.quoted(executable.path))\(urlSchemes.isEmpty ? "" : " --open %u")",
      "Icon=\(Self.escaped(identity.identifier))", "Terminal=false",
      "StartupWMClass=\(Self.escaped(identity.identifier))",
    ]
    if !urlSchemes.isEmpty {
      lines.append(
        "MimeType=" + urlSchemes.sorted().map { "x-scheme-handler/\($0);" }.joined())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func install() throws {
    let manager = FileManager.default
    for file in [file, icon] {
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: file, options: .atomic)
    try ApplicationIcon.image(side: 256)?.writePNG(to: icon)
  }

  func remove() throws {
    for file in [file, icon] where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Escapes a value of type string.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
  }

  /// Quotes an argument of `Exec`, in addition to the escapes of the value.
  private static func quoted(_ path: String) -> String {
    var quoted = ""
    for character in path {
      if "\"`$\\".contains(character) { quoted.append("\\") }
      quoted.append(character)
    }
    return escaped("\"\(quoted)\"").replacingOccurrences(of: "%", with: "%%")
  }

  /// Installs or removes the entry if an argument requests it.
  /// - Returns: Whether there was such an argument.
  static func follow(_ arguments: [String]) throws -> Bool {
    let isInstalled = arguments.contains("--install-desktop-entry")
    guard isInstalled || arguments.contains("--remove-desktop-entry") else { return false }
    let entry = DesktopEntry(
      identity: .current, executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      data: DesktopDirectories.data, urlSchemes: Array(ApplicationManifest.current.urlSchemes))
    if isInstalled { try entry.install() } else { try entry.remove() }
    print("\(isInstalled ? "Installed" : "Removed"): \(entry.file.path)")
    return true
  }
}
