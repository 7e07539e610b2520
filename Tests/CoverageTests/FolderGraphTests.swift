import Foundation
import XCTest

/// Tests that UIKit's folders refer to lower floors only, except for the references that `UpwardReferences.txt` lists with
/// their reasons. The references are those that the compiler recorded in the index.
final class FolderGraphTests: XCTestCase {
  /// The floors, lowest first. Folders of the same floor may refer to each other.
  static let floors = [
    ["Foundation", "Drawing", "Traits", "Feedback"],
    [
      "Events", "Gestures", "Views", "Layout", "Transitions", "Scrolling", "Appearance", "Accessibility",
      "Application", "Scenes", "ViewControllers", "Restoration",
    ],
    ["Text", "Menus", "Controls", "Pointer", "Focus", "MotionEffects"],
    ["DragAndDrop", "Cells", "Collections", "Tables", "Dynamics"],
    ["Presentation", "Navigation", "Containers", "Search", "ContentUnavailable"],
    ["Sharing", "Storyboards", "KeyValue", "EarlierNames", "Debugging", "UIKit"],
  ]

  func testFoldersKnowLowerFloorsOnly() throws {
    let graph = try FolderGraph.ofUIKit()
    XCTAssertEqual(graph.folders.subtracting(Self.floors.joined()), [], "These folders are on no floor")
    let upward = graph.upwardReferences(floors: Self.floors)
    let accepted = try UpwardReferences()
    for (edge, uses) in upward.sorted(by: { $0.key < $1.key }) where accepted.reasons[edge] == nil {
      XCTFail("\(edge) is a new reference to a higher floor: \(uses.sorted().joined(separator: ", "))")
    }
    XCTAssertEqual(
      Set(accepted.reasons.keys).subtracting(upward.keys).sorted(), [], "No longer there: remove these lines")
    XCTAssertLessThanOrEqual(
      graph.largestCycle.count, accepted.cycle, "folders in a cycle: \(graph.largestCycle.sorted())")
  }

  func testTheGraphFollowsTheUseOfSymbols() {
    var graph = FolderGraph()
    graph.add(folder: "Low", file: "A.swift", [.define("a"), .define("A"), .use("b", line: 2)])
    graph.add(folder: "High", file: "B.swift", [.define("b"), .use("a", line: 1)])
    graph.add(folder: "Top", file: "C.swift", [.define("c"), .use("A", line: 1)])
    XCTAssertEqual(
      graph.upwardReferences(floors: [["Low"], ["High"], ["Top"]]), ["Low -> High": ["b at A.swift:2"]])
    XCTAssertEqual(graph.largestCycle, ["Low", "High"])
  }
}

extension IndexStore.Occurrence {
  fileprivate static func define(_ name: String) -> Self {
    Self(symbol: name, name: name, isProperty: false, roles: .definition, line: 1)
  }
  fileprivate static func use(_ name: String, line: Int) -> Self {
    Self(symbol: name, name: name, isProperty: false, roles: .reference, line: line)
  }
}

/// The references to higher floors that are accepted, with their reasons, from `UpwardReferences.txt`.
struct UpwardReferences {
  /// The reasons by edge, in the form `Folder -> Folder`.
  private(set) var reasons: [String: String] = [:]
  /// The number of folders that may be in a cycle.
  private(set) var cycle = 0

  init() throws {
    let file = BuiltModules.root.appendingPathComponent("Tests/CoverageTests/Symbols/UpwardReferences.txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts[1].isEmpty else { continue }
      if parts[0] == "Cycle" { cycle = Int(parts[1]) ?? 0 } else { reasons[parts[0]] = parts[1] }
    }
  }
}

/// The references between folders, by the symbols that their sources define and use.
struct FolderGraph {
  private struct Use {
    let folder: String
    let symbol: String
    let text: String
  }

  private(set) var folders: Set<String> = []
  private var owners: [String: String] = [:]
  private var uses: [Use] = []

  /// Reads the graph of UIKit's folders from the index of this build. The generated tables of properties name all types.
  static func ofUIKit() throws -> FolderGraph {
    let sources = BuiltModules.root.appendingPathComponent("Sources/UIKit").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("KeyValue/")
    }
    var graph = FolderGraph()
    var read = 0
    try IndexStore().read(files.map { "\(sources)/\($0)" }) { file, occurrences in
      let parts = file.dropFirst(sources.count + 1).split(separator: "/")
      graph.add(
        folder: parts.count > 1 ? String(parts[0]) : "UIKit", file: String(parts.last ?? ""), occurrences)
      read += 1
    }
    XCTAssertEqual(read, files.count, "files without an index: build with `swift build --build-tests`")
    return graph
  }

  mutating func add(folder: String, file: String, _ occurrences: [IndexStore.Occurrence]) {
    folders.insert(folder)
    for occurrence in occurrences {
      if occurrence.roles.contains(.definition) { owners[occurrence.symbol] = folder }
      guard occurrence.roles.contains(.reference) else { continue }
      uses.append(
        Use(
          folder: folder, symbol: occurrence.symbol, text: "\(occurrence.name) at \(file):\(occurrence.line)")
      )
    }
  }

  /// The uses by edge, in the form `Folder -> Folder`.
  private var edges: [String: (from: String, to: String, uses: Set<String>)] {
    var found: [String: (from: String, to: String, uses: Set<String>)] = [:]
    for use in uses {
      guard let owner = owners[use.symbol], owner != use.folder else { continue }
      found["\(use.folder) -> \(owner)", default: (use.folder, owner, [])].uses.insert(use.text)
    }
    return found
  }

  /// Returns the references to folders on higher floors, by edge in the form `Folder -> Folder`.
  func upwardReferences(floors: [[String]]) -> [String: Set<String>] {
    var floor: [String: Int] = [:]
    for (index, folders) in floors.enumerated() {
      for folder in folders { floor[folder] = index }
    }
    return edges.filter { (floor[$0.value.from] ?? 0) < (floor[$0.value.to] ?? 0) }.mapValues(\.uses)
  }

  /// The largest set of folders that all reach each other.
  var largestCycle: Set<String> {
    var next: [String: Set<String>] = [:]
    for edge in edges.values { next[edge.from, default: []].insert(edge.to) }
    func reachable(from folder: String) -> Set<String> {
      var found: Set<String> = [folder]
      var waiting = [folder]
      while let folder = waiting.popLast() {
        for other in next[folder, default: []] where found.insert(other).inserted { waiting.append(other) }
      }
      return found
    }
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    return folders.map { folder in
      reached[folder]!.filter { reached[$0]!.contains(folder) }
    }.max { ($0.count, $1.sorted().first ?? "") < ($1.count, $0.sorted().first ?? "") } ?? []
  }
}
