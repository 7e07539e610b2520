import AutomationProtocol
import Foundation
import Projects

/// `portolan record`: runs an app in a window and records a person's actions as a UI test.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Runs an app in a window and writes a UI test of what is done in it"
  static let usage =
    "[DIR|NAME] [--app NAME] [--output FILE.swift] [--release] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Taps, swipes and typed text become statements of XCUITest as they are made; the file is complete at any time. It is called
    RecordedUITests.swift unless --output names another one, and must not be there yet. Put it into a target of UI tests to
    run it. What stands after -- goes to the app.
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
    guard try arguments.positional().isEmpty else { throw UsageError("one directory is enough") }
    self.arguments = arguments.rest
  }

  func run() throws -> ExitCode {
    guard !FileManager.default.fileExists(atPath: output.path) else {
      throw CommandError("\(output.path) is there already; --output names another file")
    }
    guard let program = try options.buildApplication(app) else { return .failure }
    setenv(AutomationEnvironment.recording, output.path, 1)
    Console.note("recording into \(output.path); close the window to end")
    try Shell.replaceProcess([program.path] + arguments)
  }
}
