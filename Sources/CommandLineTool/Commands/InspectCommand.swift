import Foundation
import Projects

/// `portolan inspect`: prints the state of an app's interface.
struct InspectCommand: Command {
  static let name = "inspect"
  static let summary = "Prints the views, constraints, controllers and life cycle of an app as JSON"
  static let usage =
    "[DIR|NAME] [--app NAME] [--device NAME] [--landscape] [--dark] [--text-size SIZE] [--language CODE] "
    + "[--right-to-left] [--open URL] [--tap LABEL] [--type TEXT] [--after SECONDS] [--screenshot FILE] "
    + "[-o FILE] [--release] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Runs an app without a display in virtual time, as portolan run --screenshot does: --open, --tap, --type and --after
    follow in the given order. Then the scenes are printed, or written to the file of -o: the path of the visible screen,
    windows, controllers, views with frames and the reasons for their sizes, accessibility, and the life-cycle callbacks
    since the start.
    """

  private static let runOptions: Set<String> = [
    "--screenshot", "--device", "--text-size", "--language", "--open", "--tap", "--type", "--after",
  ]
  private static let runFlags: Set<String> = ["--landscape", "--dark", "--right-to-left"]

  private let options: BuildOptions
  private let app: String?
  private let output: URL?
  private let given: [String]
  private let rest: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    given = try arguments.removeInOrder(options: Self.runOptions, flags: Self.runFlags)
    output = try arguments.takeValue("--output", "-o").map { URL(fileURLWithPath: $0).standardizedFileURL }
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
    rest = arguments.rest
  }

  func run() throws -> ExitCode {
    guard let program = try options.buildApplication(app) else { return .failure }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inspect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = folder.appendingPathComponent("inspection.json")
    let picture =
      given.contains("--screenshot") ? [] : ["--screenshot", folder.appendingPathComponent("a.png").path]
    let status = try Tool.lines(
      [program.path] + picture + given + rest, environment: ["PORTOLAN_INSPECT": result.path]
    ) { Console.plain($0) }
    guard status == 0, let data = try? Data(contentsOf: result) else { return .failure }
    if let output {
      try data.write(to: output)
    } else {
      print(String(decoding: data, as: UTF8.self))
    }
    return .success
  }
}
