import Foundation
import Lowering
import Projects
import XCTest

/// The unmodified code of the seed documents, with the few surrounding lines that they omit: lowered,
/// compiled against the frameworks of this build and run once, with a storyboard.
enum SeedProgram {
  /// The program's output by heading.
  static let transcript: Result<[String: [String]], any Error> = Result { try run() }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  private static let seeds = Bundle.module.resourceURL!.appendingPathComponent("Seeds")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: seeds.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns a source with its fragments inserted.
  private static func source(_ name: String) throws -> String {
    var lines: [String] = []
    for line in try text("\(name).swift").split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("// FRAGMENT") else {
        lines.append(String(line))
        continue
      }
      let fragment = line.split(separator: " ").dropFirst(2).first.map(String.init) ?? name
      lines.append(completed(try text("\(fragment).fragment")))
    }
    return lines.joined(separator: "\n")
  }

  /// Completes two lines that are not Swift: one lacks a parenthesis, the other contains "and so on" in
  /// words.
  private static func completed(_ fragment: String) -> String {
    fragment.replacingOccurrences(of: "[String: AnyObject?] {", with: "[String: AnyObject?]) {")
      .replacingOccurrences(of: "} else if /// 등등...", with: "} /// 등등...")
  }

  private static func run() throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("seeds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["Presentation", "Editing", "Routing", "Links", "main"].map { name in
      SourceFile(name: "\(name).swift", text: try source(name))
    }
    let facts = ProjectSummary(files.map(\.facts))
    var sources: [String] = []
    for file in files {
      let place = folder.appendingPathComponent(file.name)
      try (file.lowered(facts)?.text ?? file.text).write(to: place, atomically: true, encoding: .utf8)
      sources.append(place.path)
    }
    try FileManager.default.copyItem(
      at: seeds.appendingPathComponent("Main.storyboard"),
      to: folder.appendingPathComponent("Main.storyboard"))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sdk = try FrameworkSDK.link(package: root, products: Bundle.main.bundleURL, into: folder)
    let app = folder.appendingPathComponent("Seeds").path
    let compiled = try command(
      ["swiftc", "-module-name", "Seeds", "-swift-version", "5", "-Onone", "-o", app] + sdk.compilerFlags
        + sdk.linkerFlags.flatMap { ["-Xlinker", $0] } + sources)
    guard compiled.status == 0 else { throw Failure(description: compiled.output) }
    let printed = try command([app])
    guard printed.status == 0 else {
      throw Failure(description: "status \(printed.status): \(printed.output.suffix(1000))")
    }
    return headings(printed.output)
  }

  private static func headings(_ output: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var current: String?
    for line in output.split(separator: "\n") {
      if line == "== end" {
        current = nil
      } else if line.hasPrefix("== ") {
        current = String(line.dropFirst(3))
        found[current!] = []
      } else if let current {
        found[current]?.append(String(line))
      }
    }
    return found
  }

  private static func command(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["SWIFT_BACKTRACE=enable=no"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.standardError
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
