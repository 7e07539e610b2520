import Foundation

/// Public members that are accepted without effect: stored properties that nothing reads, SwiftUI modifiers that return the
/// view unchanged, and methods listed by hand.
struct IdleSymbols {
  private(set) var names: Set<String>

  /// Methods that do nothing: the devices that they address do not exist on a desktop.
  private static let listed: Set<String> = [
    "impactOccurred", "notificationOccurred", "selectionChanged", "playInputClick",
    "unregisterForRemoteNotifications", "ignoreSnapshotOnNextApplicationLaunch", "onImage", "offImage",
  ]

  /// Properties that only the app reads.
  private static let forTheApp: Set<String> = [
    "representedObject", "requestingScene", "currentItem", "searchDirection",
  ]

  init(folder: URL) throws {
    var files: [String: [Substring]] = [:]
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in found ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift"
    {
      let path = file.path.dropFirst(folder.path.count + 1)
      if ["Lowering/", "Projects/", "CommandLineTool/"].contains(where: path.hasPrefix) { continue }
      if path.contains("/KeyTables") { continue }
      files[String(path)] = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map(Self.withoutComment)
    }
    var uses: [String: Int] = [:]
    for lines in files.values { for line in lines { Self.count(line, into: &uses) } }

    names = Self.listed
    var same: [String: Int] = [:]
    var all: [String: Int] = [:]
    for (path, lines) in files {
      if path.hasPrefix("UIKit/") {
        for line in lines {
          if let name = Self.storedProperty(line), uses[name] == 1 { names.insert(name) }
        }
      } else if path.hasPrefix("SwiftUI/") {
        Self.findModifiers(lines, &same, &all)
      }
    }
    for (name, count) in same where all[name] == count { names.insert(name) }
    names.subtract(Self.forTheApp)
  }

  func contains(_ member: String) -> Bool { names.contains(member) }

  // MARK: Reading

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  private static func count(_ line: Substring, into uses: inout [String: Int]) {
    for word in line.utf8.split(whereSeparator: { !isNamePart($0) }) {
      uses[String(Substring(word)), default: 0] += 1
    }
  }

  /// The name of a public stored property without observers that a line declares.
  private static func storedProperty(_ line: Substring) -> String? {
    guard !line.contains("{"), let keyword = line.range(of: " var ") else { return nil }
    let head = line[..<keyword.lowerBound].split(separator: " ")
    guard head.contains("open") || head.contains("public"),
      head.allSatisfy({ ["open", "public", "final", "nonisolated", "class", "static"].contains($0) })
    else { return nil }
    let name = line[keyword.upperBound...].utf8.prefix(while: isNamePart)
    return String(Substring(name))
  }

  /// Counts the public functions by name, and those among them whose body is `self`.
  private static func findModifiers(
    _ lines: [Substring], _ same: inout [String: Int], _ all: inout [String: Int]
  ) {
    for (index, line) in lines.enumerated() {
      guard let start = line.range(of: "public func ") else { continue }
      let name = String(Substring(line[start.upperBound...].utf8.prefix(while: isNamePart)))
      all[name, default: 0] += 1
      // The declaration's end is the first line with a brace; the body follows in that line, or in the next one.
      guard let end = lines[index...].firstIndex(where: { $0.contains("{") }), end < index + 6 else {
        continue
      }
      let body =
        lines[end].range(of: "{").map { lines[end][$0.upperBound...].trimmingCharacters(in: .whitespaces) }
        ?? ""
      let next = end + 1 < lines.count ? lines[end + 1].trimmingCharacters(in: .whitespaces) : ""
      if body == "self }" || body.isEmpty && next == "self" { same[name, default: 0] += 1 }
    }
  }
}
