import Foundation
import Synchronization

/// The media that a test simulates: every file and address plays for a duration.
package enum SimulatedMedia {
  /// A sound that began to play.
  package struct Sound: Sendable {
    package var url: URL
    /// The position at which it began, in seconds.
    package var position: Double
    package var volume: Float
  }

  private static let stored = Mutex<Double?>(nil)
  private static let played = Mutex<[Sound]>([])

  /// Seconds; nil if media is decoded, or fails where it cannot be.
  package static var duration: Double? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// The last sounds that began to play.
  package static var sounds: [Sound] { played.withLock { $0 } }

  package static func record(_ url: URL, at position: Double, volume: Float) {
    played.withLock {
      if $0.count >= 100 { $0.removeFirst() }
      $0.append(Sound(url: url, position: position, volume: volume))
    }
  }

  package static func forgetSounds() { played.withLock { $0 = [] } }
}
