import Foundation

/// The state of Apple's symbols: working, accepted without effect, or missing.
struct CoverageReport {
  enum State: String { case works, idle = "without effect", missing }

  struct Member {
    var name: String
    var state: State
  }

  struct Entry {
    var framework: String
    var topic: String
    var type: String
    var isPresent: Bool
    var members: [Member]

    func names(_ state: State) -> [String] { members.filter { $0.state == state }.map(\.name) }
    /// Types without members of their own count as one.
    func count(_ state: State) -> Int {
      members.isEmpty ? ((isPresent ? State.works : .missing) == state ? 1 : 0) : names(state).count
    }
  }

  private(set) var entries: [Entry] = []

  /// The topics of the folders in a framework's sources, in the order of the summary.
  private static let topics: [String: [(topic: String, folders: [String])]] = [
    "UIKit": [
      (
        "View controllers and containers",
        ["ViewControllers", "Navigation", "Containers", "Search", "Transitions"]
      ),
      ("Presentation", ["Presentation", "Sharing"]),
      ("Tables, collections, scrolling", ["Tables", "Collections", "Cells", "Scrolling"]),
      ("Views, layout, traits", ["Views", "Layout", "Appearance", "Traits", "ContentUnavailable"]),
      ("Controls and menus", ["Controls", "Menus", "Feedback", "Pointer"]),
      ("Text", ["Text"]),
      (
        "Events, gestures, drag and drop",
        ["Events", "Gestures", "Focus", "DragAndDrop", "Dynamics", "MotionEffects"]
      ),
      ("Drawing, colors, images", ["Drawing"]),
      (
        "Applications, scenes, storyboards",
        ["Application", "Scenes", "Restoration", "Storyboards", "Foundation", "EarlierNames", "KeyValue"]
      ),
      ("Accessibility", ["Accessibility"]),
    ],
    "SwiftUI": [
      ("Navigation and presentation", ["Navigation", "Presentation"]),
      ("Views, text, lists", ["Views", "Text", "Lists", "Tables", "Menus"]),
      ("View modifiers", ["View"]),
      ("Layout, drawing, animation", ["Layout", "Drawing", "Shapes", "Modifiers", "Animation"]),
      ("State and environment", ["State", "Environment", "Graph", "Restoration"]),
      ("Apps, files, gestures", ["App", "Files", "Representables", "Gestures", "DragAndDrop"]),
    ],
  ]
  private static let elsewhere = "Values of other modules"
  private static let missingTypes = "Missing types"

  /// - `list`: A type in each line, a colon, and its members.
  mutating func add(
    _ framework: String, list: [Substring], symbols: PublicSymbols, idle: IdleSymbols,
    folders: [String: String]
  ) {
    for line in list {
      let parts = line.split(separator: ":")
      let type = String(parts[0])
      let isPresent = symbols.has(type)
      var seen: Set<String> = []
      let names = (parts.dropFirst().first ?? "").split(separator: " ").map(String.init)
        .filter { seen.insert($0).inserted }
      let members = names.map { name in
        let isThere = isPresent && symbols.has(name, in: type)
        return Member(name: name, state: !isThere ? .missing : idle.contains(name, in: type) ? .idle : .works)
      }
      let folder = type == "View" ? "View" : folders[type] ?? ""
      let topic =
        !isPresent
        ? Self.missingTypes
        : Self.topics[framework]?.first { $0.folders.contains(folder) }?.topic ?? Self.elsewhere
      entries.append(
        Entry(framework: framework, topic: topic, type: type, isPresent: isPresent, members: members))
    }
  }

  func count(_ state: State) -> Int { entries.reduce(0) { $0 + $1.count(state) } }

  /// A row for each topic, with the frameworks' sums.
  func summary() -> [String] {
    var rows = ["| | works | without effect | missing |", "|---|---|---|---|"]
    for framework in ["UIKit", "SwiftUI"] {
      let own = entries.filter { $0.framework == framework }
      rows.append(Self.row("**\(framework)**", own))
      let topics = (Self.topics[framework] ?? []).map(\.topic) + [Self.elsewhere, Self.missingTypes]
      for topic in topics {
        let chosen = own.filter { $0.topic == topic }
        if !chosen.isEmpty { rows.append(Self.row(topic, chosen)) }
      }
    }
    return rows
  }

  private static func row(_ title: String, _ entries: [Entry]) -> String {
    let counts = [State.works, .idle, .missing].map { state in
      entries.reduce(0) { $0 + $1.count(state) }
    }
    return "| \(title) | " + counts.map(String.init).joined(separator: " | ") + " |"
  }

  /// The members in a state, a paragraph for each type, in lines of readable length.
  func list(_ framework: String, _ state: State) -> [String] {
    entries.filter { $0.framework == framework && $0.isPresent }.flatMap { entry -> [String] in
      let names = entry.names(state)
      return names.isEmpty ? [] : Self.wrapped("- `\(entry.type)`:", names.map { "`\($0)`" })
    }
  }

  func missingTypes(_ framework: String) -> [String] {
    Self.wrapped("", entries.filter { $0.framework == framework && !$0.isPresent }.map { "`\($0.type)`" })
  }

  static func wrapped(_ head: String, _ words: [String]) -> [String] {
    var lines: [String] = []
    var line = head
    for (index, word) in words.enumerated() {
      let text = word + (index + 1 < words.count ? "," : "")
      if !line.isEmpty, line.count + text.count + 1 > 120 {
        lines.append(line)
        line = head.isEmpty ? text : "  " + text
      } else {
        line += (line.isEmpty ? "" : " ") + text
      }
    }
    return lines + [line]
  }
}
