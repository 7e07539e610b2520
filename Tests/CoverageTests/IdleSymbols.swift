import Foundation

/// Public members that are accepted without effect: the properties of `SilentProperties`, SwiftUI modifiers that return the
/// view unchanged, and methods listed by hand.
struct IdleSymbols {
  /// Base names of methods and modifiers.
  private var methods: Set<String>
  /// Properties as `Type.property`.
  private let properties: Set<String>

  /// Methods that do nothing: the devices that they address do not exist on a desktop.
  private static let listed: Set<String> = [
    "impactOccurred", "notificationOccurred", "selectionChanged", "playInputClick",
    "unregisterForRemoteNotifications", "ignoreSnapshotOnNextApplicationLaunch",
  ]

  /// - Parameter folder: The sources of SwiftUI.
  init(modifiersIn folder: URL) throws {
    // Nothing but the app has to read a property that keeps a value for apps.
    let forApps = try AcceptedWithoutEffect().reasons.filter { $0.value.hasPrefix("A value for apps") }.keys
    properties = try SilentProperties().names.subtracting(forApps)
    methods = Self.listed
    var same: [String: Int] = [:]
    var all: [String: Int] = [:]
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in found ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift"
    {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
        Self.withoutComment)
      Self.findModifiers(lines, &same, &all)
    }
    for (name, count) in same where all[name] == count { methods.insert(name) }
  }

  func contains(_ member: String, in type: String) -> Bool {
    methods.contains(member) || properties.contains("\(type).\(member)")
  }

  // MARK: Reading

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
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
