import Foundation
import Projects

/// `portolan run`: builds an app and starts it.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "Builds an app and runs it in a window, or takes a picture of it"
  static let usage =
    "[DIR|NAME] [--app NAME] [--headless] [--screenshot FILE] [--record FILE.gif|.webm|.mp4] [--device NAME] [--landscape] [--dark] "
    + "[--text-size SIZE] [--language CODE] [--right-to-left] [--open URL] [--tap LABEL] [--type TEXT] "
    + "[--after SECONDS] [--scale NUMBER] [--state DIR] [--notification JSON] [--release] [--scratch-path DIR] "
    + "[--verbose] [-- ARGUMENT …]"
  static let discussion = """
    NAME is an app of the project in the current folder. Without it, the first app runs. --open starts the app with
    a link, --notification with the payload of a notification (JSON, or a file). Arguments after -- go to the app.

    --device shows a device: "iPhone SE", "iPhone 15", "iPhone 15 Pro Max", "iPad" or "iPad Pro 13-inch". Control
    with the arrow keys rotates it, Control-Shift-A switches dark mode, Control-S saves a picture. --dark,
    --text-size, --language and --landscape set how it starts.

    --screenshot needs no display. The app starts as for the first time, in virtual time. --open, --tap, --type and
    --after follow in the given order, each when the interface is at rest. Then the picture is written, and the app
    ends.

    --record writes the whole run in place of a picture: .gif, or .webm and .mp4 if ffmpeg is installed.

    --headless needs no display either. It draws nothing, and runs in real time until the app ends.
    """

  private static let runOptions: Set<String> = [
    "--screenshot", "--device", "--text-size", "--language", "--open", "--tap", "--type", "--after",
    "--scale",
    "--state", "--notification",
  ]
  private static let runFlags: Set<String> = ["--landscape", "--dark", "--right-to-left"]
  /// Options that only apply to screenshots.
  private static let pictureOptions: Set<String> = ["--tap", "--type", "--after", "--scale"]

  private let options: BuildOptions
  private let app: String?
  private let isHeadless: Bool
  private let arguments: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    isHeadless = arguments.takeFlag("--headless")
    let recording = try arguments.takeValue("--record")
    if let recording, ![".gif", ".webm", ".mp4"].contains(where: recording.lowercased().hasSuffix) {
      throw UsageError("--record writes .gif, .webm or .mp4, not \(recording)")
    }
    var given = try arguments.removeInOrder(options: Self.runOptions, flags: Self.runFlags)
    if let recording {
      if given.contains("--screenshot") { throw UsageError("--record and --screenshot exclude each other") }
      // The app recognizes a recording by the name of the file.
      given = ["--screenshot", recording] + given
    }
    if isHeadless, given.contains("--screenshot") || given.contains("--device") {
      throw UsageError("--headless shows no device and draws no picture; --screenshot alone needs no display")
    }
    if !given.contains("--screenshot"), let option = given.first(where: Self.pictureOptions.contains) {
      throw UsageError("\(option) belongs to --screenshot and --record")
    }
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
    self.arguments = given + arguments.rest
  }

  func run() throws -> ExitCode {
    guard let program = try options.buildApplication(app) else { return .failure }
    if isHeadless { setenv("PORTOLAN_HOST", "headless", 1) }
    try Shell.replaceProcess([program.path] + arguments)
  }
}
