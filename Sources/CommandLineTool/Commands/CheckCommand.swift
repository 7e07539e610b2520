import Foundation
import Projects

/// `portolan check`: reports problems of a project without building it.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Reports problems of a project that the compiler does not see, without building it"
  static let usage = "[DIR] [--json] [--scratch-path DIR]"
  static let discussion = """
    Missing modules, selectors, outlets, actions, segues, identifiers, classes, images and colours, with file and line.
    portolan build makes the same checks first, unless --lenient is given. The status is 1 if there is an error.
    --json prints an array with the keys kind, file, line, column and message.
    """

  private let options: BuildOptions
  private let printsJSON: Bool

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    printsJSON = arguments.takeFlag("--json")
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
  }

  func run() throws -> ExitCode {
    let messages = try options.open(isCompiled: false).check()
    let errors = messages.count { $0.kind == .error }
    if printsJSON {
      print(try DiagnosticFilter.Message.json(messages))
    } else {
      for message in messages { print(message.line) }
      Console.note("\(errors) errors, \(messages.count - errors) warnings")
    }
    return errors == 0 ? .success : .failure
  }
}
