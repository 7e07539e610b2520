import Foundation
import Synchronization

/// Reports misuse of the runtime. UIKit installs its own handlers.
package enum RuntimeFault {
  /// Receives the name of an exception and its reason. If it returns, the failed call has no effect.
  package typealias Handler = @Sendable (_ name: String, _ reason: String) -> Void

  /// Receives a line for the console.
  package typealias Warning = @Sendable (_ line: String) -> Void

  private static let storedHandler = Mutex<Handler?>(nil)
  private static let storedWarning = Mutex<Warning?>(nil)

  /// The exception handler. Without one, exceptions terminate the process.
  package static var handler: Handler? {
    get { storedHandler.withLock { $0 } }
    set { storedHandler.withLock { $0 = newValue } }
  }

  /// The warning handler. Without one, warnings go to standard error.
  package static var warning: Warning? {
    get { storedWarning.withLock { $0 } }
    set { storedWarning.withLock { $0 = newValue } }
  }

  /// Runs `body`, sending its exceptions only to `handler`.
  package static func intercepting(
    _ handler: @escaping @Sendable (_ reason: String) -> Void, _ body: () -> Void
  ) {
    let usual = self.handler
    self.handler = { _, reason in handler(reason) }
    body()
    self.handler = usual
  }

  package static func raise(_ name: String, _ reason: String) {
    guard let handler else { fatal(name, reason) }
    handler(name, reason)
  }

  package static func warn(_ line: String) {
    if let warning { return warning(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  static func fatal(_ name: String, _ reason: String) -> Never {
    handler?(name, reason)
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
