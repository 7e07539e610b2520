import CoreFoundation
import Foundation

/// The mechanism that serves the main thread.
@MainActor
package enum MainLoop {
  /// Whether the main run loop is running. Programs that end in `dispatchMain()` serve the main actor from the
  /// dispatch queue only, so commits and frames must be scheduled there.
  package static var isRunning: Bool { CFRunLoopCopyCurrentMode(CFRunLoopGetMain()) != nil }
}
