/// The exit status of a command.
package enum ExitCode: Int32 {
  case success = 0
  /// The command failed.
  case failure = 1
  /// The command line was invalid.
  case usage = 64
}
