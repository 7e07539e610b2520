import Foundation
import UIKit

/// Returns the faults in `body`, which would end the process otherwise.
func recordingFaults(_ body: () throws -> Void) rethrows -> [UIKitFault.Record] {
  final class Box: @unchecked Sendable {
    var records: [UIKitFault.Record] = []
  }
  let box = Box()
  let previous = UIKitFault.recorder
  UIKitFault.recorder = { box.records.append($0) }
  defer { UIKitFault.recorder = previous }
  try body()
  return box.records
}
