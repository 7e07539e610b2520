import QuartzCore
import UIKit

/// The intervals between the last frames. They are measured only while they are shown, because that requests frames.
@MainActor
final class FrameTimes {
  private static let count = 120
  private var link: CADisplayLink?
  private var last: CFTimeInterval?
  private var intervals: [CFTimeInterval] = []

  var isMeasuring = false {
    didSet {
      guard isMeasuring != oldValue else { return }
      link?.invalidate()
      link = nil
      last = nil
      guard isMeasuring else { return }
      let link = CADisplayLink { [weak self] link in self?.add(link.timestamp) }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  private func add(_ time: CFTimeInterval) {
    if let last { intervals.append(time - last) }
    last = time
    if intervals.count > Self.count { intervals.removeFirst() }
  }

  var rows: [InspectorRow] {
    guard !intervals.isEmpty else { return [InspectorRow(title: "No frame yet")] }
    func text(_ seconds: CFTimeInterval) -> String { String(format: "%.1f ms", seconds * 1000) }
    let average = intervals.reduce(0, +) / Double(intervals.count)
    let late = intervals.count { $0 > 1.5 * average }
    return [
      InspectorRow(title: text(average), detail: "average of \(intervals.count) frames"),
      InspectorRow(title: text(intervals.max() ?? 0), detail: "longest"),
      InspectorRow(title: "\(late)", detail: "longer than one and a half times the average"),
    ]
  }
}
