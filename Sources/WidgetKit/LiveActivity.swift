import ActivityKit
import SwiftUI

/// The views of a live activity in its states.
@MainActor
package struct LiveActivity {
  /// Returns the view on the lock screen, with its tint; `nil` if the activity has other attributes.
  let content: @MainActor (_ attributes: Any, _ state: Any) -> AnyView?
  let island: @MainActor (_ attributes: Any, _ state: Any) -> DynamicIsland?

  init<Attributes: ActivityAttributes, Content: View>(
    content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    island: (@MainActor (ActivityViewContext<Attributes>) -> DynamicIsland)?
  ) {
    self.content = { attributes, state in
      ActivityViewContext<Attributes>(attributes, state).map { AnyView(content($0)) }
    }
    self.island = { attributes, state in
      ActivityViewContext<Attributes>(attributes, state).flatMap { island?($0) }
    }
  }
}

/// A live activity on the lock screen and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public let _description: _WidgetDescription

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    _description = _WidgetDescription(
      kind: "\(attributesType)", families: [],
      content: .activity(LiveActivity(content: content, island: dynamicIsland)))
  }
}

/// The attributes and the state that the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool

  init?(_ attributes: Any, _ state: Any) {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
      return nil
    }
    self.attributes = attributes
    self.state = state
    activityID = "preview"
    isStale = false
  }
}

private struct ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }

extension EnvironmentValues {
  /// The size of the live activity that contains a view.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// Whether the live activity is shown at full size in StandBy, which there is not.
  public var isActivityFullscreen: Bool { false }
}

/// The tint of the background of a live activity.
struct ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the color of the background of a live activity on the lock screen.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  /// Without effect: there is no button of the system beside a live activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
