import Foundation
import Projects

/// `portolan run`: builds an app and starts it.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "Builds an app and runs it in a window"
  static let usage =
    "[DIR|NAME] [--app NAME] [--headless] [--open URL] [--notification JSON] [--release] [--scratch-path DIR] "
    + "[--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Without a name the only app is run, or the first one that a project names; a name that is no directory is an app's of
    the project here. With --headless there is no window. --open gives the app a link as it starts, --notification the
    payload of a notification (JSON, or a file with JSON). What stands after -- goes to the app.
    """

  private let options: BuildOptions
  private let app: String?
  private let isHeadless: Bool
  private let arguments: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    isHeadless = arguments.takeFlag("--headless")
    let links = try arguments.takeValues("--open").flatMap { ["--open", $0] }
    let payload = try arguments.takeValue("--notification").map { ["--notification", $0] } ?? []
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("one directory is enough") }
    self.arguments = links + payload + arguments.rest
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
