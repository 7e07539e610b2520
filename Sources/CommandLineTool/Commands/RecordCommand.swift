import AutomationProtocol
import Foundation
import Projects

/// `portolan record`: runs an app in a window and records a person's actions as a UI test.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Runs an app in a window and records its use as a UI test"
  static let usage =
    "[DIR|NAME] [--app NAME] [--output FILE.swift] [--release] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Taps, swipes and typed text are recorded as XCUITest statements; the file is complete after each action. It is
    RecordedUITests.swift, or the file of --output, and must not exist. Add it to a UI test target to run it. Arguments
    after -- go to the app.
    """

  private let options: BuildOptions
  private let app: String?
  private let output: URL
  private let arguments: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    output =
      URL(fileURLWithPath: try arguments.takeValue("--output", "-o") ?? "RecordedUITests.swift")
      .standardizedFileURL
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
    self.arguments = arguments.rest
  }

  func run() throws -> ExitCode {
    guard !FileManager.default.fileExists(atPath: output.path) else {
      throw CommandError("\(output.path) already exists; choose another file with --output")
    }
    guard let program = try options.buildApplication(app) else { return .failure }
    setenv(AutomationEnvironment.recording, output.path, 1)
    Console.note("recording into \(output.path); close the window to end")
    try Shell.replaceProcess([program.path] + arguments)
  }
}
