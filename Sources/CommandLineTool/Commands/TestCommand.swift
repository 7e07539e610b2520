import Foundation
import Projects

/// `portolan test`: builds the tests of a project and runs them.
struct TestCommand: Command {
  static let name = "test"
  static let summary = "Builds the tests of a project and runs them without a window"
  static let usage =
    "[DIR] [--tests FOLDER] [--observe FILE] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    --tests runs the Swift files of a folder in place of the project's own tests; they import its modules with
    @testable. --observe records the screens that tests with TestApp visit, for portolan map --observed. Arguments
    after -- go to swift test, for example -- --filter LoginTests.
    """

  private let options: BuildOptions
  private let arguments: [String]
  private let observed: URL?

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    observed = try arguments.takeValue("--observe").map { URL(fileURLWithPath: $0).standardizedFileURL }
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("one directory is enough") }
    self.arguments = arguments.rest
  }

  func run() throws -> ExitCode {
    let build = try options.open()
    guard try options.build(build, tests: true) else { return .failure }
    setenv("PORTOLAN_HOST", "headless", 1)
    if let apps = try build.interfaceTestApplications() { setenv("PORTOLAN_UI_APPS", apps, 1) }
    if let observed { setenv("PORTOLAN_OBSERVE", observed.path, 1) }
    try Shell.replaceProcess(["/usr/bin/env"] + build.testCommand(arguments))
  }
}
