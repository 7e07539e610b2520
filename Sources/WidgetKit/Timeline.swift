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
}

/// The size and purpose of a widget's snapshot or timeline.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize

  init(previewing family: WidgetFamily) {
    self.family = family
    isPreview = true
    displaySize = family.size
  }
}
