import Foundation
import Projects

/// `portolan run`: builds an app and starts it.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "Builds an app and runs it in a window"
  static let usage =
    "[DIR] [--app NAME] [--headless] [--release] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Without --app the only app is run, or the first one that a project names. With --headless there is no window. What
    stands after -- goes to the app.
    """

  private let options: BuildOptions
  private let app: String?
  private let isHeadless: Bool
  private let arguments: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    app = try arguments.takeValue("--app")
    isHeadless = arguments.takeFlag("--headless")
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("one directory is enough") }
    self.arguments = arguments.rest
  }

  func run() throws -> ExitCode {
    let build = try options.open()
    let programs = try build.programs()
    guard let name = app ?? programs.first else { throw CommandError("\(options.path.path) has no app") }
    guard programs.contains(name) else {
      throw CommandError(
        "there is no app \(name); there \(programs.count == 1 ? "is" : "are") \(programs.joined(separator: ", "))"
      )
    }
    guard try options.build(build, tests: false) else { return .failure }
    let program = try build.application(name)
    if isHeadless { setenv("PORTOLAN_HOST", "headless", 1) }
    try Shell.replaceProcess([program.path] + arguments)
  }
}
