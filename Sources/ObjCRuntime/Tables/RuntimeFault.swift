import Foundation
import Synchronization

/// How the runtime says that it was used wrongly. The UI framework puts its own engine here.
package enum RuntimeFault {
  /// Given the name of an exception and its reason. If it returns, the call that failed does nothing.
  package typealias Handler = @Sendable (_ name: String, _ reason: String) -> Void

  /// Given a line for the console.
  package typealias Warning = @Sendable (_ line: String) -> Void

  private static let storedHandler = Mutex<Handler?>(nil)
  private static let storedWarning = Mutex<Warning?>(nil)

  /// What happens to an exception. Without a handler the process ends.
  package static var handler: Handler? {
    get { storedHandler.withLock { $0 } }
    set { storedHandler.withLock { $0 = newValue } }
  }

  /// What happens to a warning. Without a handler it goes to the standard error.
  package static var warning: Warning? {
    get { storedWarning.withLock { $0 } }
    set { storedWarning.withLock { $0 = newValue } }
  }

  /// Runs `body`; its exceptions go to `handler` and nowhere else.
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
