import ActivityKit
import AppIntents
import DeveloperToolsSupport
import Intents
import SwiftUI

extension Preview {
  /// Creates a preview of a widget with the given entries.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, as: family, widget: widget) { _ in
      WidgetEntries(await timeline())
    }
  }

  /// Creates a preview of a widget with the entries of a provider.
  public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, as: family, widget: widget) { _ in
      let provider = timelineProvider()
      return WidgetEntries(await provider.timeline(family), of: provider)
    }
  }

  /// Creates a preview of a widget with the entries of a provider for a custom intent.
  public init<W: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, as: family, widget: widget) { _ in
      let provider = timelineProvider()
      return WidgetEntries(await provider.timeline(for: intent, family), of: provider)
    }
  }

  /// Creates a preview of a widget with the entries of a provider for an app intent.
  public init<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, as: family, widget: widget) { _ in
      let provider = timelineProvider()
      let context = TimelineProviderContext(previewing: family)
      return WidgetEntries(await provider.timeline(for: intent, in: context), of: provider)
    }
  }

  /// Creates a preview of a live activity in the given states.
  public init<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(name) {
      let activity = widget().descriptions.lazy.compactMap { description -> LiveActivity? in
        if case .activity(let activity) = description.content { activity } else { nil }
      }.first
      guard let activity else { throw WidgetPreviewError.noActivity }
      let states = await contentStates()
      guard let view = LiveActivityView(activity, kind, attributes, states) else {
        throw WidgetPreviewError.otherAttributes
      }
      return AnyView(view)
    }
  }

  /// Creates a preview of the first widget with timelines.
  private init<W: Widget>(
    _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    entries: @escaping @MainActor (WidgetTimeline) async throws -> WidgetEntries
  ) {
    self.init(name) {
      for description in widget().descriptions {
        guard case .timeline(let timeline) = description.content else { continue }
        let entries = try await entries(timeline)
        if entries.entries.isEmpty { throw WidgetPreviewError.noEntries }
        guard let view = WidgetTimelineView(entries, of: timeline, in: description, family: family) else {
          throw WidgetPreviewError.otherEntries
        }
        return AnyView(view)
      }
      throw WidgetPreviewError.noTimeline
    }
  }

  /// Creates a preview of a view that is made asynchronously.
  private init(_ name: String?, view: @escaping @MainActor @Sendable () async throws -> AnyView) {
    self.init(
      name,
      traits: [.sizeThatFitsLayout, PreviewTrait(setting: .modifier { _ in try await view() })],
      content: .view { AnyView(EmptyView()) })
  }

  /// The previews of a widget that the sources do not preview themselves: one for each family.
  fileprivate static func previews<W: Widget>(of type: W.Type) -> [(preview: Preview, device: String?)] {
    type.init().body._description.families.filter(\.isOnDevices).map { family in
      let preview = Preview("\(type)-\(family)", as: family, widget: { type.init() }) { timeline in
        try await timeline.entries(family)
      }
      return (preview, family == .systemExtraLarge ? "iPad" : nil)
    }
  }
}

extension _Previews {
  /// Registers a widget, whose timelines are previewed in all its families.
  public static func add<W: Widget>(_ file: String, _ line: Int, _ fileID: String, _ type: W.Type) {
    add(file, line, fileID, type: "\(type)") { Preview.previews(of: W.self) }
  }
}

/// The reasons for which a widget has no preview.
enum WidgetPreviewError: Error, CustomStringConvertible {
  case noTimeline, noEntries, otherEntries, noIntent, noActivity, otherAttributes

  var description: String {
    switch self {
    case .noTimeline: "the widget has no timeline"
    case .noEntries: "the timeline has no entries"
    case .otherEntries: "the widget shows entries of another type than those of the preview"
    case .noIntent:
      "the widget depends on a custom intent; #Preview(as:using:widget:timelineProvider:) previews it"
    case .noActivity: "the widget has no ActivityConfiguration"
    case .otherAttributes: "the live activity has other attributes than the preview"
    }
  }
}

/// Collects the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  public typealias Entries = [any TimelineEntry]
  public static func buildExpression(_ entry: any TimelineEntry) -> Entries { [entry] }
  public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> Entries { entries }
  public static func buildBlock(_ parts: Entries...) -> Entries { parts.flatMap { $0 } }
  public static func buildOptional(_ part: Entries?) -> Entries { part ?? [] }
  public static func buildEither(first: Entries) -> Entries { first }
  public static func buildEither(second: Entries) -> Entries { second }
  public static func buildArray(_ parts: [Entries]) -> Entries { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: Entries) -> Entries { part }
}

/// Collects the states of a preview of a live activity.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public typealias States = [Attributes.ContentState]
  public static func buildExpression(_ state: Attributes.ContentState) -> States { [state] }
  public static func buildExpression(_ states: States) -> States { states }
  public static func buildBlock(_ parts: States...) -> States { parts.flatMap { $0 } }
  public static func buildOptional(_ part: States?) -> States { part ?? [] }
  public static func buildEither(first: States) -> States { first }
  public static func buildEither(second: States) -> States { second }
  public static func buildArray(_ parts: [States]) -> States { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: States) -> States { part }
}
