import UIKit

/// The callbacks of two screens over time, since a transition was chosen.
@MainActor
public final class Timeline {
  public enum Lane: Int, CaseIterable, Sendable {
    case first = 1
    case second
  }

  public struct Entry: Hashable, Sendable {
    public let lane: Lane
    public let callback: String
    /// Seconds since the beginning.
    public let time: TimeInterval
  }

  public private(set) var title = ""
  public private(set) var entries: [Entry] = []
  /// Events other than callbacks: the end of a completion handler, or a user action.
  public private(set) var marks: [Entry] = []
  public var didChange: (() -> Void)?
  private var start = CACurrentMediaTime()
  private var isEnded = false

  public init() {}

  /// Clears the entries and restarts time.
  public func begin(_ title: String) {
    self.title = title
    entries = []
    marks = []
    start = CACurrentMediaTime()
    didChange?()
  }

  /// Stops recording.
  public func end() { isEnded = true }

  func note(_ callback: String, on lane: Lane) {
    guard !isEnded else { return }
    entries.append(Entry(lane: lane, callback: callback, time: CACurrentMediaTime() - start))
    didChange?()
  }

  public func mark(_ text: String) {
    marks.append(Entry(lane: .first, callback: text, time: CACurrentMediaTime() - start))
    didChange?()
  }

  /// The length of the timeline in seconds.
  var duration: TimeInterval { max((entries + marks).map(\.time).max() ?? 0, 0.5) }
}
