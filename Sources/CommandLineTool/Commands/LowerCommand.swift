import Foundation
import Lowering

/// `portolan lower`: prints the lowered version of iOS sources that the compiler sees on Linux.
struct LowerCommand: Command {
  static let name = "lower"
  static let summary = "Prints Swift sources for iOS as the compiler on Linux receives them"
  static let usage = "FILE|DIR … [--output DIR]"
  static let discussion = """
    The files are read as one project: selectors, optional requirements and overrides in extensions are resolved
    among them. One file is printed. Several files, or those of a folder, are written to the folder of --output if
    they change. Lines and columns stay the same.
    """

  private let paths: [String]
  private let output: String?

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    output = try arguments.takeValue("--output", "-o")
    paths = try arguments.positional()
    if paths.isEmpty { throw UsageError("no file is given") }
  }

  func run() throws -> ExitCode {
    let files = try paths.flatMap(swiftFiles)
    if files.count != 1, output == nil { throw UsageError("several files require --output") }
    let sources = try files.map { file in
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw CommandError("\(file.path) cannot be read")
      }
      return SourceFile(name: (file.path as NSString).lastPathComponent, bytes: Array(data))
    }
    let facts = ProjectSummary(sources.map(\.facts))
    var changed = 0
    for (file, source) in zip(files, sources) {
      let lowered = source.lowered(facts)
      guard let output else {
        print(
          lowered?.text
            ?? String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self),
          terminator: "")
        continue
      }
      guard let lowered else { continue }
      changed += 1
      let target = URL(fileURLWithPath: output).appendingPathComponent(file.relative)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(lowered.text.utf8).write(to: target)
    }
    if output != nil { Console.note("\(changed) of \(files.count) files rewritten") }
    return .success
  }

  private func swiftFiles(_ path: String) throws -> [(path: String, relative: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError("\(path) does not exist")
    }
    guard isFolder.boolValue else { return [(path, (path as NSString).lastPathComponent)] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { ("\(path)/\($0)", $0) }
  }
}
