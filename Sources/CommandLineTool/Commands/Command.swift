/// A subcommand.
package protocol Command {
  /// The name on the command line.
  static var name: String { get }
  /// A description of one line.
  static var summary: String { get }
  /// Its arguments.
  static var usage: String { get }
  /// The detailed description.
  static var discussion: String { get }

  init(_ arguments: Arguments) throws

  func run() throws -> ExitCode
}
