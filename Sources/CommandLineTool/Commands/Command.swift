/// One command of the command line.
package protocol Command {
  /// The word that chooses it.
  static var name: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// Its arguments.
  static var usage: String { get }
  /// What there is to know beyond the summary.
  static var discussion: String { get }

  init(_ arguments: Arguments) throws

  func run() throws -> ExitCode
}
