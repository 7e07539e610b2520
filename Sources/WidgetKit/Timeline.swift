import SwiftUI

/// A date and the data that a widget shows from then on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of an entry among the others of a widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public let score: Float
  public let duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The time of the next timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private enum Kind: Hashable { case atEnd, never, after(Date) }
  private let kind: Kind
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }

  /// Returns the date of the next timeline; `nil` if only the app asks for one.
  package func date(after entries: [any TimelineEntry]) -> Date? {
    switch kind {
    case .atEnd: entries.map(\.date).max()
    case .never: nil
    case .after(let date): date
    }
  }
}

/// The entries of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }

  /// Returns the entry that is shown at a date: the last that has begun.
  package func entry(at date: Date) -> EntryType? {
    entries.filter { $0.date <= date }.max { $0.date < $1.date } ?? entries.min { $0.date < $1.date }
  }
}

/// The size and purpose of a widget's snapshot or timeline.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
    displaySize = family.size
  }
}

/// The source of a widget's entries.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular,
    accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size on a phone of 390 by 844 points; of a tablet for the extra large family. In points.
  /// Source: Human Interface Guidelines, Widgets, "Specifications".
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
