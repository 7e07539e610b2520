import Foundation
import XCTest

/// Tests that UIKit's folders refer to lower floors only, except for the references in `UpwardReferences.txt`.
///
/// With `PORTOLAN_RECORD` in the environment, the test writes the file. Otherwise, it fails on a reference that the
/// file does not list, and on a listed reference that does not exist.
final class FolderGraphTests: XCTestCase {
  /// The floors, lowest first. Folders of the same floor may refer to each other.
  static let floors = [
    ["Foundation", "Drawing", "Traits", "Feedback"],
    [
      "Events", "Gestures", "Views", "Layout", "Transitions", "Scrolling", "Appearance", "Accessibility",
      "Application", "Scenes", "ViewControllers", "Restoration",
    ],
    ["Text", "Menus", "Controls", "Pointer", "Focus", "MotionEffects"],
    ["Presentation", "Navigation", "Containers", "Search", "DragAndDrop", "ContentUnavailable"],
    ["Cells", "Collections", "Tables", "Dynamics"],
    ["Sharing", "Storyboards", "KeyValue", "EarlierNames", "Debugging", "UIKit"],
  ]

  func testFoldersKnowLowerFloorsOnly() throws {
    let graph = FolderGraph(try SourceFiles(["Sources/UIKit"]).tokens)
    XCTAssertEqual(graph.folders.subtracting(Self.floors.joined()), [], "These folders are on no floor")
    let file = BuiltModules.root.appendingPathComponent("Tests/CoverageTests/Symbols/UpwardReferences.txt")
    let upward = graph.upwardReferences(floors: Self.floors)
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      let text = """
        # Written by FolderGraphTests: which types of higher floors the folders of UIKit name. The list only becomes shorter.
        # Folders in the largest cycle: \(graph.largestCycle.count)
        \(upward.sorted().joined(separator: "\n"))

        """
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let recorded = Set(text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
    XCTAssertEqual(upward.subtracting(recorded).sorted(), [], "New references to higher floors")
    XCTAssertEqual(
      recorded.subtracting(upward).sorted(), [],
      "No longer there: record the shorter list with PORTOLAN_RECORD=1")
    XCTAssertTrue(
      text.contains("# Folders in the largest cycle: \(graph.largestCycle.count)\n"),
      "The largest cycle has \(graph.largestCycle.count) folders: \(graph.largestCycle.sorted())")
  }

  func testTheGraphFollowsTheUseOfTypes() {
    let graph = FolderGraph([
      ("Sources/UIKit/Low/A.swift", SourceTokens("open class A {}\nextension A { var b: B? }").tokens),
      (
        "Sources/UIKit/High/B.swift", SourceTokens("final class B { private struct A2 {} ; let a: A }").tokens
      ),
      ("Sources/UIKit/Low/Comment.swift", SourceTokens("// B and C\nlet text = \"C\"").tokens),
      ("Sources/UIKit/Top/C.swift", SourceTokens("struct C { let low: A }").tokens),
    ])
    XCTAssertEqual(
      graph.upwardReferences(floors: [["Low"], ["High"], ["Top"]]), ["Low -> High: B"])
    XCTAssertEqual(graph.largestCycle, ["Low", "High"])
  }
}

/// The type references between folders.
struct FolderGraph {
  private(set) var folders: Set<String> = []
  /// The types of other folders that each folder refers to.
  private var uses: [String: [String: Set<String>]] = [:]

  init(_ files: [(path: String, tokens: [SourceTokens.Token])]) {
    var owners: [String: Set<String>] = [:]
    for (path, tokens) in files {
      let folder = Self.folder(path)
      folders.insert(folder)
      guard folder != "KeyValue" else { continue }
      for type in Self.types(tokens) { owners[type, default: []].insert(folder) }
    }
    for (path, tokens) in files {
      let folder = Self.folder(path)
      guard folder != "KeyValue" else { continue }
      for token in tokens where token.text.first.map({ (65...90).contains($0) }) ?? false {
        guard let owner = owners[token.string], owner.count == 1, let other = owner.first, other != folder
        else { continue }
        uses[folder, default: [:]][other, default: []].insert(token.string)
      }
    }
  }

  private static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : "UIKit"
  }

  /// The top-level types that a file declares, except private ones.
  private static func types(_ tokens: [SourceTokens.Token]) -> [String] {
    var depth = 0
    var found: [String] = []
    for (index, token) in tokens.enumerated() {
      switch token.string {
      case "{": depth += 1
      case "}": depth -= 1
      case "class", "struct", "enum", "actor", "protocol", "typealias":
        guard depth == 0, index + 1 < tokens.count else { continue }
        var place = index - 1
        var isPrivate = false
        while place >= 0, tokens[place].line == token.line, tokens[place].isIdentifier {
          isPrivate = isPrivate || tokens[place].string.hasSuffix("private")
          place -= 1
        }
        if !isPrivate { found.append(tokens[index + 1].string) }
      default: break
      }
    }
    return found
  }

  /// Returns the references to folders on higher floors, in the form `Folder -> Folder: Type`.
  func upwardReferences(floors: [[String]]) -> Set<String> {
    var floor: [String: Int] = [:]
    for (index, folders) in floors.enumerated() {
      for folder in folders { floor[folder] = index }
    }
    var found: Set<String> = []
    for (folder, others) in uses {
      for (other, types) in others where (floor[folder] ?? 0) < (floor[other] ?? 0) {
        for type in types { found.insert("\(folder) -> \(other): \(type)") }
      }
    }
    return found
  }

  /// The largest set of folders that all reach each other.
  var largestCycle: Set<String> {
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    return folders.map { folder in
      Set(reached[folder]!.filter { $0 == folder || reached[$0]!.contains(folder) })
    }.max { ($0.count, $1.sorted().first ?? "") < ($1.count, $0.sorted().first ?? "") } ?? []
  }

  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = [folder]
    var waiting = [folder]
    while let next = waiting.popLast() {
      for other in uses[next, default: [:]].keys where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }
}
