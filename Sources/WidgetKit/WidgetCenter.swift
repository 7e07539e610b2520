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

/// The treatment of a widget's colors.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// The background of accessory widgets.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color(.systemFill) }
}

private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  /// The margins of a widget's content, in points.
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

private struct WidgetURLKey: EnvironmentKey { static var defaultValue: URL? { nil } }
private struct WidgetAccentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The link of the widget that contains a view.
  package var widgetURL: URL? {
    get { self[WidgetURLKey.self] }
    set { self[WidgetURLKey.self] = newValue }
  }
  package var isWidgetAccented: Bool {
    get { self[WidgetAccentKey.self] }
    set { self[WidgetAccentKey.self] = newValue }
  }
}

extension View {
  /// Sets the link that a tap on the widget opens in the app.
  public func widgetURL(_ url: URL?) -> some View { environment(\.widgetURL, url) }
  /// Marks views for the accent color of the accented mode, which no host uses.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    environment(\.isWidgetAccented, accentable)
  }
  /// Shows the view at the size of a widget.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, context.family)
      .frame(width: context.family.size.width, height: context.family.size.height)
      .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
  }
}

/// The size of a widget in previews.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}
