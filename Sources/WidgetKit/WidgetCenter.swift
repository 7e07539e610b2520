import SwiftUI

/// The widgets that the person has placed, which are none: no desktop shows widgets of apps.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}

  /// Has no effect, because no widget of the kind is placed.
  public func reloadTimelines(ofKind kind: String) {}
  /// Has no effect, because no widget is placed.
  public func reloadAllTimelines() {}
  /// Has no effect, because no widget is placed.
  public func invalidateConfigurationRecommendations() {}

  /// Calls the closure with the placed widgets: an empty list.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { DispatchQueue.main.async { completion(.success([])) } }
  /// Returns the placed widgets: an empty list.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}
