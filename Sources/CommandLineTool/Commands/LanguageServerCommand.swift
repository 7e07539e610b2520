import Foundation
import Projects

/// `portolan lsp`: serves an editor.
struct LanguageServerCommand: Command {
  static let name = "lsp"
  static let summary = "Serves an editor: completion, diagnostics and definitions in iOS sources"
  static let usage = "[DIR] [--scratch-path DIR]"
  static let discussion = """
    A language server on standard input and output, for the project in DIR or in the folder that the editor opens. It runs
    the toolchain's sourcekit-lsp on the sources as the compiler receives them, and converts positions. The first start
    builds the project; saved changes are built in the background. SOURCEKIT_LSP names another sourcekit-lsp.
    """

  private let options: BuildOptions
  private let folder: URL?

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    folder = arguments.takeDirectory().map { URL(fileURLWithPath: $0).standardizedFileURL }
    options = try BuildOptions(&arguments)
    let isAlone = options.path == URL(fileURLWithPath: ".").standardizedFileURL
    guard isAlone, try arguments.positional().isEmpty else {
      throw UsageError("only one directory can be given")
    }
  }

  func run() throws -> ExitCode {
    let program = ProcessInfo.processInfo.environment["SOURCEKIT_LSP"] ?? "sourcekit-lsp"
    signal(SIGPIPE, SIG_IGN)
    let server = LanguageServer(
      program: program,
      serverEnded: {
        Console.error("\(program) has ended; the editor can start portolan lsp again")
        exit(ExitCode.failure.rawValue)
      },
      open: { [options, folder] opened in try options.open(at: folder ?? opened) })
    return try server.run() ? .success : .failure
  }
}
