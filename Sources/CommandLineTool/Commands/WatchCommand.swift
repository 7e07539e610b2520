import Foundation
import Projects

/// `portolan watch`: runs an app and replaces it with each saved change.
struct WatchCommand: Command {
  static let name = "watch"
  static let summary = "Runs an app in a window, and replaces it at each change with its state restored"
  static let usage =
    "[DIR|NAME] [--app NAME] [--device NAME] [--landscape] [--dark] [--text-size SIZE] [--language CODE] "
    + "[--right-to-left] [--open URL] [--state DIR] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Each saved file is compiled, and the new program takes the place of the old one with its state: the values of @State,
    saved scenes, scroll positions. An error is shown over the app, which stays usable. Closing the window ends the command.

    The line after each change has the times of its steps.
    """

  private static let runOptions: Set<String> = ["--device", "--text-size", "--language", "--state"]
  private static let runFlags: Set<String> = ["--landscape", "--dark", "--right-to-left"]

  private let options: BuildOptions
  private let app: String?
  private let links: [String]
  private let arguments: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    let given = try arguments.removeInOrder(options: Self.runOptions, flags: Self.runFlags)
    links = try arguments.takeValues("--open").flatMap { ["--open", $0] }
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
    self.arguments = given + arguments.rest
  }

  func run() throws -> ExitCode {
    let build = try options.open()
    let name = try options.applicationName(app, in: build)
    guard try options.build(build, tests: false) else { return .failure }
    let session = try WatchSession(
      build, options: options, target: .app(name), arguments: arguments, firstArguments: links)
    return try session.run()
  }
}
