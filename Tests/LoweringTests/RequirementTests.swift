import Foundation
import Lowering
import XCTest

/// The table of optional methods follows from the protocols of the frameworks. With `PORTOLAN_RECORD` in the environment it is
/// written; otherwise the test checks that it is up to date.
final class RequirementTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// Folders with sources that apps do not import.
  private static let tools: Set<String> = [
    "Automation", "CommandLineTool", "GTKHost", "InterfaceInspector", "Lowering", "OffscreenHost",
    "PortolanTesting", "PreviewHost", "Projects", "Routing", "RxCocoaRuntime", "StoryboardTools", "WebHost",
    "WebServer",
    "portolan", "portolan-build",
  ]
  /// Protocols that are not optional in parts on iOS, or whose methods every view has.
  private static let others: Set<String> = ["CALayerDelegate", "DropDelegate"]

  func testTheTableIsThatOfTheProtocols() throws {
    let file = Self.root.appendingPathComponent(
      "Sources/Lowering/Facts/FrameworkRequirements+Delegates.swift")
    let text = Self.text(of: try Self.optionalMethods())
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, "record it with PORTOLAN_RECORD=1")
  }

  func testDelegateProxiesOfRxCocoaForwardEveryMethod() throws {
    let forwarded = try Self.delegates(in: "RxCocoaRuntime").filter { $0.kind == .extension }
    XCTAssertGreaterThan(forwarded.count, 10)
    let methods = forwarded.reduce(into: Set<String>()) { $0.formUnion(Self.methods(of: $1)) }
    let optional = try Self.optionalMethods()
    // The methods with a handler call the asynchronous ones. The position of a search bar is not asked of the target.
    let others: Set<String> = [
      "position(for:)", "webView(_:decidePolicyFor:)", "webView(_:decidePolicyFor:preferences:)",
      "webView(_:respondTo:)",
    ]
    for name in Set(forwarded.map(\.name)).sorted() {
      XCTAssertEqual((optional[name] ?? []).subtracting(methods).subtracting(others).sorted(), [], name)
    }
  }

  func testDelegateProxiesOfRxCocoaReportTheMethodsThatTheyForward() throws {
    let folder = Self.sources.appendingPathComponent("RxCocoaRuntime")
    var listed: Set<Substring> = []
    var forwarded: Set<Substring> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      if name == "DelegateMethods.swift" {
        listed = Set(text.matches(of: #/"([^"]+:)"/#).map { $0.1 })
      } else {
        forwarded.formUnion(text.matches(of: #/\bforward\(\s*"([^"]+)"/#).map { $0.1 })
      }
    }
    XCTAssertFalse(forwarded.isEmpty)
    XCTAssertEqual(listed.symmetricDifference(forwarded).sorted(), [])
  }

  func testMethodsOfEveryFrameworkAreCalledWithoutQuestionMark() {
    for call in [
      "delegate?.textField?(field, willPresentEditMenuWith: animator)",
      "delegate?.webView?(view, didFinish: navigation)",
      "delegate?.locationManager?(manager, didUpdateLocations: [])",
      "delegate?.userNotificationCenter?(center, openSettingsFor: nil)",
    ] {
      let file = SourceFile(name: "A.swift", text: "func f() { \(call) }")
      let lowered = file.lowered(ProjectSummary([file.facts]))?.text ?? ""
      let name = call.dropFirst("delegate?.".count).prefix { $0 != "?" }
      XCTAssertTrue(lowered.contains("delegate?.\(name) ("), lowered)
    }
  }

  func testClosuresWithShortNamesStayOptional() {
    let file = SourceFile(name: "A.swift", text: "func f() { self.didReceive?(message); a.didBegin?(b) }")
    XCTAssertNil(file.lowered(ProjectSummary([file.facts])))
  }

  // MARK: Deriving

  /// The methods of delegates and data sources that have an implementation in an extension, by protocol.
  private static func optionalMethods() throws -> [String: Set<String>] {
    var requirements: [String: (inherited: [String], methods: Set<String>)] = [:]
    var defaults: [String: Set<String>] = [:]
    for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    where !tools.contains(folder) {
      for type in try delegates(in: folder) {
        if type.kind == .protocol {
          requirements[type.name] = (type.inherited, Self.methods(of: type))
        } else if type.kind == .extension {
          defaults[type.name, default: []].formUnion(Self.methods(of: type))
        }
      }
    }
    func methods(of name: String) -> Set<String> {
      guard let found = requirements[name] else { return [] }
      let own = found.methods.intersection(defaults[name] ?? []).filter(isDistinct)
      return found.inherited.reduce(into: own) { $0.formUnion(methods(of: $1)) }
    }
    return requirements.keys.reduce(into: [:]) { $0[$1] = methods(of: $1) }.filter { !$0.value.isEmpty }
  }

  private static var sources: URL { root.appendingPathComponent("Sources") }

  /// The protocols of delegates and data sources, and their extensions, in a folder of sources.
  private static func delegates(in folder: String) throws -> [ReferenceSummary.TypeSummary] {
    let files = FileManager.default.enumerator(
      at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var found: [ReferenceSummary.TypeSummary] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("Delegate") || text.contains("DataSource") else { continue }
      found += SourceFile(name: file.lastPathComponent, text: text).allReferences.types.filter {
        isDelegate($0.name)
      }
    }
    return found
  }

  private static func methods(of type: ReferenceSummary.TypeSummary) -> Set<String> {
    Set(type.members.filter { $0.labels != nil }.map(\.fullName))
  }

  private static func isDelegate(_ name: String) -> Bool {
    (name.contains("Delegate") || name.contains("DataSource")) && !others.contains(name)
  }

  /// Whether the name differs from usual names of closures, which are called without labels.
  private static func isDistinct(_ name: String) -> Bool {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    return labels.contains { $0 != "_" } || base.count(where: \.isUppercase) >= 2
  }

  // MARK: Writing

  private static func text(of table: [String: Set<String>]) -> String {
    var lines = [
      "extension FrameworkRequirements {",
      "  /// The optional methods of delegates and data sources, by protocol. `RequirementTests` derives them from the sources.",
      "  static let delegates: [String: [String]] = [",
    ]
    for (name, methods) in table.sorted(by: { $0.key < $1.key }) {
      let items = methods.sorted().map { "\"\($0)\"" }
      let whole = "    \"\(name)\": [\(items.joined(separator: ", "))],"
      if whole.count <= 110 {
        lines.append(whole)
        continue
      }
      lines.append("    \"\(name)\": [")
      var line = "     "
      for item in items {
        if line.count + item.count + 2 > 110 {
          lines.append(line)
          line = "     "
        }
        line += " \(item)" + (items.count > 1 ? "," : "")
      }
      lines += [line, "    ],"]
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }
}
