import CoreFoundation
import Foundation

/// Who serves the main thread now.
@MainActor
package enum MainLoop {
  /// Whether the main run loop is running. Swift Testing serves the main actor from the dispatch queue alone: then
  /// commits and frames must come from there.
  package static var isRunning: Bool { CFRunLoopCopyCurrentMode(CFRunLoopGetMain()) != nil }
}
