import UIKit

/// What two screens heard, and when, since a way from one to the other was chosen.
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
  /// Moments that are no callbacks: the end of a completion handler, a person's act.
  public private(set) var marks: [Entry] = []
  public var didChange: (() -> Void)?
  private var start = CACurrentMediaTime()
  private var isEnded = false

  public init() {}

  /// Forgets everything; time begins anew.
  public func begin(_ title: String) {
    self.title = title
    entries = []
    marks = []
    start = CACurrentMediaTime()
    didChange?()
  }

  /// What happens from now on is not part of it.
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

  /// The length to draw, in seconds.
  var duration: TimeInterval { max((entries + marks).map(\.time).max() ?? 0, 0.5) }
}
