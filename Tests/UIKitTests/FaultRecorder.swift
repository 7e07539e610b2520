import Synchronization
import UIKit

/// Takes faults instead of the process ending.
final class FaultRecorder: Sendable {
  private let records = Mutex<[UIKitFault.Record]>([])

  init() {
    UIKitFault.recorder = { [weak self] record in self?.records.withLock { $0.append(record) } }
  }

  var messages: [String] { records.withLock { $0.map(\.message) } }

  func stop() { UIKitFault.recorder = nil }
}
