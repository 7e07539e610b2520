import Foundation
import Projects

/// `portolan serve`: builds an app and shows it in browsers.
struct ServeCommand: Command {
  static let name = "serve"
  static let summary = "Builds an app and shows it in a browser"
  static let usage =
    "[DIR|NAME] [--app NAME] [--port N] [--host ADDRESS] [--public] [--state DIR] [--sessions N] [--idle SECONDS] "
    + "[--shared] [--memory MIB] [--record DIR] "
    + "[--release] [--scratch-path DIR] [--verbose] [-- ARGUMENT …]"
  static let discussion = """
    Each tab runs the app in a process of its own; with --shared, all tabs are scenes of one process. The address bar shows the path of the visible screen; the browser's
    back button goes back in the app. A page that is loaded again finds its app as it was, for a minute (--idle) in the same
    process, later restored from its saved state (--state).

    The server listens at 127.0.0.1, port 8080, where other machines do not reach it. --public listens everywhere and
    prints a link with a secret, without which no page is shown; put a proxy with TLS before it on an open network.
    --memory limits each process of the app. --record saves what the first tab shows as a page that replays it without a
    server, when the server ends. Arguments after -- go to the app.
    """

  private static let serverOptions: Set<String> = [
    "--port", "--host", "--state", "--sessions", "--idle", "--memory", "--record",
  ]
  private static let serverFlags: Set<String> = ["--public", "--shared"]

  private let options: BuildOptions
  private let app: String?
  private let given: [String]
  private let arguments: [String]

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    given = try arguments.removeInOrder(options: Self.serverOptions, flags: Self.serverFlags)
    app = try arguments.takeValue("--app") ?? arguments.takeName()
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
    self.arguments = arguments.rest
  }

  func run() throws -> ExitCode {
    let server = try Self.server()
    guard let program = try options.buildApplication(app) else { return .failure }
    try Shell.replaceProcess(
      [server.path, program.path] + given + (arguments.isEmpty ? [] : ["--"] + arguments))
  }

  /// The server's program, which is beside this one.
  private static func server() throws -> URL {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let server = folder.appendingPathComponent("portolan-serve")
    guard FileManager.default.isExecutableFile(atPath: server.path) else {
      throw CommandError(
        "\(server.path) is missing; build it with: swift build --product portolan-serve (it needs libsoup 3)")
    }
    return server
  }
}
