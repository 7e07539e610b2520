import Foundation
import Synchronization

/// The labels that were asked for. A pointer to a label is valid for the rest of the process.
private let labels = Mutex<[String: Int]>([:])

@_silgen_name("dispatch_queue_get_label")
private func currentQueueLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

/// Returns the label of a queue, or of the current queue.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return currentQueueLabel(nil) }
  let address = labels.withLock { labels in
    if let known = labels[queue.label] { return known }
    let made = Int(bitPattern: strdup(queue.label))
    labels[queue.label] = made
    return made
  }
  return UnsafePointer(bitPattern: address) ?? currentQueueLabel(nil)
}
