import Foundation

/// Executes other programs.
enum Shell {
  /// Replaces this process with another program. Does not return.
  static func replaceProcess(_ arguments: [String]) throws -> Never {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    execv(arguments[0], pointers)
    throw CommandError("\(arguments[0]) cannot be run: \(String(cString: strerror(errno)))")
  }
}
