import Foundation
import Projects

/// `portolan build`, also used by `run` and `test`.
struct BuildCommand: Command {
  static let name = "build"
  static let summary = "Builds a Swift package or an Xcode project for iOS, unchanged"
  static let usage = "[DIR] [--release] [--lenient] [--json] [--scratch-path DIR] [--verbose]"
  static let discussion = """
    DIR is a folder with a Package.swift, a .xcodeproj or a .xcworkspace, or one of the latter two. The default is
    the current folder, or the only folder below it that has a project. The project is not changed: sources are
    rewritten on their way to the compiler, and all results are in .build/portolan.

    Problems that Xcode reports and the compiler on Linux does not see are reported first, as by portolan check;
    --lenient builds in spite of them. --json prints all messages as an array on standard output.

    The apps of an Xcode project are then in .build/portolan/Apps, and commands for LLDB in .build/portolan/lldbinit.

    The frameworks are compiled by the first build, and again when their own sources change.
    """

  private let options: BuildOptions

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    options = try BuildOptions(&arguments, json: true)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
  }

  func run() throws -> ExitCode {
    let build = try options.open()
    guard try options.build(build, tests: false) else { return .failure }
    try build.prepareDebugging()
    return .success
  }
}
