import Foundation

/// Lines for the person at the terminal, which go to the standard error.
enum Console {
  static func error(_ message: String) {
    write("portolan: error: \(message)\n")
  }

  static func warning(_ message: String) {
    write("portolan: warning: \(message)\n")
  }

  static func note(_ message: String) {
    write("portolan: \(message)\n")
  }

  /// A line as it is.
  static func plain(_ line: String) {
    write(line + "\n")
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
