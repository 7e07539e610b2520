import Foundation
import Synchronization

/// The products that a test or a developer simulates, in a file of Xcode's with the extension `storekit`.
package enum SimulatedStore {
  private static let stored = Mutex<URL?>(
    ProcessInfo.processInfo.environment["PORTOLAN_STORE"].map { URL(fileURLWithPath: $0) })

  /// Nil for a store without products, in which nothing can be bought.
  package static var file: URL? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
