import CGTK
import Foundation
import MarkupEscaping
import UIKit

/// The application's files for the desktop: entry, icons, and for installed applications its service on the bus, its metadata and
/// its types of files.
///
/// `--install-desktop-entry` writes the entry and the icon of the current user, `--remove-desktop-entry` deletes them.
/// `--write-desktop-files FOLDER PROGRAM` writes all files of an application that is installed as PROGRAM; `portolan package` uses it.
@MainActor
struct DesktopEntry {
  let identity: ApplicationIdentity
  let executable: URL
  /// `$XDG_DATA_HOME`, or the folder `share` of an installed application.
  let data: URL
  let urlSchemes: [String]
  /// The MIME types that the application opens.
  let mimeTypes: [String]
  /// The names in other languages.
  let localizedNames: [String: String]
  /// Whether the bus starts the application.
  let isActivatable: Bool

  init(
    identity: ApplicationIdentity, executable: URL, data: URL, urlSchemes: [String] = [],
    mimeTypes: [String] = [],
    localizedNames: [String: String] = [:], isActivatable: Bool = false
  ) {
    self.identity = identity
    self.executable = executable
    self.data = data
    self.urlSchemes = urlSchemes
    self.mimeTypes = mimeTypes
    self.localizedNames = localizedNames
    self.isActivatable = isActivatable
  }

  var file: URL { data.appendingPathComponent("applications/\(identity.identifier).desktop") }
  var icon: URL { icon(side: 256) }

  private func icon(side: Int) -> URL {
    data.appendingPathComponent("icons/hicolor/\(side)x\(side)/apps/\(identity.identifier).png")
  }

  var text: String {
    let types = urlSchemes.sorted().map { "x-scheme-handler/\($0)" } + mimeTypes.sorted()
    // Programs that the bus does not start read links after an option only.
    let argument = types.isEmpty ? "" : isActivatable ? " %u" : " --open %u"
    var lines = ["[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(identity.name))"]
    lines += localizedNames.sorted { $0.key < $1.key }.map { "Name[\($0.key)]=\(Self.escaped($0.value))" }
    lines += [
      "Exec=\(Self.quoted(executable.path))\(argument)", "Icon=\(Self.escaped(identity.identifier))",
      "Terminal=false", "StartupWMClass=\(Self.escaped(identity.identifier))",
    ]
    if isActivatable { lines += ["DBusActivatable=true", "Categories=Utility;"] }
    if !types.isEmpty { lines.append("MimeType=" + types.map { $0 + ";" }.joined()) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The file with which the bus starts the application.
  var service: String {
    "[D-BUS Service]\nName=\(identity.identifier)\nExec=\(executable.path) --gapplication-service\n"
  }

  /// The metadata for software centers.
  func metadata(version: String, summary: String) -> String {
    let names = localizedNames.sorted { $0.key < $1.key }.map {
      "  <name xml:lang=\"\($0.key.replacingOccurrences(of: "_", with: "-"))\">\($0.value.escapedForMarkup)</name>\n"
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="desktop-application">
        <id>\(identity.identifier)</id>
        <metadata_license>CC0-1.0</metadata_license>
        <name>\(identity.name.escapedForMarkup)</name>
      \(names)  <summary>\(summary.escapedForMarkup)</summary>
        <description><p>\(summary.escapedForMarkup)</p></description>
        <launchable type="desktop-id">\(identity.identifier).desktop</launchable>
        <releases><release version="\(version.escapedForMarkup)"/></releases>
      </component>

      """
  }

  func install() throws {
    try Self.write(text, to: file)
    try writeIcons([256])
  }

  private func writeIcons(_ sides: [Int]) throws {
    for side in sides {
      let file = icon(side: side)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try ApplicationIcon.image(side: CGFloat(side))?.writePNG(to: file)
    }
  }

  /// Writes the files of an installed application.
  /// - Parameter information: Its `Info.plist`.
  func writeAll(_ information: ApplicationInformation) throws {
    try Self.write(text, to: file)
    try writeIcons([16, 24, 32, 48, 64, 128, 256, 512])
    let name = identity.identifier
    try Self.write(service, to: data.appendingPathComponent("dbus-1/services/\(name).service"))
    try Self.write(
      metadata(version: information.version, summary: information.summary ?? identity.name),
      to: data.appendingPathComponent("metainfo/\(name).metainfo.xml"))
    if let types = information.mimePackage {
      try Self.write(types, to: data.appendingPathComponent("mime/packages/\(name).xml"))
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
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

  /// Writes or removes files if an argument requests it.
  /// - Returns: Whether there was such an argument.
  static func follow(_ arguments: [String]) throws -> Bool {
    if let index = arguments.firstIndex(of: "--write-desktop-files"), index + 2 < arguments.count {
      try writeFiles(into: arguments[index + 1], program: arguments[index + 2])
      return true
    }
    let isInstalled = arguments.contains("--install-desktop-entry")
    guard isInstalled || arguments.contains("--remove-desktop-entry") else { return false }
    let entry = DesktopEntry(
      identity: .current, executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      data: DesktopDirectories.data, urlSchemes: Array(ApplicationManifest.current.urlSchemes))
    if isInstalled { try entry.install() } else { try entry.remove() }
    print("\(isInstalled ? "Installed" : "Removed"): \(entry.file.path)")
    return true
  }

  private static func writeFiles(into folder: String, program: String) throws {
    let information = ApplicationInformation(Bundle.main)
    let identity = ApplicationIdentity(
      identifier: information.desktopName ?? ApplicationIdentity.current.identifier,
      name: ApplicationManifest.current.displayName)
    try DesktopEntry(
      identity: identity, executable: URL(fileURLWithPath: program), data: URL(fileURLWithPath: folder),
      urlSchemes: Array(ApplicationManifest.current.urlSchemes), mimeTypes: information.mimeTypes,
      localizedNames: information.localizedNames, isActivatable: true
    ).writeAll(information)
  }
}
