import AppIntents
import Intents
import SwiftUI

/// The entries that a widget asks its provider for, and their views.
@MainActor
package struct WidgetTimeline {
  /// Asks the provider for entries.
  package let entries: @MainActor (WidgetFamily) async throws -> WidgetEntries
  /// Returns the view of an entry; `nil` if the widget has entries of another type.
  package let view: @MainActor (any TimelineEntry) -> AnyView?

  init<Entry: TimelineEntry, Content: View>(
    of provider: Any, content: @escaping @MainActor (Entry) -> Content,
    entries: @escaping @MainActor (WidgetFamily) async throws -> Timeline<Entry>
  ) {
    self.entries = { family in WidgetEntries(try await entries(family), of: provider) }
    view = { entry in (entry as? Entry).map { AnyView(content($0)) } }
  }
}

/// The entries of a timeline, of any type.
package struct WidgetEntries {
  package var entries: [any TimelineEntry]
  /// The time of the next timeline; `nil` if there is none.
  package var policy: TimelineReloadPolicy?
  /// The provider, which may own what the entries refer to, such as the context of a model.
  private var provider: Any?

  init(_ entries: [any TimelineEntry]) { self.entries = entries }

  init<Entry>(_ timeline: Timeline<Entry>, of provider: Any) {
    entries = timeline.entries
    policy = timeline.policy
    self.provider = provider
  }
}

/// A widget whose entries depend on no choice of the person.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _description: _WidgetDescription

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let timeline = WidgetTimeline(of: provider, content: content) { family in await provider.timeline(family)
    }
    _description = _WidgetDescription(kind: kind, content: .timeline(timeline))
  }
}

/// A widget whose entries depend on the person's choices in a custom intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public let _description: _WidgetDescription

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    // Only the app can create an object of its class.
    let timeline = WidgetTimeline(of: provider, content: content) { _ -> Timeline<Provider.Entry> in
      throw WidgetPreviewError.noIntent
    }
    _description = _WidgetDescription(kind: kind, content: .timeline(timeline))
  }
}

/// A widget whose entries depend on the person's choices in an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public let _description: _WidgetDescription

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let timeline = WidgetTimeline(of: provider, content: content) { family in
      await provider.timeline(for: Intent(), in: TimelineProviderContext(previewing: family))
    }
    _description = _WidgetDescription(kind: kind, content: .timeline(timeline))
  }
}

extension TimelineProvider {
  /// The timeline of a preview.
  @MainActor
  func timeline(_ family: WidgetFamily) async -> Timeline<Entry> {
    await received { getTimeline(in: TimelineProviderContext(previewing: family), completion: $0) }
  }
}

extension IntentTimelineProvider {
  /// The timeline of a preview.
  @MainActor
  func timeline(for intent: Intent, _ family: WidgetFamily) async -> Timeline<Entry> {
    await received {
      getTimeline(for: intent, in: TimelineProviderContext(previewing: family), completion: $0)
    }
  }
}

/// Returns the timeline that a provider passes to a closure.
@MainActor
private func received<Entry>(
  _ request: (@escaping @Sendable (Timeline<Entry>) -> Void) -> Void
) async -> Timeline<Entry> {
  await withUnsafeContinuation { continuation in
    request { timeline in
      // Handed over to the main actor; not used by the provider afterwards.
      nonisolated(unsafe) let timeline = timeline
      continuation.resume(returning: timeline)
    }
  }
}
