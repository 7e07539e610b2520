import Foundation

/// Messages to the user on standard error.
package enum Console {
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

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
