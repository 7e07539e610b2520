import Foundation

/// A timeline as text or as a drawing, for a terminal, a review or a page.
@MainActor
public struct TimelineText {
  private let timeline: Timeline

  public init(_ timeline: Timeline) { self.timeline = timeline }

  private var moments: [(entry: Timeline.Entry, isMark: Bool)] {
    let all = timeline.entries.map { ($0, false) } + timeline.marks.map { ($0, true) }
    return all.enumerated().sorted {
      $0.element.0.time == $1.element.0.time ? $0.offset < $1.offset : $0.element.0.time < $1.element.0.time
    }.map { (entry: $0.element.0, isMark: $0.element.1) }
  }

  /// One line per event: the time in seconds, the screen, the callback.
  public var text: String {
    var lines = [timeline.title, String(repeating: "-", count: timeline.title.count)]
    for (entry, isMark) in moments {
      let time = String(format: "%7.3f s", entry.time)
      lines.append(
        isMark ? "\(time)     \(entry.callback)" : "\(time)  \(entry.lane.rawValue)  \(entry.callback)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A drawing with a lane for each screen and time from left to right.
  public var svg: String {
    let (width, left, lane) = (960.0, 110.0, 170.0)
    let scale = (width - left - 150) / timeline.duration
    var parts: [String] = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) 440" font-family="Inter, sans-serif" \
      font-size="12">
      <rect width="100%" height="100%" fill="#ffffff"/>
      <text x="24" y="34" font-size="18" font-weight="600">\(Self.escaped(timeline.title))</text>
      """
    ]
    for (index, lane) in Timeline.Lane.allCases.enumerated() {
      let y = 90 + Double(index) * 170
      let color = Self.color(of: lane)
      parts.append(
        "<text x=\"24\" y=\"\(y + 4)\" font-weight=\"600\" fill=\"\(color)\">Screen \(lane.rawValue)</text>")
      parts.append(
        "<line x1=\"\(left)\" y1=\"\(y)\" x2=\"\(width - 24)\" y2=\"\(y)\" stroke=\"\(color)\" stroke-opacity=\"0.35\"/>"
      )
    }
    for mark in timeline.marks {
      let x = left + mark.time * scale
      parts.append(
        "<line x1=\"\(x)\" y1=\"60\" x2=\"\(x)\" y2=\"410\" stroke=\"#8e8e93\" stroke-dasharray=\"3 4\"/>")
      parts.append("<text x=\"\(x + 4)\" y=\"424\" fill=\"#8e8e93\">\(Self.escaped(mark.callback))</text>")
    }
    var rows: [Timeline.Lane: (x: Double, row: Int)] = [:]
    for entry in timeline.entries {
      let x = left + entry.time * scale
      // The names of callbacks in quick succession are placed below each other.
      let before = rows[entry.lane]
      let row = before.map { x - $0.x < 150 ? $0.row + 1 : 0 } ?? 0
      rows[entry.lane] = (row == 0 ? x : before?.x ?? x, row)
      let y = 90 + Double(entry.lane.rawValue - 1) * lane
      let color = Self.color(of: entry.lane)
      parts.append("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"4\" fill=\"\(color)\"/>")
      parts.append(
        "<text x=\"\(x)\" y=\"\(y + 22 + Double(row) * 15)\" fill=\"#3a3a3c\">\(Self.escaped(entry.callback))</text>"
      )
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func color(of lane: Timeline.Lane) -> String { lane == .first ? "#007aff" : "#ff2d55" }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
