/// What a run tells the shell.
package enum ExitCode: Int32 {
  case success = 0
  /// Something was asked that could not be done.
  case failure = 1
  /// The command line was not understood.
  case usage = 64
}
