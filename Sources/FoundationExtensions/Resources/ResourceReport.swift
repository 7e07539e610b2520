import Foundation
import Synchronization

/// Reports unreadable resources once each, with file and line.
package enum ResourceReport {
  private struct State {
    var known: Set<String> = []
    var handler: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())

  /// Prints `file:line: problem`, unless it was already reported.
  package static func warn(_ file: URL, line: Int?, _ problem: String) {
    let place = line.map { "\(file.path):\($0)" } ?? file.path
    let message = "\(place): \(problem); it is left out"
    let handler = state.withLock { state -> (@Sendable (String) -> Void)? in
      guard state.known.insert(message).inserted else { return nil }
      return state.handler ?? { FileHandle.standardError.write(Data("portolan: \($0)\n".utf8)) }
    }
    handler?(message)
  }

  /// Replaces standard error as the destination of warnings.
  package static func setHandler(_ handler: (@Sendable (String) -> Void)?) {
    state.withLock {
      $0.handler = handler
      $0.known = []
    }
  }
}
