import UIKit
import XCTest

/// Writes `Documentation/Coverage.md`: what of Interface Builder's language and of Apple's symbols is there. With
/// `PORTOLAN_RECORD` in the environment the file is written; without it the test says whether it is up to date.
@MainActor
final class CoverageTests: XCTestCase {
  func testCoverageIsWrittenDown() throws {
    let file = root.appendingPathComponent("Documentation/Coverage.md")
    let text = try page()
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, "record it with PORTOLAN_RECORD=1")
  }

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func page() throws -> String {
    """
    # Coverage

    Made by `CoverageTests`; do not edit. *There* means that all is read that the table knows of, *partial* that some is, *not
    there* that the element becomes a placeholder with a warning. Attributes that only the editor uses are left out.

    ## Interface Builder

    | element | state | read | not read |
    |---|---|---|---|
    \(rows().joined(separator: "\n"))

    ## UIKit

    \(try table("UIKit", folders: ["UIKit", "CoreGraphics", "QuartzCore", "UserNotifications", "FoundationExtensions"], more: CoverageCatalog.classes))

    ## SwiftUI

    \(try table("SwiftUI", folders: ["SwiftUI", "FoundationExtensions"]))

    ## Other frameworks

    Combine, CoreGraphics, QuartzCore, os and what Foundation lacks on Linux are there as far as code for UIKit and SwiftUI
    uses them. Frameworks for other things than the interface are not: among them AVFoundation, CloudKit, Contacts, CoreData,
    CoreImage, CoreLocation, CoreMotion, CoreSpotlight, EventKit, GameplayKit, LocalAuthentication, MapKit, MessageUI, Metal,
    MultipeerConnectivity, Photos, SafariServices, SceneKit, SpriteKit, StoreKit, SwiftData. WebKit shows
    the text of pages. A
    project that imports one is told so, by file and line.
    """ + "\n"
  }

  private func rows() -> [String] {
    let known = Set(InterfaceCoverage.elements)
    return CoverageCatalog.elements.map { name, listed in
      guard known.contains(name) else { return "| `\(name)` | not there | | \(code(listed)) |" }
      let keys = InterfaceCoverage.keys(of: name)
      let missing = listed.filter { !keys.contains($0) }
      let read = keys.filter { !$0.hasPrefix("<") }.sorted()
      return "| `\(name)` | \(missing.isEmpty ? "there" : "partial") | \(code(read)) | \(code(missing)) |"
    }
  }

  /// Apple's types, each with how many of its members are there and those that are not.
  private func table(_ module: String, folders: [String], more: [String] = []) throws -> String {
    let symbols = try PublicSymbols(
      folders: folders.map { root.appendingPathComponent("Sources/\($0)") })
    let list = try String(
      contentsOf: root.appendingPathComponent("Tests/CoverageTests/Symbols/\(module).txt"), encoding: .utf8)
    var rows: [String] = []
    var (types, typesThere, members, membersThere) = (0, 0, 0, 0)
    var lines = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let named = Set(lines.map { $0.prefix { $0 != ":" } })
    lines += more.map { $0[...] }.filter { !named.contains($0) }
    for line in lines {
      let parts = line.split(separator: ":")
      let name = String(parts[0])
      var seen: Set<String> = []
      let listed = (parts.dropFirst().first ?? "").split(separator: " ").map(String.init).filter {
        seen.insert($0).inserted
      }
      let isThere = symbols.has(name)
      let missing = isThere ? listed.filter { !symbols.has($0, in: name) } : listed
      types += 1
      typesThere += isThere ? 1 : 0
      members += listed.count
      membersThere += listed.count - missing.count
      let state = !isThere ? "not there" : missing.isEmpty ? "there" : "partial"
      rows.append(
        "| `\(name)` | \(state) | \(listed.count - missing.count) of \(listed.count) | \(isThere ? code(missing) : "") |"
      )
    }
    XCTAssertGreaterThan(membersThere, members / 2, "the sources are not read as they are written")
    return """
      \(typesThere) of \(types) types and functions and \(membersThere) of \(members) members are there. Members are counted by their base
      names; overloads are not told apart.

      | type | state | members | not there |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private func code(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }
}
