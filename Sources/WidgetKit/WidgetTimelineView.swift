import SwiftUI

/// The entries of a widget's timeline beside each other, each with its time.
struct WidgetTimelineView: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let moments: [Moment]
  /// Words about the time after the last entry; `nil` if nothing is known about it.
  let ending: String?
  private let entries: WidgetEntries

  /// An entry with its view.
  struct Moment: Identifiable {
    let id: Int
    let time: String?
    let view: AnyView
  }

  /// The most entries that are shown.
  private static let most = 12
  private static let spacing: CGFloat = 20
  /// The width in which widgets of a phone are arranged, in points.
  private static let width: CGFloat = 390

  private var columnCount: Int {
    let fitting = Int((Self.width - Self.spacing) / (family.size.width + Self.spacing))
    return max(1, min(fitting, moments.count))
  }

  private var rows: [[Moment]] {
    let shown = Array(moments.prefix(Self.most))
    return stride(from: 0, to: shown.count, by: columnCount).map {
      Array(shown[$0..<min($0 + columnCount, shown.count)])
    }
  }

  private var note: String? {
    let hidden = moments.count - Self.most
    return [hidden > 0 ? "\(hidden) more" : nil, ending].compactMap { $0 }.joined(separator: ", ")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      ForEach(rows, id: \.first?.id) { row in
        HStack(alignment: .top, spacing: Self.spacing) {
          ForEach(row) { moment in
            VStack(spacing: 6) {
              WidgetFrame(family: family, hasMargins: hasMargins) { moment.view }
              if let time = moment.time { Text(time).font(.caption).foregroundStyle(.secondary) }
            }
          }
        }
      }
      if let note, !note.isEmpty { Text(note).font(.caption).foregroundStyle(.secondary) }
    }
    .padding(Self.spacing)
    .background(Color(family.isAccessory ? .systemGray : .systemGray5))
    .transformEnvironment(\.colorScheme) { scheme in
      // The lock screen.
      if family.isAccessory { scheme = .dark }
    }
  }
}

extension WidgetTimelineView {
  /// Shows entries; `nil` if the widget has entries of another type.
  init?(
    _ entries: WidgetEntries, of timeline: WidgetTimeline, in description: _WidgetDescription,
    family: WidgetFamily
  ) {
    self.family = family
    self.entries = entries
    hasMargins = description.hasContentMargins
    let start = entries.entries.first?.date ?? .distantPast
    var moments: [Moment] = []
    for (index, entry) in entries.entries.enumerated() {
      guard let view = timeline.view(entry) else { return nil }
      let time = entries.entries.count == 1 ? nil : Self.words(from: start, to: entry.date)
      moments.append(Moment(id: index, time: time, view: view))
    }
    self.moments = moments
    ending = entries.policy.map { policy in
      guard let next = policy.date(after: entries.entries) else { return "no further timeline" }
      return "then a new timeline (\(Self.words(from: start, to: next)))"
    }
  }

  /// The time since the first entry, so that pictures of different days agree.
  private static func words(from start: Date, to date: Date) -> String {
    let seconds = date.timeIntervalSince(start).rounded()
    guard seconds != 0 else { return "at the start" }
    let units: Set<Duration.UnitsFormatStyle.Unit> = [.days, .hours, .minutes, .seconds]
    let text = Duration.seconds(seconds.magnitude)
      .formatted(.units(allowed: units, width: .abbreviated, maximumUnitCount: 2))
    return seconds > 0 ? "after \(text)" : "\(text) before"
  }
}
