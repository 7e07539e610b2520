import Foundation
import Projects

/// `portolan build`, also used by `run` and `test`.
struct BuildCommand: Command {
  static let name = "build"
  static let summary = "Builds a Swift package or an Xcode project for iOS as it is"
  static let usage = "[DIR] [--release] [--scratch-path DIR] [--verbose]"
  static let discussion = """
    DIR holds a Package.swift, a .xcodeproj or a .xcworkspace, or is one of the latter; without it, it is the current
    directory. Where only a folder below has a project, that is taken. Nothing in it is changed: sources are rewritten on
    the compiler's way to them, and everything that is made goes to .build/portolan. An Xcode project is built by a package
    that is made of links to its files.

    The frameworks are built once, when this is first used and when their own sources change.
    """

  private let options: BuildOptions

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("one directory is enough") }
  }

  func run() throws -> ExitCode {
    let build = try options.open()
    return try options.build(build, tests: false) ? .success : .failure
  }
}
