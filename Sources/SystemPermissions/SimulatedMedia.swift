import Synchronization

/// The media that a test simulates: every file and address plays for a duration.
package enum SimulatedMedia {
  private static let stored = Mutex<Double?>(nil)

  /// Seconds; nil if no media can be decoded.
  package static var duration: Double? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
