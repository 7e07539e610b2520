import Foundation
import Lowering
import XCTest

/// The fixtures, lowered together, compiled and run once.
final class FixtureBuild {
  struct Fixture {
    let name: String
    let source: String
    /// The expected output, from the comments at the end.
    let expected: [String]
  }

  static let fixtures: [Fixture] = {
    let folder = Bundle.module.resourceURL!.appendingPathComponent("Fixtures")
    let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map { file in
      let source = try! String(contentsOf: file, encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let comments = lines.reversed().prefix { $0.hasPrefix("// ") }.reversed()
      return Fixture(
        name: file.deletingPathExtension().lastPathComponent, source: source,
        expected: comments.map { String($0.dropFirst(3)) })
    }
  }()

  static let facts = ProjectSummary(
    fixtures.map { SourceFile(name: $0.name + ".swift", text: $0.source).facts })

  static func lowered(_ fixture: Fixture) -> String? {
    SourceFile(name: fixture.name + ".swift", text: fixture.source).lowered(facts)?.text
  }

  /// The output by fixture, and the compiler's diagnostics.
  static let result: (output: [String: [String]], diagnostics: String) = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fixtures-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var main = "setvbuf(stdout, nil, _IOLBF, 0)\n"
    for fixture in fixtures {
      let text = lowered(fixture) ?? fixture.source
      try! text.write(
        to: folder.appendingPathComponent(fixture.name + ".swift"), atomically: true, encoding: .utf8)
      if fixture.source.contains("func run\(fixture.name)()") {
        main += "print(\"== \(fixture.name)\")\nrun\(fixture.name)()\n"
      }
    }
    try! main.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let sources = (fixtures.map(\.name) + ["main"]).map { folder.appendingPathComponent($0 + ".swift").path }
    let app = folder.appendingPathComponent("app").path
    let (diagnostics, status) = run(
      [
        "swiftc", "-module-name", "Fixtures", "-DDEBUG", "-swift-version", "5", "-enable-bare-slash-regex",
        "-wmo", "-Onone",
      ]
        + moduleFlags + ["-o", app] + sources + objects)
    guard status == 0 else {
      return (
        [:], diagnostics + "\n: error: the compiler ended with \(status): \(diagnostics.suffix(2000))\n"
      )
    }
    var output: [String: [String]] = [:]
    var current = ""
    let (text, appStatus) = run(["SWIFT_BACKTRACE=enable=no", app])
    let failure = appStatus == 0 ? "" : "\n: error: the fixtures ended with \(appStatus): \(text.suffix(300))"
    for line in text.split(separator: "\n") {
      if line.hasPrefix("== ") {
        current = String(line.dropFirst(3))
      } else {
        output[current, default: []].append(String(line))
      }
    }
    return (output, diagnostics + failure.replacingOccurrences(of: "\n", with: " "))
  }()

  /// The object files of the runtime. An incremental build leaves the objects of removed sources, which are excluded.
  static let objects: [String] = ["ObjCRuntime", "CObjCRuntime", "ObjectiveC"].flatMap { module in
    let sources = Set(
      paths(in: sourceRoot.appendingPathComponent("Sources/\(module)")).map(\.lastPathComponent))
    return paths(in: Bundle.main.bundleURL.appendingPathComponent("\(module).build"))
      .filter { $0.pathExtension == "o" && sources.contains($0.deletingPathExtension().lastPathComponent) }
      .map(\.path)
  }

  private static let sourceRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func paths(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.allObjects as? [URL] ?? []
  }

  /// The compiler flags for finding the runtime.
  static let moduleFlags: [String] = {
    let products = Bundle.main.bundleURL
    let maps =
      ["CObjCRuntime", "CDarwin", "CMarkdown", "CMethodTables"].map {
        products.appendingPathComponent("\($0).build/module.modulemap")
      } + [sourceRoot.appendingPathComponent("Sources/CNetwork/module.modulemap")]
    let headers = run(["pkg-config", "--cflags-only-I", "gio-unix-2.0"]).output.split(
      whereSeparator: \.isWhitespace)
    let flags = maps.map { "-fmodule-map-file=\($0.path)" } + headers.map(String.init)
    return ["-I", products.appendingPathComponent("Modules").path] + flags.flatMap { ["-Xcc", $0] }
  }()

  /// Runs a program and returns its output and status.
  static func run(_ arguments: [String]) -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try! process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
