import Foundation
import Projects

/// `portolan doctor`: checks the machine.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Checks that the toolchain, the libraries and the fonts are there"
  static let usage = "[--json]"
  static let discussion = """
    One line for each part: ok, or what is missing and the command that installs it. A missing display is no error: tests
    and pictures need none. The status is 1 if something that builds need is missing. --json prints an array with the keys
    name, state (ok, missing or optional), detail and advice.
    """

  /// The result for one part.
  struct Finding: Encodable, Equatable {
    enum State: String, Encodable {
      case ok, missing
      /// Missing, and not needed for builds and tests.
      case optional
    }

    var name: String
    var state: State
    var detail: String
    var advice: String?

    var line: String {
      "\(state == .optional ? "not there" : state.rawValue): \(name) \(detail)"
        + (advice.map { "; \($0)" } ?? "")
    }
  }

  private let printsJSON: Bool

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    printsJSON = arguments.takeFlag("--json")
    guard try arguments.positional().isEmpty else { throw UsageError("doctor takes no directory") }
  }

  func run() throws -> ExitCode {
    let findings = Self.findings()
    if printsJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(findings), as: UTF8.self))
    } else {
      for finding in findings { print(finding.line) }
    }
    return findings.contains { $0.state == .missing } ? .failure : .success
  }

  private static func findings() -> [Finding] {
    [toolchain(), frameworks()] + libraries() + [fonts(), display()]
  }

  private static func toolchain() -> Finding {
    let advice = "install a Swift 6.3 toolchain and put it on the search path"
    guard let text = Version.toolchain() else {
      return Finding(name: "toolchain", state: .missing, detail: "swift is not found", advice: advice)
    }
    return toolchain(text)
  }

  /// The finding for the first line of `swift --version`.
  static func toolchain(_ text: String) -> Finding {
    let numbers =
      text.components(separatedBy: "Swift version ").dropFirst().first?
      .split { !$0.isNumber && $0 != "." }.first?.split(separator: ".").compactMap { Int($0) } ?? []
    let isRecent = numbers.count > 1 && (numbers[0], numbers[1]) >= (6, 3)
    return Finding(
      name: "toolchain", state: isRecent ? .ok : .missing, detail: text,
      advice: isRecent ? nil : "install a Swift 6.3 toolchain and put it on the search path")
  }

  private static func frameworks() -> Finding {
    do {
      if let sdk = Frameworks.installed() {
        return try frameworks(sdk, at: Frameworks.location().path, toolchain: Version.toolchain())
      }
      return Finding(
        name: "frameworks", state: .ok, detail: "in \(try Frameworks.location().path)", advice: nil)
    } catch {
      return Finding(
        name: "frameworks", state: .missing, detail: "not found",
        advice: "set PORTOLAN_ROOT to a checkout of Portolan or its SDK")
    }
  }

  /// The finding for an SDK.
  /// - Parameter toolchain: The first line of `swift --version`; `nil` without a toolchain.
  static func frameworks(_ sdk: InstalledSDK, at path: String, toolchain: String?) -> Finding {
    let reason = sdk.mismatch(with: toolchain)
    return Finding(
      name: "frameworks", state: reason == nil ? .ok : .missing,
      detail: "\(sdk.version) in \(path), for Swift \(InstalledSDK.number(of: sdk.compiler))", advice: reason)
  }

  private static func libraries() -> [Finding] {
    // An SDK has the headers that it needs.
    guard Frameworks.installed() == nil else { return [] }
    return ["pangocairo", "gdk-pixbuf-2.0", "libcmark-gfm", "sqlite3", "gtk4"].map { name in
      let found = try? Tool.capture(["pkg-config", "--modversion", name])
      let version = found.flatMap {
        $0.status == 0 ? $0.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
      }
      // Without GTK everything but windows works.
      let state: Finding.State = version != nil ? .ok : name == "gtk4" ? .optional : .missing
      return Finding(
        name: name, state: state, detail: version ?? "is not installed",
        advice: version == nil ? "Scripts/setup build installs it" : nil)
    }
  }

  private static func fonts() -> Finding {
    let list = (try? Tool.capture(["fc-list", ":", "family"]).output) ?? ""
    let count = Set(list.split(separator: "\n")).count
    return Finding(
      name: "fonts", state: count > 0 ? .ok : .missing, detail: "\(count) families",
      advice: count > 0
        ? nil
        : "\(Frameworks.installed() == nil ? "Scripts/setup fonts" : "apt install fonts-inter fonts-dejavu-core") installs them"
    )
  }

  private static func display() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    let name = ["WAYLAND_DISPLAY", "DISPLAY"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Finding(
      name: "display", state: name == nil ? .optional : .ok, detail: name ?? "",
      advice: name == nil ? "portolan test, map, render and run --screenshot need none" : nil)
  }
}
