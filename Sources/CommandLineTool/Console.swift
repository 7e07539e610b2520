import Foundation
import Synchronization

/// Messages to the user on standard error.
package enum Console {
  /// Whether the last line is one of progress, which the next message replaces.
  private static let showsProgress = Mutex(false)
  private static let isTerminal = isatty(STDERR_FILENO) == 1

  package static func error(_ message: String) {
    write("portolan: error: \(message)\n")
  }

  package static func warning(_ message: String) {
    write("portolan: warning: \(message)\n")
  }

  package static func note(_ message: String) {
    write("portolan: \(message)\n")
  }

  /// Prints an unmodified line.
  package static func plain(_ line: String) {
    write(line + "\n")
  }

  /// Shows the progress of long work in a line that the next message replaces. Prints nothing where standard error is no
  /// terminal.
  package static func progress(_ text: String) {
    guard isTerminal else { return }
    showsProgress.withLock { $0 = true }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Removes the line of progress.
  package static func endProgress() {
    let isShown = showsProgress.withLock { shown in
      defer { shown = false }
      return shown
    }
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }

  private static func write(_ text: String) {
    endProgress()
    FileHandle.standardError.write(Data(text.utf8))
  }
}
