import SwiftUI

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
private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { WidgetFamily.systemSmall.margins }
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
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
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
  nonisolated public func widgetURL(_ url: URL?) -> some View { environment(\.widgetURL, url) }
  /// Marks views for the accent color of the accented mode, which no host uses.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    environment(\.isWidgetAccented, accentable)
  }
  /// Shows the view as a widget.
  nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View {
    WidgetFrame(family: context.family) { self }
  }
}

/// The size of a widget in previews.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}
